"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "c3ce6ad5a9e6"
