"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "c5fcabfa1b2b"
