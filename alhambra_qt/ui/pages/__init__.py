"""The pages around the game; each is imported only when it is first shown.

``facts.py`` a page of facts with tabs: career, review and what is hidden are made from it.
"""
