"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "dababd9c8228"
