"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "637e95f1c659"
