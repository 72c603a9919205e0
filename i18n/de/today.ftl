### Die Seite des Tages: die Mischungen des Datums, der Monat, Herausforderungen.

today-title = Heute
start-today-left =
    { $n ->
        [0] Beide Partien gespielt
        [one] Noch eine Partie
       *[other] Noch { $n } Partien
    }
today-today = heute
today-rule = Die Mischungen kommen aus dem Datum: dieselben Karten, Plättchen und Gegner für alle. Gesendet wird nichts.
today-against = Gegen { $opponents }
today-opponent = { $name } ({ $level })
today-play = Spielen
today-practise = Üben
today-open = Öffnen
today-one-try = Ein Versuch. Er zählt ab dem ersten Schritt; du kannst aufhören und später weiterspielen.
today-begun = Dein Versuch läuft.
today-late = An ihrem Tag verpasst. Üben kannst du sie noch.
today-result = { $points }, { $place }
today-practising = Das ist nur Übung: es zählt dein erster Versuch mit dieser Mischung.
today-not-kept = Dein Versuch lässt sich nicht speichern: { $reason }
today-month-none = In diesem Monat keine Tagespartie: jeder Versuch hinterlässt ein Zeichen auf seinem Tag.
today-month = { $n } gespielt, { $won } gewonnen
today-hint = { $day }, deine Partie: { $told }
today-hint-better = besser in Zug { $turn } – { $move }
today-hint-none = keine Entscheidung war auffallend teuer
today-hint-offer = die Analyse zeigt die besten Züge
today-earlier = Früher
today-later = Später
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Grundspiel: { $result }
today-heard-modules = Mit Modulen: { $result }
today-heard-missed = nicht gespielt
today-heard-begun = nicht beendet
tries-broken = Deine Versuche in { $file } lassen sich nicht nutzen: { $reason }. Die Datei wurde als { $kept } aufbewahrt, und eine neue ist angelegt.
tries-locked = Deine Versuche in { $file } bleiben, wie sie sind: { $reason }. Neue werden nicht aufbewahrt.

## Herausforderungen

challenge-title = Herausforderung
challenge-note = Hat dir jemand eine Herausforderung geschickt? Füge sie irgendwo auf dieser Seite ein. Du spielst dieselben Karten gegen dieselben Gegner; dann siehst du alle Partien im Vergleich.
challenge-hint = DEAL1-…
challenge-none = In diesem Text steht keine Herausforderung
challenge-newer = Diese Herausforderung stammt aus einer neueren Version des Programms
challenge-short = Die Herausforderung ist unvollständig: { $n } von { $all } Buchstabengruppen sind angekommen
challenge-group = Gruppe { $n } ist falsch oder steht an falscher Stelle: { $group }
challenge-wrong = Ein Teil dieses Textes stammt aus einer anderen Herausforderung
challenge-people = Diese Herausforderung stammt nicht aus einer Partie, in der ein Mensch gegen die KI spielt
challenge-deal = { $name } fordert dich heraus: { $modules }
challenge-today = Das ist eine der Mischungen von heute: dein einer Versuch zählt für beides.
challenge-first = Spiele zuerst: das Ergebnis bleibt verborgen, bis dein Versuch vorbei ist.
challenge-also = Auf deine Partie warten auch: { $names }
challenge-changed = Die KI hat sich seither geändert (damals Version { $theirs }, jetzt { $ours }). Vielleicht spielt sie anders.
challenge-row = { $item }: { $points }
challenge-cell = { $name } { $n }
challenge-cell-most = { $name } { $n } (am meisten)
challenge-remove = { $name } entfernen
challenge-removed = Aus dem Vergleich entfernt: { $name }.
challenge-put-back = Zurückholen
challenge-even = { $name }, Siege in 100 Partien bei gleichem Glück: { $n }
challenge-most = Dein größter Vorsprung: { $item } (+{ $n })
challenge-least = { $name }, größter Vorsprung: { $item } (+{ $n })
challenge-unlike = Die Züge dieser Herausforderung passen nicht zu den Regeln dieser Version.
challenge-alike = Beide Partien sind gleich, Zug um Zug.
challenge-computers = In Zug { $turn } hat eine KI anders entschieden; von da an sind die Partien verschieden.
challenge-parted = Eure Partien sind ab Zug { $turn } verschieden:
challenge-no-try = Nur deine erste beendete Partie mit einer Mischung kann eine Herausforderung sein.
challenge-copied = Die Herausforderung ist jetzt in der Zwischenablage ({ $n } Buchstaben). Schick sie Freunden.
challenge-whole = Mit allen Zügen
