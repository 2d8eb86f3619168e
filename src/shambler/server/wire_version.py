"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "438fed97e687"
