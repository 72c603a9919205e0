### Der Tisch beim Spielen: Felder, Fragen, Knöpfe, was ein Zug bewirken würde, Beweise, Ergebnis.


## Zahlen, Namen, Orte

play-empty = { "" }
play-number = { $n }
play-sum = { $parts } = { $total }
play-money-parts = { $parts } { $money }
play-tile-name = { $word } { $n }
play-card-other =
    { $id ->
        [gate] Torkarte
        [builder] Baumeisterkarte
        [exchange] Wechselstube
        [character] Charakterkarte
        [wall] Mauerkarte
        [scoring] Wertungskarte
        [coin] Münze
        [thief] Dieb
       *[other] Karte
    }
play-cur-florin = Gulden
play-cur-dirham = Dirham
play-cur-denar = Denar
play-cur-ducat = Dukaten
play-cur-diamond = Diamant
play-row-wall = Mauer
play-row-other = Sonstiges
play-cell-ew =
    { $dir ->
        [e] { $n } östlich
       *[w] { $n } westlich
    }
play-cell-ns =
    { $dir ->
        [n] { $n } nördlich
       *[s] { $n } südlich
    }
play-cell-both = { $ew }, { $ns }
play-cell-fountain = Brunnen
play-cell-legal = { $cell }, möglich, Mauer { $wall }
play-side =
    { $dir ->
        [n] Nordseite
        [e] Ostseite
        [s] Südseite
       *[w] Westseite
    }
play-many-pavilion =
    { $n ->
        [one] { $n } Pavillon
       *[other] { $n } Pavillons
    }
play-many-seraglio =
    { $n ->
        [one] { $n } Serail
       *[other] { $n } Serails
    }
play-many-arcades =
    { $n ->
        [one] { $n } Arkade
       *[other] { $n } Arkaden
    }
play-many-chambers =
    { $n ->
        [one] { $n } Gemach
       *[other] { $n } Gemächer
    }
play-many-garden =
    { $n ->
        [one] { $n } Garten
       *[other] { $n } Gärten
    }
play-many-tower =
    { $n ->
        [one] { $n } Turm
       *[other] { $n } Türme
    }

## Der Tisch

play-header = { $game } · { $players } · Runde { $round }
play-header-base = Grundspiel
play-header-modules =
    { $n ->
        [one] { $n } Modul
       *[other] { $n } Module
    }
play-held = du hast { $n }
play-pay-exact = passend
play-pay-over = { $n } zu viel
play-pay-short = { $n } zu wenig
play-slot-bought = neues Plättchen nach dem Zug
play-slot-given = vergeben
play-slot-empty = bleibt leer
play-slot-say = { $currency }: { $tile }
play-display-rule = mehrere bis zur Summe { $limit }
play-deck = { $cards }, Stapel { $k } von 5
play-deck-again = { $cards }, neu gemischt
play-bag =
    { $n ->
        [one] { $n } Plättchen im Beutel
       *[other] { $n } Plättchen im Beutel
    }
play-hand = { $cards } · zusammen { $total } · für andere verdeckt
play-hand-shown = { $cards } · zusammen { $total }
play-hand-down = { $cards } · verdeckt
play-reserve-note = Plättchen bringen hier nichts
play-alhambra = Alhambra: { $name }
play-panel = { $name }: { $points }, Mauer { $wall }, auf der Hand { $cards }, in der Reserve { $tiles }
play-counts-title = Käme jetzt Wertung { $n }
play-counts-last = Was Wertung { $n } brachte

## Knöpfe

play-button-undo = Schritt zurück
play-button-redo = Schritt vor
play-button-restart = Zug von vorn
play-button-reserve = In die Reserve
play-button-dirk = Dirk geben
play-button-buy = Kaufen
play-button-take = Nehmen
play-button-place = Anlegen
play-button-add = Einbauen
play-button-remove = Herausnehmen
play-button-swap = Tauschen
play-button-end-actions = Aktionen beenden
play-button-end-turn = Zug beenden
play-button-next-tile = Anderes Plättchen
play-button-pass = Passen
play-button-no = Nein
play-button-wake = Wesir aktivieren
play-chip-money = Geld nehmen
play-chip-buy = Plättchen kaufen
play-chip-redesign = Umbauen
play-action = { $name }

## Die Frage: was zu tun ist, und was daraus folgt

prompt-turn = Wähle eine Aktion
prompt-turn-how = Geld, ein Plättchen vom Bauhof oder ein Umbau
prompt-again = Noch eine Aktion?
prompt-again-why = du hast eben passend bezahlt
prompt-held =
    { $n ->
        [one] noch { $n } Plättchen anzulegen
       *[other] noch { $n } Plättchen anzulegen
    }
prompt-take = Nimmst du { $cards }?
prompt-take-ends = danach keine weitere Aktion
prompt-take-more = bisher { $sum }, zusammen höchstens { $limit }
prompt-money = Geld nehmen: wähle Karten
prompt-money-how = eine Karte, oder mehrere bis zur Summe { $limit }
prompt-market = Plättchen kaufen: wähle ein Feld
prompt-market-how = passend bezahlt, hast du noch eine Aktion
prompt-buy = Kaufst du { $tile } für { $price }?
prompt-buy-exact = passend: danach noch eine Aktion
prompt-buy-over = { $n } zu viel: keine weitere Aktion
prompt-buy-short = Noch zu bezahlen: { $price }
prompt-buy-choose = wähle Karten: { $price }
prompt-buy-could = passend zahlen ist möglich: { $sum }
prompt-place = Lege { $tile } an
prompt-place-here = Legst du { $tile } hier an?
prompt-place-cells =
    { $n ->
        [one] { $n } mögliches Feld
       *[other] { $n } mögliche Felder
    }
prompt-place-nowhere =
    { $dirk ->
        [yes] es passt nirgends: nur in die Reserve oder zu Dirk
       *[no] es passt nirgends: nur in die Reserve
    }
prompt-place-how = wähle eines, auch mit den Pfeiltasten
prompt-place-last = dein letztes Plättchen in diesem Zug
prompt-place-more =
    { $n ->
        [one] danach noch { $n } Plättchen
       *[other] danach noch { $n } Plättchen
    }
prompt-place-won =
    du hast die meisten { $cur ->
        [florin] Gulden
        [dirham] Dirham
        [denar] Denare
       *[other] Dukaten
    } ({ $sum })
prompt-redesign = Umbau: wähle ein Plättchen
prompt-redesign-how = eines aus der Reserve zum Einbauen oder Tauschen, oder eines aus der Alhambra zum Herausnehmen
prompt-add = Umbau: { $tile } einbauen – wohin?
prompt-add-how = ein leeres Feld zum Einbauen oder ein Plättchen zum Tauschen
prompt-add-nowhere = es passt jetzt nirgends, auch nicht im Tausch
prompt-add-here = Baust du { $tile } hier ein?
prompt-remove = Nimmst du { $tile } heraus?
prompt-remove-how = es kommt in die Reserve; oder wähle ein Plättchen aus der Reserve zum Tauschen
prompt-swap = Tauschst du { $old } gegen { $new }?
prompt-reserve = Legst du { $tile } in die Reserve?
prompt-gift = Gibst du Dirk { $tile }?
prompt-swap-how = sie tauschen die Felder: { $old } legst du in die Reserve
prompt-end = Zug beenden?
prompt-end-then = dann werden Bauhof und Geld aufgefüllt
prompt-end-last = zu wenige Plättchen für den Bauhof: die Partie endet mit diesem Zug
prompt-end-safe = aufgefüllt wird jetzt nichts
prompt-pass = Nichts ist möglich: passen
prompt-window = Zwischen den Zügen etwas tun?
prompt-window-only = { $what }?
prompt-window-none = Zwischen diesen Zügen kannst du nichts tun
prompt-wake = Den Wesir aktivieren?
prompt-choose = Wähle
ask-redesign = Welcher Umbau: ein Plättchen einbauen, herausnehmen oder tauschen?
prompt-wait-ai = { $name } denkt nach…
prompt-wait-human = { $name } ist gefragt
prompt-wait-bids = { $name } bietet bis zu einer geheimen Grenze
prompt-over = Die Partie ist zu Ende

## Was ein Zug bewirken würde

what-title = Wenn du es hier anlegst
what-title-move = Wenn du das tust
what-wall = Längste Mauer { $old } → { $new }
what-wall-each = { $n } je Wertung
what-wall-same = Längste Mauer: bleibt { $n }
what-count = { $old } → { $new }
what-lead-grows = Vorsprung wächst: { $name } hat { $n }
what-lead-new = jetzt vorn: { $name } hat { $n }
what-lead-tie = vorn gleichauf: { $name } hat { $n }
what-lead-shrinks = Vorsprung schrumpft: { $name } hat { $n }
what-behind = im Rückstand: { $name } hat { $n }
what-only = sonst hat niemand davon
what-points = Käme jetzt Wertung { $k }: { $changes }
what-points-same = Käme jetzt Wertung { $k }: keine Änderung
what-points-end = In der letzten Wertung: { $changes }
what-points-end-best = Auf dem besten Feld für die letzte Wertung: { $changes }
what-points-placed = Auf dem besten Feld, käme jetzt Wertung { $k }: { $changes }
what-points-placed-same = Auf dem besten Feld, käme jetzt Wertung { $k }: keine Änderung
what-points-noted = { $changes } ({ $note })
what-points-built = Mit den neuen Plättchen auf den besten Feldern, käme jetzt Wertung { $k }: { $changes }
what-points-built-same = Mit den neuen Plättchen auf den besten Feldern, käme jetzt Wertung { $k }: keine Änderung
what-points-row = { $row }: { $changes }
what-points-rows = { $rows }; { $row }
what-wall-best = Längste Mauer, auf dem besten Feld: { $old } → { $new }
what-no-space =
    { $dirk ->
        [yes] es passt jetzt nirgends: es käme in die Reserve oder zu Dirk
       *[no] es passt jetzt nirgends: es käme in die Reserve
    }
what-exact = passend: noch eine Aktion
what-over = { $n } zu viel: kein Wechselgeld, keine weitere Aktion
what-over-change = { $n } zu viel: keine weitere Aktion
what-again = danach ist noch eine Aktion möglich
what-free = kostet keine Aktion
what-spent = keine weitere Aktion in diesem Zug
what-gone = { $card } kommt aus dem Spiel
what-gone-left =
    { $n ->
        [0] als Geld genutzt; eine zweite davon hast du nicht
        [one] als Geld genutzt; davon hast du noch { $n }
       *[other] als Geld genutzt; davon hast du noch { $n }
    }
what-market-filled = der Bauhof wird aus dem Beutel aufgefüllt
what-market-last = zu wenige Plättchen für den Bauhof: die Partie endet mit diesem Zug
what-display-filled = die Auslage wird vom Nachziehstapel aufgefüllt
what-shared-out = die letzten Plättchen im Bauhof bekommt, wer am meisten in ihrer Währung hat
what-scored = Wertung { $k } kommt
what-seen = Verborgenes wird aufgedeckt
what-others = dann ist jemand anders am Zug
what-now = Sofort
what-worth = Was es wert ist
what-then = Wenn es angelegt ist
what-end = Wenn du den Zug beendest
final = lässt sich nicht zurücknehmen
what-reserve = es kommt in die Reserve und bringt dort nichts

## Zurücknehmen

undo-revealed = Eine Karte oder ein Plättchen wurde gezogen. Bis hierher kannst du zurück, aber nicht weiter.
undo-revealed-card = Eine Karte wurde gezogen. Bis hierher kannst du zurück, aber nicht weiter.
undo-revealed-tile = Ein Plättchen wurde gezogen. Bis hierher kannst du zurück, aber nicht weiter.
undo-moved = { $name } war inzwischen am Zug. Bis hierher kannst du zurück, aber nicht weiter.
undo-nothing = Kein Schritt lässt sich zurücknehmen.
undo-no-redo = Kein Schritt lässt sich wiederholen.
undo-lost = Es gibt keine Verbindung zum Tisch.
undo-not-yours = Jetzt entscheidet jemand anders.
undo-done =
    { $n ->
        [one] { $n } Schritt zurückgenommen
       *[other] { $n } Schritte zurückgenommen
    }
redo-done =
    { $n ->
        [one] { $n } Schritt wiederholt
       *[other] { $n } Schritte wiederholt
    }

## Warum ein Knopf gerade nicht geht

why-choose-cards = Wähle zuerst Karten.
why-choose-cell = Wähle zuerst ein Feld.
why-add-nowhere = Dieses Plättchen passt jetzt nirgends.
why-choose-first = Wähle zuerst, was du tun willst.
why-no-redesign = Kein Umbau ist möglich: kein Plättchen lässt sich einbauen, tauschen oder herausnehmen.
why-no-money = In der Auslage liegt kein Geld.
why-no-tile = Mit dieser Hand lässt sich kein Plättchen kaufen.
why-no-chests = Mit dieser Hand lassen sich keine Truhen kaufen: ein Raum kostet mindestens { $n }.
why-no-room = In keinem Raum sind noch Truhen.
why-no-bazaar = Mit dieser Hand lässt sich kein Basar passend bezahlen.
why-theirs = Nur { $name } kann das nutzen.

## Gesprochene Antworten auf eine Taste

say-walls = Längste Mauer: { $list }
say-points = Punkte: { $list }
say-hands = Handkarten: { $list }
say-number = { $name } { $n }
say-counts = { $item }: { $list }
say-free-none = Gerade gibt es kein Feld zu wählen.
say-last-none = Noch ist nichts geschehen.
say-row = Zeile: { $where }
say-column = Spalte: { $where }
say-line-empty = kein Plättchen hier
say-from = ab { $cell }
say-gap =
    { $n ->
        [one] { $n } leeres Feld
       *[other] { $n } leere Felder
    }
say-edge =
    { $kind ->
        [gate] Tor
        [open] offen
       *[wall] Mauer
    }
say-needs = leer, braucht { $what }
say-need =
    { $kind ->
        [open] eine offene Seite ({ $sides })
       *[wall] eine Mauer ({ $sides })
    }
say-needs-none = leer, kein Gebäude passt hier
say-near = { $k } von { $n }
say-side-of = { $k } von { $n }, { $side }: { $cell }
say-run = { $k } bis { $m } von { $n }, { $side }: Anfang { $first }, Ende { $last }
say-exact = Passend bezahlbar: { $list }
say-exact-none = Nichts ist passend bezahlbar

## Das Wertungsblatt und seine Beweise

proof-tab = Wertung { $k }
proof-tab-final = Schlusswertung
proof-when = Runde { $round } · letzter Zug: { $name }
proof-pays-1 = Platz 1 bringt Punkte
proof-pays-2 = Platz 1 und 2 bringen Punkte
proof-pays-3 = Platz 1, 2 und 3 bringen Punkte
proof-pay-1 = { $first }
proof-pay-2 = { $first } · { $second }
proof-pay-3 = { $first } · { $second } · { $third }
proof-pay-wall = 1 je Seite
proof-built =
    { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
proof-none = keine
proof-sides =
    { $n ->
        [one] { $n } Seite
       *[other] { $n } Seiten
    }
proof-in-line =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
proof-proof-majority = { $item }: wer die meisten hat
proof-proof-tie = { $item }: Gleichstand um { $place }
proof-not-paid = bringt in Wertung { $n } nichts
proof-share = ({ $parts }) ÷ { $k } = { $pool } ÷ { $k } = { $share }
proof-rest = Rest { $n } verfällt
proof-proof-wall =
    Mauer: { $name }, { $n ->
        [one] { $n } Seite
       *[other] { $n } Seiten
    }
proof-wall-counted =
    { $n ->
        [one] { $n } zusammenhängende Außenseite
       *[other] { $n } zusammenhängende Außenseiten
    }
proof-wall-counted-why =
    = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, jede Seite einmal
proof-wall-lost =
    { $n ->
        [one] { $n } Außenseite
       *[other] { $n } Außenseiten
    }
proof-wall-lost-why = nicht damit verbunden: keine Punkte
proof-wall-inside =
    { $n ->
        [one] { $n } doppelte Mauer
       *[other] { $n } doppelte Mauern
    }
proof-wall-inside-why = im Inneren: keine Punkte
proof-hint = ↑ ↓ ← → bewegen · Eingabe hält eine Zeile offen

## Ergebnis

result-win =
    { $name } gewinnt mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
result-win-shared =
    { $name } teilen sich den Sieg mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
result-you-win = Du gewinnst: { $points }
result-you-win-close = Du gewinnst ganz knapp: { $points }
result-you-win-far = Du gewinnst mit großem Vorsprung: { $points }
result-you-win-shared = Du teilst dir den Sieg: { $points }
result-you-place =
    Du landest auf { $place ->
        [2] Platz 2
        [3] Platz 3
        [4] Platz 4
        [5] Platz 5
       *[other] Platz 6
    }: { $points }
result-you-place-close = So knapp: { $rank }, { $points }
story-ahead = { $points } mehr als { $name }
story-behind = { $points } weniger als { $name }
story-level = Bei gleich vielen Punkten wird der Sieg geteilt
story-led-before = Vor der Schlusswertung hattest du noch { $points } mehr als { $name }
story-turned = Vor der Schlusswertung hatte { $name } noch { $points } weniger als { $other }
story-turned-you = Vor der Schlusswertung hattest du noch { $points } weniger als { $other }
story-led = { $name } lag nach jeder Wertung vorn
story-led-you = Du lagst nach jeder Wertung vorn
story-dirk = Dirk hat am meisten geholt: { $points }
story-rows = Was den Unterschied machte: { $rows } ({ $name } { $n }, { $other } { $m })
story-source = Beste Punktequelle ({ $name }): { $row } ({ $n })
story-source-you = Deine beste Punktequelle: { $row } ({ $n })
result-stat-exact = Passend bezahlt
result-stat-overpaid = Zu viel bezahlt
result-stat-wall = Längste Mauer
result-stat-tiles = Gebäude
result-stat-turns = Züge
result-exact = { $n }
result-overpaid = { $n }
result-wall =
    { $n ->
        [one] { $n } Seite
       *[other] { $n } Seiten
    }
result-tiles = { $n }
result-turns = { $n }
result-rematch = Revanche
result-same-deal = Dieselbe Mischung
result-ledger = Wertungsblatt
result-review = Analyse
result-lost =
    { $n ->
        [one] Wo ging { $n } Punkt verloren?
       *[other] Wo gingen { $n } Punkte verloren?
    }
result-won =
    { $n ->
        [one] Wo wurde { $n } Punkt gewonnen?
       *[other] Wo wurden { $n } Punkte gewonnen?
    }
result-why = Glück oder Können?
result-show = Ergebnis
result-table = Tisch
result-start = Startseite

## Den Computer weitergeben

pass-title = { $name }, du bist dran
pass-asked = { $name }, eine Frage an dich
pass-between = { $last } hat gespielt, jetzt kommt { $next }
pass-playing = { $name } spielt
pass-text = Gib den Computer weiter. Drücke den Knopf, wenn sonst niemand auf den Bildschirm sieht.
pass-since = Seit deinem letzten Zug
pass-begun = Bisher
recap-total = Käme jetzt eine Wertung: { $old } → { $new }
recap-row = { $row }: { $old } → { $new }
recap-scored = Wertung { $k }: { $n }, jetzt { $total }
recap-lost = { $row }: { $n }
recap-sold =
    { $n ->
        [0] { $name } hat { $tile } gekauft ({ $price }): du hattest das Geld dafür
        [one] { $name } hat { $tile } gekauft ({ $price }): dir fehlte { $n }
       *[other] { $name } hat { $tile } gekauft ({ $price }): dir fehlten { $n }
    }
recap-new = Neu zu kaufen: { $tiles }
recap-rest = Inzwischen: { $what }
recap-n-yours =
    { $n ->
        [one] noch { $n } Änderung für dich
       *[other] noch { $n } Änderungen für dich
    }
recap-n-bought =
    { $n ->
        [one] { $n } Kauf
       *[other] { $n } Käufe
    }
recap-n-took =
    { $n ->
        [one] { $n }-mal Geld genommen
       *[other] { $n }-mal Geld genommen
    }
recap-n-redesigned =
    { $n ->
        [one] { $n } Umbau
       *[other] { $n } Umbauten
    }
recap-n-other =
    { $n ->
        [one] { $n } anderes Ereignis
       *[other] { $n } andere Ereignisse
    }
pass-lead =
    { $name } führt mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
pass-lead-shared =
    { $name } führen mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
pass-button = Ich bin { $name }
pass-note = Bis dahin ist keine geheime Karte zu sehen.
pass-asks = Zwischen zwei Zügen: { $names }
pass-window = Zwischen zwei Zügen werden alle dasselbe gefragt.

## Die KI

ai-lost = Die KI ist ausgefallen und wurde neu gestartet.
ai-failed = Die KI lässt sich nicht starten. Stattdessen werden einfache Züge gespielt.
ai-waits = Die KI antwortet seit einer Weile nicht. Du kannst warten oder noch einmal fragen.

## Speichern und Laden

save-failed = Die Partie ließ sich nicht in { $folder } speichern: { $reason }. Du kannst weiterspielen.
save-reason-read-only = der Ordner ist schreibgeschützt
save-reason-full = der Datenträger ist voll
save-reason-no-folder = den Ordner gibt es nicht
save-reason-long = der Pfad ist zu lang
save-reason-name = das System erlaubt diesen Namen nicht
save-reason-in-use = die Datei ist in einem anderen Programm geöffnet
save-reason-other = das System lehnt es ab
load-not-read = { $file } lässt sich nicht lesen: { $reason }
load-not-json = es ist keine vollständige JSON-Datei (Zeile { $line })
load-not-text = es ist keine Textdatei
load-missing = die Datei gibt es nicht
load-forbidden = du darfst die Datei nicht lesen
load-foreign = es ist keine Partie aus diesem Programm (Eintrag format)
load-newer = die Datei stammt aus einer neueren Version des Programms (Eintrag version: { $found }, diese liest bis { $known })
load-field = der Eintrag { $field } ist falsch ({ $detail })
load-detail-missing = er fehlt
load-detail-type = er hat die falsche Form
load-detail-value = dieser Wert ist unbekannt
load-action = Aktion { $n } ist nicht mehr möglich (Eintrag { $field })
load-digest = ab Aktion { $n } passt die Aufzeichnung nicht mehr zur Partie, die sie beschreibt (Eintrag { $field })
load-position = die Stellung ist nicht möglich ({ $detail }, Eintrag { $field })
load-no-file = es ist keine gewöhnliche Datei
load-no-access = der Zugriff wird verweigert
load-large = die Datei ist größer als { $n } MB
load-branches =
    eine Partie kann höchstens { $most ->
        [one] { $most } Zweig
       *[other] { $most } Zweige
    } haben
load-no-object = die Datei enthält kein Objekt in geschweiften Klammern
load-detail-range = die Zahl liegt außerhalb des Erlaubten
load-detail-long = er ist zu lang
load-shortened = Das Ende von { $file } passt nicht mehr zu den Regeln: { $reason }. Die Partie geht nach Aktion { $n } weiter; die Datei bleibt, wie sie ist.
save-not-renamed = { $file } lässt sich nicht umbenennen: { $reason }
save-name-empty = Die Partie braucht einen Namen.
save-name-taken = Eine Partie namens { $file } gibt es schon.
save-not-deleted = { $file } lässt sich nicht löschen: { $reason }
save-review-broken = Die Analyse in { $file } lässt sich nicht nutzen: { $reason }. Eine neue wird gemacht.

## Eine Partie vorbereiten

config-seats = 2 bis 6 Spieler sind möglich, nicht { $n }
config-name-empty = Spieler { $n }: der Name fehlt
config-name-long = Spieler { $n }: der Name ist länger als { $max } Zeichen
config-name-twice = Spieler { $n }: der Name { $name } ist vergeben
config-mark-twice = Spieler { $n }: jemand anders hat dieses Zeichen
config-value = { $field }: { $value } ist unbekannt
config-seat-value = Spieler { $n }, { $field }: { $value } ist unbekannt
config-module = Ein Modul { $value } gibt es nicht
config-seed-long = Der Startwert ist länger als { $max } Zeichen

## Wählen, wofür es keine eigenen Worte gibt

play-cell-free = { $cell }, möglich
play-about = jetzt: { $things }
choice-room = Raum { $n }
choice-noted = { $choice } · { $note }
choice-amount = { $n }

## Was Module neben dem Spielbrett haben

zone-other = Andere Teile
zone-of = { $zone }: { $name }

play-paid = { $parts } = { $money }
choice-none = keine
choice-old-colour = weg: { $type }
choice-new-colour = neu: { $type }

## Was Module zählen

proof-proof-lines = { $what }: { $name }, { $n }
proof-line =
    { $t }: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
proof-counted = { $n }
proof-counted-trader =
    { $n ->
        [one] { $n } Bewohner
       *[other] { $n } Bewohner
    }
proof-counted-treasure =
    { $n ->
        [one] { $n } Truhe
       *[other] { $n } Truhen
    }
proof-counted-invaders =
    { $n ->
        [one] { $n } offene Seite
       *[other] { $n } offene Seiten
    }
proof-counted-bazaars =
    { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
proof-counted-yusuf =
    { $n ->
        [one] { $n } Seite der Mauer
       *[other] { $n } Seiten der Mauer
    }
