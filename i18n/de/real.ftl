### Eine Partie am echten Tisch: ihre Zahlen werden aufgeschrieben und gewertet.

real-title = Am echten Tisch
real-tab-numbers = Zahlen eingeben
real-tab-table = Einzelheiten
real-scorings = Wertung
real-how-many = Wer wie viele hat
real-hint = Gib eine Zahl ein; Tab geht zur nächsten Person, Eingabe zur nächsten Zeile. Plättchen in der Reserve zählen nicht.
real-hint-more = Zähle alles mit, was mit diesen Modulen als Gebäude zählt.
real-most = { $row }: nur Zahlen von 0 bis { $most } sind möglich.
real-less = Eins weniger
real-more = Eins mehr
real-field = { $row }, { $name }
real-asks-points = Punkte
real-asks-count = wie viele
real-asks-lost = verlorene Punkte
real-too-many = { $types }: in der Schachtel sind nur { $most }, eingegeben hast du { $n }.
real-too-long = { $name }: eine Mauer von { $n } ist zu lang für diese Gebäude (höchstens { $most }).
real-ties = Gleichstände
real-more-ties = und noch { $n }
real-missing =
    { $n ->
        [one] { $n } Zahl fehlt
       *[other] { $n } Zahlen fehlen
    }
real-missing-all =
    { $n ->
        [one] { $n } Zahl fehlt insgesamt
       *[other] { $n } Zahlen fehlen insgesamt
    }
real-complete = Diese Wertung ist vollständig
real-wrong =
    { $n ->
        [one] { $n } Zahl kann nicht stimmen
       *[other] { $n } Zahlen können nicht stimmen
    }
real-empty =
    { $which ->
        [first] Wertung 1 ist leer
        [second] Wertung 2 ist leer
       *[both] die Wertungen 1 und 2 sind leer
    }
real-state = { $state }
real-objection = Die Partie trotzdem aufnehmen ({ $state })?
real-kept = Alles, was du einträgst, wird gespeichert. Die Partie kann an einem anderen Tag weitergehen.
real-gained = { $name }: { $points } in dieser Wertung, insgesamt { $total }
real-undo = Rückgängig
real-new = Neue Partie am echten Tisch
real-finish = Partie in die Bilanz aufnehmen
real-finish-sure = Trotzdem aufnehmen
real-finished = Die Partie ist jetzt in der Bilanz.
real-next = Zur nächsten Wertung
real-where = Ort
real-where-hint = Bei wem am Tisch?
real-day = Datum
real-name = Spieler { $n }
real-add-seat = Spieler hinzufügen
real-remove-seat = Spieler { $n } entfernen
real-players = Spieler
real-evening = Ort und Datum
real-modules = Module
real-others = Partien am echten Tisch
real-other = { $day }, { $names }

position-wrong = { $name }, { $thing }: { $rule }
position-wrong-board = { $board }: { $rule }
position-no-turn = Dieser Moment liegt zwischen zwei Zügen, darum lässt er sich nicht als Stellung aufbauen.
position-no-room = Hier passt kein weiteres Teil hin.
position-broken =
    { $n ->
        [0] Von hier geht es nicht weiter. { $first }
        [one] Von hier geht es nicht weiter. { $first } (noch { $n } Problem)
       *[other] Von hier geht es nicht weiter. { $first } (noch { $n } Probleme)
    }
position-no-text = Dieser Text enthält keine Stellung.
position-text-wrong = Ein Teil dieses Textes fehlt oder ist falsch.

position-zone-market = Bauhof
position-zone-display = Geldauslage
position-zone-dirk = Dirk
position-zone-alhambra = { $name }, Alhambra
position-zone-reserve = { $name }, Reserve
position-zone-hand = { $name }, Hand

position-tiles = Stellung aufbauen
position-pieces = Teile
position-group = Art des Teils
position-money = Geld ({ $currency })
position-hint = Tippe Anfangsbuchstabe, Preis und Mauern eines Teils (g8nw), um es aufzunehmen. Eingabe geht zu einem Feld, auf das es passt; noch einmal Eingabe legt es an.
# Die Buchstaben der Mauern, wie man sie tippt: Norden, Osten, Süden, Westen.
position-walls = nosw
position-where = Teil des Tisches
position-place = { $place } ({ $n })
position-count = Punkte zählen
position-counted = Die aufgebaute Stellung
position-counted-broken =
    { $n ->
        [one] { $n } Teil verstößt gegen eine Regel, zählt aber
       *[other] { $n } Teile verstoßen gegen Regeln, zählen aber
    }
position-play = Von hier spielen
position-save = Stellung speichern
position-copy = Stellung kopieren
position-open = Stellung öffnen
position-paste = Stellung einfügen
position-lies = Trotzdem anlegen
position-held = In der Hand: { $piece }
position-found =
    { $n ->
        [one] In der Hand: { $piece }
       *[other] In der Hand: { $piece } ({ $n } passen dazu)
    }
position-fits = leeres Feld, auf das es passt
position-tile = { $tile }, { $sides }
position-nothing = Hier ist nichts.
position-whole = Keine Regel ist verletzt. Was nicht auf dem Tisch ist, ist im Beutel oder im Nachziehstapel.
position-next = Nächste Wertung
position-turn = Wer am Zug ist
position-score = Punkte von Spieler { $n }
position-points = Punkte
position-copied = Die Stellung ist als Text in der Zwischenablage.
position-out = Diese Stellung aufbauen

position-marks = Auf diesem Plättchen
position-mark-chest = Truhe
position-mark-resident = Bewohner
position-mark-sticks = Stäbchen
position-mark-none = keine
position-mark-there = ja
position-mark-sides = { $sides }
position-zone-bonus = { $name }, Bonuskarten
position-zone-bonus_shown = { $name }, gezeigte Bonuskarten
position-zone-characters = { $name }, Charaktere
position-zone-thieves = { $name }, Diebe
position-zone-bazaars_open = Ausliegende Basare
position-zone-walls_open = Offene Mauerkarten
position-bag = Plättchen im Beutel
position-deck = Karten im Nachziehstapel
position-coming = Kommt noch
position-face-down = Verdeckte Karten
position-deal = Bauhof und Auslage auffüllen
position-cleared =
    { $n ->
        [one] { $n } Teil ist mit seinem Modul vom Tisch. { key-ctrl } + Z bringt es zurück.
       *[other] { $n } Teile sind mit ihrem Modul vom Tisch. { key-ctrl } + Z bringt sie zurück.
    }
position-mark-gates = Stadttore
position-mark-gate_open = Offene Torkarte
position-mark-trader = Händler
position-mark-vizier = Aktiver Wesir
position-mark-attack_next = Nächster Angriff
position-zone-coins = { $name }, Münzen
position-zone-residents = { $name }, Bewohner beim Händler
position-zone-thieves_used = Genutzte Diebe
position-zone-huts_open = Offene Bauhütten
position-zone-chests = Dirk, Truhen
position-zone-rooms = Räume der Schatzkammer
position-zone-attacks = Bisherige Angriffe
position-zone-scouts_open = Offene Kundschafter
position-luck-same-help = Karten und Plättchen kommen jedes Mal in derselben Reihenfolge, wenn du diese Stellung spielst.
position-luck-new-help = Karten und Plättchen kommen in neuer Reihenfolge.

### Die KI zu einem Moment befragen

position-ask = KI fragen
advised-title = KI fragen
advised-tab-all = Rat
advised-who = { $name } ist am Zug
advised-seat = Rat für
advised-done = Fertig
advised-hint = Die verborgenen Karten und Plättchen werden viele Male neu gemischt. Was ein Zug kostet, steht in verlorenen Siegen auf 100 Partien, dahinter der Bereich, in dem es fast sicher liegt.
advised-levels = Was jede Stufe täte
advised-moves = Was jede Wahl kostet
advised-instead = Verpasst – { $reason }
advised-wait = Die KI denkt nach.
advised-best = Am besten
advised-equal = Etwa gleich
advised-under = unter 1
advised-share = gewinnt { $n } von 100
advised-by = Gewählt von: { $levels }
advised-price =
    { $kind ->
        [best] am besten, gewinnt { $share } von 100 Partien
        [equal] etwa so gut wie das Beste, gewinnt { $share } von 100 Partien
        [under] gewinnt { $share } von 100 Partien, weniger als 1 hinter dem Besten
       *[cost] gewinnt { $share } von 100 Partien, { $cost } weniger als das Beste, { $within }
    }
advised-heard = { $move }: { $price }
advised-level-heard = { $level }: { $what }
advised-heard-why = { $what }. Warum: { $more }
advised-heard-instead = { $what }. Verpasst: { $more }
advised-heard-chosen = { $what }. Gewählt von: { $more }
advised-nothing = Noch gibt es nichts zu wählen: lege Plättchen in den Bauhof, offenes Geld und eine Hand dazu.
advised-not-now = Die KI kannst du fragen, wenn du am Zug bist.
advised-failed = Die KI hat nicht geantwortet. Du kannst noch einmal fragen.
