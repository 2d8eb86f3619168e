"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "d23024c8b115"
