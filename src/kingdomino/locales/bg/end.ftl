### Краят на играта.

end-caption = { $rounds ->
    [one] След един рунд
   *[other] След { $rounds } рунда
}
end-abandoned = Прекратена преди края
end-winner = { $player } владее картата
end-you = Вие владеете картата
end-shared = Обща власт над картата: { $players }
rank-1 = Първо място
rank-2 = Второ място
rank-3 = Трето място
rank-4 = Четвърто място
end-no-points = няма точки
rematch = Още една игра
rematch-go = Към новата маса
replay-open = Преглед на играта
record-title = Запазване на играта
record-copy = Копиране на записа
record-download = Изтегляне на записа
share-image = Изображение на кралствата
share-link = Копиране на връзката към повторението
verify-open = Проверка на разбъркването
verify-how = Преди да бъде раздадена първата плочка, сървърът вече беше обещал това разбъркване. За да проверите сами, изтеглете записа и изпълнете:
verify-commitment = Обещанието
verify-running = Проверява се…
verify-own-fair = Този браузър разбърка отново сам: плочките и кралете дойдоха, както беше обещано.
verify-own-unfair = Този браузър разбърка отново сам и не всичко дойде, както беше обещано.
verify-own-part = Вашият принос, който преди раздаването е знаел само този браузър, е в разбъркването.
verify-own-insecure = Браузърът може да разбърка отново сам само през https.
verify-continued = Тази игра е продължена от ход { $ply } на друга. Плочките идват в реда, раздаден там: това не е ново разбъркване и който познава онази игра, знае какво следва.
verify-continued-open = Към онази игра
verify-local-fair = За тази игра разбърка самото устройство. При ново разбъркване от същото семе плочките и кралете идват точно както дойдоха.
verify-local-unfair = За тази игра разбърка самото устройство, но плочките или кралете не дойдоха, както казва семето.
verify-dealt-anew = Тази игра продължава друга от ход { $ply }. Каквото там още не беше обърнато, беше разбъркано отново.
counting-title = Преброяването
counting-now = Сега: { $terrain }
counting-earlier = От предишните игри
counting-bonuses = Бонуси
counting-tie = Равенство по точки. Сега: { $criterion }
counting-step = { $step } от { $steps }
counting-skip = Към края
counting-go-on = Докоснете или натиснете интервал, за да продължите.
counting-again = Ново преброяване
counting-level = наравно
end-by-land = По терени
end-points = Точки
end-all-games = Всички игри
decided-title = Какво реши играта
decided-tie = Равенството, стъпка по стъпка
decided-equal = равенство
decided-not-needed = не беше нужно
decided-shared = Все още равенство: победата е споделена.
leads-title = Кой водеше, рунд по рунд
leads-about = Кой водеше след всеки рунд. { $standings }
leads-round = Рунд
evening-title = Тази вечер
evening-since = от { $time }
share = Споделяне
share-result = Резултатът
share-result-copy = Копиране на резултата
share-result-send = Изпращане на резултата
share-picture = Изображението
share-picture-send = Изпращане на изображението
share-replay = Повторението
share-replay-send = Изпращане на връзката към повторението
rematch-waiting = { $player } чака: още една игра
end-hints = { $count ->
    [one] С една подсказка.
   *[other] С { $count } подсказки.
}
rematch-title = Още една игра?
rematch-asked = Чакаме останалите…
rematch-agreed = да
rematch-declined = не сега
rematch-open = още няма отговор
rematch-change = Други правила или места
rematch-decline = Не сега
rematch-seat = Място { $number }
rematch-propose = Предложете на останалите
