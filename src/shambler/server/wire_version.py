"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "77f00b1c14fa"
