"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "adaa95a161b7"
