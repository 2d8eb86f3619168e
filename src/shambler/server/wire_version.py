"""The version of the wire. Made by `make types`: do not edit."""

VERSION = "d91e94089f9c"
