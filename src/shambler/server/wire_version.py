"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "9dceae8d9eb0"
