"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "7925cbb55956"
