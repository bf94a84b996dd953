"""The parts of `Tests/Tools/faults.py`: homes, sessions, what is broken, and what must hold after it."""
