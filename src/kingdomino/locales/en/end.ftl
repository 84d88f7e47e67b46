### The end of a match: loaded with its screen.

end-caption = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}
end-abandoned = Ended early
end-winner = { $player } rules the map
end-you = You rule the map
end-shared = { $players } rule the map together
rank-1 = First
rank-2 = Second
rank-3 = Third
rank-4 = Fourth
end-no-points = no points
rematch = Another game
rematch-go = To the new table
replay-open = Watch the replay
record-title = Save this game
record-copy = Copy the record
record-download = Download the record
share-image = Save a picture of the kingdoms
share-link = Copy the link to the replay
verify-open = Check the shuffle
verify-how = Before the first domino was dealt, the server had committed itself to this shuffle. Check it yourself: download the record and run:
verify-commitment = The promise
verify-running = Checking…
verify-own-fair = This browser has shuffled again by itself: the dominoes and the kings came as promised.
verify-own-unfair = This browser has shuffled again by itself, and not everything came as promised.
verify-own-part = Your part, which only this browser knew before the first deal, is in the shuffle.
verify-own-insecure = The browser can shuffle again by itself only over https.
verify-continued = This game was played on from move { $ply } of another one. Its dominoes come in the order that was dealt there: it is not a fresh shuffle, and whoever knows that game knows what comes.
verify-continued-open = To that game
verify-local-fair = This device shuffled for this game itself. Shuffled again from the same seed, the dominoes and the kings come just as they came.
verify-local-unfair = This device shuffled for this game itself, but the dominoes or the kings did not come as its seed says.
verify-dealt-anew = This game was played on from move { $ply } of another one. What had not been turned over there was shuffled again.
counting-title = The counting
counting-now = Now: { $terrain }
counting-earlier = From the games before
counting-bonuses = Bonuses
counting-tie = Equal on points. Now: { $criterion }
counting-step = { $step } of { $steps }
counting-skip = Skip to the end
counting-go-on = Tap or press Space to go on.
counting-again = Count again
counting-level = level
end-by-land = Land by land
end-points = Points
end-all-games = All games
decided-title = What decided it
decided-tie = The tie, step by step
decided-equal = equal
decided-not-needed = not needed
decided-shared = Still equal: the victory is shared.
leads-title = Who led, round by round
leads-about = Who led after each round. { $standings }
leads-round = Round
evening-title = This evening
evening-since = since { $time }
share = Share
share-result = The result
share-result-copy = Copy the result
share-result-send = Send the result
share-picture = The picture
share-picture-send = Send the picture
share-replay = The replay
share-replay-send = Send the link to the replay
rematch-waiting = { $player } is waiting: another game
end-hints = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}
rematch-title = Another game?
rematch-asked = Waiting for the others…
rematch-agreed = is in
rematch-declined = not now
rematch-open = has not answered
rematch-change = Other rules or seats
rematch-decline = Not now
rematch-seat = Seat { $number }
rematch-propose = Ask the others
