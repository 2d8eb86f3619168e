"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "bc34bbee1d62"
