"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "9d0f038a9986"
