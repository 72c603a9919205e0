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
        [one] +{ $points } punct așteptat
        [few] +{ $points } puncte așteptate
       *[other] +{ $points } de puncte așteptate
    }
ai-reason-rivals =
    ceilalți: { $points ->
        [one] −{ $points } punct așteptat
        [few] −{ $points } puncte așteptate
       *[other] −{ $points } de puncte așteptate
    }
ai-reason-wall =
    zid { $from } → { $to }: { $points ->
        [one] +{ $points } punct așteptat
        [few] +{ $points } puncte așteptate
       *[other] +{ $points } de puncte așteptate
    }
ai-reason-room =
    loc pentru piesele următoare: { $points ->
        [one] +{ $points } punct așteptat
        [few] +{ $points } puncte așteptate
       *[other] +{ $points } de puncte așteptate
    }
ai-reason-reserve =
    piese în rezervă: { $points ->
        [one] +{ $points } punct așteptat
        [few] +{ $points } puncte așteptate
       *[other] +{ $points } de puncte așteptate
    }
ai-reason-lines =
    punctele modulelor: { $points ->
        [one] +{ $points } punct așteptat
        [few] +{ $points } puncte așteptate
       *[other] +{ $points } de puncte așteptate
    }
ai-reason-money =
    bani pentru cumpărături viitoare: { $points ->
        [one] +{ $points } punct așteptat
        [few] +{ $points } puncte așteptate
       *[other] +{ $points } de puncte așteptate
    }
ai-reason-window =
    posibilitatea de a acționa între două rânduri: { $points ->
        [one] +{ $points } punct așteptat
        [few] +{ $points } puncte așteptate
       *[other] +{ $points } de puncte așteptate
    }
ai-reason-soon =
    { $type ->
        [pavilion] un pavilion
        [seraglio] un serai
        [arcades] o arcadă
        [chambers] un apartament
        [garden] o grădină
       *[tower] un turn
    } ({ $price }): data viitoare se poate plăti suma exactă
