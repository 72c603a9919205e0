### Die Seiten nach einer Wertung und am Ende: Wertungsblatt, Ergebnis.

## Eine Wertung am Tisch

scoring-title = { $scoring }: { $item }
scoring-place = { $place }: { $points }
scoring-again = Noch einmal
scoring-pause = Anhalten
scoring-resume = Fortsetzen
scoring-skip = Überspringen
scoring-next = Weiter
scoring-before-now = vorher → jetzt
scoring-from = { $n } →
scoring-score = jetzt { $n }


## Das Wertungsblatt

ledger-number = { $n }
ledger-times = × { $n }
ledger-gain = { $n }
ledger-name-gain = { $name } { $n }
ledger-line = { $name }: { $text }
ledger-rule = § { $section } · { $title }
ledger-play = Schritt für Schritt
ledger-all = Alles zeigen
ledger-copy = Kopieren
ledger-copied = Kopiert
ledger-close = Schließen
ledger-view-table = Tabelle
ledger-view-proof = Einzelheiten
ledger-this = Diese Wertung
ledger-before = Vorher
ledger-now = Jetzt
ledger-hint-other = Umschalt + Eingabe heftet es auf der anderen Seite an
ledger-cell = { $item }, { $name }: { $points }, { $count }
ledger-cell-most = { $item }, { $name }: { $points }, { $count }, die meisten
ledger-count-of = { $name }: Anzahl
ledger-pinned = angeheftet { $n } von { $k }
ledger-step-count = Plättchen zählen
ledger-step-places = Plätze vergeben
ledger-step-share = Teilen, abgerundet
ledger-no-tie = Kein Gleichstand: jeder Platz zählt voll.
ledger-nobody = Niemand hat eines davon: keine Punkte.
ledger-empty-title = Noch keine Wertung
ledger-empty-text = Die Wertungen 1 und 2 kommen, wenn ihre Karten vom Nachziehstapel gezogen werden, die Schlusswertung am Ende der Partie. Hier wird dann jeder Punkt erklärt.

## Ergebnis

results-none = –
results-row = { $place }: { $name }, { $points }
results-sources = Punkte
results-scorings = Wertungen
results-stats = Statistik
results-shares = Letzte Plättchen
results-between = Zwischen Wertungen
results-total = Summe
ledger-print = Drucken
ledger-no-printer = Kein Drucker gefunden. Du kannst das Blatt stattdessen als Text kopieren.
