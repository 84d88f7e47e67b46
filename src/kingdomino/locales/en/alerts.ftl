### How it is told that it is somebody’s turn.

setting-turn-sound = A soft sound when it is your turn
setting-vibration = Vibrate when it is your turn
setting-notifications = Notify me when it is my turn
notifications-refused = This browser does not allow notifications here.
setting-push = Notify me even when the page is closed
push-unsupported = This browser can’t notify you while the page is closed. On an iPhone or iPad, add the page to the Home Screen first.
push-insecure = Notifications while the page is closed need an https address.
push-failed = This browser’s notification service can’t be reached right now.
alert-turn = It is your turn.
push-time = Your time is almost up.
push-table = Table: { $players }
