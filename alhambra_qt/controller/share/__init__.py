"""Export of a game: one page for a browser, or plain text.

``shared_game.py`` collects the public part of a session and words it in one language.
``html_page.py`` writes it as a page with drawings in all languages; ``plain_text.py``
writes it as text. A page has no script and loads nothing.
"""
