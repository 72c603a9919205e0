### Currency exchange: everything that is said of it.

new-idea-exchange = Plătești exact, în două valute deodată.


## Rules of section 7.2

rule-exchange-deal-title = Cărți de schimb în pachet
rule-exchange-deal-text = Șase cărți, câte una pentru fiecare pereche de valute, sunt în teancurile 2, 3 și 4. Odată trase, stau la vedere printre cărțile de bani.
rule-exchange-take-title = Luarea unei cărți de schimb
rule-exchange-take-text = O carte de schimb se ia în loc de bani, singură.
rule-exchange-use-title = Plata cu o carte de schimb
rule-exchange-use-text = Una la fiecare achiziție: plătești suma exactă, în orice combinație a celor două valute ale cărții, dintre care una e a spațiului. Apoi cartea se decartează. Nu merge cu diamante, la licitații sau pentru cufere.
refuse-exchange-use =
    { $reason ->
        [exact] Cu o carte de schimb se plătește exact: { $over } în plus.
       *[currency] Folosește o singură carte de schimb, care arată valuta spațiului, și numai bani în cele două valute ale ei.
    }
