# The page of the rulebook.
rulebook-title = Regole
menu-rules-detail = Le regole di questa partita, paragrafo per paragrafo
