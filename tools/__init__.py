"""Programs for those who work on Saloon."""
