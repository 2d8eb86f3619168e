"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "64a2623bd105"
