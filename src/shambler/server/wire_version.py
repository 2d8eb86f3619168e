"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "c3f9cc717273"
