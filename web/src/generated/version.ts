// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = 'c0a20beb1e81';
