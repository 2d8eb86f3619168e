"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "e96280e7bbdd"
