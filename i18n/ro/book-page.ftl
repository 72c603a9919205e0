# The page of the rulebook.
rulebook-title = Reguli
rulebook-whole-title = Regulile jocului Alhambra
rulebook-contents = Cuprins
rulebook-absent = { $title } (nu se joacă)
rulebook-see-also = Vezi și:
rulebook-next = Mai departe: {$part}
rulebook-back = Locul anterior
rulebook-close = Închide regulile
rulebook-beside = A doua limbă
rulebook-beside-is = Alături: { $language }
rulebook-beside-none = O singură limbă
rulebook-no-example = Această regulă nu are un exemplu.

# Ways into it.
menu-rules-detail = ale acestei partide
rulebook-read = Citește-i regulile
rulebook-read-more = Citește mai departe în reguli

# Searching.
rulebook-search = Caută în reguli
rulebook-search-hint = Caută (/)
rulebook-found =
    { $n ->
        [0] Niciun paragraf nu conține toate aceste cuvinte.
        [one] { $n } paragraf găsit
        [few] { $n } paragrafe găsite
       *[other] { $n } de paragrafe găsite
    }
# Words of a question that say nothing about its matter, between spaces: a search leaves them out.
rulebook-small-words = ce când unde care cine de ce cum cât câtă câți câte pot poate poți trebuie am are avem sunt este era va cu pentru din dintre la pe un o unei unui meu mea acest această atunci întâmplă permis voie se să dacă
rulebook-nearest = Niciun paragraf nu conține toate aceste cuvinte. Cele mai apropiate:
rulebook-elsewhere =
    { $n ->
        [one] În toate regulile: încă { $n } paragraf
        [few] În toate regulile: încă { $n } paragrafe
       *[other] În toate regulile: încă { $n } de paragrafe
    }

# What the book is composed for.
rulebook-for-base = Pentru {$players}, fără module.
rulebook-for-modules = Pentru {$players}, cu aceste module: {$modules}.
rulebook-of-game = Regulile acestei partide: {$players}, {$modules}
rulebook-of-setup = Regulile partidei noi: {$players}, {$modules}
rulebook-of-choice = Regulile unei partide cu {$players}, {$modules}
rulebook-choose = Jucători și module
rulebook-choose-title = Ce reguli vezi
rulebook-choose-text = Regulamentul cuprinde doar ce se joacă. Alege alt număr de jucători sau alte module ca să le citești regulile; partida ta rămâne cum este.
rulebook-game = Partida aceasta
rulebook-setup = Partida nouă
rulebook-base = Jocul de bază
rulebook-all = Totul
rulebook-read-these = Citește aceste reguli

# On paper.
rulebook-save = Salvează sau tipărește
rulebook-pdf = Salvează ca PDF…
rulebook-html = Salvează ca pagină web…
rulebook-print = Tipărește…
rulebook-no-printer = Nu s-a găsit nicio imprimantă. Regulile pot fi salvate în schimb ca PDF.

# Headings that the rules themselves do not have.
book-part-rulings = Unde se întâlnesc modulele
book-part-rulings-text = Ce este valabil când două dintre modulele din joc se întâlnesc.
book-ruling-title = {$one} · {$other}
