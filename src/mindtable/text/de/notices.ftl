### Was der Server Abwesenden schreibt, und die Seiten, zu denen seine E-Mails führen.

## Am Zug

notice-title = Du bist am Zug: { $game }
notice-text = Du bist am Zug. Mit dir am Tisch: { $names }.
notice-trial-title = Mindtable: Testnachricht
notice-trial-text = So erfährst du, dass du am Zug bist.
notice-mail-stop = Keine solchen E-Mails mehr: { $url }

## Eine E-Mail-Adresse wird gefragt

mail-confirm-subject = Mindtable: Dürfen wir dir schreiben?
mail-confirm-text =
    { $name } hat diese Adresse bei Mindtable angegeben, um per E-Mail zu erfahren, wann der eigene Zug beginnt.

    Wenn du das warst, bestätige es bitte hier:

    { $url }

    Wenn nicht, ignoriere diese E-Mail einfach. Wir schreiben dann nicht wieder.
mail-confirm-title = E-Mails von Mindtable
mail-confirm-question = Sollen wir an { $email } schreiben, wenn du am Zug bist?
mail-confirm-button = Ja, schreibt mir
mail-confirm-done = Erledigt. Wir schreiben an { $email }, wenn du am Zug bist.
mail-stop-title = E-Mails von Mindtable
mail-stop-question = Sollen wir nicht mehr an { $email } schreiben?
mail-stop-button = Keine E-Mails mehr
mail-stop-done = Erledigt. Wir schreiben nicht mehr an { $email }.
mail-link-old = Dieser Link gilt nicht mehr.
