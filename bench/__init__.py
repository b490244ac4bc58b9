"""Long runs: soaks and speed."""
