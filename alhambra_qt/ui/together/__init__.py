"""Playing together at several computers: the page to open a table or to join one, the lobby, the
notices beside a running game, and the phrases.

Nothing here listens or connects: the flow does (`alhambra_qt/ui/flows/together.py`).
"""
