"""Lopsided: a digital table for games about inequality."""
