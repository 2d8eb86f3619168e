"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "e5415f662687"
