"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "c1a9c6c97d93"
