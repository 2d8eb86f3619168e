"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "c0a20beb1e81"
