"""What make and the build machine run; standard library only."""
