### Bonus cards (rules of section 7.3).


new-idea-bonus = O carte secretă dublează o clădire.
act-reveal-bonus = Arată cartea
act-keep-bonus = Nu arăta nimic
ask-bonus = Urmează o rundă de scor: arăți o carte bonus?
log-bonus-shown = { $name } arată o carte bonus: { $tile }
log-bonus-returned = Cartea bonus revine în mână: { $name }
zone-bonus = Cărți bonus
zone-bonus-shown = Cărți bonus arătate
zone-bonus-removed = Cărți bonus ieșite din joc

## 7.3 Bonus cards

rule-bonus-deal-title = Împărțirea cărților bonus
rule-bonus-deal-text = 10 cărți arată cele zece clădiri fără ziduri. Fiecare primește în secret câte 3; în partidele în 4 sau 5 câte 2, în partidele în 6 câte una. Celelalte ies din joc fără să fie văzute.
rule-bonus-reveal-title = Arătarea unei cărți bonus
rule-bonus-reveal-text = Cât timp chiar clădirea ei se află în Alhambra ta, poți arăta o carte bonus înaintea unei runde de scor: încă o clădire de acel tip la majorități. Dacă apoi altcineva arată una, cine și-a păstrat cartea e întrebat din nou. Înaintea rundei de scor 3 se arată automat.
refuse-bonus-reveal =
    { $reason ->
        [not_held] Nu ai în mână această carte bonus.
        [not_built] Clădirea de pe această carte nu se află în Alhambra.
       *[not_now] { $frame ->
            [bonus] Mai întâi hotărăște ce cărți bonus arăți.
           *[other] Cărțile bonus se arată înaintea unei runde de scor.
        }
    }
rule-bonus-return-title = Înapoi în mână
rule-bonus-return-text = Dacă clădirea iese din Alhambra, cartea ei bonus revine în mână.
