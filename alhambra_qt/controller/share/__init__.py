"""Export of a game as one page for a browser.

``shared_game.py`` collects the public part of a session and words it in one language.
``html_page.py`` writes it as a page with drawings in all languages; it has no script and loads
nothing.
"""
