### Die Regeln: wo zwei Module sich treffen. Ein Eintrag für jede Klärung, in derselben Reihenfolge.


## Gunst des Wesirs

ruling-vizier-exchange = Für den Kauf mit dem Wesir darfst du eine Wechselstube nutzen. Mit ihr zahlst du passend, und genau das verlangt der Wesir.
ruling-vizier-bonus = Du darfst eine Bonuskarte zeigen, während du das mit dem Wesir gekaufte Plättchen anlegst. Bringt das Auffüllen dann eine Wertung, fragt das Programm wie sonst.
ruling-vizier-huts = Der Wesir kauft nur Plättchen vom Bauhof. Eine Bauhütte kannst du mit ihm nicht nehmen.
ruling-vizier-gates = Das mit dem Wesir gekaufte Plättchen legst du sofort an, und eine Torkarte von deiner Hand darf ihm einen Weg öffnen.
ruling-vizier-diamonds = Den Kauf mit dem Wesir darfst du in Diamanten zahlen, wenn sie den Preis genau treffen.
ruling-vizier-characters = Bei einem Kauf mit dem Wesir hilft kein Charakter: Knihstig nimmt keine Karte, Karim bekommt kein Plättchen, Ammar gibt keinen Umbau. Yusuf und Hakim, die bei Wertungen wirken, zählen wie immer.
ruling-vizier-camps = Ein Feldlager auf einem Feld des Bauhofs ist ein Plättchen wie die anderen. Der Wesir darf es kaufen, und du legst es sofort an oder in die Reserve.
ruling-vizier-thieves = Zwischen zwei Zügen wird nach Dieben und Wesiren gemeinsam gefragt, in einer Reihenfolge, und nach jedem Einsatz werden alle noch einmal gefragt. Wer als Nächstes am Zug ist, darf den Wesir nutzen, aber keinen Dieb.
ruling-vizier-change = Beim Kauf mit dem Wesir darfst du Münzen als Karten vom Wert 1 nutzen. Da du passend zahlst, gibt es kein Wechselgeld.
ruling-vizier-trader = Legst du das Plättchen des Wesirs auf das Feld des Händlers, darf ein Bewohner einziehen, auch wenn in deinem Zug schon einer eingezogen ist. Der Händler kommt zurück, bevor der Bauhof aufgefüllt wird.
ruling-vizier-treasure = Der Wesir kauft Plättchen vom Bauhof, keine Truhen.
ruling-vizier-builders = Beim Kauf mit dem Wesir darfst du Baumeisterkarten als Geld vom Wert 3 nutzen. Einen Umbau geben sie dann nicht, denn es ist nicht das Ende deines Zuges.
ruling-vizier-invaders = Der Wesir zahlt passend, also bringt sein Kauf den offenen Kundschafter dieser Gebäudeart.
ruling-vizier-bazaars = Der Wesir darf einen Basar kaufen, für genau den Preis des Plättchens auf dem Feld seiner Währung im Bauhof.

## Wechselstuben

ruling-exchange-gates = Eine Wechselstube nehmen und eine Torkarte nehmen ist jeweils eine ganze Aktion. Du nimmst sie nie zusammen und nie mit Geld.
ruling-exchange-diamonds = Wechselstube und Diamanten kommen nie in dieselbe Zahlung.
ruling-exchange-characters = Wechselstuben sind kein Geld. Sie decken kein Gebot; Faruk, Knihstig und Machma nützen sie nichts; Yammerad zählt sie nicht mit. Zieht Yammerad eine, kommt sie auf den Ablagestapel, und es wird weiter gezogen.
ruling-exchange-camps = Ein Feldlager darfst du mit einer Wechselstube bezahlen, wie jedes Plättchen vom Bauhof.
ruling-exchange-thieves = Diebe können keine Wechselstuben nehmen.
ruling-exchange-change = Zahlst du mit einer Wechselstube, dürfen Münzen ihrer beiden Währungen dabei sein. Die Zahlung ist passend, also gibt es kein Wechselgeld.
ruling-exchange-treasure = Bei Truhen nützen Wechselstuben nichts; die darfst du ohnehin in beliebigen Währungen kaufen.
ruling-exchange-builders = Zahlst du mit einer Wechselstube, dürfen Baumeisterkarten ihrer beiden Währungen dabei sein, jede mit dem Wert 3.
ruling-exchange-invaders = Eine Zahlung mit einer Wechselstube ist passend, also bringt ein so gekauftes Gebäude den Kundschafter seiner Art.
ruling-exchange-bazaars = Einen Basar darfst du mit einer Wechselstube bezahlen, die seine Währung zeigt.

## Bonuskarten

ruling-bonus-huts = Eine gezeigte Bonuskarte zählt für die Mehrheit, ist aber kein Plättchen. Eine Bauhütte neben dem Gebäude ist durch sie nicht mehr wert.
ruling-bonus-characters = Hakims halbes Gebäude kommt zu dem dazu, was Bonuskarten bringen. Vor einer Wertung wird erst nach Bonuskarten gefragt, dann nach der Art für Hakim. Nimmt Ammars Umbau das Gebäude heraus, kommt die Karte zurück auf die Hand.
ruling-bonus-camps = Eine Bonuskarte ist kein Plättchen in der Reihe eines Feldlagers und bringt dort nichts.
ruling-bonus-walls = Auf das Plättchen, das deine Bonuskarte zeigt, darfst du ein Mauerstäbchen legen. Es bleibt genau dieses Plättchen, und die Karte zählt weiter.
ruling-bonus-treasure = Eine Bonuskarte ist kein Plättchen und trägt keine Truhe. Das Gebäude, das sie zeigt, darf wie sonst eine tragen.
ruling-bonus-builders = Nimmt ein Umbau mit einer Baumeisterkarte das Gebäude heraus, ist die Bonuskarte vor dem Auffüllen und vor jeder Wertung wieder auf deiner Hand. Baut er das Gebäude ein, darfst du die Karte noch zeigen, bevor du den Zug beendest.
ruling-bonus-bazaars = Eine Bonuskarte ist kein Gebäude neben einem Basar und ändert seine Punkte nicht.

## Bauhütten

ruling-huts-gates = Ein Tor in der Mauer zwischen einer Bauhütte und einem Gebäude ändert nichts: das Gebäude zählt nicht für sie. Eine Bauhütte selbst darfst du durch ein Tor anlegen.
ruling-huts-characters = Hakim braucht ein echtes Gebäude: eine Bauhütte, die 0 zählt, genügt nicht. Zählt eine Bauhütte 1 oder mehr, kommt seine Hälfte dazu. Eine Bauhütte kostet nichts, also nützt Karim hier nichts.
ruling-huts-camps = Eine Bauhütte zählt als Plättchen in der Reihe eines Feldlagers, und eine Bastion darf an ihrer Mauer lehnen.
ruling-huts-walls = Auf eine Bauhütte darfst du Mauerstäbchen legen. Jede Mauer zwischen Bauhütte und Gebäude, gedruckt oder als Stäbchen, verhindert, dass das Gebäude für sie zählt.
ruling-huts-trader = Legst du eine Bauhütte auf das Feld des Händlers, zieht niemand ein, aber ein Bewohner darf mit dem Vorrat getauscht werden.
ruling-huts-treasure = Bauhütten tragen keine Truhen.
ruling-huts-builders = Ein Umbau mit einer Baumeisterkarte darf eine Bauhütte aus der Reserve einbauen oder die eben angelegte Bauhütte herausnehmen oder tauschen.
ruling-huts-invaders = Bauhütten haben offene Seiten wie jedes Plättchen, und sie schützen die Plättchen hinter sich: eine Seite mit einer Bauhütte davor ist nicht offen. Eine Bauhütte nehmen ist kein Kauf, also bringt es keinen Kundschafter.
ruling-huts-bazaars = Eine Bauhütte ist kein Gebäude neben einem Basar und ändert seine Punkte nicht.

## Stadttore

ruling-gates-characters = Ammars Umbau darf eine Torkarte nutzen, um ein Plättchen einzubauen. Eine Torkarte, die Yammerad zieht, wird wie beim Auffüllen ausgelegt. Torkarten sind für keinen Charakter Geldkarten.
ruling-gates-camps = In ein Feldlager geht niemand hinein, also kann in der Mauer zwischen einem Plättchen und einem Feldlager kein Tor entstehen.
ruling-gates-walls = Ein Tor entsteht nur, wo beide Plättchen eine gedruckte Mauer haben, nie in einem Mauerstäbchen. Die Plättchen neben einem Tor dürfen auf anderen Seiten noch Mauerstäbchen bekommen.
ruling-gates-thieves = Eine Torkarte liegt neben der Auslage, also kann kein Dieb sie nehmen.
ruling-gates-trader = Legst du durch ein Tor ein Plättchen auf das Feld des Händlers, darf ein Bewohner einziehen. Er bleibt für immer, denn das Plättchen kann nie mehr herausgenommen werden.
ruling-gates-treasure = Gebäude neben einem Tor tragen Truhen wie andere.
ruling-gates-builders = Ein Umbau mit einer Baumeisterkarte darf eine Torkarte nutzen, um ein Plättchen einzubauen. Ein Plättchen neben einem Tor kann er weder herausnehmen noch tauschen.
ruling-gates-bazaars = Ein Basar hat keine gedruckte Mauer, also führt nie ein Tor zu ihm.

## Diamanten

ruling-diamonds-characters = Diamanten sind eine weitere Währung, in der du bieten darfst. Für Faruk, Knihstig, Machma und Yammerad sind sie Geldkarten.
ruling-diamonds-camps = Ein Feldlager darfst du in Diamanten bezahlen, wie jedes Plättchen vom Bauhof.
ruling-diamonds-thieves = Diebe können keine Diamanten nehmen.
ruling-diamonds-change = Auch zu viel bezahlte Diamanten bringen Münzen, eine für je volle 2. Aber Münzen und Diamanten kommen nie in dieselbe Zahlung.
ruling-diamonds-treasure = Einen Raum voll Truhen darfst du ganz in Diamanten bezahlen, aber nie in Diamanten zusammen mit anderem Geld.
ruling-diamonds-builders = Baumeisterkarten gehören zu ihrer Währung, also kommen sie nie mit Diamanten in dieselbe Zahlung.
ruling-diamonds-invaders = Auch ein Gebäude, das du in Diamanten passend bezahlst, bringt den Kundschafter seiner Art.
ruling-diamonds-bazaars = Einen Basar darfst du in Diamanten bezahlen, wenn sie seinen Preis genau treffen.

## Charaktere

ruling-characters-camps = Karim bekommt ein Feldlager gratis, wie jedes Plättchen vom Bauhof. Laila darf ein Feldlager auf ein Feld ziehen. Kaufst du das Feldlager zum Preis 10, darf Knihstig eine Karte nehmen.
ruling-characters-walls = Eine Mauerkarte, die Yammerad zieht, wird wie beim Auffüllen ausgelegt. Mauerstäbchen sind Mauern, also zählen ihre Punkte auch für Yusuf.
ruling-characters-thieves = Wird nach einem Dieb ein Charakter gezogen, wird er sofort versteigert. Wer als Nächstes am Zug ist, bietet zuerst.
ruling-characters-change = Münzen decken ein Gebot in ihrer Währung. Zahlst du für ein Gebot zu viel, bekommst du Wechselgeld: eine Münze für je volle 2.
ruling-characters-trader = Ammars Umbau darf ein Plättchen auf das Feld des Händlers legen, solange der Händler in diesem Zug noch nicht beiseitegestellt wurde.
ruling-characters-treasure = Karim bekommt ein Plättchen vom Bauhof, keine Truhen.
ruling-characters-builders = Ammar und eine Baumeisterkarte können dir in einem Zug zwei Umbauten geben. Baumeisterkarten decken Gebote und sind für Faruk, Knihstig, Machma und Yammerad Geldkarten. Gibt Machma eine Baumeisterkarte ab, kommt sie aus dem Spiel.
ruling-characters-invaders = Ein Gebäude, das Karim dir holt, gilt als passend bezahlt, also bringt es den Kundschafter seiner Art. Auf eine Wertung, die Yammerad zieht, folgt ihr Angriff wie auf jede andere.
ruling-characters-bazaars = Karim darf einen Basar holen, wenn auf dessen Feld ein Plättchen liegt. Ein Basar, den Laila zieht, kommt neben den Bauhof, und sie zieht weiter; kommen nur Basare, bleibt das alte Plättchen auf seinem Feld.

## Feldlager

ruling-camps-walls = Auf ein Feldlager kannst du kein Mauerstäbchen legen. Aber eine Bastion darf an einem Mauerstäbchen eines Plättchens lehnen, denn es ist eine Mauer.
ruling-camps-change = Zahlst du für ein Feldlager zu viel, gibt es Wechselgeld, wie bei jedem Plättchen.
ruling-camps-trader = Legst du ein Feldlager auf das Feld des Händlers, zieht niemand ein, aber ein Bewohner darf mit dem Vorrat getauscht werden. Der Händler kommt nicht auf ein Feld zurück, das nur Feldlager berührt.
ruling-camps-treasure = Feldlager tragen keine Truhen.
ruling-camps-builders = Ein Feldlager darfst du mit Baumeisterkarten bezahlen. Ein Umbau mit einer Baumeisterkarte darf keiner Bastion die Mauer nehmen, an der sie lehnt.
ruling-camps-invaders = Feldlager haben keine offenen Seiten, also findet ein Angriff dort nichts. Sie schützen auch selbst nichts: ein Feldlager steht nur, wo eine Bastion an einer Mauer lehnt, und es ist die Mauer, die den Angriff abhält.
ruling-camps-bazaars = Ein Basar zählt als Plättchen in der Reihe eines Feldlagers; ein Feldlager ist kein Gebäude neben einem Basar. Ein Feldlager auf einem Feld des Bauhofs bestimmt den Preis für die Basare dieser Währung.

## Mauern

ruling-walls-thieves = Wird nach einem Dieb eine Mauerkarte gezogen, wird sie wie sonst ausgelegt. Kein Dieb kann sie nehmen.
ruling-walls-builders = Stäbchen bleiben auf ihrem Plättchen, wenn ein Umbau mit einer Baumeisterkarte es herausnimmt oder tauscht, und kommen mit ihm wieder.
ruling-walls-invaders = Eine Seite mit einem Mauerstäbchen ist nicht offen, also kostet ein Angriff dort nichts.
ruling-walls-bazaars = Auf Basare darfst du Mauerstäbchen legen. Für den Wert eines Basars spielen sie keine Rolle.
ruling-thieves-change = Ein Dieb nimmt eine Karte aus der Auslage, nie eine Münze: Münzen, die vor jemandem liegen, sind sicher.

## Diebe

ruling-thieves-builders = Ein Dieb darf eine Baumeisterkarte seiner Währung aus der Auslage nehmen.
ruling-thieves-invaders = Wird nach einem Dieb eine Wertung gezogen, kommt sie sofort, wenn fertig aufgefüllt ist, und ihr Angriff folgt.

## Wechselgeld

ruling-change-treasure = Truhen darfst du auch mit Münzen bezahlen, zusammen mit beliebigem Geld außer Diamanten. Zahlst du für Truhen zu viel, gibt es kein Wechselgeld.
ruling-change-builders = Baumeisterkarten und Münzen einer Währung darfst du zusammen zahlen. Zahlst du mit einer Baumeisterkarte zu viel, gibt es Wechselgeld wie bei jeder Karte.
ruling-change-invaders = Ein mit Hilfe von Münzen genau getroffener Preis ist passend bezahlt, also bringt ein so gekauftes Gebäude den Kundschafter seiner Art.
ruling-change-bazaars = Münzen dürfen helfen, einen Basar zu bezahlen. Er wird immer passend bezahlt, also gibt es kein Wechselgeld.

## Fliegender Händler

ruling-trader-treasure = Ein Gebäude darf einen Bewohner und eine Truhe tragen. Verlässt es die Alhambra, verliert es beide: der Bewohner kommt in den Vorrat, die Truhe in den Beutel.
ruling-trader-builders = Ein Umbau mit einer Baumeisterkarte findet statt, bevor der Händler zurückkommt. Er darf ein Plättchen auf das Feld des Händlers legen, wenn der Händler dort noch steht.
ruling-trader-invaders = Der Händler ist kein Plättchen. Eine offene Seite mit dem Händler davor ist offen und kostet bei einem Angriff Punkte.
ruling-trader-bazaars = Legst du einen Basar auf das Feld des Händlers, zieht niemand ein, aber ein Bewohner darf mit dem Vorrat getauscht werden.

## Schatzkammer

ruling-treasure-builders = Auch bei Truhen ist eine Baumeisterkarte 3 wert, und dann kommt sie aus dem Spiel. Truhen werden vor einem Umbau mit einer Baumeisterkarte aufgestellt; nimmt er ein Gebäude mit Truhe heraus, ist die Truhe verloren.
ruling-treasure-invaders = Eine Truhe ist kein Gebäude: passend bezahlte Truhen bringen keinen Kundschafter.
ruling-treasure-bazaars = Basare tragen keine Truhen.
ruling-builders-invaders = Auch eine passende Zahlung mit einer Baumeisterkarte bringt den Kundschafter.

## Baumeister

ruling-builders-bazaars = Eine Baumeisterkarte zählt 3 zum genauen Preis eines Basars, in ihrer eigenen Währung.

## Angreifer

ruling-invaders-bazaars = Ein Basar hat offene Seiten wie jedes Plättchen, und Angriffe zählen sie. Er hat keine Gebäudeart, also bringt sein Kauf keinen Kundschafter.
