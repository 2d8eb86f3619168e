"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "7129cb7ea221"
