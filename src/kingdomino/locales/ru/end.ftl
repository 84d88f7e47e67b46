### Конец партии.

end-caption = { $rounds ->
    [one] После { $rounds } раунда
    [few] После { $rounds } раундов
    [many] После { $rounds } раундов
   *[other] После { $rounds } раунда
}
end-abandoned = Закончена досрочно
end-winner = { $player } правит всей картой
end-you = Вы правите всей картой
end-shared = Общая власть над картой: { $players }
rank-1 = Первое место
rank-2 = Второе место
rank-3 = Третье место
rank-4 = Четвёртое место
end-no-points = нет очков
rematch = Ещё одна игра
rematch-go = К новому столу
replay-open = Посмотреть игру ещё раз
record-title = Сохранить эту игру
record-copy = Копировать запись
record-download = Скачать запись
share-image = Картинка с королевствами
share-link = Копировать ссылку на повтор
verify-open = Проверить раздачу
verify-how = Прежде чем был открыт первый участок, сервер пообещал именно эту раздачу. Чтобы убедиться самим, скачайте запись и выполните:
verify-commitment = Обещание
verify-running = Проверка…
verify-own-fair = Этот браузер сам повторил раздачу: участки и короли шли так, как было обещано.
verify-own-unfair = Этот браузер сам повторил раздачу, и не всё шло так, как было обещано.
verify-own-part = Ваш вклад, который до раздачи знал только этот браузер, в неё вошёл.
verify-own-insecure = Повторить раздачу сам браузер может только по https.
verify-continued = Эта игра продолжена с хода { $ply } другой игры. Участки идут в том порядке, что был роздан там: это не новая раздача, и кто знает ту игру, знает, что будет дальше.
verify-continued-open = К той игре
verify-local-fair = Для этой игры раздавало само устройство. При новой раздаче из того же зерна участки и короли идут точно так же.
verify-local-unfair = Для этой игры раздавало само устройство, но участки или короли шли не так, как задаёт зерно.
verify-dealt-anew = Эта игра продолжает другую с хода { $ply }. То, что там ещё не открыли, было перемешано заново.
counting-title = Подсчёт
counting-now = Сейчас: { $terrain }
counting-earlier = Из прошлых игр
counting-bonuses = Бонусы
counting-tie = Очков поровну. Теперь: { $criterion }
counting-step = { $step } из { $steps }
counting-skip = Сразу к итогу
counting-go-on = Коснитесь экрана или нажмите пробел, чтобы продолжить.
counting-again = Посчитать ещё раз
counting-level = поровну
end-by-land = По ландшафтам
end-points = Очки
end-all-games = Все игры
decided-title = Что решило исход
decided-tie = Ничья, шаг за шагом
decided-equal = поровну
decided-not-needed = не понадобилось
decided-shared = Всё равно ничья: победа общая.
leads-title = Кто вёл, раунд за раундом
leads-about = Кто вёл после каждого раунда. { $standings }
leads-round = Раунд
evening-title = Сегодня вечером
evening-since = с { $time }
share = Поделиться
share-result = Результат
share-result-copy = Копировать результат
share-result-send = Отправить результат
share-picture = Картинка
share-picture-send = Отправить картинку
share-replay = Повтор
share-replay-send = Отправить ссылку на повтор
rematch-waiting = { $player } ждёт: ещё одна игра
end-hints = { $count ->
    [one] С { $count } подсказкой.
    [few] С { $count } подсказками.
   *[many] С { $count } подсказками.
}
rematch-title = Ещё одну игру?
rematch-asked = Ждём остальных…
rematch-agreed = да
rematch-declined = не сейчас
rematch-open = нет ответа
rematch-change = Другие правила или места
rematch-decline = Не сейчас
rematch-seat = Место { $number }
rematch-propose = Предложить остальным
