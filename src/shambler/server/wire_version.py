"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "e11211453dc0"
