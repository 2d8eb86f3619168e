// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '8f02a70370a8';
