### Clients, dreams, research and treatises: names and lines of our own, with the abilities and scorings of clients.

## Routine clients

client-the-dizzy-acrobat = The Dizzy Acrobat
client-the-dizzy-acrobat-about = She fears the ground more than the rope.
client-the-counting-clerk = The Counting Clerk
client-the-counting-clerk-about = Eleven steps to the desk, or the day is lost.
client-the-whispering-prompter = The Whispering Prompter
client-the-whispering-prompter-about = She knows every part but her own.
client-the-wandering-postman = The Wandering Postman
client-the-wandering-postman-about = He delivers every letter except the one in his pocket.
client-the-sleepless-cellist = The Sleepless Cellist
client-the-sleepless-cellist-about = She plays until dawn so that the silence can’t begin.
client-the-hoarding-antiquarian = The Hoarding Antiquarian
client-the-hoarding-antiquarian-about = He sells nothing. Everything was someone’s once.
client-the-restless-painter = The Restless Painter
client-the-restless-painter-about = He paints over every picture on the day he finishes it.
client-the-impatient-heiress = The Impatient Heiress
client-the-impatient-heiress-about = She always leaves before the last act.
client-the-doubting-student = The Doubting Student
client-the-doubting-student-about = He reads each sentence twice and believes it neither time.
client-the-generous-waiter = The Generous Waiter
client-the-generous-waiter-about = He gives back more change than he was paid.
client-the-stammering-lecturer = The Stammering Lecturer
client-the-stammering-lecturer-about = He writes like a river and speaks like a stone.
client-the-laughing-widow = The Laughing Widow
client-the-laughing-widow-about = Since the funeral she has neither wept nor stopped laughing.

## Case studies

client-the-girl-who-drew-doors = The Girl Who Drew Doors
client-the-girl-who-drew-doors-about = A door on every wall, and not one with a handle.
client-the-architect-of-towers = The Architect of Towers
client-the-architect-of-towers-about = He builds higher and higher to see a house that burned.
client-the-baker-who-forgot-faces = The Baker Who Forgot Faces
client-the-baker-who-forgot-faces-about = He knows his customers by their bread.
client-the-twin-who-spoke-for-two = The Twin Who Spoke for Two
client-the-twin-who-spoke-for-two-about = Always says “we” and always sets a second plate.
client-the-judge-who-heard-footsteps = The Judge Who Heard Footsteps
client-the-judge-who-heard-footsteps-about = Every verdict follows him home.
client-the-botanist-afraid-of-flowers = The Botanist Afraid of Flowers
client-the-botanist-afraid-of-flowers-about = He presses them so that they can’t open.
client-the-seamstress-of-unfinished-coats = The Seamstress of Unfinished Coats
client-the-seamstress-of-unfinished-coats-about = One sleeve is always missing, for someone who never came.
client-the-sleepwalking-mapmaker = The Sleepwalking Mapmaker
client-the-sleepwalking-mapmaker-about = By night he walks the streets he left off the map.
client-the-boy-in-the-orchard = The Boy in the Orchard
client-the-boy-in-the-orchard-about = He speaks to the trees, and they are patient.
client-the-keeper-of-birds = The Keeper of Birds
client-the-keeper-of-birds-about = Every day she opens all the cages and locks her own door.
client-the-fire-watcher = The Fire Watcher
client-the-fire-watcher-about = He sees smoke over no roof but his own.
client-the-governess-with-seven-clocks = The Governess with Seven Clocks
client-the-governess-with-seven-clocks-about = They may strike every hour but one.

## Abilities of routine clients

ability-recall-coffee = Night Watch
ability-recall-coffee-help = When you Recall Ideas, you gain 1 extra coffee.
ability-inkpot-step = Counted Steps
ability-inkpot-step-help = Once during your turn, you may change the value of an inkpot move by 1, up or down, but not below 1.
ability-cheap-elevate = Light Step
ability-cheap-elevate-help = Once during your turn, you may elevate an insight for 1 coffee, as a free action.
ability-free-transfer = Another Light
ability-free-transfer-help = Once during your turn, you may transfer an insight for free, as a free action.
ability-two-research = Second Opinion
ability-two-research-help = When you gain a research card, draw two and keep one. Put the other at the bottom of the deck.
ability-treatise-points = In Print
ability-treatise-points-help = You score 2 extra points for each treatise you publish.
ability-cited-coffee = Heard in the Wings
ability-cited-coffee-help = You gain 1 extra coffee for each of your volumes that other players cite.
ability-more-boxes = Full Shelves
ability-more-boxes-help = You can have up to 7 boxes instead of 5.
ability-cheap-third-column = No Time to Wait
ability-cheap-third-column-help = The notebook action for 3 coffee costs you only 2.
ability-district-resolution = Every Back Street
ability-district-resolution-help = In the district of this client’s tags, you may resolve a location’s effects one more time. Five times is still the limit.
ability-catharsis-box = Tears of Others
ability-catharsis-box-help = You gain 1 extra box each time another of your clients reaches catharsis.
ability-overpay-coffee = Keep the Change
ability-overpay-coffee-help = When you overpay, you gain 1 coffee, once per payment, but not when you exchange insights for a box.

## Scorings of case studies

case-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
case-level-1-tiles-help = { case-points } for each level I notebook tile on your board, up to { $cap } points in total.
case-level-2-tiles-help = { case-points } for each level II notebook tile on your board, up to { $cap } points in total.
case-cured-routine-help = { case-points } for each routine client you have cured, up to { $cap } points in total.
case-cured-case-studies-help = { case-points } for each case study you have cured, up to { $cap } points in total.
case-treatises-help = { case-points } for each treatise you have published, up to { $cap } points in total.
case-research-in-play-help = { case-points } for each of your research cards in play, up to { $cap } points in total.
case-filled-lines-help = { case-points } for each filled row and column of your board, up to { $cap } points in total.
case-insights-on-map-help = { case-points } for each of your coloured insights on the city map, up to { $cap } points in total.
case-different-tags-help = { case-points } for each kind of location tag you have, up to { $cap } points in total.
case-tags-green-help = { case-points } for each of your green location tags, up to { $cap } points in total.
case-tags-purple-help = { case-points } for each of your purple location tags, up to { $cap } points in total.
case-tags-red-help = { case-points } for each of your red location tags, up to { $cap } points in total.
case-reputation-help = { case-points } for each reputation you have gained, up to { $cap } points in total.
case-goals-help = { case-points } for each location goal you have won, up to { $cap } points in total.
case-bright-ideas-help = { case-points } for each bright idea you have left, up to { $cap } points in total.
case-boxes-help = { case-points } for each box you have left, up to { $cap } points in total.
case-major-insights-help = { case-points } for each major insight on your dial, up to { $cap } points in total.
case-volumes-help = { case-points } for each volume in your treatises, up to { $cap } points in total.

## Manifest dreams

dream-night-train = The Night Train
dream-house-without-doors = The House Without Doors
dream-flooded-cellar = The Flooded Cellar
dream-falling-teeth = Falling Teeth
dream-endless-staircase = The Endless Staircase
dream-white-wolves = White Wolves
dream-burning-letter = The Burning Letter
dream-empty-theatre = The Empty Theatre
dream-flying-over-roofs = Flying over Roofs
dream-lost-shoes = Lost Shoes
dream-talking-clock = The Talking Clock
dream-garden-under-glass = The Garden Under Glass
dream-paper-boat = The Paper Boat
dream-mirror-without-a-face = The Mirror Without a Face
dream-forgotten-exam = The Forgotten Exam
dream-snow-in-summer = Snow in Summer
dream-stranger-at-the-table = A Stranger at the Table
dream-locked-piano = The Locked Piano
dream-moth-at-the-lamp = The Moth at the Lamp
dream-bridge-of-glass = The Bridge of Glass
dream-black-swan = The Black Swan
dream-market-of-masks = The Market of Masks
dream-unlit-lighthouse = The Unlit Lighthouse
dream-rain-of-keys = Rain of Keys

## Latent dreams

dream-wish-to-be-found = The Wish to Be Found
dream-fear-of-silence = Fear of Silence
dream-longing-for-home = Longing for Home
dream-envy-of-a-brother = Envy of a Brother
dream-guilt-without-a-deed = Guilt Without a Crime
dream-wish-to-stay-a-child = The Wish to Stay a Child
dream-unspoken-farewell = The Unspoken Farewell
dream-hunger-for-praise = Hunger for Praise
dream-fear-of-success = Fear of Success
dream-forbidden-tenderness = Forbidden Tenderness
dream-anger-at-a-father = Anger at a Father
dream-the-mothers-lullaby = The Mother’s Lullaby
dream-wish-to-begin-again = The Wish to Begin Again
dream-shame-before-guests = Shame Before Guests
dream-dread-of-being-seen = The Dread of Being Seen
dream-secret-rivalry = Secret Rivalry
dream-wish-to-run-away = The Wish to Run Away
dream-unwept-tears = Unwept Tears
dream-desire-to-obey = The Desire to Obey
dream-longing-for-the-sea = Longing for the Sea
dream-fear-of-forgetting = Fear of Forgetting
dream-hidden-pride = Hidden Pride
dream-broken-promise = The Broken Promise
dream-love-without-a-name = Love Without a Name

## Research cards

research-stage-fright = On Stage Fright
research-the-prompters-memory = The Prompter’s Memory
research-masks-and-faces = Masks and Faces
research-the-hunger-for-applause = The Need for Applause
research-tears-at-the-comedy = Tears at the Comedy
research-the-understudy = The Understudy
research-forgotten-names = Forgotten Names
research-notes-in-the-margin = Notes in the Margin
research-fairy-tales-and-fears = Fairy Tales and Fears
research-the-reading-cure = The Reading Cure
research-telling-misprints = Telling Misprints
research-a-diary-in-cipher = A Diary in Cipher
research-the-voice-that-failed = The Voice That Failed
research-a-tune-in-the-head = A Tune in the Head
research-duets-and-doubles = Duets and Doubles
research-the-dying-heroine = The Dying Heroine
research-the-silence-before-the-overture = The Silence Before the Overture
research-the-fan-and-the-diva = The Admirer and the Diva
research-the-collectors-passion = The Collector’s Passion
research-restoring-a-portrait = Restoring a Portrait
research-gods-with-animal-heads = Gods with Animal Heads
research-the-smile-of-statues = The Smile of Statues
research-layers-of-a-buried-city = Layers of a Buried City
research-the-forger-and-his-double = The Forger and His Double
research-associations-of-words = Associations of Words
research-measuring-hesitation = Measuring Hesitation
research-lectures-on-hypnosis = Lectures on Hypnosis
research-the-feeling-of-inferiority = The Feeling of Inferiority
research-examination-dreams = Examination Dreams
research-the-teacher-and-the-transference = The Teacher and the Transference
research-jokes-and-their-victims = Jokes and Their Victims
research-overheard-at-table-nine = Overheard at Table Nine
research-the-psychology-of-chess = The Psychology of Chess
research-habits-of-the-smoker = Habits of the Smoker
research-gossip-as-confession = Gossip as Confession
research-the-forgotten-umbrella = The Forgotten Umbrella

## Treatises

treatise-the-grammar-of-sleep = The Grammar of Sleep
treatise-the-bird-in-the-chest = The Bird in the Chest
treatise-the-embers-of-childhood = The Embers of Childhood
treatise-the-garden-of-the-self = The Garden of the Self
treatise-the-flight-from-memory = The Flight from Memory
treatise-the-fire-under-reason = The Fire Under Reason
treatise-the-roots-of-wonder = The Roots of Wonder
treatise-the-open-cage = The Open Cage
treatise-the-city-of-desire = The City of Desire
