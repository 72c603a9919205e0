### Master builders: everything that is said of them.

new-idea-builders = Bani care pot și reamenaja.

act-use-builder = Folosește un meșter

log-builder-used = { $name } folosește o carte de meșter: încă o reamenajare


## Rules of section 7.14

rule-builders-deal-title = Cărți de meșter
rule-builders-deal-text = Înainte de banii de început, fiecare jucător primește 2 din cele 16 cărți de meșter, cu fața în jos. Altele sunt în teancurile 3 și 5, restul iese din joc.
rule-builders-money-title = Meșterii ca bani
rule-builders-money-text = O carte de meșter ține loc de bani cu valoarea 3, în toate privințele. Odată cheltuită, iese din joc.
refuse-builders-money = O carte de meșter contează numai în valuta ei.
rule-builders-redesign-title = Meșterii la lucru
rule-builders-redesign-text = La sfârșitul turei tale, după așezare, poți decarta o carte de meșter pentru încă o reamenajare. Doar una pe tură.
refuse-builders-redesign =
    { $reason ->
        [no_builder] Aceasta nu e o carte de meșter.
        [not_held] Nu ai această carte în mână.
        [used] Într-o tură reamenajează o singură carte de meșter.
        [none] Acum nu e posibilă nicio reamenajare.
       *[not_now] Cărțile de meșter reamenajează la sfârșitul turei, după așezare.
    }
