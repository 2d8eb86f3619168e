"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "1ae47840aae0"
