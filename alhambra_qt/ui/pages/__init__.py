"""The pages around the game; each is imported only when it is first shown.

``known.py`` what was learned,
``newgame.py`` with ``module*.py`` and ``preset*.py`` the set-up, ``gamelist.py`` the saved games (a
file is read when its card comes into sight), ``key_list.py`` all keys.
"""
