### Der fliegende Händler: Regeln, Einwände, Protokoll, Knöpfe (Abschnitt 7.12).

mod-trader = Fliegender Händler
new-pieces-trader = Material: 42 Bewohner, für alle ein Händler.
new-changes-trader = Baust du, wo der Händler steht, kann ein Bewohner einziehen; Sets aus Farben bringen in jeder Wertung Punkte.
new-idea-trader = Bewohner ziehen ein, wo der Händler stand.

rule-trader-deal-title = Händler und Bewohner
rule-trader-deal-text = Es gibt 7 Bewohner in jeder Gebäudefarbe. Bevor die ersten Plättchen ausliegen, nehmen alle einen in jeder Farbe, behalten heimlich 3 und legen 3 zurück in den Vorrat. Dann werden alle beim Händler gezeigt, und der kommt an eine beliebige Seite des Brunnens.
refuse-trader-deal =
    { $reason ->
        [three] Behalte genau 3 Bewohner verschiedener Farben.
        [taken] Hier liegt ein Plättchen: der Händler braucht ein freies Feld.
        [touch] Der Händler kommt an eine Seite des Brunnens.
       *[not_now] { $frame ->
            [residents] Erst müssen alle ihre Bewohner wählen.
            [trader_place] Erst muss der Händler aufgestellt werden.
           *[other] Bewohner werden gewählt, bevor die ersten Plättchen ausliegen.
        }
    }
rule-trader-move-in-title = Einziehen
rule-trader-move-in-text = Legst du ein Plättchen auf das Feld des Händlers, wird er beiseitegestellt. Ein Bewohner in der Farbe des Gebäudes darf einziehen, und ein neuer in beliebiger Farbe kommt aus dem Vorrat dazu. Passt keiner, darfst du einen Bewohner mit dem Vorrat tauschen. Ist alles gebaut, kommt der Händler auf ein freies Feld an einem deiner Plättchen; ein Feldlager genügt dafür nicht.
refuse-trader-move-in =
    { $reason ->
        [taken] Hier liegt ein Plättchen: der Händler braucht ein freies Feld.
        [touch] Der Händler kommt neben eines deiner Plättchen; ein Feldlager genügt nicht.
        [new] Du musst einen neuen Bewohner aus dem Vorrat nehmen.
        [supply] Im Vorrat ist kein Bewohner dieser Farbe.
        [same] Diese beiden Bewohner haben dieselbe Farbe.
        [trader] Beim Händler steht kein Bewohner dieser Farbe.
       *[not_now] { $frame ->
            [trader_in] Entscheide zuerst, ob ein Bewohner einzieht.
            [trader_swap] Entscheide zuerst, ob ein Bewohner getauscht wird.
            [trader_back] Erst muss der Händler zurückkommen.
           *[other] Das geht nur, wenn ein Plättchen auf das Feld des Händlers gelegt wurde.
        }
    }
rule-trader-score-title = Sets aus Bewohnern
rule-trader-score-text = In jeder Wertung bilden die Bewohner einer Alhambra Sets aus verschiedenen Farben, das größte zuerst. Ein Set aus 1 bis 6 Farben ist 1, 3, 6, 10, 15 oder 21 Punkte wert.
rule-trader-return-title = Ein Bewohner geht zurück
rule-trader-return-text = Verlässt das Gebäude die Alhambra, kommt sein Bewohner zurück in den Vorrat. In Bauhütten wohnt niemand.

log-residents-chosen = { $name } hat die ersten Bewohner gewählt
log-residents-shown = { $name } zeigt die Bewohner beim Händler: { $residents }
log-trader-placed = { $name } stellt den Händler auf ({ $cell })
log-trader-aside = { $name } stellt den Händler beiseite
log-resident-moved-in =
    { $name }: ein Bewohner zieht ein ({ $colour ->
        [pavilion] Pavillon
        [seraglio] Serail
        [arcades] Arkade
        [chambers] Gemach
        [garden] Garten
       *[tower] Turm
    })
log-resident-taken =
    { $name } nimmt einen { $colour ->
        [pavilion] blauen
        [seraglio] roten
        [arcades] braunen
        [chambers] weißen
        [garden] grünen
       *[tower] lila
    } Bewohner aus dem Vorrat
log-resident-swapped =
    { $name } tauscht einen { $old_colour ->
        [pavilion] blauen
        [seraglio] roten
        [arcades] braunen
        [chambers] weißen
        [garden] grünen
       *[tower] lila
    } Bewohner gegen einen { $new_colour ->
        [pavilion] blauen
        [seraglio] roten
        [arcades] braunen
        [chambers] weißen
        [garden] grünen
       *[tower] lila
    } aus dem Vorrat
log-residents-stayed = { $name } lässt die Bewohner beim Händler
log-resident-lost =
    { $name } verliert einen { $colour ->
        [pavilion] blauen
        [seraglio] roten
        [arcades] braunen
        [chambers] weißen
        [garden] grünen
       *[tower] lila
    } Bewohner: zurück in den Vorrat

act-choose-residents = Diese Bewohner behalten
act-place-trader = Händler aufstellen
act-move-in = Bewohner einziehen lassen
act-swap-resident = Bewohner tauschen
act-stay-out = Bewohner stehen lassen
ask-residents = Welche 3 Bewohner behältst du?
ask-trader-place = An welche Seite des Brunnens kommt der Händler?
ask-trader-in = Zieht ein Bewohner ein, und welcher neue kommt zum Händler?
ask-trader-swap = Einen Bewohner mit dem Vorrat tauschen?
ask-trader-back = Wohin kommt der Händler?

play-row-trader = Bewohner
play-row-residents = Bewohner
proof-pay-trader = Sets aus Farben
lab-line-trader =
    Bewohner: Set aus { $n ->
        [one] { $n } Farbe
       *[other] { $n } Farben
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
what-trader =
    Bewohner: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
what-residents = ein Bewohner kann einziehen, wenn du seine Farbe auf dem Feld des Händlers baust
what-residents-tiles = Gebäude dieser Farben im Spiel: { $tiles }
zone-resident-supply = Vorrat an Bewohnern
zone-trader = Bewohner beim Händler
piece-trader = Der Händler. Baust du auf diesem Feld, kann einer der wartenden Bewohner einziehen, wenn die Farbe passt.
piece-resident = Ein Bewohner. Bewohner verschiedener Farben in einer Alhambra bilden Sets, die jedes Mal Punkte bringen.
worth-residents = Eingezogene Bewohner: { $n }
worth-moves-in = Wenn dieser hier wohnt: { $old } → { $new }

## Das Regelheft

book-intro-trader =
    Alle bekommen einen Händler, und es gibt 42 Bewohner, 7 in jeder der sechs Gebäudefarben. Der Händler steht auf einem leeren Feld neben deiner Alhambra. Baust du auf diesem Feld, darf ein Bewohner in der Farbe des Gebäudes einziehen. Bewohner verschiedener Farben bilden Sets, die in jeder Wertung Punkte bringen. Es zählt nicht nur, was du baust, sondern auch, wo.
book-trader-deal =
    Bevor die ersten Plättchen ausliegen, nehmen alle je einen Bewohner der sechs Farben, behalten heimlich 3 und legen 3 zurück in den Vorrat. Haben alle gewählt, werden die Bewohner gezeigt und stehen bei den Händlern. Dann stellen alle ihren Händler an eine beliebige Seite ihres Brunnens.
book-trader-move-in =
    Legst du ein Plättchen auf das Feld des Händlers, wird er beiseitegestellt. Ist das Plättchen ein Gebäude und hat ein Bewohner bei deinem Händler seine Farbe, darf dieser einziehen, und du nimmst einen neuen in beliebiger Farbe aus dem Vorrat. In einem Zug zieht höchstens ein Bewohner ein. Beispiel: bei deinem Händler steht ein weißer Bewohner; du baust ein Gemach auf dem Feld des Händlers, und der Bewohner darf darin wohnen.

    Hat kein Bewohner die Farbe, oder wurde dort eine Bauhütte, ein Basar oder ein Feldlager angelegt, zieht niemand ein, aber du darfst einen Bewohner mit dem Vorrat tauschen. Ist der Vorrat leer, gibt es keinen neuen Bewohner und keinen Tausch.

    Ist in diesem Zug alles gebaut, kommt ein beiseitegestellter Händler auf ein freies Feld, das eine Seite eines deiner Plättchen berührt, aber nicht nur ein Feldlager; andere Bauregeln gelten für ihn nicht. Werden seine Nachbarn herausgenommen, bleibt der Händler stehen. Mehrere Bewohner derselben Farbe dürfen bei ihm warten; nur einer davon zieht ein.
book-trader-score =
    In jeder Wertung werden die Bewohner deiner Alhambra zu Sets aus verschiedenen Farben geordnet, das größte zuerst. Ein Set aus 1, 2, 3, 4, 5 oder 6 Farben ist 1, 3, 6, 10, 15 oder 21 Punkte wert. Bewohner, die noch beim Händler stehen, zählen nicht.

    Beispiel: zwei blaue, zwei rote und ein grüner Bewohner. Das erste Set ist Blau, Rot, Grün: 6 Punkte. Das zweite ist Blau, Rot: 3 Punkte. Zusammen 9.
book-trader-return =
    Verlässt ein Gebäude deine Alhambra, geht sein Bewohner nicht mit, sondern kommt zurück in den Vorrat. Bewohner wohnen nur in Gebäuden, nie in Bauhütten, Feldlagern oder Basaren und nie in der Reserve.

## Die Lektion

lesson-trader-title = Fliegender Händler
lesson-trader-about = Baue, wo der Händler steht, dann ziehen Bewohner ein.
lesson-trader-move-title = Wo der Händler steht
lesson-trader-move-1 = **Drei Bewohner** warten bei deinem Händler, jeder in der Farbe einer Gebäudeart.
lesson-trader-move-2 = Baue auf dem **Feld des Händlers**: ein Bewohner in der Farbe des Gebäudes darf einziehen.
lesson-trader-move-3 = Du hast einen Garten gekauft, und ein grüner Bewohner (Garten) wartet.
lesson-trader-move-turn = Baue den Garten so, dass der Bewohner einziehen kann.
lesson-trader-move-done = Der Händler geht beiseite, und der Garten wartet auf seinen Bewohner.
lesson-trader-move-hint = Der Händler steht östlich vom Brunnen.
lesson-trader-move-wrong = Erlaubt, aber hier zieht niemand ein: der Händler steht woanders.
lesson-trader-move-wrong-reserve = In ein Plättchen der Reserve zieht niemand ein.
lesson-trader-new-title = Wer kommt als Nächstes?
lesson-trader-new-1 = Für den, der einzieht, nimmst du **einen neuen Bewohner in beliebiger Farbe**.
lesson-trader-new-2 = Wertungen zählen Sets aus **verschiedenen Farben**: 1 bis 6 Farben bringen 1, 3, 6, 10, 15, 21 Punkte.
lesson-trader-new-turn = Rot (Serail) und Grün (Garten) wohnen bei dir, Rot und Blau (Pavillon) warten beim Händler. Wähle eine neue Farbe.
lesson-trader-new-done = Grün ist eingezogen, und jetzt wartet eine Farbe, die dir fehlt.
lesson-trader-new-hint = Wähle Braun (Arkade), Weiß (Gemach) oder Lila (Turm).
lesson-trader-new-wrong = Diese Farbe wohnt schon bei dir: damit beginnt nur ein zweites, kleineres Set.
lesson-trader-new-wrong-waiting = Ein blauer Bewohner (Pavillon) wartet schon. Mit einer anderen Farbe hast du mehr Auswahl.
lesson-trader-new-wrong-stay = Erlaubt, aber dann zieht niemand ein, und dein Set wächst nicht.
lesson-trader-free-title = Der Händler kommt zurück
lesson-trader-free-1 = Beendest du deinen Zug und ist alles gebaut, kommt der Händler auf ein **freies Feld neben einem deiner Plättchen**.
lesson-trader-free-2 = Mauern spielen dabei keine Rolle.
lesson-trader-free-turn = Beende deinen Zug, dann probier zwei Felder aus, auf die der Händler nicht darf.
lesson-trader-free-done = Das Feld muss frei sein und eine Seite eines deiner Plättchen berühren.
lesson-trader-free-hint = Drücke „{ play-button-end-turn }“, dann wähle zwei deiner Plättchen.
lesson-trader-put-title = Vorausschauen
lesson-trader-put-1 = Jemand zieht nur ein, wenn du auf dem Feld des Händlers **wirklich bauen** kannst.
lesson-trader-put-2 = Ein Pavillon mit Nordmauer liegt in deiner Reserve, und der blaue Bewohner, der für Pavillons, wartet.
lesson-trader-put-turn = Stelle den Händler dorthin, wo du diesen Pavillon im nächsten Zug einbauen kannst.
lesson-trader-put-done = Hier passt der Pavillon. Baue ihn im nächsten Zug ein, und Blau zieht ein.
lesson-trader-put-hint = Er passt zum Beispiel westlich vom Brunnen.
lesson-trader-put-wrong = Erlaubt, aber der Pavillon lässt sich hier nicht bauen: seine Seiten passen nicht, oder kein Weg führt hinein.
lesson-trader-score-title = Sets aus Farben
lesson-trader-score-1 = Rot und Grün wohnen in deiner Alhambra: ein Set aus 2 Farben, **3 Punkte**.
lesson-trader-score-2 = Verlässt ein Gebäude die Alhambra, kommt sein Bewohner zurück in den Vorrat.
