// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = 'd7d0c431dcfd';
