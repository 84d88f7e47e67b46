### Lo que muestra el enlace de una mesa al enviarlo.

link-invitation-title = Ven a jugar a Kingdomino: { $players }
link-invitation = Hay un sitio libre. Sin cuenta: abre el enlace y siéntate.
link-playing = La partida está en marcha: ven a mirar.
link-over = Vuelve a ver toda la partida, jugada a jugada.
