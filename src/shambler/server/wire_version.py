"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "95b01c97d7e5"
