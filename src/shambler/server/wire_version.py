"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "33e220f25b0f"
