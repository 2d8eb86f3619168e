// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '5e9a33aa1739';
