"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "ed96b1a6b8e3"
