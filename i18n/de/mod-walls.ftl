### Mauern: Regeln, Einwände, Protokoll, Knöpfe (Abschnitt 7.9).

mod-walls = Mauern
new-pieces-walls = Material: 8 Mauerkarten, 12 Mauerstäbchen.
new-changes-walls = Eine Aktion setzt neue Mauern an eines deiner Plättchen: die Mauer wird länger, aber es gibt weniger Stellen zum Weiterbauen.
new-idea-walls = Mauern setzen, wo die Plättchen keine haben.
zone-walls-open = Mauerkarten

rule-walls-deal-title = Mauerkarten
rule-walls-deal-text = 8 Mauerkarten, je 2 in den Stapeln 2 bis 5, zeigen eine Seite oder eine Ecke. Eine gezogene kommt offen neben die Auslage, beliebig viele; an ihrer Stelle wird eine andere Karte gezogen.
rule-walls-build-title = Mauern hinzufügen
rule-walls-build-text = Eine offene Mauerkarte nehmen ist eine Aktion; sie beendet die Aktionen des Zuges. Alle ihre Mauern kommen an eines deiner Plättchen, angelegt oder nicht, wo diese Seiten keine haben. Die Bauregeln müssen gelten, und an ein Feldlager kommen keine. Die Mauern bleiben für immer an dem Plättchen.
refuse-walls-build =
    { $reason ->
        [not_open] Diese Mauerkarte liegt nicht offen.
        [not_own] Dieses Plättchen liegt weder in der Reserve noch für dich bereit.
        [no_tile] Hier liegt kein Plättchen.
        [camp] An ein Feldlager kommt keine Mauer.
       *[wall] Auf dieser Seite ist schon eine Mauer.
    }

log-wall-card-shown = Aufgedeckt: { $card }
log-sticks-built =
    { $name } setzt { $count ->
        [one] { $count } Mauer
       *[other] { $count } Mauern
    } an { $tile }

act-build-sticks = Mauern hinzufügen
act-build-sticks-aside = Mauern für ungebaute Plättchen
piece-wall = Eine Mauerkarte. Als Aktion setzt du ihre Mauern an eines deiner Plättchen, für immer.

## Das Regelheft

book-intro-walls =
    Acht Mauerkarten kommen im Lauf der Partie, vier mit einer Seite und vier mit einer Ecke, und 12 Mauerstäbchen gehören dazu. Mit einer Mauerkarte setzt du ein oder zwei Stäbchen an eines deiner Plättchen, wo es keine Mauer hat. Das verlängert deine Mauer, schließt offene Seiten und lässt Feldlager dort anlehnen; aber kein Plättchen mit einer offenen Seite zum Stäbchen hin passt dort noch.
book-walls-deal =
    Die 8 Mauerkarten (Norden, Osten, Süden, Westen und die vier Ecken) werden in die Stapel 2, 3, 4 und 5 gemischt, je zwei. Eine gezogene Mauerkarte kommt offen neben die Auslage, gleich wie viele dort schon liegen, und für die Auslage wird weiter gezogen.
book-walls-build =
    Eine offene Mauerkarte nehmen ist eine Aktion; sie beendet die Aktionen deines Zuges, und die Karte kommt aus dem Spiel. Sofort musst du alle ihre Stäbchen, ein oder zwei, an eines deiner Plättchen setzen, an die Seiten, die die Karte zeigt, wo es noch keine Mauer hat.

    Das Plättchen darf in der Alhambra oder in der Reserve liegen oder in diesem Zug gekauft sein; Bauhütten, Basare und der Brunnen sind erlaubt, Feldlager nicht. Danach müssen alle Bauregeln gelten: in der Alhambra passt ein Stäbchen also nie, wo ein anderes Plättchen anliegt, denn dann stieße eine Mauer an eine offene Seite.

    Beispiel: die Karte zeigt Norden und Osten. Ein Garten, der nur im Westen eine Mauer hat und neben dem die Felder im Norden und Osten leer sind, darf beide bekommen.

    Ein Stäbchen ist in allem eine Mauer, nur ein Tor lässt sich darin nicht öffnen. Es bleibt für immer an seinem Plättchen. Eine Karte, die nirgends passt, darfst du nicht nehmen.

## Die Lektion

lesson-walls-title = Mauern
lesson-walls-about = Setze Mauern, wo deine Plättchen keine haben.
lesson-walls-corner-title = Eine Mauerecke
lesson-walls-corner-1 = Gezogene Mauerkarten liegen **offen für alle**.
lesson-walls-corner-2 = Eine zu nehmen ist eine Aktion, die **deine Aktionen beendet**. Alle ihre Mauern kommen an **eines deiner Plättchen**, für immer.
lesson-walls-corner-3 = In einer Wertung zählen sie wie gedruckte Mauern.
lesson-walls-corner-turn = Nimm die Karte, die deine längste Mauer am meisten wachsen lässt, und wähle das Plättchen dafür.
lesson-walls-corner-done = Die Ecke verbindet die Mauern von Arkade und Garten: jetzt hat deine Mauer 4 Seiten.
lesson-walls-corner-hint = Wähle die Karte mit der Ecke, dann den Turm.
lesson-walls-corner-wrong = Nutze diesmal eine Mauerkarte: sie kostet kein Geld.
lesson-walls-corner-wrong-short = Erlaubt, aber so hat deine Mauer höchstens 3 Seiten. Mit der Ecke können es 4 sein.
lesson-walls-where-title = Nicht überall
lesson-walls-where-1 = **Alle** Mauern einer Karte müssen auf das Plättchen passen, sonst geht es dort nicht.
lesson-walls-where-2 = Die Seite darf noch keine Mauer haben, und **kein Plättchen darf sie berühren**.
lesson-walls-where-turn = Wähle die Karte mit der Ecke und probier zwei Plättchen aus, bei denen es verboten ist.
lesson-walls-where-done = Entweder war dort schon eine Mauer, oder die Seiten würden nicht mehr zusammenpassen.
lesson-walls-where-hint = Der Garten hat schon eine Ostmauer. Östlich vom Serail liegt der Brunnen.
lesson-walls-bought-title = Bevor gebaut wird
lesson-walls-bought-1 = Die Mauern dürfen auch an ein Plättchen der Reserve oder an eines, das **in diesem Zug gekauft** ist.
lesson-walls-bought-2 = Nach einem **passend** bezahlten Kauf kannst du also eine Mauerkarte für das neue Plättchen nehmen.
lesson-walls-bought-turn = Bezahle den Pavillon passend, gib ihm die Mauer und baue ihn so, dass deine Mauer wächst.
lesson-walls-bought-done = Die Mauer des Pavillons setzt die des Gartens fort: 5 Seiten.
lesson-walls-bought-hint = Zahle 5 + 3, wähle die Mauerkarte, dann baue südlich vom Garten.
lesson-walls-bought-wrong = Eins nach dem anderen: der Pavillon, die Mauerkarte, dann bauen.
lesson-walls-bought-wrong-money = Damit wären deine Aktionen vorbei. Bezahlst du den Pavillon passend, hast du noch eine Aktion.
lesson-walls-bought-wrong-elsewhere = Erlaubt, aber so verbindet seine Mauer nichts. Suche, wo deine Mauer endet.
lesson-walls-score-title = Was es bringt
lesson-walls-score-1 = Eine Wertungskarte wurde gezogen. Deine längste Mauer hat 5 Seiten: **5 Punkte**.
lesson-walls-score-2 = Aber durch eine neue Mauer geht niemand, und an sie passt nur eine Mauer.
