// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = 'ed96b1a6b8e3';
