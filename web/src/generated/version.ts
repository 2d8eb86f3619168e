// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = 'bc3e8f06d9d3';
