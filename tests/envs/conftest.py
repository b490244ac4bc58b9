"""Before the learners are imported."""

import os

os.environ["NUMBA_DISABLE_JIT"] = "1"  # tianshou compiles for twenty seconds what it then runs for one
