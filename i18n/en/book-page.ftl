# The page of the rulebook.
rulebook-title = Rules
menu-rules-detail = The rules of this game, paragraph by paragraph
