"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "082db9055be0"
