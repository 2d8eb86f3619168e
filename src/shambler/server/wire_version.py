"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "9ed8355bd16b"
