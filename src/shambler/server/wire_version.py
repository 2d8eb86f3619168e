"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "0a5c92f5e7bf"
