// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '33e220f25b0f';
