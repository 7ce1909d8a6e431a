### The terminal and the command line in English.
###
### $title is the name of a game, $players, $others and $chosen are lists, $path is a file or a folder, $why a whole sentence.
### Square brackets hold no words: [bold] and [/] are how something is printed.

## What may be typed, with blanks between; the first is what the player is told to type.

keys-quit = q quit exit
keys-rules = ? h help rules
keys-log = l log
keys-undo = u undo
keys-back = b
keys-new = n new no
keys-yes = y yes

## People.

# at most 12
you = You
# at most 12
player = Player
bot = Bot { $n }
seated-bot = { $player } ({ $bot })
shared = { $player }, shared

## Sitting down.

at-the-table = At the table: { $players }.
house-rules = House rules: { $chosen }.
house-variant = variant { $variant }
sealed = Sealed dice { $seal }
not-spoken = { $title } is not there in { $language } yet: it is played in English.
saved-game = { $title } with { $others }: round { $round }, saved { $day } { $month }, { $time }
save-broken = The saved game { $path } cannot be opened: { $why }
save-misfit = its players do not fit its seats.
ask-saved = Enter to go on with 1, another number, or n for a new game
no-saved =
    { $most ->
        [1] "{ $typed }" is no saved game: type Enter, or n for a new game.
       *[other] "{ $typed }" is no saved game: type Enter, a number from 1 to { $most }, or n for a new game.
    }

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## At the table.

heading = { $title }, round { $round }
round = Round { $round }
yes = yes
no = no
watch-on = Watch on
watch-until = Watch until you are asked or the game is over

# $undo: whether the last step can be taken back. $choices: how many things there are to do; 0 for who only watches.
ask =
    { $choices ->
        [0]
            { $undo ->
                [yes] Enter or 2, ? rules, l log, u undo, q quit
               *[no] Enter or 2, ? rules, l log, q quit
            }
        [1]
            { $undo ->
                [yes] Enter, ? rules, l log, u undo, q quit
               *[no] Enter, ? rules, l log, q quit
            }
       *[other]
            { $undo ->
                [yes] Number, ? rules, l log, u undo, q quit
               *[no] Number, ? rules, l log, q quit
            }
    }
ask-more = Enter for more, b back to the game >
no-choice = "{ $typed }" is no choice here. { type-this }
type-this =
    { $choices ->
        [0] Type 1 or 2, or ? for the rules, l for the log, u to undo, q to save and quit.
        [1] Type 1 or Enter, or ? for the rules, l for the log, u to undo, q to save and quit.
       *[other] Type a number from 1 to { $choices }, or ? for the rules, l for the log, u to undo, q to save and quit.
    }
taken-back = Taken back.
no-undo = That step cannot be taken back: something was rolled, shown or decided since.
unsaved = This game cannot be saved in { $path }: { $why }. Play goes on.
saved = The game is saved. Go on with it: lopsided play { $game }
not-saved = The game could not be saved.
over = The game is over
nobody-wins = Nobody wins.
seal = Seal
secret = Secret
replay = Replay
replay-unsaved = The replay could not be saved in { $path }: { $why }.
look-back = Check the dice with [bold]lopsided verify[/], look back with [bold]lopsided replay[/].

## Looking back at a game.

step = Move { $move } of { $last }, round { $round }
ask-step = Enter forward, b back, a move's number, q quit
no-step = Type Enter, b, a number from 0 to { $last } or q, not "{ $typed }".
no-such-seat = This game has the seats 1 to { $most }, and 0 for a spectator, not { $seat }.
checked =
    { $title }: { $moves } moves played again, each as recorded.
    The seal, { $dice } dice, the events and the placing fit.
verified = The seal fits the secret, and all { $dice } dice are those that the secret gives.
stream = Stream { $n }
column-stream = Stream
column-dice = Dice
column-fell = How they fell

## The games that there are.

random = Takes any action.
fact-play = Play it
fact-players = Players
fact-version = Version
fact-variants = Variants
fact-bots = Bots
none = none
range = { $low } to { $high }
range-list = { $low } to { $high }, a list
column-option = Option (--set)
column-default = Default
column-or = Or
column-decides = What it decides

## The other commands.

playing = { $games } games of { $title }
comparing = { $times } times { $games } games of { $title }
compiled = { $game }: compiled and ready, { $seconds } s.
not-compiled = { $title } could not be compiled: { $why }
new-name = A game is named by small letters, digits and hyphens, such as fair-share, not { $name }.
new-there = { $path } is there already.
new-written = { $path }: { $count } files of a game that works. Next:
no-bench = There is no benchmarks/run.py here: run lopsided bench in a checkout of the repository.

## What cannot be.

no-more-input = There is nothing more to read.
interrupted = Interrupted.
no-number = { $typed } is no whole number from { $low } to { $high }.
terminal-only = { $flag } goes with --terminal; in the browser this is chosen at the table.
wrong-seats = { $title } seats { $low } to { $high } players, not { $seats }.
wrong-agents = { $agents } agents are named for { $seats } seats: name one for all of them, or one each.
no-setting = --set takes option=value, not { $typed }.
