"""The hall: the tables in memory, who is connected to them, and what bots and clocks do there."""
