"""What characters and Zeds can do, by name and parameters, as their content files say."""
