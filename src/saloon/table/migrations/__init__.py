"""How the tables of the store came to be, step by step.

A new step is a file in `versions` that names the one before it; `saloon.table.schema` holds its number and the tables
as they are after it, and a test compares the two.
"""
