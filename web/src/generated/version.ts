// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '5ebd2a70f88a';
