"""Text, pictures and widgets: the only place with prose, color and HTML."""
