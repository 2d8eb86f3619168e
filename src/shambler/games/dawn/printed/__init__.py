"""What is printed in the box: the tables of the content files."""
