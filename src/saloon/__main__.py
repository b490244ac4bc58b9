"""`python -m saloon` is the command `saloon`."""

import sys

from saloon.cli.main import main

sys.exit(main())
