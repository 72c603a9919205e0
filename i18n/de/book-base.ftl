### Die Regeln: das Grundspiel. Ein Eintrag für jede Regel, dazu die Überschriften der Teile.
### Wo eine Regel von der Zahl der Spieler abhängt, wählt $seats (2 bis 6) den Text.


## 1 Aufbau

book-part-setup = Aufbau
book-part-setup-text =
    Alle bauen an einer eigenen Alhambra: einem Palast aus Plättchen rings um einen Brunnen. Plättchen kauft ihr mit Geld in vier Währungen. Dreimal im Spiel gibt es Punkte für die Gebäude und für die längste Mauer, und wer die meisten Punkte hat, gewinnt.

    Das Programm baut alles von selbst auf. Dieser Teil erklärt, was es dabei tut, damit du den Tisch lesen kannst.

book-setup-fountain =
    Alle beginnen mit einem Brunnen, dem ersten Plättchen der Alhambra. Er hat keine Mauern, also sind alle vier Seiten offen, und jeder Weg durch die Alhambra beginnt dort.

    Der Brunnen wird nie bewegt, nie herausgenommen und nie durch ein anderes Plättchen ersetzt. Er ist ein Plättchen, aber kein Gebäude: bei den Mehrheiten zählt er für keine Art.
book-setup-market =
    Der Bauhof hat vier Felder, eines je Währung, immer in dieser Reihenfolge: Gulden (gelb), Dirham (grün), Denar (blau), Dukaten (orange). Auf jedem liegt ein Plättchen aus dem Beutel.

    Das Feld, nicht das Plättchen, bestimmt die Währung: ein Garten zum Preis 8 kostet auf dem Denarfeld 8 Denare und würde auf dem Dukatenfeld 8 Dukaten kosten. Im Beutel sind 54 Gebäudeplättchen: 7 Pavillons, 7 Serails, 9 Arkaden, 9 Gemächer, 11 Gärten und 11 Türme zu Preisen von 2 bis 13.
book-setup-money =
    { $seats ->
        [2] Jede der vier Währungen hat Karten mit den Werten 1 bis 9. Zu zweit gibt es jede Karte zweimal: 72 Karten (mit mehr Spielern dreimal, also 108 Karten).
       *[other] Jede der vier Währungen hat Karten mit den Werten 1 bis 9. Jede Karte gibt es dreimal: 108 Karten (zu zweit nur zweimal, also 72 Karten).
    }

    Nacheinander bekommen alle offen Karten, bis sie 20 oder mehr wert sind, gleich in welchen Währungen. Beispiel: 8, 7 und 4 sind 19, also kommt noch eine Karte dazu; ist es eine 9, beginnst du mit 28, mehr geht nicht. Sobald alle Karten haben, ist die Hand geheim.
book-setup-start-player =
    Wer die wenigsten Karten hat, beginnt. Haben mehrere gleich wenige, entscheidet unter ihnen die kleinste Summe. Ist auch die gleich, beginnt die jüngste Person; das Programm kennt kein Alter, darum lost es nach dem Startwert der Partie, außer wenn beim Aufbau steht, wer am jüngsten ist.

    Beispiel: Anna hat 3 Karten im Wert von 24, Bruno 3 Karten im Wert von 21, Clara 4 Karten im Wert von 20. Bruno beginnt. Dann geht es nach links weiter.
book-setup-display =
    Wenn alle ihr Startgeld haben, werden neben dem Nachziehstapel vier Geldkarten aufgedeckt. Sie sind die Auslage, aus der alle Geld nehmen. Was jemand aus der Auslage nimmt, haben alle gesehen; wer gut aufpasst, kennt also einen großen Teil jeder Hand.
book-setup-deck =
    Das übrige Geld wird in fünf möglichst gleiche Stapel geteilt; überzählige Karten kommen auf die ersten Stapel. Beispiel: aus 82 Karten werden Stapel mit 17, 17, 16, 16 und 16. Karten von Modulen werden erst nach diesem Teilen in ihre Stapel gemischt; nur die Diamanten sind schon vorher unter dem Geld.

    Wertungskarte 1 wird in Stapel 2 gemischt, Wertungskarte 2 in Stapel 4. Dann kommen die Stapel aufeinander, Stapel 1 obenauf, und bilden den Nachziehstapel. So kommt die erste Wertung irgendwo im zweiten Fünftel des Geldes und die zweite im vierten, aber niemand kennt den genauen Moment.

## 2 Ein Zug

book-part-turn = Ein Zug
book-part-turn-text =
    In deinem Zug hast du eine Aktion: Geld nehmen, ein Plättchen kaufen oder deine Alhambra umbauen. Ein passend bezahlter Kauf erlaubt noch eine Aktion und so fort; jede andere Aktion ist die letzte dieses Zuges.

    Sind deine Aktionen vorbei, legst du die gekauften Plättchen an, Geld und Bauhof werden aufgefüllt, und es geht links weiter.

book-turn-pass =
    Die erste Aktion eines Zuges ist Pflicht, auch wenn dir nichts davon gefällt. Du passt nur, wenn gar keine Aktion möglich ist. Das ist selten: solange eine Geldkarte in der Auslage liegt, kannst du sie nehmen. Auch mögliche Aktionen der Module in dieser Partie zählen.

    Jede weitere Aktion, die eine passende Zahlung erlaubt, ist freiwillig: du darfst immer aufhören.
book-turn-refill-late =
    Was in einem Zug leer wird, Felder im Bauhof und Stellen der Auslage, bleibt leer, bis der ganze Zug vorbei ist. Für weitere Aktionen gibt es nur, was noch da ist.

    Beispiel: du zahlst passend für das Plättchen auf dem Dirhamfeld. Für die weitere Aktion gibt es die anderen drei Plättchen und das Geld, das noch ausliegt. Nichts Neues wird ausgelegt, bevor nach deinem Zug aufgefüllt wird.
book-money-take =
    Nimm eine Geldkarte aus der Auslage, gleich wie viel sie wert ist. Oder nimm mehrere zusammen, wenn ihre Summe höchstens 5 ist; die Währungen dürfen verschieden sein.

    Beispiel: ausgelegt sind 9, 3, 1 und 1. Du darfst die 9 allein nehmen, oder 3, 1 und 1 (zusammen 5), oder 3 und 1, aber nicht 9 und 1. Für die Hand gibt es keine Grenze. Geld nehmen bringt nie eine weitere Aktion.
book-buy-pay =
    Ein Plättchen vom Bauhof bezahlst du mit Karten in der Währung seines Feldes. Ihre Summe muss mindestens den Preis erreichen. Wechselgeld gibt es nicht (außer mit dem Modul „{ mod-change }“), und du darfst beliebig viel zu viel zahlen. Die Karten kommen auf den Ablagestapel.

    Beispiel: ein Garten kostet auf dem Denarfeld 8. Eine 5 und eine 3 in Denaren sind genau passend; eine 9 geht auch, aber die 1 zu viel ist verloren. Eine 9 in Gulden nützt hier nichts.
book-buy-exact =
    Sind die bezahlten Karten genau so viel wert wie der Preis, darfst du noch eine beliebige Aktion machen: wieder kaufen, Geld nehmen, umbauen; oder du hörst auf. Zahlst du zu viel, und sei es nur 1, sind deine Aktionen für diesen Zug vorbei.

    Beispiel: mit einer 6 in Gulden und einer 9 in Dukaten kaufst du ein Plättchen für 6 vom Guldenfeld und eines für 9 vom Dukatenfeld, beide passend bezahlt, und nimmst danach noch Geld. Mit vier passenden Käufen kommst du auf fünf Aktionen, mehr gibt es im Grundspiel nicht.
book-buy-place-late =
    Was du kaufst, liegt bereit, bis deine Aktionen vorbei sind. Dann legst du diese Plättchen in beliebiger Reihenfolge an, jedes in der Alhambra, oder legst es in die Reserve. Alle müssen untergebracht sein, bevor der Bauhof aufgefüllt wird.

    Ein Umbau als Aktion desselben Zuges kann bereitliegende Plättchen nicht nutzen. Beispiel: du zahlst passend für einen Turm und nutzt die weitere Aktion zum Umbau. Für diesen Umbau gibt es nur die Plättchen, die schon vorher in der Reserve lagen, nicht den neuen Turm.
book-redesign-add =
    Ein Umbau ist eine Aktion, die deine Alhambra ändert, ohne dass du etwas kaufst. Die erste Art: nimm ein Plättchen aus deiner Reserve und baue es in die Alhambra ein. Alle Bauregeln gelten wie für ein neu gekauftes Plättchen. Ein Umbau heißt genau einmal einbauen, herausnehmen oder tauschen, und er bringt nie eine weitere Aktion.
book-redesign-remove =
    Die zweite Art des Umbaus: nimm ein Plättchen aus der Alhambra heraus und lege es in die Reserve. Den Brunnen darfst du nie nehmen. Was übrig bleibt, muss die Bauregeln erfüllen.

    Ein Plättchen wird nie direkt innerhalb der Alhambra versetzt. Dazu brauchst du zwei Umbauten: mit dem einen nimmst du es heraus, mit dem anderen baust du es woanders ein. Im Grundspiel dauert das zwei Züge; mit den Modulen „{ mod-characters }“ oder „{ mod-builders }“ kann einer genügen.
book-redesign-swap =
    Die dritte Art des Umbaus: ein Plättchen aus der Reserve tritt an die Stelle eines Plättchens der Alhambra, auf genau demselben Feld; das alte kommt in die Reserve. Der Brunnen wird nie getauscht.

    Nur das Ergebnis zählt. Auch ein Plättchen, das du allein nicht herausnehmen könntest, weil der Weg zu anderen nur über dieses führt, darfst du gegen eines tauschen, das den Weg frei hält. Die Gebäudeart muss nicht dieselbe sein.
book-reserve-free =
    Plättchen, die du nicht anlegen willst oder kannst, liegen in deiner Reserve. Sie hat keine Grenze. Dort bringen Plättchen nichts: sie zählen nicht für Mehrheiten, und ihre Mauern zählen auch nicht. Ein Umbau kann später eines davon in die Alhambra bringen. Alle können jede Reserve sehen.
book-turn-refill =
    Sind die Plättchen angelegt, wird der Tisch aufgefüllt: erst die Geldauslage auf vier Karten; dann der Bauhof, wo leere Felder neue Plättchen bekommen, in der Reihenfolge Gulden, Dirham, Denar, Dukaten.

    Wird dabei eine Wertungskarte gezogen, wird sie bereitgelegt, und an ihrer Stelle wird eine andere Karte gezogen. Punkte gibt es, wenn alles aufgefüllt ist.
book-deck-reshuffle =
    Wird eine Geldkarte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Ist auch der Ablagestapel leer, bleibt die Stelle der Auslage leer, bis ein späteres Auffüllen sie füllen kann.

    Wertungskarten sind aus dem Spiel, sobald sie gezogen wurden. Sie werden nie wieder eingemischt.

## 3 Bauen

book-part-building = Bauen
book-part-building-text =
    Ein Plättchen hat vier Seiten. Ein dicker Rand ist eine Mauer; jede andere Seite ist offen. Sechs Regeln sagen, wohin ein Plättchen darf, und sie müssen auch nach jedem Umbau gelten. Während du ein Feld wählst, zeigt das Programm, welche Felder möglich sind und warum ein anderes es nicht ist.

book-build-orientation =
    Plättchen werden nie gedreht. Eine Mauer auf der Nordseite bleibt auf der Nordseite, wo immer das Plättchen liegt, auch in der Reserve. Ein Plättchen mit einer Nordmauer nützt also am meisten am Nordrand einer Alhambra.
book-build-edges =
    Wo zwei Plättchen sich berühren, müssen beide Seiten gleich sein: Mauer an Mauer oder offene Seite an offener Seite. Das gilt für alle Seiten, die sich berühren, nicht nur für eine.

    Beispiel: das Feld östlich von deinem Brunnen. Die Seiten des Brunnens sind offen, also muss das neue Plättchen eine offene Westseite haben. Ein Plättchen mit einer Mauer im Westen darf dort nicht liegen.
book-build-free =
    Ein neues Plättchen kommt auf ein leeres Feld. Es verdeckt nie ein anderes Plättchen. Willst du auf ein belegtes Feld ein anderes Plättchen legen, brauchst du einen Umbau, der die beiden tauscht.
book-build-adjacent =
    Ein neues Plättchen muss mindestens eine ganze Seite mit einem Plättchen gemeinsam haben, das schon in der Alhambra liegt. Nur an einer Ecke berühren genügt nicht.
book-build-walk =
    Stell dir vor, jemand geht vom Brunnen los, von Plättchen zu Plättchen, nur durch offene Seiten. Jedes Plättchen muss auf diesem Weg erreichbar sein; ein Umweg ist in Ordnung.

    Beispiel: ein Plättchen hat eine Mauer im Osten, und du hast ein Plättchen mit einer Mauer im Westen. Nebeneinander passen die Mauern zusammen, aber niemand kommt hindurch. Dort ist das neue Plättchen nur erlaubt, wenn es von einer anderen Seite zu betreten ist.
book-build-hole =
    Ein eingeschlossenes leeres Feld ist ein Loch, und Löcher sind verboten. Von jedem leeren Feld muss man mit Schritten nach Norden, Osten, Süden oder Westen über leere Felder nach draußen kommen. Ein schräger Schritt zählt nicht.

    Beispiel: ein leeres Feld hat Plättchen im Norden, Westen und Süden. Ein Plättchen im Osten würde es schließen, auch wenn das Feld schräg daneben leer ist: verboten. Dasselbe gilt für eine Gruppe leerer Felder. Eine Bucht, die nach einer Seite offen bleibt, ist erlaubt.
book-build-after =
    Hat ein Umbau ein Plättchen eingebaut, herausgenommen oder getauscht, müssen alle Bauregeln für die ganze Alhambra gelten: die Seiten passen zusammen, jedes Plättchen ist vom Brunnen zu Fuß erreichbar, es gibt kein Loch.

    Beispiel: ein Turm ist nur durch einen Garten erreichbar. Du darfst den Garten nicht herausnehmen, solange der Turm dahinter steht. Auch aus der Mitte darfst du kein Plättchen nehmen, wenn sein Feld dann rundum eingeschlossen wäre.

## 4 Wertung

book-part-scoring = Wertung
book-part-scoring-text =
    Dreimal gibt es Punkte. Bei jeder Wertung geht es um zwei Dinge: wer von jeder der sechs Gebäudearten die meisten hat, und die längste Mauer jeder Alhambra. Module können mehr hinzufügen. Die Punkte früherer Wertungen behalten alle.

book-score-when =
    Die Wertungen 1 und 2 kommen, wenn ihre Karte beim Auffüllen gezogen wird. Die Karte wird bereitgelegt, und erst wird fertig aufgefüllt, auch die Plättchen. Dann gibt es die Punkte, bevor der nächste Zug beginnt. Zieht der Charakter Yammerad die Karte, kommt die Wertung sofort. Wertung 3 kommt am Ende der Partie.

    Werden beide Karten bei einem Auffüllen gezogen, kommt erst Wertung 1 ganz, dann Wertung 2.
book-score-majority =
    Bei jeder Gebäudeart bekommt Punkte, wer in der Alhambra die meisten Plättchen davon hat. Die Reihenfolge der Arten ist immer Pavillon, Serail, Arkade, Gemach, Garten, Turm.

    Wertung 1, nur Platz 1: 1, 2, 3, 4, 5, 6 Punkte. Wertung 2, Platz 1: 8, 9, 10, 11, 12, 13; Platz 2: 1 bis 6. Wertung 3, Platz 1: 16, 17, 18, 19, 20, 21; Platz 2: 8 bis 13; Platz 3: 1 bis 6.

    Beispiel für Wertung 2: Anna hat 4 Türme, Bruno 2, Clara 1. Anna bekommt 13 Punkte, Bruno 6, Clara keine. Preise spielen hier keine Rolle.
book-score-tie =
    Bei einem Gleichstand besetzen die Beteiligten zusammen so viele Plätze, wie sie sind. Die Punkte dieser Plätze werden addiert und gleichmäßig geteilt, abgerundet. Ein Platz nach dem letzten, der zählt, ist 0 wert.

    Türme in Wertung 3 (21, 13 und 6 Punkte): zwei teilen sich Platz 1 und bekommen je (21 + 13) ÷ 2 = 17; danach kommt Platz 3 mit 6. Drei teilen sich Platz 1: 40 ÷ 3 ergibt je 13. Zwei teilen sich Platz 3: (6 + 0) ÷ 2 = je 3.

    Pavillons in Wertung 1: zwei teilen sich Platz 1; (1 + 0) ÷ 2 wird auf 0 abgerundet.
book-score-own-one =
    Um für eine Art Punkte zu bekommen, brauchst du mindestens ein Gebäude davon in der Alhambra. Wer keines hat, belegt keinen Platz. Beispiel für Wertung 3: nur Anna und Bruno haben Gärten. Sie belegen Platz 1 und Platz 2; die Punkte von Platz 3 bekommt niemand.
book-score-wall =
    Jede Alhambra bringt 1 Punkt je Seite ihres längsten zusammenhängenden Stücks Außenmauer. Eine Seite zählt, wenn das Plättchen dort eine Mauer hat und dahinter kein Plättchen liegt; ein Feldlager des Moduls „{ mod-camps }“ zählt hier nicht als Plättchen. Mauern im Inneren, wo zwei Plättchen Mauer an Mauer liegen, bringen nichts.

    Seiten hängen zusammen, wo sie einen Endpunkt gemeinsam haben, auch wenn zwei Plättchen sich dort nur an der Ecke berühren (was nur mit Feldlagern vorkommt). Jede Seite zählt einmal.

    Beispiel: ein Plättchen mit einer Mauer im Norden und einer im Osten, beide außen, hat allein schon ein Stück von 2. Liegt westlich davon ein Plättchen mit einer Mauer im Norden, wächst das Stück auf 3. Mit einem Stück von 5 Seiten und getrennt davon einem von 3 bekommst du 5 Punkte, nicht 8. Ein geschlossener Ring aus 12 Seiten bringt 12.
book-score-ties-final =
    Nach Wertung 3 und dem, was Module dazugeben, gewinnt, wer die meisten Punkte hat. Bei gleich vielen Punkten teilt ihr euch den Sieg; nichts anderes löst den Gleichstand auf.

## 5 Ende der Partie

book-part-end = Ende der Partie
book-part-end-text =
    Die Partie endet, wenn der Beutel den Bauhof nicht mehr füllen kann. Dann werden die übrigen Plättchen im Bauhof vergeben, und Wertung 3 folgt.

book-end-trigger =
    Die Partie endet, wenn beim Auffüllen nach einem Zug ein Feld im Bauhof leer bleibt. Ein leerer Beutel ist noch nicht das Ende: solange vier Plättchen ausliegen, geht es weiter.

    Beispiel: zwei Felder sind leer, und im Beutel sind zwei Plättchen. Beide Felder werden gefüllt, der Beutel ist leer, die Partie geht weiter. Der nächste Kauf lässt ein Feld leer, und das ist das Ende. Wird bei diesem letzten Auffüllen eine Wertungskarte gezogen, kommt ihre Wertung vor allem anderen.
book-end-distribute =
    Jedes Plättchen, das noch im Bauhof liegt, bekommt, wer das meiste Geld in der Währung seines Feldes auf der Hand hat. Bei Gleichstand, oder wenn niemand davon hat, bekommt es niemand. Das Geld wird nicht ausgegeben, und der Preis spielt keine Rolle. Beispiel: Turm 12 liegt auf dem Dukatenfeld; Anna hat 7 Dukaten, Bruno 5: Anna bekommt ihn.

    Wer Plättchen bekommt, legt sie in beliebiger Reihenfolge an, jedes in der Alhambra, oder legt es in die Reserve. Umbauten gibt es nicht mehr. Dann folgt Wertung 3. Wurde die Karte der Wertung 2 nie gezogen, fällt diese Wertung aus.

    Mit Modulen: Münzen und Baumeisterkarten auf der Hand zählen hier als Geld; Diamanten und Wechselstuben nicht. Beim Anlegen kannst du Torkarten nutzen, und Bewohner können einziehen. Wesire, Diebe, Umbauten mit Baumeisterkarten und Charaktere mit * oder 1x kannst du nicht mehr nutzen.

## 6 Zu zweit

book-part-dirk = Zu zweit
book-part-dirk-text =
    { $seats ->
        [2] In dieser Partie zu zweit spielt ein gedachter Dritter mit: Dirk. Er ist nie am Zug, aber er besitzt Gebäude, damit die Mehrheiten umkämpft sind.
       *[other] Dieser Teil betrifft nur Partien zu zweit. Dort spielt ein gedachter Dritter mit: Dirk. Er ist nie am Zug, aber er besitzt Gebäude, damit die Mehrheiten umkämpft sind. In deiner Partie kommt er nicht vor.
    }

book-dirk-tiles =
    Zu Beginn bekommt Dirk 6 zufällig aus dem Beutel gezogene Plättchen. Nach Wertung 1 bekommt er noch einmal 6, oder weniger, wenn der Beutel weniger hat. Nach Wertung 2 bekommt er ein Drittel dessen, was nach dem Auffüllen im Beutel ist, abgerundet: bei 19 Plättchen im Beutel sind das 6.

    Seine Plättchen liegen einfach offen da; sie bilden keine Alhambra.
book-dirk-score =
    Bei den Mehrheiten zählt Dirk wie alle anderen: er belegt Plätze, teilt bei Gleichstand und nimmt so den beiden anderen Punkte weg. Mit dem Modul „{ mod-treasure }“ bekommt er auch Punkte für die meisten Truhen. Sonst punktet er nicht: er ist nie am Zug, hat keine Hand und keine Mauer.
book-dirk-gift =
    Ein gekauftes Plättchen darfst du Dirk geben, statt es in deiner Alhambra anzulegen oder in die Reserve zu legen. Hast du mehrere gekauft, entscheidest du bei jedem einzeln. Das kann deinen Gegner einen ersten Platz kosten.

    Bauhütten kannst du nicht verschenken, auch keine Plättchen aus der Reserve oder aus der Schlussverteilung.

## 8 Was nach einem Zug geschieht

book-part-order = Was nach einem Zug geschieht
book-part-order-text =
    Sind die Aktionen eines Zuges vorbei, geschieht dies, immer in derselben Reihenfolge. Schritte von Modulen, die nicht im Spiel sind, entfallen.

    1. Die gekauften Plättchen werden angelegt: Gebäude, Bauhütten, Feldlager und Basare, in beliebiger Reihenfolge.

    2. Gekaufte Truhen werden verteilt.

    3. Umbauten durch eine Baumeisterkarte und durch Ammar, in beliebiger Reihenfolge.

    4. Ein beiseitegestellter Händler kommt zurück.

    5. Das Geld wird aufgefüllt. Torkarten und Mauerkarten kommen neben die Auslage, ein Charakter wird sofort versteigert, eine Wertungskarte wird vorgemerkt.

    6. Der Bauhof wird aufgefüllt. Basare kommen daneben.

    7. Jede vorgemerkte Wertung: Bonuskarten dürfen gezeigt werden, die Art für Hakim wird gewählt, dann gibt es Punkte für Mehrheiten, Mauern (und Yusuf), Feldlager, Bewohner und Truhen; in Wertung 3 auch für Basare. Danach folgen der Angriff, neue Kundschafter und Dirks Plättchen.

    8. Ist ein Feld im Bauhof leer, endet die Partie: Verteilung, Wertung 3, Angriff.

    9. Diebe und Wesire dürfen genutzt werden. Nach jedem Wesir folgen noch einmal die Schritte 1, 4 und 5 bis 8, nach jedem Dieb die Schritte 5 bis 8.

    10. Der nächste Zug beginnt: erst dürfen Yammerad, Laila oder Machma genutzt werden, dann folgen die Aktionen.

    In einer Partie zu zweit zieht Dirk Feldlager und Basare wie jedes Plättchen, aber bei ihm bringen sie nichts. Von den Modulen bekommt er keine Teile.

## 9 Was offen ist

book-part-public = Offen und geheim
book-part-public-text =
    Alle dürfen sehen: jede Alhambra und jede Reserve, den Bauhof, die Auslage, die oberste Karte des Ablagestapels, wie viele Karten im Nachziehstapel und auf jeder Hand sind, wie viele Plättchen im Beutel sind, und mit den Modulen den Händler und seine Bewohner, Münzen, Truhen, Wesire, Charaktere und die offenen Kundschafter. Was offen ausgeteilt oder aus der Auslage genommen wurde, haben alle gesehen: wer es sich merkt, kennt den größten Teil einer Hand.

    Geheim bleiben: die Hand selbst; die Reihenfolge des Nachziehstapels, des Beutels und der Beutel mit Münzen und Truhen; nicht gezeigte Bonuskarten; Diebe auf der Hand; die drei Bewohner, solange sie gewählt werden; die kommenden Angriffskarten und was ein Kundschafter gesehen hat; die Reihenfolge in den Stapeln der Bauhütten, Charaktere und Kundschafter; und die Bonus-, Diebes- und Baumeisterkarten, die ungesehen aus dem Spiel kamen.

    Die KI weiß nur, was jemand auf ihrem Sitz wissen kann.
