"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "8fb15059a516"
