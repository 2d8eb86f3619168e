// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '984d707f2513';
