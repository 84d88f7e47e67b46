### What a link to a table shows where it is sent: chats and social networks read it.

link-invitation-title = Come and play Kingdomino: { $players }
link-invitation = A seat is free. No account: open the link and sit down.
link-playing = The game is on: come and watch.
link-over = Watch the whole game, move by move.
