# The page of the rulebook.
rulebook-title = Règles
menu-rules-detail = Les règles de cette partie, paragraphe par paragraphe
