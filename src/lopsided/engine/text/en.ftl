### What several files say, in English: any message of any file may speak through these, as { points }.
### Then why something cannot be had, wherever it is read: in the browser, in the terminal, on the command line.

## People and things.

you-begin =
    { $you ->
        [seat] You begin.
       *[others] { $seat } begins.
    }
you-drew =
    { $you ->
        [seat] You drew { $card }.
       *[others] { $seat } drew { $card }.
    }
you-played =
    { $you ->
        [seat] You played { $card }.
       *[others] { $seat } played { $card }.
    }
you-used =
    { $you ->
        [seat] You used { $card }.
       *[others] { $seat } used { $card }.
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-tokens =
    { $amount ->
        [one] { $amount } token
       *[other] { $amount } tokens
    }
price-tokens =
    { $price ->
        [one] { $price } token
       *[other] { $price } tokens
    }
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
tokens-kept = You keep { amount-tokens }.
round-most = Round { $round } of at most { $most }
game-over = The game is over
who-begins = Who begins
by-lot =
    { $value ->
        [random] drawn by lot
       *[seat1] the first seat
    }
card-die = Card die of { $seat }
your-hand = Your hand
kept-away = kept away
no-income = no income
pay-nothing = pay nothing
play-it = Play it

## Why something cannot be had.

meant =
    { $near ->
        [none] There is { $known }.
       *[other] Did you mean { $near }?
    }
cannot-game = There is no game { $game }. { meant }
cannot-load = The game { $game } of the package { $package } is left out: { $why }
cannot-seats = { $title } seats { $low } to { $high } players, not { $seats }.
cannot-variant = { $title } has no variant { $variant }. { meant }
cannot-agent = { $title } has no agent { $agent }. { meant }
cannot-thinker = There is no agent { $agent }: { $why }.
cannot-option = There is no option { $option }. { meant }
cannot-word = { $option } cannot be { $value }. { meant }
cannot-number = { $option } takes a whole number from { $low } to { $high }, not { $value }.
cannot-number_near = { cannot-number } The nearest is { $near }.
cannot-numbers = { $option } takes whole numbers from { $low } to { $high } with commas, not { $value }.
cannot-numbers_near = { cannot-numbers } The nearest is { $near }.
cannot-count = { $option } names { $count } for { $seats } seats.
cannot-against = --against takes option=value or variant=name, not { $typed }.
cannot-each = { $option } takes too many numbers to play each.
cannot-figure = No figure has { $figure } in its name; without --figure all are shown.
cannot-no_games = Play at least one game, not { $games }.
cannot-card_agent = { $agent } cannot play on a graphics card, only random and the game’s own bots can.
cannot-no_card = This needs an NVIDIA card, and the extra cuda.
cannot-agents_of = There are { $agents } agents for { $seats } seats; name one for all or one for each.
cannot-cells = With { $option } there are { $cells } settings to play; there may be 1 to { $most }.
cannot-experiment = { $file } is no experiment: { $why }.
cannot-no_experiment = { $file } cannot be opened: { $why }. `lopsided lab ideas` lists ready ones.
cannot-no_results = { $folder } holds no results of the lab. `lopsided lab run FILE --out { $folder }` makes them.
cannot-no_cells = { $folder } has no finished setting of version { $version } of the game. Run the experiment again.
cannot-results_of = { $folder } holds results of format { $found }; this version has format { $wanted }. Take another folder.
cannot-other_folder = { $folder } holds something else. Take another folder.
cannot-keep_results = Results cannot be written to { $folder }: { $why }. What was finished stays.
cannot-no_ray = Ray is not installed here: pip install 'lopsided[ray]'
cannot-ray = No Ray cluster answers at { $address }: { $why }
cannot-seed = The seed is a whole number from 0 to { $most }, not { $seed }.

## Why a move is not taken, whatever the game.

cannot-no_seat = There is no such seat.
cannot-no_action = There is no such move.
cannot-no_undo = That step cannot be taken back: something was rolled, shown or decided since.
cannot-bot_plays_on = In this game nobody can be taken out: a bot plays on.
cannot-no_reform = This rule cannot be changed while the game is played.
cannot-one_by_one = The steps before this one bring something to light. Take them first.

## What is wrong with a replay file.

cannot-replay = This is no replay file: { $why }.
cannot-format = This replay has format { $format }; this version reads format { $now }.
cannot-read = { $path } cannot be read: { $why }.
cannot-file = { $path }: { $why }
cannot-die = Die { $die } is not one that the secret can give.
cannot-face = Die { $die } showed { $face }; the secret gives { $rolled }.
cannot-move = Move { $move } is against the rules.
cannot-broken = Move { $move } breaks a rule’s own code: { $why }
cannot-leave = Move { $move } is not allowed: seat { $seat } cannot leave now.
cannot-mark = Move { $move } does something else than what was recorded.
cannot-events = The events recorded are not those that the moves lead to.
cannot-placing = The placing recorded is not the one that the moves lead to.
cannot-reforms = The file names other changes of rules than the match had.
cannot-secret = The secret is not 16 bytes in hexadecimal.
cannot-seal = The secret does not fit the seal that was shown before the first move.
cannot-version = This was played with version { $was } of { $title }; version { $now } is installed.
cannot-names = This replay names { $names } players for { $seats } seats.
cannot-bots = This replay says of { $bots } seats who played them; there are { $seats }.
cannot-play = This replay cannot be played here: { $why }
cannot-long = It has { $moves } moves; no more than { $most } are taken in.
cannot-viewer = This game has the seats 1 to { $most }, and 0 for a spectator, not { $seat }.
cannot-misfit = its players do not fit its seats.
cannot-save = { $why }.

## Why tables cannot be served.

cannot-port = Port { $port } is in use. Choose another one with --port, or --port 0 for any that is free.
cannot-no_port = There is no port { $port }; they go up to 65535.
cannot-address = { $address } cannot be used: { $why }.
cannot-network = This machine is in no network, so nobody else can join. Connect it, or leave --lan out.
cannot-serve =
    { $why ->
        [none] The server could not start.
       *[other] { $why }
    }
cannot-time = { $typed } is no time: write 36h, 90d or 12w.

## What is being waited for.

# $part is the name of a rule. $seconds: how long it usually takes; 0 where nobody knows.
compiling =
    { $seconds ->
        [0] Compiling the rules of { $title } once ({ $part }), a few seconds.
       *[other] Compiling the rules of { $title } once ({ $part }), usually { $seconds } s.
    }

# Two things that are told of somebody or something, beside each other.
beside = { $first }, { $next }
