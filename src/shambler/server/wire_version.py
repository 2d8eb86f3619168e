"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "b6597dcb579d"
