### Что сервер пишет отсутствующим, и страницы, на которые ведут его письма.

## Ход

notice-title = Ваш ход: { $game }
notice-text = Ваш ход. За столом также играют: { $names }.
notice-trial-title = Mindtable: проверка
notice-trial-text = Так вы узнаете, что наступил ваш ход.
notice-mail-stop = Больше не присылать таких писем: { $url }

## Вопрос адресу электронной почты

mail-confirm-subject = Mindtable: можно вам писать?
mail-confirm-text =
    Этот адрес указали в Mindtable (имя: { $name }), чтобы узнавать о своём ходе по электронной почте.

    Если это вы, подтвердите адрес здесь:

    { $url }

    Если нет, просто не обращайте внимания на это письмо. Других писем не будет.
mail-confirm-title = Письма от Mindtable
mail-confirm-question = Писать на { $email }, когда наступит ваш ход?
mail-confirm-button = Да, пишите мне
mail-confirm-done = Готово. Когда наступит ваш ход, мы напишем на { $email }.
mail-stop-title = Письма от Mindtable
mail-stop-question = Больше не писать на { $email }?
mail-stop-button = Больше не писать
mail-stop-done = Готово. Мы больше не будем писать на { $email }.
mail-link-old = Эта ссылка больше не действует.
