### El final de la partida.

end-caption = { $rounds ->
    [one] Tras una ronda
   *[other] Tras { $rounds } rondas
}
end-abandoned = Terminada antes de tiempo
end-winner = { $player } reina en el mapa
end-you = Reinas en el mapa
end-shared = { $players } comparten el reinado en el mapa
rank-1 = Primer puesto
rank-2 = Segundo puesto
rank-3 = Tercer puesto
rank-4 = Cuarto puesto
end-no-points = sin puntos
rematch = Otra partida
rematch-go = A la nueva mesa
replay-open = Ver la repetición
record-title = Guardar esta partida
record-copy = Copiar el registro
record-download = Descargar el registro
share-image = Guardar una imagen de los reinos
share-link = Copiar el enlace a la repetición
verify-open = Comprobar la mezcla
verify-how = Antes de repartir el primer dominó, el servidor se había comprometido con esta mezcla. Compruébalo tú: descarga el registro y ejecuta:
verify-commitment = El compromiso
verify-running = Comprobando…
verify-own-fair = Este navegador ha vuelto a mezclar por su cuenta: los dominós y los reyes salieron como se prometió.
verify-own-unfair = Este navegador ha vuelto a mezclar por su cuenta, y no todo salió como se prometió.
verify-own-part = Lo que aportaste, que antes de repartir solo sabía este navegador, está en la mezcla.
verify-own-insecure = El navegador solo puede volver a mezclar por su cuenta con https.
verify-continued = Esta partida continúa otra desde la jugada { $ply }. Los dominós llegan en el orden repartido allí: no es una mezcla nueva, y quien conoce aquella partida sabe lo que viene.
verify-continued-open = Ir a aquella partida
verify-local-fair = Este dispositivo mezcló por sí mismo esta partida. Al mezclar otra vez con la misma semilla, los dominós y los reyes salen igual que salieron.
verify-local-unfair = Este dispositivo mezcló por sí mismo esta partida, pero los dominós o los reyes no salieron como dice su semilla.
verify-dealt-anew = Esta partida continúa otra desde la jugada { $ply }. Lo que allí no se había descubierto se volvió a mezclar.
counting-title = El recuento
counting-now = Ahora: { $terrain }
counting-earlier = De las partidas anteriores
counting-bonuses = Bonificaciones
counting-tie = Empate a puntos. Ahora: { $criterion }
counting-step = { $step } de { $steps }
counting-skip = Saltar al final
counting-go-on = Toca o pulsa Espacio para seguir.
counting-again = Contar de nuevo
counting-level = empate
end-by-land = Terreno a terreno
end-points = Puntos
end-all-games = Todas las partidas
decided-title = Lo que decidió la partida
decided-tie = El empate, paso a paso
decided-equal = empate
decided-not-needed = no hizo falta
decided-shared = Sigue el empate: la victoria se comparte.
leads-title = Quién iba ganando, ronda a ronda
leads-about = Quién iba ganando tras cada ronda. { $standings }
leads-round = Ronda
evening-title = Esta noche
evening-since = desde las { $time }
share = Compartir
share-result = El resultado
share-result-copy = Copiar el resultado
share-result-send = Enviar el resultado
share-picture = La imagen
share-picture-send = Enviar la imagen
share-replay = La repetición
share-replay-send = Enviar el enlace a la repetición
rematch-waiting = { $player } espera: otra partida
end-hints = { $count ->
    [one] Con una pista.
   *[other] Con { $count } pistas.
}
rematch-title = ¿Otra partida?
rematch-asked = Esperando a los demás…
rematch-agreed = se apunta
rematch-declined = ahora no
rematch-open = sin respuesta
rematch-change = Otras reglas o asientos
rematch-decline = Ahora no
rematch-seat = Asiento { $number }
rematch-propose = Proponer a los demás
