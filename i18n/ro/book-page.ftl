# The page of the rulebook.
rulebook-title = Reguli
menu-rules-detail = Regulile acestei partide, paragraf cu paragraf
