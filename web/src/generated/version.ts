// The version of the wire that this page knows. Made by `make types`: do not edit.

export const VERSION = '9ed8355bd16b';
