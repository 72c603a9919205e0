### Der Aufbau eines neuen Spiels.


## Spieler, Module und Möglichkeiten

new-players-range = 2 bis 6
new-players = Spieler
new-seat-name = Name, Spieler { $n }
new-seat-kind = Wer ist Spieler { $n }?
new-ai = KI
new-level = Stufe
new-level-name = { $name } ({ $stars } von 5)
new-language = Sprache
new-assist = Hilfe
new-assist-learn = Lernen
new-assist-normal = Normal
new-assist-expert = Experte
new-language-same = wie das Programm
new-seat-remove = Spieler { $n } entfernen
new-seat-add = Spieler hinzufügen
new-dirk-note = Zu zweit spielt nach den Regeln Dirk mit, ein gedachter Dritter.
new-how = Spieleinstellungen
new-youngest = Am jüngsten (beginnt bei Gleichstand)
new-youngest-lot = per Los, nach dem Startwert
new-mark = Zeichen von Spieler { $n }: { $mark }
mark-circle = Kreis
mark-diamond = Raute
mark-triangle = Dreieck
mark-square = Quadrat
mark-hexagon = Sechseck
mark-star = Stern
new-counts = Zählhilfe
new-counts-all = alles, was man wissen kann
new-counts-buildings = nur Gebäude (Puristen)
new-counts-nothing = nichts
new-auctions = Versteigern am selben Bildschirm
new-auctions-open = offen
new-auctions-sealed = geheim, je eine Grenze
new-seed = Startwert
new-seed-help = Derselbe Startwert gibt dieselben Karten und Plättchen.
new-seed-roll = Anderer
new-seed-copy = Kopieren
new-modules = Module
new-more = Grundspiel · Module dazunehmen
new-modules-chosen = { $n } von { $total }
new-module-minutes = +{ $n } min
new-complexity = Komplexität
new-complexity-base = das Grundspiel: richtig für das erste Mal
new-complexity-easy = leicht: richtig für das erste Mal mit Modulen
new-complexity-middle = wenn ihr das Grundspiel gut kennt
# Warum die Module für eine erste Partie viel sind; genannt ist das Modul mit dem größten Anteil daran.
new-heavy-rules = viel für eine erste Partie: { $n } neue Arten von Aktionen, Ereignissen und Punkten, vor allem durch „{ $module }“
new-no-modules = keine Module
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · etwa { $minutes } Minute**
       *[other] **{ $players } · { $modules } · etwa { $minutes } Minuten**
    }
new-play = Spielen
new-reset = Von vorn

## Karten der Module

new-module-spoken =
    { $n ->
        [one] { $name }: { $idea } { $pieces } { $changes } Komplexität { $level } von 5, etwa { $n } Minute mehr.
       *[other] { $name }: { $idea } { $pieces } { $changes } Komplexität { $level } von 5, etwa { $n } Minuten mehr.
    }
# Kurz für learn-offer, wo eine Karte schmal ist.
new-lesson = Lektion
new-detail-none = Zeige auf ein Modul oder geh mit den Tasten hin: hier steht dann, was es enthält und was es ändert.
new-detail = **{ $name }** · { $pieces } { $changes }
new-detail-short = **{ $name }** · { $changes }
new-detail-measured = Züge je Partie, im Schnitt: { $turns } · Neue Arten von Aktionen, Ereignissen und Punkten: { $news }
new-partners = Gute Partner: { $modules }

## Fertige Zusammenstellungen von Modulen

new-preset-base = Grundspiel
new-preset-first = Erste Schritte
new-preset-all = Alle
new-preset-boxes = Erweiterung
new-preset-mixes = Empfohlen
new-preset-surprise = Überrasch mich
new-preset-mix-money = Geldwechsler
new-preset-mix-city = Mauern und Tore
new-preset-mix-rivals = Gegeneinander
new-preset-mix-treasures = Sammler
new-surprise-budget = Komplexität bis { $n }
new-complexity-number = { $n } von { $total }

## Worin der Aufbau von den gedruckten Regeln abweicht

new-joined = { $head } · { $rest }
new-differs-nothing = wie in den gedruckten Regeln
new-differs = anders als in den gedruckten Regeln: { $what }
new-differs-numbers = mit eigenen Zahlen, wo keine Quelle welche nennt: { $modules }
new-differs-shared = mehrere Menschen, ein Bildschirm: zwischen den Zügen ist die Hand verdeckt

## Aufbaucodes

new-code-header = Code…
new-code = Aufbaucode
new-code-help = Kopiere den Code, um diesen Aufbau zu teilen, oder füge einen anderen ein; die Namen bleiben.
new-code-done = Der Aufbau entspricht jetzt dem Code.
code-empty = Gib zuerst einen Aufbaucode ein oder füge einen ein
code-letter = Kein Aufbaucode enthält „{ $letter }“
code-wrong = Das ist kein Aufbaucode, oder ein Teil fehlt oder ist falsch
code-newer = Dieser Code stammt aus einer neueren Version des Programms

## Favoriten und der letzte Aufbau

new-last = Wie zuletzt
new-favourites = Favoriten
new-favourites-none = Gib diesem Aufbau einen Namen, dann wartet er hier.
new-favourite-name = Name eines Favoriten
new-favourite-hint = Name
new-favourite-keep = Behalten
new-favourite-forget = { $name } vergessen
new-favourites-full =
    { $n ->
        [one] Mehr als { $n } Favorit geht nicht: vergiss ihn zuerst.
       *[other] Mehr als { $n } Favoriten gehen nicht: vergiss zuerst einen.
    }
new-favourite-facts = { $players } · { $modules }

## Spielstärke und die angepasste Stufe

new-told = { $one } { $more }
new-rating =
    { $base ->
        [yes] Deine Spielstärke im Grundspiel: { $points } ({ $low } bis { $high }).
       *[no] Deine Spielstärke mit etwa so vielen Modulen: { $points } ({ $low } bis { $high }).
    }
new-rating-chance = Gegen diese Gegner gewinnst du etwa { $n } von 100 Partien.
new-rating-up = Zeit für die Stufe „{ $level }“.
new-rating-down = Vorerst ist die Stufe „{ $level }“ eher etwas für dich.
new-fitting = Angepasst
new-fitting-what = Spielt auf einer von zwei benachbarten Stufen, vor jeder Partie ausgelost: du gewinnst etwas öfter als die anderen, zu dritt etwa 40 von 100 Partien
new-fitting-drawn =
    { $alike ->
        [yes] Die angepasste Stufe ist „{ $level }“: du gewinnst etwa { $n } von 100 Partien.
       *[no] Diesmal ist die angepasste Stufe „{ $level }“, ausgelost aus „{ $easier }“ und „{ $harder }“: im Schnitt gewinnst du etwa { $n } von 100 Partien.
    }
new-fitting-level = angepasste Stufe: { $level }
new-fitting-one = Die angepasste Stufe braucht genau einen Menschen am Tisch.
