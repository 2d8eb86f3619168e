"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "ff1b639b1fcd"
