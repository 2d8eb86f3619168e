"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "1d587c01cb03"
