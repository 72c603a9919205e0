### The pages after a scoring and at the end: ledger, results.

## A scoring on the table

scoring-title = { $scoring }: { $item }
scoring-place = { $place }: { $points }
scoring-again = Di nuovo
scoring-pause = Pausa
scoring-resume = Riprendi
scoring-skip = Vai alla fine
scoring-next = Avanti
scoring-before-now = prima → ora
scoring-from = { $n } →
scoring-score = ora { $n }


## Score ledger

ledger-number = { $n }
ledger-times = × { $n }
ledger-gain = { $n }
ledger-name-gain = { $name } { $n }
ledger-line = { $name }: { $text }
ledger-rule = § { $section } · { $title }
ledger-play = Passo per passo
ledger-all = Mostra tutto
ledger-copy = Copia
ledger-copied = Copiato
ledger-close = Chiudi
ledger-view-table = Tabella
ledger-view-proof = Calcolo
ledger-this = Questo conteggio
ledger-before = Prima
ledger-now = Adesso
ledger-hint-other = Con Maiusc + Invio lo fissi dall’altra parte
ledger-cell = { $item }, { $name }: { $points }, { $count }
ledger-cell-most = { $item }, { $name }: { $points }, { $count }, il massimo
ledger-count-of = { $name }: numero
ledger-pinned = fissato { $n } di { $k }
ledger-step-count = Conta le tessere
ledger-step-places = Assegna i posti
ledger-step-share = Dividi, arrotondando per difetto
ledger-no-tie = Nessuna parità: ogni posto vale per intero.
ledger-nobody = Nessuno ne ha: nessun punto.
ledger-empty-title = Ancora nessun conteggio
ledger-empty-text = I conteggi 1 e 2 si fanno quando le loro carte escono dal mazzo, quello finale alla fine della partita. Qui si spiega ogni punto.

## Results

results-none = –
results-row = { $place }: { $name }, { $points }
results-sources = Origine
results-scorings = Conteggi
results-stats = Statistiche
results-shares = Ultime tessere
results-between = Fra un conteggio e l’altro
results-total = Totale
ledger-print = Stampa
ledger-no-printer = Nessuna stampante trovata. Puoi copiare il foglio come testo.
