"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "789062db198f"
