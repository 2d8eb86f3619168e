"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "5e9a33aa1739"
