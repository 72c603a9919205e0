"""The pages around the game, each imported when it is first shown.

``facts.py`` is a page of facts with tabs, the base of career, review and what is still hidden.
"""
