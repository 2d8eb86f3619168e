"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "aa2e125deb9d"
