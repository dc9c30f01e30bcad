"""Drawing of attitudes and vectors on the AVID; generic, without a rule set's types."""
