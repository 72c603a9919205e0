"""A game to be taken along: one page for a browser, or plain text.

``told.py`` gathers what everybody may see of a session and ``telling.py`` says it in a language.
``page.py`` writes it as HTML in all languages: an ``article.py`` for each, and once for all the
Alhambras (``drawn.py``, ``art.py``), the lines over the turns (``course.py``, ``marks.py``) and the
``style.py``. ``plain.py`` writes text, with Alhambras in letters (``letters.py``). A page has no
script and loads nothing.
"""
