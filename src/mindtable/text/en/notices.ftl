### What the server writes to people who are away, and the pages its letters lead to.

## A turn

notice-title = Your turn: { $game }
notice-text = It is your turn at the table with { $names }.
notice-trial-title = Mindtable: a trial
notice-trial-text = This is how you will hear that it is your turn.
notice-mail-stop = No more letters like this: { $url }

## Asking an e-mail address

mail-confirm-subject = Mindtable: may we write to you?
mail-confirm-text =
    { $name } has entered this address at Mindtable, to be told by e-mail when it is their turn.

    If that was you, please confirm it here:

    { $url }

    If not, do nothing: no further letter will come.
mail-confirm-title = Letters from Mindtable
mail-confirm-question = Shall { $email } be told when it is your turn?
mail-confirm-button = Yes, write to me
mail-confirm-done = Done: { $email } will be told when it is your turn.
mail-stop-title = Letters from Mindtable
mail-stop-question = Shall no more letters go to { $email }?
mail-stop-button = No more letters
mail-stop-done = Done: no more letters go to { $email }.
mail-link-old = This link is no longer valid.
