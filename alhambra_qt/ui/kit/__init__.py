"""What every page is made of: looks, words, controls, frames, the window itself.

``window.py`` keeps the pages and the one way back, ``guard.py`` what becomes of an error in a
method that Qt calls, ``tips.py`` what somebody else wrote (names, files) in tips and menus.
"""
