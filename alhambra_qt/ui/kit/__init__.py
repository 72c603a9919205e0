"""The building blocks of every page: looks, texts, controls, frames, the window itself.

``window.py`` holds the pages and their history, ``guard.py`` handles errors in methods that Qt
calls, ``tips.py`` escapes foreign text (names, files) in tooltips and menus.
"""
