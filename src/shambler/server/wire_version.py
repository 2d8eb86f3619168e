"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "25b62e0522f5"
