"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "bc3e8f06d9d3"
