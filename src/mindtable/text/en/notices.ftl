### What the server writes to people who are away, and the pages its emails lead to.

## A turn

notice-title = Your turn: { $game }
notice-text = It’s your turn at the table with { $names }.
notice-trial-title = Mindtable: a test
notice-trial-text = This is how we’ll tell you when it’s your turn.
notice-mail-stop = Stop these emails: { $url }

## Asking an e-mail address

mail-confirm-subject = Mindtable: may we email you?
mail-confirm-text =
    { $name } entered this address at Mindtable to get an email when it’s their turn.

    If that was you, please confirm it here:

    { $url }

    If it wasn’t, just ignore this email. We won’t write again.
mail-confirm-title = Emails from Mindtable
mail-confirm-question = Should we email { $email } when it’s your turn?
mail-confirm-button = Yes, email me
mail-confirm-done = Done. We’ll email { $email } when it’s your turn.
mail-stop-title = Emails from Mindtable
mail-stop-question = Should we stop emailing { $email }?
mail-stop-button = Yes, stop
mail-stop-done = Done. We won’t email { $email } any more.
mail-link-old = This link is no longer valid.
