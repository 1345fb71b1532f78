### Was der Server Abwesenden schreibt, und die Seiten, zu denen seine Briefe führen.

## Am Zug

notice-title = Du bist am Zug: { $game }
notice-text = Du bist am Zug, am Tisch mit { $names }.
notice-trial-title = Mindtable: eine Probe
notice-trial-text = So erfährst du, dass du am Zug bist.
notice-mail-stop = Keine solchen Briefe mehr: { $url }

## Eine E-Mail-Adresse wird gefragt

mail-confirm-subject = Mindtable: dürfen wir dir schreiben?
mail-confirm-text =
    { $name } hat diese Adresse bei Mindtable angegeben, um per E-Mail zu erfahren, wann der eigene Zug beginnt.

    Wenn du das warst, bestätige es bitte hier:

    { $url }

    Wenn nicht, ist nichts zu tun: es kommt kein weiterer Brief.
mail-confirm-title = Briefe von Mindtable
mail-confirm-question = Soll { $email } erfahren, wenn du am Zug bist?
mail-confirm-button = Ja, schreibt mir
mail-confirm-done = Erledigt: { $email } erfährt, wenn du am Zug bist.
mail-stop-title = Briefe von Mindtable
mail-stop-question = Sollen keine Briefe mehr an { $email } gehen?
mail-stop-button = Keine Briefe mehr
mail-stop-done = Erledigt: an { $email } gehen keine Briefe mehr.
mail-link-old = Dieser Link gilt nicht mehr.
