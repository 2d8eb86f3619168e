"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "1b3ce06a4100"
