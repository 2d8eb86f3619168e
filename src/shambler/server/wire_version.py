"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "ab4188e51fa4"
