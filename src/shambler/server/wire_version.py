"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "d041d9b321cc"
