// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = 'd2e14b70b34f';
