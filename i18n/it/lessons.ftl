### Lessons: the screen, and the five chapters of the base game.


## The screen

lesson-you = Tu
lesson-course = Impara il gioco
lesson-chapter = capitolo { $n } di { $of }
lesson-module = lezione su un modulo
lesson-chapters = Capitoli
lesson-steps = Passi
lesson-step = passo { $n } di { $of }
lesson-skip = Salta
lesson-leave = Esci
lesson-hint = Suggerimento
lesson-finish = Fine
lesson-next-chapter = Capitolo seguente
lesson-turn = Tocca a te
lesson-count = { $n } di { $of }
lesson-found = Giusto! Torna indietro, così puoi cercarne un’altra.
lesson-allowed = Le regole lo permettono. Cerca qualcosa di vietato.
lesson-say-done = Ben fatto
lesson-say-found = Trovato
lesson-say-wrong = Permesso, ma non qui
lesson-say-hint = Suggerimento
lesson-kept = I tuoi progressi restano. Puoi ripetere ogni passo.
lesson-prompt-read = Leggi il testo a destra, poi continua
lesson-prompt-done = Questo passo è fatto: continua
lesson-state-done = fatto
lesson-state-now = adesso


## The page of learning

start-learn = Impara
start-learn-detail = Lezioni, regolamento, esercizi
start-learn-first = È la prima volta? Impara giocando
learn-title = Impara
learn-course-about =
    { $n ->
        [one] Cinque capitoli, circa { $n } minuto. Giochi tu ogni mossa, su un tavolo vero.
       *[other] Cinque capitoli, circa { $n } minuti. Giochi tu ogni mossa, su un tavolo vero.
    }
learn-course-done = Conosci il gioco base. Ora giocalo: una piccola partita con tutte le spiegazioni.
learn-begin = Comincia
learn-go-on = Continua
learn-repeat = Di nuovo dall’inizio
learn-guided = Prima partita guidata
learn-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
learn-modules = Lezioni sui moduli
learn-book = Regolamento
learn-book-detail = Ogni regola, con esempi da provare
learn-practice = Esercizi
learn-practice-detail = Domande brevi su posizioni vere
learn-known = Che cosa sai
learn-known-detail = Le regole che hai usato e quelle ancora da scoprire
learn-who = Impara:
learn-nobody = senza nome
learn-new-name = Un altro nome
learn-add = Aggiungi
learn-delete = Elimina
learn-delete-sure = Eliminare i progressi?
learn-not-saved = Impossibile salvare i progressi: { $reason }
learn-not-read = Impossibile leggere i progressi, messi da parte: { $reason }
learn-offer =
    { $n ->
        [one] Lezione di { $n } minuto
       *[other] Lezione di { $n } minuti
    }


## Chapter 1: money

lesson-money-title = Il denaro
lesson-money-about = Prendi denaro e scopri a che cosa serve.
lesson-money-goal-title = La tua Alhambra
lesson-money-goal-1 = Intorno a questa **fontana** costruisci un palazzo, tessera dopo tessera.
lesson-money-goal-2 = Le tessere si comprano al **mercato**. Il numero su una tessera è il prezzo.
lesson-money-goal-3 = Nel tuo turno fai **una cosa**: prendi denaro, compri una tessera o ristrutturi.
lesson-money-take-title = Prendi una carta
lesson-money-take-1 = Ci sono sempre quattro carte denaro scoperte.
lesson-money-take-2 = Puoi prendere **una carta di qualsiasi valore**.
lesson-money-take-turn = Prendi la carta di valore più alto e conferma.
lesson-money-take-done = Ora hai in mano il 9. Il suo posto resta vuoto fino alla fine del turno.
lesson-money-take-hint = Il 9 arancione è la carta più alta.
lesson-money-take-wrong = Una carta bassa ti costa la stessa azione di una alta. Prendi il 9.
lesson-money-take-wrong-several = Anche due carte basse si possono prendere: è il prossimo passo. Qui prendi il 9.
lesson-money-several-title = Più carte insieme
lesson-money-several-1 = Invece di una sola carta puoi prenderne **diverse**, se insieme valgono **al massimo 5**.
lesson-money-several-2 = Il colore non conta.
lesson-money-several-turn = Trova i due modi di prendere due carte.
lesson-money-several-done = 1 + 3 e 1 + 4: entrambe restano entro 5. Le carte basse aiutano a pagare l’importo esatto.
lesson-money-several-hint = Scegli l’1 giallo, poi il 3 verde o il 4 blu.
lesson-money-several-wrong = Una carta va sempre bene. Qui prendine due che facciano al massimo 5.
lesson-money-refill-title = Fine del turno
lesson-money-refill-1 = Dopo aver preso denaro non hai altre azioni.
lesson-money-refill-2 = Nuove carte e tessere arrivano solo **alla fine del turno**.
lesson-money-refill-turn = Termina il turno e guarda i posti vuoti.
lesson-money-refill-done = Ci sono due nuove carte scoperte. Ora gioca chi segue.
lesson-money-refill-hint = Premi «Termina il turno» sopra la tua Alhambra.
lesson-money-refill-wrong = Ora termina il turno.
lesson-money-currency-title = Quattro valute
lesson-money-currency-1 = Ogni casella del mercato accetta **una sola valuta**: fiorini gialli, dirham verdi, dinari blu, ducati arancioni.
lesson-money-currency-2 = Hai 4 ducati e la torre ne costa 11.
lesson-money-currency-turn = Prendi la carta che ti permette di comprare la torre.
lesson-money-currency-done = 4 + 7 = 11 ducati: al prossimo turno la torre può essere tua, con l’importo esatto.
lesson-money-currency-hint = La torre è nella casella arancione: vuole ducati.
lesson-money-currency-wrong = Una carta più alta, ma della valuta sbagliata: per la torre contano solo i ducati.
