### Sfârșitul partidei.

end-caption = { $rounds ->
    [one] După o rundă
    [few] După { $rounds } runde
   *[other] După { $rounds } de runde
}
end-abandoned = Încheiată înainte de final
end-winner = { $player } stăpânește harta
end-you = Tu stăpânești harta
end-shared = Harta, în stăpânire comună: { $players }
rank-1 = Locul întâi
rank-2 = Locul al doilea
rank-3 = Locul al treilea
rank-4 = Locul al patrulea
end-no-points = niciun punct
rematch = Încă o partidă
rematch-go = La masa nouă
replay-open = Revezi partida
record-title = Păstrează această partidă
record-copy = Copiază înregistrarea
record-download = Descarcă înregistrarea
share-image = Salvează imaginea regatelor
share-link = Copiază linkul reluării
verify-open = Verifică amestecarea
verify-how = Înainte de a fi împărțită prima plăcuță, serverul promisese deja această amestecare. Ca să verifici chiar tu, descarcă înregistrarea și rulează:
verify-commitment = Promisiunea
verify-running = Se verifică…
verify-own-fair = Acest browser a amestecat din nou singur: plăcuțele și regii au venit așa cum s-a promis.
verify-own-unfair = Acest browser a amestecat din nou singur, și nu toate au venit așa cum s-a promis.
verify-own-part = Contribuția ta, pe care înainte de împărțire o știa doar acest browser, este în amestecare.
verify-own-insecure = Browserul poate amesteca din nou singur doar prin https.
verify-continued = Această partidă o continuă pe alta, de la mutarea { $ply }. Plăcuțele vin în aceeași ordine: nu e o amestecare nouă, iar cine cunoaște cealaltă partidă știe ce urmează.
verify-continued-open = La cealaltă partidă
verify-local-fair = Acest dispozitiv a amestecat singur pentru această partidă. Amestecate din nou din aceeași sămânță, plăcuțele și regii vin la fel cum au venit.
verify-local-unfair = Acest dispozitiv a amestecat singur pentru această partidă, dar plăcuțele sau regii nu au venit așa cum spune sămânța.
verify-dealt-anew = Această partidă o continuă pe alta, de la mutarea { $ply }. Ce nu fusese întors acolo a fost amestecat din nou.
counting-title = Numărătoarea
counting-now = Acum: { $terrain }
counting-earlier = Din partidele de până acum
counting-bonuses = Bonusuri
counting-tie = Egalitate la puncte. Acum: { $criterion }
counting-step = { $step } din { $steps }
counting-skip = Direct la final
counting-go-on = Atinge ecranul sau apasă Spațiu ca să continui.
counting-again = Numără din nou
counting-level = la egalitate
end-by-land = Teren cu teren
end-points = Puncte
end-all-games = Toate partidele
decided-title = Ce a decis partida
decided-tie = Egalitatea, pas cu pas
decided-equal = egalitate
decided-not-needed = nu a fost nevoie
decided-shared = Tot egalitate: victoria se împarte.
leads-title = Cine conducea, rundă cu rundă
leads-about = Cine conducea după fiecare rundă. { $standings }
leads-round = Runda
evening-title = În seara asta
evening-since = de la { $time }
share = Distribuie
share-result = Rezultatul
share-result-copy = Copiază rezultatul
share-result-send = Trimite rezultatul
share-picture = Imaginea
share-picture-send = Trimite imaginea
share-replay = Reluarea
share-replay-send = Trimite linkul reluării
rematch-waiting = { $player } așteaptă: încă o partidă
end-hints = { $count ->
    [one] Cu o sugestie.
    [few] Cu { $count } sugestii.
   *[other] Cu { $count } de sugestii.
}
rematch-title = Încă o partidă?
rematch-asked = Se așteaptă ceilalți…
rematch-agreed = de acord
rematch-declined = nu acum
rematch-open = încă fără răspuns
rematch-change = Alte reguli sau locuri
rematch-decline = Nu acum
rematch-seat = Locul { $number }
rematch-propose = Propune celorlalți
