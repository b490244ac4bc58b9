"""The command `saloon`: one file per subcommand, `tables/` draws the games, `words/` holds all that is said."""
