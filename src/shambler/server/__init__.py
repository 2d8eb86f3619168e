"""Tables in the browser. Server and client know no rules: they carry views, options, answers."""
