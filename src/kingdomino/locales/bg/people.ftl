### People at a table: who is away, who plays for whom, who is the host. Loaded with a table.

away-minutes = отсъства { $minutes } мин
stand-in-for = бот играе вместо { $player }
stand-in-ask = Нека бот играе вместо { $player }
stand-in-asked = Предложението е изпратено. Останалите трябва да се съгласят.
come-back = Обратно на масата
watching-player = Гледате: { $player }
spectators = { $count ->
    [one] { $count } зрител
   *[other] { $count } зрители
}
notice-left = Напуска: { $player }. Сега там играе: { $bot }
notice-returned = Отново тук: { $player }
notice-stand-in = Отсъства: { $player }. Сега там играе: { $bot }
notice-stand-in-you = Докато ви нямаше, вместо вас играеше бот: { $bot }
notice-resumed = Отново играе: { $player }
notice-host = Домакин вече е: { $player }
notice-host-you = Вече вие сте домакинът
notice-time-up = Времето изтече и игра бот. { $turn }
move-log-bot = { $text } (бот)
leave-ask = Напускате ли масата? Бот ще играе вместо вас и докато играе, можете да се върнете.
abandon-ask = Край на играта за всички? После никой няма да може да я продължи.
stay = Оставам
host-take = Да стана домакин
lobby-host-away = Домакинът отсъства. Можете да станете домакин и да започнете.
lobby-leave-ask = Напускате ли масата? Мястото ви ще се освободи.
lobby-close-ask = Затваряте ли масата? Никой вече няма да може да влезе с връзката.
seat-free = Премахване: { $player }
device-continue = Продължаване на друго устройство
device-about = Лична връзка дава мястото ви на друго устройство.
device-about-all = Лична връзка дава всичките ви места на друго устройство.
device-choice = А това устройство?
device-watches = След това то само гледа.
device-stays = И двете устройства могат да играят.
device-games = „Моите игри“ се прехвърлят също: двете устройства показват един и същ списък. Ако другото има свои игри, те се добавят към него.
device-make = Създаване на връзката
device-open = Сканирайте кода с другото устройство или отворете връзката там. Тя важи веднъж, до { $time }.
device-secret = Пазете я за себе си: който я отвори, играе вместо вас.
device-only-here = Другото устройство не може да отвори тази връзка: тя води само към този компютър. За да промените това, стартирайте отново с: kingdomino --lan
device-link = Лична връзка
device-qr = QR код на личната връзка
device-pending = Ваша връзка важи до { $time }.
device-cancel = Отмяна на връзката
device-new = Нова връзка
device-used = Другото устройство е на масата.
device-expired = Връзката е изтекла.
device-moved = Играете на друго устройство. Това само гледа.
device-arrive = Продължавате ли на това устройство?
device-arrive-about = Това устройство получава мястото на този, който е създал връзката. Връзката важи веднъж.
device-arrive-games = Списъкът „Моите игри“ се прехвърля също.
device-arrive-merge = Това устройство има свои игри. Заедно с тези на другото те стават един списък и на двете. Продължете само ако и двете устройства са ваши.
device-here = Продължаване тук
device-watch = Само гледане
