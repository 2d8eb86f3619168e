"""People who want to be known at several browsers, without passwords. Guests need none of this."""
