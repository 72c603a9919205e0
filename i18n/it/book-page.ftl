# The page of the rulebook.
rulebook-title = Regole
rulebook-whole-title = Le regole di Alhambra
rulebook-contents = Indice
rulebook-absent = { $title } (non in gioco)
rulebook-see-also = Vedi anche:
rulebook-next = Avanti: {$part}
rulebook-back = Punto precedente
rulebook-close = Chiudi le regole
rulebook-beside = Seconda lingua
rulebook-beside-is = A fianco: { $language }
rulebook-beside-none = Una sola lingua
rulebook-no-example = Questa regola non ha un esempio.

# Ways into it.
menu-rules-detail = di questa partita
rulebook-read = Leggi le sue regole
rulebook-read-more = Continua a leggere nelle regole

# Searching.
rulebook-search = Cerca nelle regole
rulebook-search-hint = Cerca (/)
rulebook-found =
    { $n ->
        [0] Nessun paragrafo contiene tutte queste parole.
        [one] { $n } paragrafo trovato
       *[other] { $n } paragrafi trovati
    }
# Words of a question that say nothing about its matter, between spaces: a search leaves them out.
rulebook-small-words = che cosa quando dove quale quali chi perché come quanto quanta quanti quante posso può puoi possono devo deve ho hai ha hanno sono era sarà il lo la gli le un una uno con per da dal della delle dei nel nella mio mia questo questa allora succede permesso
rulebook-nearest = Nessun paragrafo contiene tutte queste parole. Questi si avvicinano di più:
rulebook-elsewhere =
    { $n ->
        [one] In tutte le regole: { $n } altro paragrafo
       *[other] In tutte le regole: altri { $n } paragrafi
    }

# What the book is composed for.
rulebook-for-base = Per {$players}, senza moduli.
rulebook-for-modules = Per {$players}, con questi moduli: {$modules}.
rulebook-of-game = Le regole di questa partita: {$players}, {$modules}
rulebook-of-setup = Le regole della nuova partita: {$players}, {$modules}
rulebook-of-choice = Le regole per una partita con {$players}, {$modules}
rulebook-choose = Giocatori e moduli
rulebook-choose-title = Quali regole mostrare
rulebook-choose-text = Il regolamento contiene solo ciò che si gioca. Scegli un altro numero di giocatori o altri moduli per leggerne le regole; la tua partita resta com’è.
rulebook-game = Questa partita
rulebook-setup = La nuova partita
rulebook-base = Gioco base
rulebook-all = Tutto
rulebook-read-these = Leggi queste regole

# On paper.
rulebook-save = Salva o stampa
rulebook-pdf = Salva come PDF…
rulebook-html = Salva come pagina web…
rulebook-print = Stampa…
rulebook-no-printer = Nessuna stampante trovata. Puoi invece salvare le regole come PDF.

# Headings that the rules themselves do not have.
book-part-rulings = Quando i moduli si incontrano
book-part-rulings-text = Che cosa vale quando due moduli in gioco si incontrano.
book-ruling-title = {$one} · {$other}
