### The pages after a scoring and at the end: ledger, results.

## Score ledger

ledger-number = { $n }
ledger-gain = { $n }
ledger-name-gain = { $name } { $n }
ledger-line = { $name }: { $text }
ledger-rule = § { $section } · { $title }
ledger-play = Passo per passo
ledger-all = Mostra tutto
ledger-copy = Copia
ledger-copied = Copiato
ledger-close = Chiudi
ledger-view-table = Tabella
ledger-view-proof = Prova
ledger-this = Questo conteggio
ledger-before = Prima
ledger-now = Adesso
ledger-hint-other = Maiusc + Invio la fissa dall’altra parte
ledger-cell = { $item }, { $name }: { $points }, { $count }
ledger-cell-most = { $item }, { $name }: { $points }, { $count }, il massimo
ledger-count-of = { $name }: quanti
ledger-pinned = prova fissata { $n } di { $k }
ledger-step-count = Conta le tessere
ledger-step-places = Assegna i posti
ledger-step-share = Dividi, arrotondando per difetto
ledger-no-tie = Nessuna parità: ogni posto è pagato per intero.
ledger-nobody = Nessuno ne ha: nessun punto.
ledger-empty-title = Ancora nessun conteggio
ledger-empty-text = I conteggi 1 e 2 arrivano quando si pescano le loro carte dal mazzo, quello finale alla fine della partita. Qui si prova ogni punto.

## Results

results-row = { $place }: { $name }, { $points }
results-part = { $name }: { $n }
results-by = Che cosa mostra la tabella sotto
results-sources = Origine
results-scorings = Conteggi
results-stats = Statistiche
results-shares = Ultime tessere
results-total = Totale
results-table = Guarda il tavolo
results-seed = Codice della partita { $seed }
results-dirk = { $name }, che non vince mai
