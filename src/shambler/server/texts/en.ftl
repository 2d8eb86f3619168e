# What the server itself says to people.

old-page = This page is from another version of the server. Please reload it.
