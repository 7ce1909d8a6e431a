"""A lesson: many people in one room, one code, and the tables that they sit at. It sits above the tables and uses them as anybody would."""
