### Handeln mit Modulen: worum es bei einer Frage geht und was aus einer Aktion folgt.


## Charaktere

auction-title = { $card }: bieten oder passen?
auction-first = noch kein Gebot
auction-top = höchstes Gebot: { $n }, { $name }
auction-passed = ausgestiegen: { $names }
auction-rivals = noch dabei: { $names }
auction-hand = { $name } ({ $cards })
sealed-title = { $card }: dein höchstes Gebot, geheim?
sealed-how = einmal geheim eingeben; dann bietet der Computer für dich, nie mehr als nötig
sealed-none = Kein Gebot
sealed-limit = Bis { $n }
sealed-least = Du musst mindestens { $n } bieten.
sealed-most = Du kannst höchstens { $n } bezahlen.
step-most = höchstens { $n }
act-bid-amount = { $n } bieten
pay-bid-title = { $n } für { $card } bezahlen
about-karim = einmal: ein ausliegendes Plättchen gratis
about-knihstig = nach einem Kauf ab 10: eine Geldkarte aus der Auslage
about-ammar = am Ende jedes Zuges ein zusätzlicher Umbau
about-faruk = nimmt mehrere Karten bis zur Summe 7 statt 5
about-fatima = sofort 8 Punkte oder stattdessen ein anderer Charakter
about-hakim = bei jeder Wertung ein halbes Gebäude mehr in einer Art
about-laila = vor jedem Zug: ein neues Plättchen für ein Feld im Bauhof
about-machma = vor jedem Zug: tauscht eine Geldkarte gegen eine aus der Auslage
about-yammerad = ein Zug mit weniger als 3 Geldkarten darf mit einer Karte vom Nachziehstapel beginnen
about-yusuf = bei jeder Wertung 1 Punkt mehr für je volle 3 Punkte der Mauer
before-title = { $card } vor der ersten Aktion nutzen?
hakim-how = die Zahl zeigt, was jede Art dir in Wertung { $k } mehr bringt
chip-gain = { $what } { $n }

## Bezahlen

pay-short = noch zu bezahlen: { $n }
pay-over = { $n } mehr als nötig
pay-just = genau passend
pay-lost =
    { $paid }, { $n ->
        [one] { $n } Karte kommt aus dem Spiel
       *[other] { $n } Karten kommen aus dem Spiel
    }
chests-price = { $n } oder mehr, in beliebigen Währungen
chests-price-diamonds = { $n } oder mehr, in beliebigen Währungen oder nur in Diamanten

## Bewohner und Händler

chosen-of = { $n } von { $most } gewählt
chosen-full = Du hast schon { $n } gewählt. Wähle erst etwas ab.
residents-how = geheim; die anderen 3 kommen zurück in den Vorrat
trader-in-title =
    Zieht der { $type ->
        [pavilion] blaue
        [seraglio] rote
        [arcades] braune
        [chambers] weiße
        [garden] grüne
       *[tower] lila
    } Bewohner ein?
trader-in-how = wähle dann, wer aus dem Vorrat zum Händler kommt
trader-swap-how = einer kommt in den Vorrat, ein anderer zum Händler
trader-with = beim Händler: { $things }
trader-home = eingezogen: { $things }
trader-supply = im Vorrat: { $things }

## Bonuskarten

bonus-how = die Zahl zeigt, was die Karte dir in Wertung { $k } mehr bringt
bonus-none = keines der Gebäude auf deinen Karten steht in deiner Alhambra

## Was aus einer Aktion folgt

then-take-hut = kostenlos; du legst sie noch in diesem Zug an, danach keine weitere Aktion
then-take-gate = du nimmst sie auf die Hand, danach keine weitere Aktion
then-build-sticks = die Mauern bleiben für immer, danach keine weitere Aktion
then-build-sticks-aside = die Mauern bleiben für immer, danach keine weitere Aktion
then-buy-chests = kein Wechselgeld, danach keine weitere Aktion
then-buy-bazaar = passend bezahlt: noch eine Aktion
then-use-karim = gratis, wie passend bezahlt: noch eine Aktion; Karim kommt aus dem Spiel
then-use-laila = zieht ein neues Plättchen für dieses Feld; das alte kommt zurück in den Beutel
then-use-machma = du gibst deine Karte ab; die Stelle in der Auslage bleibt bis zum Auffüllen leer
then-use-yammerad = gezogenes Geld behältst du; alles andere wirkt, und du ziehst noch eine Karte
then-use-knihstig = die Karte kommt sofort auf deine Hand
then-use-ammar = ein zusätzlicher Umbau vor dem Auffüllen
then-use-builder = du gibst die Karte für einen zusätzlichen Umbau ab
then-use-thief = du gibst den Dieb ab; die Geldkarte kommt auf deine Hand
then-keep-fatima = jetzt 8 Punkte; Fatima kommt aus dem Spiel
then-swap-fatima = Fatima kommt aus dem Spiel; die oberste Karte des Seitenstapels wirkt sofort
then-place-trader = steht dort ein Gebäude, kann ein Bewohner seiner Farbe einziehen
then-reveal-bonus = zählt als ein weiteres Gebäude seiner Art
then-place-with-gate = eine Torkarte öffnet eine Mauer und kommt aus dem Spiel
then-add-with-gate = eine Torkarte öffnet eine Mauer und kommt aus dem Spiel
then-open-gate =
    ein Tor öffnet die Mauer { $side ->
        [n] auf der Nordseite
        [e] auf der Ostseite
        [s] auf der Südseite
       *[w] auf der Westseite
    }; die Torkarte kommt aus dem Spiel
place-gates =
    { $n ->
        [one] { $n } davon mit Tor
       *[other] { $n } davon mit Tor
    }
cell-counts = { $cell }, zählt { $n }
cell-gate = mit Tor: { $cell }
slot-first = die ersten Plättchen werden danach gezogen

## Was für eine Aktion zu wählen ist

how-place-with-gate = wähle ein Feld, dann die Mauer, die das Tor öffnet
how-use-machma = wähle deine Karte, dann eine mit gleichem oder kleinerem Wert aus der Auslage
how-use-laila = wähle ein Feld im Bauhof
how-use-karim = wähle ein ausliegendes Plättchen
how-build-sticks = wähle eine Mauerkarte, dann ein Plättchen in der Alhambra
how-build-sticks-aside = wähle eine Mauerkarte, dann ein Plättchen aus der Reserve oder ein gekauftes
how-take-hut = wähle eine Bauhütte
how-use-builder = wähle eine Baumeisterkarte
how-buy-chests = wähle einen Raum
how-use-thief = wähle einen Dieb und eine Geldkarte seiner Währung
how-use-knihstig = wähle eine Geldkarte aus der Auslage
how-place-chest = wähle ein Gebäude für die Truhe
how-add-with-gate = wähle ein Plättchen aus der Reserve, dann ein Feld
how-buy-bazaar = wähle einen Basar
how-place-trader = wähle ein Feld für den Händler
