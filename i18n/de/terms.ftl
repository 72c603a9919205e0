### Die Wörter des Spiels, wie in i18n/glossary.csv.

## Gebäudearten: eins, mehrere im Satz, als Überschrift

type-pavilion = Pavillon
type-seraglio = Serail
type-arcades = Arkade
type-chambers = Gemach
type-garden = Garten
type-tower = Turm
types-pavilion = Pavillons
types-seraglio = Serails
types-arcades = Arkaden
types-chambers = Gemächer
types-garden = Gärten
types-tower = Türme


## Mit unbestimmtem Artikel: immer im Wenfall (wen oder was?)

a-pavilion = einen Pavillon
a-seraglio = ein Serail
a-arcades = eine Arkade
a-chambers = ein Gemach
a-garden = einen Garten
a-tower = einen Turm
a-hut = eine Bauhütte
a-camp = ein Feldlager
a-bazaar = einen Basar


## Mit bestimmtem Artikel: immer im Wenfall

the-pavilion = den Pavillon
the-seraglio = das Serail
the-arcades = die Arkade
the-chambers = das Gemach
the-garden = den Garten
the-tower = den Turm
the-fountain = den Brunnen
the-hut = die Bauhütte
the-camp = das Feldlager
the-bazaar = den Basar


## Währungen: eins, mehrere

cur-florin = Gulden
cur-dirham = Dirham
cur-denar = Denar
cur-ducat = Dukaten
cur-diamond = Diamant
curs-florin = Gulden
curs-dirham = Dirham
curs-denar = Denare
curs-ducat = Dukaten
curs-diamond = Diamanten


## Gezähltes: Werfall und Wenfall

count-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
count-card =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-tile =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
count-coin =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
count-chest =
    { $n ->
        [one] { $n } Truhe
       *[other] { $n } Truhen
    }
count-resident =
    { $n ->
        [one] { $n } Bewohner
       *[other] { $n } Bewohner
    }
count-player =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
count-florin =
    { $n ->
        [one] { $n } Gulden
       *[other] { $n } Gulden
    }
count-dirham =
    { $n ->
        [one] { $n } Dirham
       *[other] { $n } Dirham
    }
count-denar =
    { $n ->
        [one] { $n } Denar
       *[other] { $n } Denare
    }
count-ducat =
    { $n ->
        [one] { $n } Dukaten
       *[other] { $n } Dukaten
    }
count-diamond =
    { $n ->
        [one] { $n } Diamant
       *[other] { $n } Diamanten
    }


## Himmelsrichtungen

dir-n = Norden
dir-e = Osten
dir-s = Süden
dir-w = Westen


## Die Erweiterungen, zu denen die Module gehören

box-1 = Die Gunst des Wesirs
box-2 = Die Tore der Stadt
box-3 = Die Stunde der Diebe
box-4 = Die Schatzkammer des Kalifen


## Der gedachte Dritte im Spiel zu zweit

dirk = Dirk


## Wörter des Spiels

noun-fountain = Brunnen
noun-wall-longest = längste Mauer
noun-hut = Bauhütte
noun-camp = Feldlager
noun-bazaar = Basar


## Knöpfe und Menüeinträge

button-cancel = Abbrechen
button-confirm = Bestätigen
button-continue = Fortsetzen
button-save = Speichern
button-new-game = Neues Spiel
button-settings = Einstellungen
button-log = Protokoll
button-quit = Beenden
button-back = Zurück
button-next = Weiter


## Stufen der KI

level-random = Zufall
level-novice = Einsteiger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte


## Sitze am Tisch

seat-human = Mensch


## Aufzählungen: „Anna, Bruno und Clara“

list-more = { $head }, { $rest }
list-end = { $head } und { $last }


## Plätze in einer Reihenfolge

rank-place =
    { $n ->
        [1] Platz 1
        [2] Platz 2
        [3] Platz 3
       *[other] Platz { $n }
    }


## Karten und Teile der Module: im Werfall, mit .a im Wenfall

card-builder = Baumeisterkarte ({ $money })
    .a = eine Baumeisterkarte ({ $money })
card-exchange = Wechselstube { $one }–{ $two }
    .a = eine Wechselstube { $one }–{ $two }
card-gate = Torkarte
    .a = eine Torkarte
card-karim = Abdul Karim
card-knihstig = Abdul Knihstig
card-ammar = Ammar El’Schauf
card-faruk = Faruk Will’haben
card-fatima = Fatima
card-hakim = Hakim Wahid
card-laila = Laila Wundabah
card-machma = Machma Klain
card-yammerad = Yammerad
card-yusuf = Yusuf E’Passuff
card-wall = Mauerkarte ({ $sides })
    .a = eine Mauerkarte ({ $sides })
card-scoring = Wertungskarte { $n }
    .a = eine Wertungskarte { $n }
card-coin = Münze ({ $money })
    .a = eine Münze ({ $money })
card-thief = Dieb ({ $currency })
    .a = einen Dieb ({ $currency })
card-bonus = Bonuskarte ({ $tile })
    .a = eine Bonuskarte ({ $tile })
card-hidden = verdeckte Karte
    .a = eine verdeckte Karte
tile-hut = Bauhütte ({ $type })
tile-bazaar = Basar für { $currency } ({ $types })
tile-hidden = verdecktes Plättchen
token-chest = Truhe ({ $type })
token-resident = Bewohner ({ $type })
token-scout = Kundschafter ({ $type })
token-attack = Angriffskarte ({ $side })
token-trader = Händler
token-vizier = Wesir
token-gate = Tor
token-stick = Mauerstäbchen
token-other = { $id }
dir-list =
    { $sides ->
        [n] Norden
        [e] Osten
        [s] Süden
        [w] Westen
        [ne] Norden und Osten
        [es] Osten und Süden
        [sw] Süden und Westen
        [nw] Norden und Westen
        [ns] Norden und Süden
        [ew] Osten und Westen
       *[other] mehrere Seiten
    }
sides-walls = Mauern: { $sides }
sides-gates = Tor: { $sides }
sides-open = offen: { $sides }
sides-all-open = offen auf allen Seiten

token-hidden = verdeckt
