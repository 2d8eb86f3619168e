"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "c80503b23d11"
