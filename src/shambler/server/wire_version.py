"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "2f49c172e2f2"
