### Что говорят создаваемые страницы документации.

in-this-language = по-русски
languages = На других языках: { $links }
rules-title = { $game }: правила
rules-about =
    { $clauses ->
        [one] { $clauses } правило
        [few] { $clauses } правила
       *[many] { $clauses } правил
    } нашими словами, каждое с местом в источниках и с тестами, которые его доказывают. Что без пометки, то есть в правилах игры.
rules-ours = Наших решений: { $count }. Там источники молчат или расходятся; они помечены.
rules-reconstructed = Восстановлены нами значения карт и жетонов, а не правила; галерея помечает каждое.
rules-editions = Чем различаются издания
rules-only-in = Только: { $edition }
rules-tests = { $count ->
        [one] доказывает { $count } тест
        [few] доказывают { $count } теста
       *[many] доказывают { $count } тестов
    }
rules-rulings = Что правила оставляют открытым и как играем мы (по-английски)
gallery-title = { $game }: карты, жетоны и планшеты
gallery-about = Всё, из чего состоит игра, с указанием, откуда взяты значения. Нарисованные карты есть в самой программе, в разделе «Карты».
gallery-ours = Восстановлено нами: { $count } из { $all }; напечатанные значения не опубликованы.
gallery-copies = в коробке: { $count }
gallery-upgrades = Улучшения
gallery-boards = Планшеты
figure-rows = эффекты рядов
figure-filled-row = дополнительный эффект заполненного ряда
figure-columns = эффекты столбцов
figure-row-points = очки за заполненный ряд
figure-tag-points = очки за символы локаций
figure-seats = бонус по месту в порядке хода
figure-watches = деления с часами
figure-end-points = очки в конце игры за шкалу
glossary-title = Словарь
