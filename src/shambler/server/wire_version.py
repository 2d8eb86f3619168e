"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "1e5e7b05a979"
