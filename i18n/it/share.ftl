### Una partita da portare con sé: una pagina per il browser, un’immagine; e dove prenderle.

## La pagina dove prenderle

share-title = Condividi
share-intro = Chi ha giocato, le Alhambra, ogni conteggio con i suoi calcoli e la cronologia: da conservare o da inviare.
share-open = Mostra solo ciò che tutti al tavolo possono vedere.
share-review = Con l’analisi: che cosa ha deciso la partita, la fortuna e le scelte più costose.
share-page = Una pagina per qualsiasi browser
share-page-what = Un solo file che ripercorre la partita passo per passo, con grafico, conteggi e tutta la cronologia, in ogni lingua; funziona anche senza rete.
share-picture = Un’immagine del tavolo
share-picture-what = Tutte le Alhambra e i punti, con i colori di questa finestra.
share-save = Salva…
share-working = Creazione della pagina…
file-not-saved = Impossibile scrivere { $file }: { $reason }
file-saved = Salvato: { $file }
share-picture-copied = Ora l’immagine è negli appunti.

## Che cosa contiene

share-running = { $names }: la partita è ancora in corso
share-alhambras = Le Alhambra
share-tiles = Le tessere a parole
share-points = Punti dopo ogni turno
share-victory = Probabilità di vittoria dopo ogni turno (vittorie su 100 partite)
share-scored = Linee verticali: conteggi
share-numbers = I numeri
share-turn = Turno
share-place = Posto
share-counted = Che cosa conta
share-proofs = Da dove vengono i punti
share-damaged = Una parte di questo file è danneggiata: non si può ripercorrere la partita mossa per mossa. Il resto si può leggere.
share-made = Creato con Alhambra Qt { $version }, una versione non ufficiale fatta da appassionati
