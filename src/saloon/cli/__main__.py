"""`python -m saloon.cli` is the command `saloon`."""

import sys

from saloon.cli.main import main

sys.exit(main())
