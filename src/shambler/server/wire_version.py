"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "81a5d5064923"
