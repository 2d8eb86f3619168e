"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "d406a0120d12"
