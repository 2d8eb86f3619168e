// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '0a5c92f5e7bf';
