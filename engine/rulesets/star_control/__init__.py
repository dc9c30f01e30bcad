"""Star Control: Alliance vs Hierarchy, the starmap campaign and its battles."""
