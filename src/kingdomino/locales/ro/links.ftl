### Ce arată un link către o masă când e trimis.

link-invitation-title = Hai la Kingdomino: { $players }
link-invitation = Un loc este liber. Fără cont: deschide linkul și așază-te.
link-playing = Se joacă acum: vino să privești.
link-over = Revezi toată partida, mutare cu mutare.
