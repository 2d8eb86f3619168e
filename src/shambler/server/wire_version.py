"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "69592f1b9e92"
