"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "0098749a1ef3"
