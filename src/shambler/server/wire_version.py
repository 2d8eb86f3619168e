"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "223e54bd23fe"
