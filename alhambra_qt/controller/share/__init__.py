"""A game to be taken along: one page for a browser, or plain text.

``shared_game.py`` gathers what everybody may see of a session and says it in a language.
``html_page.py`` writes it in all languages with ``drawings.py``, ``plain_text.py`` as text. A page
has no script and loads nothing.
"""
