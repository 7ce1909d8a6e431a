"""The table: what the log says, folded. Pure: no clock, no network, no storage."""
