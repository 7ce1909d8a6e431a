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
no-votes = Nobody votes on rules here; at a table in the browser people can.
taken-back = Taken back.
unsaved = This game cannot be saved in { $path }: { $why }. Play goes on.
saved = The game is saved. Go on with it: lopsided play { $game }
not-saved = The game could not be saved.
over = { game-over }
nobody-wins = Nobody wins.
seal = Seal
secret = Secret
replay = Replay
replay-unsaved = The replay could not be saved in { $path }: { $why }.
look-back = Check the dice with [bold]lopsided verify[/], look back with [bold]lopsided replay[/].

## Looking back at a game.

step = Move { $move } of { $last }, round { $round }
# $rule: the sentence of an option. $was, $value: what it was, and what it is now.
voted = The table voted. { $rule } Before: { $was }. Now: { $value }.
ask-step = Enter forward, b back, a move's number, q quit
no-step = Type Enter, b, a number from 0 to { $last } or q, not "{ $typed }".
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
fact-play = { play-it }
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
lab-playing = { $cells ->
    [one] One setting
   *[other] { $cells } settings
} of { $title }
lab-done = { $cells ->
    [one] One setting is
   *[other] { $cells } settings are
} played. Now: lopsided lab report { $folder }
lab-failed = { $cells ->
    [one] One setting
   *[other] { $cells } settings
} failed: { $why }
lab-written = { $page }
lab-pictures = { $files ->
    [one] One picture lies in { $folder }.
   *[other] { $files } pictures lie in { $folder }.
}
lab-no_png = PNG needs resvg-py: pip install 'lopsided[lab]'
lab-ideas = lopsided lab run NAME --out FOLDER plays one of these:
comparing = { $times } times { $games } games of { $title }
compiled = { $game }: compiled and ready, { $seconds } s.
not-compiled = { $title } could not be compiled: { $why }
new-name = A game is named by small letters, digits and hyphens, such as fair-share, not { $name }.
new-there = { $path } is there already.
new-written = { $path }: { $count } files of a game that works. Next:
purged = Removed { $matches } matches with { $entries } entries, and { $codes } codes.
purge-would = Would remove { $matches } matches with { $entries } entries, and { $codes } codes.
no-bench = There is no benchmarks/run.py here: run lopsided bench in a checkout of the repository.

## What cannot be.

no-more-input = There is nothing more to read.
interrupted = Interrupted.
no-number = { $typed } is no whole number from { $low } to { $high }.
terminal-only = { $flag } goes with --terminal; in the browser this is chosen at the table.
wrong-agents = { $agents } agents are named for { $seats } seats: name one for all of them, or one each.
no-setting = --set takes option=value, not { $typed }.

## What commands do, and their options: lopsided --help.

help-do-lopsided = A digital table for games about inequality. Without a command it plays.
help-do-play = Sit down at a table in the browser, with friends and bots; or in the terminal.
help-do-room = Open a room for a class: one code, many tables, one lesson.
help-do-purge = Remove old matches, with all that belongs to them, and codes that lead nowhere.
help-do-games = List the games: seats, options with default and range, bots, variants, version.
help-do-simulate = Play many games at once, and show who wins with 95% intervals.
help-do-compare = Play the same games under other rules too, and show what changes, with 95% intervals of the differences.
help-do-lab = Experiments: what the rules do to whom.
help-do-lab_run = Play an experiment, a TOML file or a ready idea; what is finished is not played again.
help-do-lab_report = Make one page of an experiment’s results.
help-do-lab_ideas = List the ready experiments.
help-experiment = A TOML file, or the name of a ready idea.
help-out = The folder for the results.
help-results = A folder that `lab run` has filled.
help-page = The page to write; report.html in the folder where none is named.
help-no_games = Keep no table of every game.
help-processes = So many processes play cells at a time, for agents that think in Python.
help-ray = A Ray cluster plays the cells: its address, or auto.
help-do-league = Let all agents play against all: ratings, wins and habits, with 95% intervals.
help-do-new = Write a package with a small game that passes its tests, to make your own of.
help-do-check = Look for mistakes in a game's rules, bots, words and lens; says where the first one is.
help-do-replay = Step through a saved game as a seat saw it.
help-do-verify = Check the sealed dice of a saved game.
help-do-warm = Compile the rules ahead of time, games in parallel.
help-do-bench = Measure what the README claims; takes the options of benchmarks/run.py.
help-game = A game; `lopsided games` lists them.
help-any_game = A game; all of them where none is named.
help-seats = Players at the table.
help-set = A house rule; may be repeated.
help-variant = Another rule set, such as equal.
help-games = How many games.
help-agents = Who plays: one for all seats, or one each.
help-sizes = Players at a table; may be repeated.
help-league_agents = Who plays: every bot of the game, random and gentle unless named.
help-lab_seed = The same seed gives the same games.
help-device = Where games are played, cpu or cuda.
help-json = Print JSON for programs.
help-replay_file = A replay file.
help-version = Print the version.
help-host = The address to listen on.
help-port = The port to listen on; 0 for any that is free.
help-lan = Let everybody in this room's network join, and show the way.
help-browser = Open the browser.
help-database = Where tables are kept: postgresql://... or sqlite:///FILE.
help-terminal = Play here in the terminal, you and bots. The options below go with it.
help-bots = Who sits in the other seats: one for all, or one each.
help-seed = The same seed gives the same dice.
help-name = What the others call you.
help-new_game = Do not offer to go on with a saved game.
help-lang = The language to play in, such as fr; as a rule that of this terminal.
help-older_than = Matches that nobody has touched for so long: 90d, 12w or 36h.
help-database_own = Where tables are kept; your own data folder unless named.
help-dry_run = Only say what would be removed.
help-against = Other rules, such as variant=equal; may be repeated.
help-figure = Only figures with this in their name.
help-new_name = What the game is called, such as fair-share.
help-folder = Where to write it; a folder of that name unless named.
help-interpreted = Games by interpreted rules.
help-compiled = Steps of games by compiled rules; 0 compiles nothing.
help-check_file = Verify the file move by move, and say so.
help-viewer = See it as this seat did, from 1; 0 is a spectator.
