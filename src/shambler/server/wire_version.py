"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "ae1923701268"
