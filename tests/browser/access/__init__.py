"""What holds for all screens: languages, sizes, themes, accessibility."""
