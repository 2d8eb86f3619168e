"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "32920cbd2da1"
