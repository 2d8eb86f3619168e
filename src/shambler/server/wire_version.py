"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "8f02a70370a8"
