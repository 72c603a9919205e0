### Bemerkungen des Coachs und der KI, und die Seite mit dem, was du kannst.

## Was der Coach nach einem Zug sagt

coach-title = Coach
coach-exact = { $price } hättest du passend zahlen können: { $sum }. Eine passende Zahlung gibt noch eine Aktion.
coach-exact-first = Mach zuerst den passenden Kauf: { $price }, gezahlt mit { $sum }. Dann bleibt noch eine Aktion für den Kauf, bei dem du zu viel zahlst.
coach-take = Mehrere Karten bis zur Summe { $limit } darfst du auf einmal nehmen. Hier: { $sum }.
coach-wall =
    { $best ->
        [one] Auf einem anderen Feld hätte die längste Mauer { $best } Seite, hier { $n }.
       *[other] Auf einem anderen Feld hätte die längste Mauer { $best } Seiten, hier { $n }.
    }
coach-reserve =
    { $n ->
        [one] Dieses Plättchen hätte auf { $n } Feld gepasst. In der Reserve bringt es nichts.
       *[other] Dieses Plättchen hätte auf { $n } Felder gepasst. In der Reserve bringt es nichts.
    }
coach-untried = Das ist seit einigen Zügen möglich, und du hast es noch nicht probiert: „{ $action }“.
coach-hello = Das ist eine ganze Partie, und du bist { $name }. { $own_key } gibt einen Tipp, F1 öffnet die Regeln, F3 zeigt alle Tasten, und ein Rechtsklick, Umschalt + F1 oder ein länger aufgelegter Finger sagt dir, was etwas ist. Nach einem Zug sagt der Coach höchstens einen Satz.
coach-next = Du kennst die Grundregeln. Ein Modul für die nächste Partie: { $module }.
coach-rule = Regel
coach-close = Schließen
coach-off = Coach aus
coach-is-on = Der Coach spricht nach deinen Zügen.
coach-is-off = Der Coach schweigt.
coach-not-here = Der Coach spricht nur zu Menschen, die an diesem Computer spielen.
keys-coach = Coach an oder aus
set-coach = Coach
set-coach-help = Nach einem Zug höchstens ein kurzer Hinweis auf eine Regel, die du noch nicht beherrschst. Deine Wahl gilt für alle an diesem Computer; am Tisch kann es jeder Sitz anders wählen.
set-coach-auto = Mit der Hilfe „Lernen“
set-coach-on = Immer
set-coach-off = Nie

## Alle Gebäude einer Art, wie in „liegt vorn“

all-pavilion = Pavillons
all-seraglio = Serails
all-arcades = Arkaden
all-chambers = Gemächer
all-garden = Gärten
all-tower = Türme

## Was die KI nach einer Wertung über die eigenen Punkte sagt

remark-alone = { $name } liegt um { $n } vorn: { $what }.
remark-shared = { $name } und { $other } liegen gleichauf: { $what }.
remark-wall = { $name } hat die längste Mauer: { $sides }.
remark-lead = { $name } übernimmt die Führung: { $points }.
remark-most = { $name } holt diesmal am meisten: { $points }.
remark-points = { $name } holt { $points }.
remark-lost = { $name } verliert { $points }.
remark-none = { $name } geht diesmal leer aus.

## Was du kannst

known-title = Was du kannst
known-intro = Nichts davon verlässt diesen Computer. Den Regeln begegnest du in Lektionen, Übungen und Partien.
known-intro-name = { $name }: nichts davon verlässt diesen Computer. Den Regeln begegnest du in Lektionen, Übungen und Partien.
known-new = neu
known-met = kennengelernt
known-mastered = beherrscht
known-missed = oft verpasst
known-rule = { $title }: { $state }
known-uses = gut genutzt { $used }, verpasst { $missed }
known-part = { $name }: { $k } von { $n } kennengelernt, { $m } beherrscht
known-practise = Das üben
known-lesson = Zur Lektion
known-read = Regeln lesen
known-practises = { $what }: { $title }
known-counts = beherrscht { $mastered } · kennengelernt { $met } · oft verpasst { $missed } · neu { $new }
known-todo = Als Nächstes: { $title } ({ $state })
known-part-done = Alles beherrscht
known-keys = Auf einer Regel: Eingabe zum Lesen, P zum Üben.
known-record = Übungen: { $k } von { $n } richtig, beste Serie { $best }
known-lessons =
    { $n ->
        [one] Lektionen: { $n } Schritt geschafft
       *[other] Lektionen: { $n } Schritte geschafft
    }
known-next = Nächstes Modul zum Probieren: { $module }
known-delete = Alles Gelernte löschen
known-delete-sure = Wirklich löschen? Noch einmal drücken
known-deleted = Alles auf diesem Computer Gelernte ist gelöscht.
known-save = Als Webseite speichern
