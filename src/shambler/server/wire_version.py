"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "6893bccdf3d3"
