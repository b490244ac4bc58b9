"""The server under load, beside another one: the same people, the same schedule, the same stopwatch."""
