"""What several space games share: mechanics, pure functions over values, and the base of their rule sets."""
