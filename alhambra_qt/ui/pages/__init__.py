"""The pages around the game; each is imported only when it is first shown.

``facts.py`` a page of facts with tabs: career, review and what is hidden are made from it;
``newgame.py`` with ``module*.py`` and ``preset*.py`` the set-up, ``gamelist.py`` the saved games (a
file is read when its card comes into sight), ``key_list.py`` all keys.
"""
