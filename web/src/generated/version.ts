// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '81a5d5064923';
