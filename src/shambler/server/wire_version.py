"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "d7d0c431dcfd"
