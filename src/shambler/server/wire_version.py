"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "755f699a378b"
