### Currency exchange: everything that is said of it.

mod-exchange = Casa de schimb
new-pieces-exchange = Componente: 6 cărți de schimb printre bani.
new-changes-exchange = Cu una dintre ele plătești exact în două valute; luarea ei este o acțiune întreagă.
new-idea-exchange = Plătești exact, în două valute deodată.


## Rules of section 7.2

rule-exchange-deal-title = Cărți de schimb în pachet
rule-exchange-deal-text = Șase cărți, câte una pentru fiecare pereche de valute, sunt în teancurile 2, 3 și 4. Odată trase, stau la vedere printre cărțile de bani.
rule-exchange-take-title = Luarea unei cărți de schimb
rule-exchange-take-text = O carte de schimb se ia în loc de bani, singură.
rule-exchange-use-title = Plata cu o carte de schimb
rule-exchange-use-text = Cel mult una la o achiziție: plătești suma exactă, în orice combinație a celor două valute ale cărții, dintre care una e a spațiului. Apoi cartea se decartează. Nu merge cu diamante, la licitații sau pentru cufere.
refuse-exchange-use =
    { $reason ->
        [exact] Cu o carte de schimb se plătește exact: { $over } în plus.
       *[currency] Folosește o singură carte de schimb, care arată valuta spațiului, și numai bani în cele două valute ale ei.
    }
piece-exchange = O carte de schimb. Îți permite să plătești exact o achiziție, amestecând cele două valute ale ei.

## Regulament

book-intro-exchange =
    Printre bani apar 6 cărți de schimb, câte una pentru fiecare pereche de valute. Cu o asemenea carte plătești o piesă amestecând două valute, mereu cu suma exactă. Cartea nu valorează nimic singură, dar te ajută să ajungi exact la un preț și să câștigi încă o acțiune.
book-exchange-deal =
    Cele 6 cărți de schimb arată câte două valute: fiecare pereche o singură dată. Câte 2 se amestecă în teancurile 2, 3 și 4 ale pachetului. Când apare, o carte de schimb ocupă unul dintre cele patru locuri de la vedere, ca o carte de bani.
book-exchange-take =
    Când iei o carte de schimb, aceasta este toată acțiunea: nu iei nimic altceva odată cu ea, nici măcar bani mărunți cu suma de cel mult 5. Cartea nu are valoare. Stă în mână până o folosești și nu contează la distribuirea finală.
book-exchange-use =
    La o achiziție poți folosi o singură carte de schimb. Una dintre cele două valute ale ei trebuie să fie cea în care se cumpără piesa. Plătești exact prețul, în orice combinație a celor două valute, chiar și numai în una dintre ele. Apoi cartea de schimb se decartează.

    Exemplu: o arcadă cu prețul 8 se află pe spațiul florinului. Cu cartea florin–ducat poți plăti 5 florini și 3 ducați sau chiar 8 ducați. Urmează încă o acțiune.

    Nu se folosește împreună cu diamante, nici la licitații, nici pentru cufere, iar hoții nu o pot lua.

## Lecție

lesson-exchange-title = Casa de schimb
lesson-exchange-about = Plătești suma exactă în două valute deodată.
lesson-exchange-take-title = O carte pentru două valute
lesson-exchange-take-1 = Ai 6 florini și 7 ducați. Turnul costă **13 ducați**.
lesson-exchange-take-2 = O **carte de schimb** unește cele două valute ale ei într-o plată. Luarea ei este toată acțiunea.
lesson-exchange-take-turn = Ia cartea cu care vei putea cumpăra turnul.
lesson-exchange-take-done = 6 florini + 7 ducați fac 13: în tura următoare turnul poate fi al tău.
lesson-exchange-take-hint = Cartea trebuie să lege florinii de ducați, galbenul de portocaliu.
lesson-exchange-take-wrong = Cu nicio carte de bani la vedere nu poți cumpăra turnul în tura următoare. Ia o carte de schimb.
lesson-exchange-take-wrong-other = Această carte unește dirhami și dinari. Turnul cere florini și ducați.
lesson-exchange-pay-title = Plata cu această carte
lesson-exchange-pay-1 = Una dintre cele două valute trebuie să fie a **spațiului**: la turn, ducații.
lesson-exchange-pay-2 = Plătești **suma exactă**, în orice combinație a celor două.
lesson-exchange-pay-3 = De aceea ai mereu încă o acțiune.
lesson-exchange-pay-turn = Cumpără turnul cu suma exactă.
lesson-exchange-pay-done = Cartea se decartează, iar tu mai ai o acțiune.
lesson-exchange-pay-hint = Alege turnul: odată cu el se aleg 6 florini, 7 ducați și cartea.
lesson-exchange-pay-wrong = De data asta cumpără turnul și plătește exact 13.
lesson-exchange-pay-wrong-over = 7 + 9 ducați înseamnă 3 în plus, iar acțiunile se încheie. Cu cartea de schimb, 6 + 7 e exact.
lesson-exchange-limits-title = Ce nu poate cartea
lesson-exchange-limits-1 = E bună numai pentru **cele două valute ale ei**.
lesson-exchange-limits-2 = Și cu ea **nu plătești niciodată în plus**.
lesson-exchange-limits-turn = Încearcă ambele: adaug-o la serai, apoi încearcă să plătești cu ea prea mult pentru turn.
lesson-exchange-limits-done = O carte la o achiziție, numai cele două valute ale ei, numai suma exactă.
lesson-exchange-limits-hint = Alege seraiul și adaugă cartea. Apoi turnul: adaugă cei 9 ducați și încearcă „Cumpără”.
lesson-exchange-both-title = Păstreaz-o pentru momentul potrivit
lesson-exchange-both-1 = Grădina costă 8 florini, arcada 8 ducați.
lesson-exchange-both-2 = În tura aceasta le poți cumpăra pe **amândouă**, dacă plătești mereu exact.
lesson-exchange-both-turn = Cumpără ambele piese.
lesson-exchange-both-done = Cu cartea de 8 plătești grădina; cu 5 florini + 3 ducați și cartea de schimb, arcada.
lesson-exchange-both-hint = Plătește grădina numai cu cei 8 florini.
lesson-exchange-both-wrong = De data asta cumpără grădina și arcada, fiecare cu suma exactă. Dacă plătești prea mult, acțiunile se încheie.
lesson-exchange-both-wrong-spent = Acum nu mai ai cartea de schimb, ci numai 8 florini: nu mai iei arcada. Plătește grădina fără ea.
