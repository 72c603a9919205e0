### Change: everything that is said of it.

mod-change = Mărunțișul
new-pieces-change = Componente: 24 de monede într-un săculeț.
new-changes-change = La fiecare 2 plătiți în plus primești o monedă, care valorează cât o carte de 1.
new-idea-change = Primești monede când plătești în plus.

zone-coins = Monede
zone-coin-bag = Monede în săculeț

log-coins-drawn =
    { $name } trage { $count ->
        [one] { $count } monedă
        [few] { $count } monede
       *[other] { $count } de monede
    } drept rest


## Rules of section 7.11

rule-change-draw-title = Restul
rule-change-draw-text = Pentru fiecare 2 plătiți în plus se trage o monedă din săculeț, cât timp mai sunt: la piese, tabere și personaje, chiar și în diamante, dar nu la cufere.
rule-change-use-title = Plata cu monede
rule-change-use-text = Monedele stau la vedere și valorează cât o carte de 1 din valuta lor. Odată cheltuite, se întorc în săculeț. Contează la distribuirea finală.
refuse-change-use = O monedă contează numai în valuta ei.
piece-coin = O monedă: bani cu valoarea 1. Stă la vedere și se întoarce în săculeț după ce e cheltuită.

## Regulament

book-intro-change =
    Cine plătește în plus nu mai pierde totul: primește drept rest monede. În săculețul lor sunt 24 de monede cu valoarea 1, câte 6 pentru fiecare valută. Adesea, o monedă e tocmai ce îți lipsește până la suma exactă. Valuta ei o hotărăște însă întâmplarea.
book-change-draw =
    Pentru fiecare 2 plătiți în plus tragi la întâmplare o monedă din săculeț, cât timp mai sunt. Regula e valabilă la piese, tabere și personaje, chiar dacă plătești cu diamante, dar nu la cufere. Exemplu: plătești 13 pentru un apartament cu prețul 8; cei 5 în plus aduc 2 monede.

    Monedele cu care ai plătit se întorc în săculeț înainte de tragere, așa că le poți trage chiar pe ele. Plata nu devine astfel exactă: nu primești încă o acțiune. Pentru numai 1 în plus nu primești nimic.
book-change-use =
    Monedele stau la vedere în fața ta. La plată, o monedă valorează cât o carte de valoare 1 din valuta ei și se poate adăuga la cărți. Odată cheltuită, se întoarce în săculeț. La distribuirea finală, monedele se adună la banii din mână. Exemplu: cu 7 dinari și o monedă de dinar plătești exact prețul 8.

## Lecție

lesson-change-title = Mărunțișul
lesson-change-about = Primești monede când plătești prea mult.
lesson-change-draw-title = Primești monede
lesson-change-draw-1 = Nu poți plăti exact 9 dinari. Până acum, tot ce dădeai în plus era pierdut.
lesson-change-draw-2 = Acum tragi **o monedă pentru fiecare 2** în plus. Valuta o decide întâmplarea.
lesson-change-draw-3 = Totuși suma nu e exactă: acțiunile tale s-au încheiat.
lesson-change-draw-turn = Cumpără apartamentul astfel încât să primești o monedă.
lesson-change-draw-done = Pentru fiecare 2 în plus ai acum o monedă în față.
lesson-change-draw-hint = Alege apartamentul, pune înapoi cartea de 6 și adaugă cartea de 7.
lesson-change-draw-wrong = De data asta cumpără apartamentul.
lesson-change-draw-wrong-one = 4 + 6 = 10: doar 1 în plus, care se pierde. Plătește cel puțin 2 în plus.
lesson-change-exact-title = Plata cu monede
lesson-change-exact-1 = O monedă valorează cât **o carte de 1** din valuta ei. Apoi se întoarce în săculeț.
lesson-change-exact-2 = Adesea tocmai acest 1 lipsește până la suma exactă.
lesson-change-exact-turn = Cumpără două piese în tura aceasta.
lesson-change-exact-done = 7 + 1 florini, 9 + 1 dirhami: de două ori suma exactă, datorită monedelor.
lesson-change-exact-hint = Apartamentul cu 7 și moneda de un florin, turnul cu 9 și moneda de un dirham.
lesson-change-exact-wrong = Doar cu suma exactă cumperi două piese într-o singură tură.
lesson-change-exact-wrong-over = 9 în loc de 8 e prea mult: acțiunile tale s-ar încheia. Cu 7 și o monedă, suma e exactă.
lesson-change-colour-title = Doar în valuta ei
lesson-change-colour-1 = Cu 8 dinari și o monedă ai plăti apartamentul exact. Dar monedele tale **nu sunt dinari**.
lesson-change-colour-2 = Păstrează-le: contează și la distribuirea finală.
lesson-change-colour-turn = Alege apartamentul și încearcă să adaugi fiecare dintre cele două monede.
lesson-change-colour-done = La fel ca o carte, o monedă contează doar în valuta ei.
lesson-change-colour-hint = Monedele stau cu cărțile din mâna ta.
