### Что сервер пишет отсутствующим, и страницы, на которые ведут его письма.

## Ход

notice-title = Ваш ход: { $game }
notice-text = Ваш ход за столом, где также играют: { $names }.
notice-trial-title = Mindtable: проба
notice-trial-text = Так вы узнаете, что настал ваш ход.
notice-mail-stop = Больше не присылать таких писем: { $url }

## Вопрос адресу электронной почты

mail-confirm-subject = Mindtable: можно вам писать?
mail-confirm-text =
    Этот адрес указали в Mindtable (имя: { $name }), чтобы узнавать о своём ходе по электронной почте.

    Если это вы, подтвердите здесь:

    { $url }

    Если нет, ничего не делайте: других писем не будет.
mail-confirm-title = Письма от Mindtable
mail-confirm-question = Писать на { $email }, когда настанет ваш ход?
mail-confirm-button = Да, пишите мне
mail-confirm-done = Готово: когда настанет ваш ход, мы напишем на { $email }.
mail-stop-title = Письма от Mindtable
mail-stop-question = Больше не писать на { $email }?
mail-stop-button = Больше не писать
mail-stop-done = Готово: на { $email } больше не придёт ни одного письма.
mail-link-old = Эта ссылка больше не действует.
