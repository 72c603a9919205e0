"""The layer between the rules and the window: sessions, views, words and saved games (no Qt)."""
