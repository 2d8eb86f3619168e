"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "d2e14b70b34f"
