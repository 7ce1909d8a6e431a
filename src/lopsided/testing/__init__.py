"""What a game's tests need: the conformance suite, golden playthroughs, laid tables and the ledger's check."""
