"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "5f7402064635"
