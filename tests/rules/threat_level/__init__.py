"""The rules of Threat Level, one file for each of the table's own words."""
