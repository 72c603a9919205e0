### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = nimic altceva nu e posibil
ai-reason-exact = sumă exactă: încă o acțiune
ai-reason-majority =
    { $type ->
        [pavilion] pavilioane
        [seraglio] seraiuri
        [arcades] arcade
        [chambers] apartamente
        [garden] grădini
       *[tower] turnuri
    }: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-rivals =
    ceilalți: { $points ->
        [one] −{ $points } punct estimat
        [few] −{ $points } puncte estimate
       *[other] −{ $points } de puncte estimate
    }
ai-reason-wall =
    zid { $from } → { $to }: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-room =
    loc pentru piesele următoare: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-reserve =
    piese în rezervă: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-lines =
    punctele modulelor: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-money =
    bani pentru piese viitoare: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-window =
    o acțiune posibilă între două rânduri: { $points ->
        [one] +{ $points } punct estimat
        [few] +{ $points } puncte estimate
       *[other] +{ $points } de puncte estimate
    }
ai-reason-soon =
    { $type ->
        [pavilion] un pavilion
        [seraglio] un serai
        [arcades] o arcadă
        [chambers] un apartament
        [garden] o grădină
       *[tower] un turn
    } ({ $price }): la rândul următor se poate plăti suma exactă
