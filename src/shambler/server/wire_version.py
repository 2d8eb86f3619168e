"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "c045def4633a"
