### The table's own words in English.

## Numbers of things.

seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

## What happens at a table, beside the game itself.

table-opened = The table is open.
table-configured = The host changed what will be played.
table-started = The game begins.
table-moved = { "" }
table-locked = The table is closed to newcomers.
table-unlocked = The table is open to newcomers.
table-paused = The host paused the game.
table-resumed = The game goes on.
table-clock_stood = The clock stood while nobody was here.
table-clock_stopped = The clock is stopped: take all the time you need.
table-talk_text = The host allows free text.
table-talk_phrases = From here on we talk in set phrases.
table-hints_asked = The host allows hints: everybody hears who asks for one.
table-hints_off = The host allows no hints any more.
table-hinted =
    { $you ->
        [seat] You asked for a hint.
       *[others] { $seat } asked for a hint.
    }
table-over = The game is over. The secret of the dice is open: anybody can check them.
table-outdated = { refusal-outdated } The host can end it.
table-frozen = A rule of this game failed, so it stands still here. Everything up to here is kept. The host can end the game; its replay opens then.
table-ended = The host ended the game.
table-stopped = All agreed to stop here.
table-stop_proposed =
    { $you ->
        [seat] You propose to stop here.
       *[others] { $seat } proposes to stop here.
    }
table-stop_agreed =
    { $you ->
        [seat] You agree to stop.
       *[others] { $seat } agrees to stop.
    }
table-stop_declined =
    { $you ->
        [seat] You want to play on.
       *[others] { $seat } wants to play on.
    }
table-reform_proposed =
    { $you ->
        [seat] You propose another rule. { $rule } Now: { $was }. Proposed: { $value }.
       *[others] { $seat } proposes another rule. { $rule } Now: { $was }. Proposed: { $value }.
    }
table-reform_due = The round is over. The table looks at the proposal and votes.
table-reform_foretold =
    { $games ->
        [0] There was no time for a forecast. All vote without one.
       *[other] Bots have played on { $games } times under each rule. Now all vote, sealed.
    }
table-reform_voted = { "" }
table-reform_yes =
    { $you ->
        [seat] You voted for it.
       *[others] { $seat } voted for it.
    }
table-reform_no =
    { $you ->
        [seat] You voted against it.
       *[others] { $seat } voted against it.
    }
table-reform_none =
    { $you ->
        [seat] You did not vote.
       *[others] { $seat } did not vote.
    }
table-reform_bot_yes = { $seat }, a bot, voted for it: by the forecast this seat wins more often.
table-reform_bot_no = { $seat }, a bot, voted against it: by the forecast this seat does not win more often.
table-reform_passed = A rule changes. { $rule } Until now: { $was }. From here on: { $value }.
table-reform_kept = The rule stays as it is. { $rule } As before: { $was }.
table-emptied = Everybody has left. The table is closed.
table-again = The same people play another one.
table-sat =
    { $you ->
        [seat] You sat down.
       *[others] { $seat } sat down.
    }
table-renamed =
    { $you ->
        [seat] You are now called { $seat }.
       *[others] { $old } is now called { $seat }.
    }
table-undone =
    { $you ->
        [seat] You took your last step back.
       *[others] { $seat } took the last step back.
    }
table-said =
    { $you ->
        [seat] You: { $said }
       *[others] { $seat }: { $said }
    }
table-reacted =
    { $you ->
        [seat] You: { $said }
       *[others] { $seat }: { $said }
    }
table-left = { $name } left the table.
table-removed = The host removed { $name } from the table.
table-bot_plays_on = { $seat }, a bot, plays on.
table-stands_in =
    { $you ->
        [seat] Your connection is gone: a bot plays until you are back.
       *[others] { $seat } is away: a bot plays until they are back.
    }
table-lent =
    { $you ->
        [seat] The host handed your seat to a bot for now.
       *[others] The host lent the seat of { $seat } to a bot.
    }
table-returned =
    { $you ->
        [seat] You play again.
       *[others] { $seat } plays again.
    }
table-reserved = { $seat }, a bot, takes a seat.
table-freed = A seat is free for whoever joins.
table-clock_moved =
    { $you ->
        [seat] Your time ran out: a bot decided this for you.
       *[others] Time ran out for { $seat }: a bot decided this one.
    }
table-clock_idled =
    { $you ->
        [seat] Your time ran out: the game went on without your word.
       *[others] Time ran out for { $seat }: the game went on without a word.
    }
table-host =
    { $you ->
        [seat] You are the host now.
       *[others] { $seat } is the host now.
    }
table-clock =
    { $seconds ->
        [0] There is no time limit.
       *[other] Every decision has { seconds }.
    }

## Why a request was refused.

refusal-stale = The table has moved on since you decided. Have another look.
refusal-not_yours = That is not your seat.
refusal-not_seated = Only people at the table can do that.
refusal-signed_out = This device does not open that seat any more.
refusal-many_devices = This seat is signed in on { $most } devices. Sign out the others first.
refusal-not_host = Only the host can do that.
refusal-is_here = That device is connected: nothing is lost.
refusal-not_begun = The game has not begun.
refusal-begun = The game has begun: that can only be changed before it.
refusal-in_vote = The table votes on a rule. The game goes on after that.
refusal-no_reforms = At this table no rule can be changed. The host may allow it in the lobby.
refusal-one_reform = Somebody has proposed a change already. The table votes when the round is over.
refusal-reform_again = Everybody may propose a change once in { $rounds } rounds.
refusal-same_rule = That is the rule already.
refusal-no_vote = There is nothing to vote on now.
refusal-has_voted = Your vote is in. It stays sealed until all are counted.
refusal-over = This game is over.
refusal-gone = This table was deleted, since nobody had touched it for long. Open a new one.
refusal-old = This match was played with another version of the game. You can only look at it. Open a new table to play again.
refusal-not_over = That is possible once the game is over.
refusal-paused = The game is paused. It goes on when the host says so.
refusal-frozen = A rule of this game failed, so it stands still. Nothing up to here is lost. The host can end it.
refusal-failed = Something went wrong on the server, so nothing has changed.
refusal-not_paused = The game is not paused.
refusal-no_person = No person sits there.
refusal-lent = A bot plays this seat for now. The host can hand it back.
refusal-many_actions = A move holds from 1 to { $most } actions.
refusal-bad_id = A request needs an id of 1 to 64 characters.
refusal-no_phrase = There is no such phrase.
refusal-no_text = At this table we talk in set phrases. The host can allow free text.
refusal-no_hints = There are no hints at this table.
refusal-hint_comes = The coach is still thinking about your last question.
refusal-not_asked = You have nothing to decide now.
refusal-long_text = A message has from 1 to { $most } characters.
refusal-bad_text = That message has characters that cannot be shown.
refusal-short_name = A name has from 1 to { $most } characters.
refusal-bad_name = That name has characters that cannot be shown. Letters and spaces are fine.
refusal-taken_name = Somebody at this table is called that already. Take another name.
refusal-bad_value = That is not something the host can set: { $why }
refusal-bad_clock = Thinking time is 0 (none) or from { $least } to { $most } seconds.
refusal-no_guide = { $title } has no prepared first game.
refusal-no_bot = There is no bot called { $bot } in this game.
refusal-few_seats = { $people } people sit at this table; it needs a seat for each.
refusal-closed = Nobody can join this table.
refusal-locked = The host has closed this table to newcomers. Ask them to open it.
refusal-full = Every seat is taken. You can watch.
refusal-nobody = There must be somebody at the table to begin.
refusal-storage = This could not be saved, so nothing has changed. Try again in a moment.
refusal-disk_full = The server's disk is full. This could not be saved, so nothing has changed.
refusal-too_fast = That was too fast. Wait a moment.
refusal-bad_frame = The server did not understand that: { $why }
refusal-hello_first = Say hello first.

## Why a connection ends.

bye-no_table = There is no table with that code. Check it and try again.
bye-no_token = That seat is not yours any more. You can join again with the code.
bye-signed_out = This device was signed out from another device of this seat. Was that not you? Ask the host to remove the seat, then join again.
bye-removed = The host removed you from the table. You can ask to join again.
bye-full = Too many people are looking at this table.
bye-busy = The server has no room for more people at the moment.
bye-too_fast = Too many messages.
bye-bad_frames = Too many messages that made no sense.
bye-no_hello = No greeting came.
bye-slow = Your connection could not keep up.
bye-shutdown = The server stops for a moment. It will be back.
bye-storage = The table cannot be read at the moment.
bye-version = This match was played with another version of the game. That version is not installed here.
bye-protocol = This page and the server are of different versions. Load the page again.
bye-failed = Something went wrong on the server. Nothing that was shown is lost.

## HTTP problems.

refusal-outdated = This match was begun with version { $was } of { $title }. Version { $now } is installed here, so the match cannot go on.
refusal-not_found = There is nothing here.
refusal-method = That is not how this address is used.
refusal-no_table = { bye-no_table }
refusal-no_match = There is no such match.
refusal-no_lab = There is no lab for this game here.
refusal-no_game = There is no such game.
refusal-no_language = There are no words in that language here.
refusal-not_finished = That match is not over yet.
refusal-not_started = That match never began, so there is nothing to replay.
refusal-bad_body = { refusal-bad_frame }
refusal-bad_seat = Seats are numbered from 0; -1 is a spectator.
refusal-too_large = That is too large: { $most } bytes at most.
refusal-not_json = Send JSON.
refusal-slow = That took too long to arrive.
refusal-origin = This request came from another site.
refusal-wrong_codes = Too many wrong codes. Wait a minute.
refusal-too_many = Too many requests. Wait a minute.
refusal-rejoin = That code does not work. It was used, it is too old, or it never existed.
refusal-box = { $why }
refusal-unplayable = This replay cannot be played here.


## Whether the dice were honest.

check-honest = The secret fits the seal from before the first move. All { $dice } dice follow from it.
check-broken = The check failed: { $why }

## Pages.

page-coming = Lopsided is on its way. If nothing more appears here, load the page again.
page-not_built = The page has not been built yet. Run `make web` in the project's folder, then load this again.
way_in = Everybody in this network: { $link }

## What may be said at any table.

phrase-hello = Hello, everybody.
phrase-good_luck = Good luck, all.
phrase-your_turn = I think it is your turn.
phrase-one_moment = One moment, I am thinking.
phrase-back_soon = I will be back in a minute.
phrase-explain = Can somebody explain that to me?
phrase-help_me = Could somebody help me here?
phrase-thanks = Thank you.
phrase-sorry = Sorry, nothing personal.
phrase-unfair = That does not feel fair.
phrase-deal = Shall we help each other?
phrase-well_played = Well played.
phrase-good_game = Good game. I enjoyed that.
phrase-wow = Wow
phrase-ouch = Ouch
phrase-phew = Phew
phrase-ha = Ha
phrase-hm = Hm
phrase-yes = Yes
phrase-no = No

## The pages: the shell of the browser.

skip = Skip to the main part
front_page = Lopsided, front page
close = Close
page_title = { $title } (Lopsided)
page_asked = Your turn: { $title } (Lopsided)

names-you = you
# Two things that are read aloud after each other.
aloud = { $first }. { $next }

nav-main = Main
nav-table = Table
nav-games = Games
nav-rules = Rules
nav-look = Look and keys
nav-talk = Talk
nav-menu = Menu

home-title = Lopsided: five games, none of them fair
home-head_1 = Five games.
home-head_2 = None of them fair.
home-lead = Tabletop games about inequality, played together in the browser. Afterwards the table sees what the rules did, and to whom.
home-art = A crooked table, propped up on one side by three books. Pieces from the five games have slid to its low end. Two stand safe at the high end.
home-play_now = Play now with bots
home-play_now_what = You take a seat, bots take the others, and it begins.
home-guided = Learn by playing
home-guided_what = A first game with prepared dice. Each decision is explained.
home-open = Open a table
home-open_what = You get a code and a link for the others. Bots fill what stays empty.
home-hotseat = Pass one device around
home-hotseat_what = Several people, one screen, each in turn.
home-hotseat_who = Who plays? Bots take the remaining seats.
home-hotseat_name = Name of person { $n }
home-hotseat_more = One more person
home-hotseat_start =
    { $n ->
        [one] Begin with one person
       *[other] Begin with { $n } people
    }
home-watch = Watch bots play
home-watch_what = Nobody has to decide anything.
home-name = Your name at the table
home-guest = Guest
home-join_label = Join with a code
home-join = Join
home-code_example = PLUM 472
home-no_code = Type the code that the host sees, such as PLUM 472.
home-back = Your tables
home-forget = forget
home-forget_of = forget: { $title } { $code }
home-turn_mine = it is your turn
home-turn_waits = waits for { $names }
home-turn_over = this one is over
home-not_me = Not me
home-not_me_what =
    { $n ->
        [one] This computer forgets the seat and the name. Its owner comes back with a code from another device. It is found there under “Go on at another device”. Or they join again.
       *[other] This computer forgets these { $n } seats and the name. Their owners come back with a code from another device. It is found there under “Go on at another device”. Or they join again.
    }
home-not_me_sure = Forget on this computer
home-not_me_not = No, stay
home-which = Which rules shall we play by?
home-no_signup = No sign-up. Bots take the empty seats: no table is too small.
home-players = { $from } to { $to } players
home-told = in a plain table
home-elsewhere = From other packages
home-rules = Read the rules
home-after = Then the lights go on.
home-after_lead = Every game ends with a page that your moves have written.
home-after_1 = Who ended where, on ground that is not level.
home-after_2 = The story of the game in five sentences.
home-after_3 = The sealed dice, opened: anybody can check that nobody touched them.
home-after_4 = The whole game once more, through the eyes of any seat.
home-replay = Look at a saved game
home-replay_what = A game that was saved as a file plays here again. Every move and die is checked first.
home-replay_choose = Choose a file
home-not_a_replay = That file is not a saved game. Choose one that was saved from an end page here.

join-title = Join a table
join-head = Sit down at { $title }
join-people =
    { $n ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    }
join-nobody = Nobody is at the table yet.
join-name = { home-name }
join-sit = Sit down
join-watch = Only watch
join-no_room = There is no free seat at this table now.
join-missing = No such table.

lobby-title = Join table { $code }
lobby-open = Open { $host } and type:
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = QR code that opens the join page
lobby-camera = Point a camera here
lobby-bench = Who sits at the table
lobby-your_name = Your name
lobby-empty = Free seat
lobby-free = a bot, if nobody comes
lobby-is_bot = kept for a bot
lobby-away = away
lobby-ready = ready
lobby-host = ready, is the host
lobby-keep_for_bot = keep for a bot
lobby-keep_for_bot_of = keep for a bot: seat { $n }
lobby-free_it = let people sit here
lobby-free_it_of = let people sit here: { $name }
lobby-options = What we play
lobby-bots_fill = Bots take the empty seats. They see no more than you do.
lobby-people =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }
lobby-bots =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
lobby-start =
    { $bots ->
        [0] Start with { lobby-people }
       *[other] Start with { lobby-people } and { lobby-bots }
    }
lobby-wait_host = The host begins the game when everybody is here.
lobby-leave = Leave
lobby-wall_on = Show on the wall
lobby-wall_off = Show the options
lobby-watching =
    { $n ->
        [one] One person is watching.
       *[other] { $n } are watching.
    }
lobby-watching_what = Whoever comes after the start watches.

options-game = Which game
options-sentence = We play { $title } with { $seats } seats, { $variant }. Bots are { $level } and hints are { $hints }. Everybody has { $time } to answer.
options-sentence_plain = We play { $title } with { $seats } seats. Bots are { $level } and hints are { $hints }. Everybody has { $time } to answer.
options-seats = Number of seats
options-variant = By which rules
options-level = How strong the bots are
# Of bots: characters in turn, slips now and then, the strongest recipe, thinks ahead.
options-mixed = of all kinds
options-gentle = gentle
options-fair = fair
options-sharp = sharp
options-hints = Whether hints may be asked for
options-hints_off = off
options-hints_asked = there for who asks
options-book = by the book
options-variant_named = by the variant { $variant }
options-house = House rules
options-house_changed =
    { $n ->
        [one] House rules, one changed
       *[other] House rules, { $n } changed
    }
options-instead = instead of { $value }
options-none = none
options-length = About { $median } minutes, mostly under { $nine }.
options-length_loose = Your house rules may change that.

desk-left = Players and log
desk-connecting = Finding the table.
desk-laying = Laying the board.
desk-where = { $where }.
desk-code = Table { $code }.
desk-watchers =
    { $n ->
        [one] 1 person watches.
       *[other] { $n } people watch.
    }
desk-title_turn = Your turn: { $title }

plain-board = The table
plain-label = What everybody has
plain-player = Player
plain-place = Place
plain-yes = yes
plain-no = no
plain-nobody = nobody
plain-twin = The same in a table
plain-what = What?
plain-how = Which one
plain-do = Do it

seats-label = Seats
seats-you = you
seats-bot = BOT
seats-away = away
seats-standing_in = a bot stands in
seats-to_move = to move

prompt-label = The turn
prompt-your_turn = Your turn, { $name }
prompt-yours_waits = Your turn goes on
prompt-other_turn = { $name } is on turn
prompt-over = { game-over }
prompt-skip = Skip
prompt-undo = Take the last step back
prompt-undo_short = Take back

moves-head =
    { $n ->
        [one] The one move as a list
       *[other] All { $n } moves as a list
    }
moves-short =
    { $n ->
        [one] The one move
       *[other] All { $n } moves
    }
moves-both = Both moves as a list
moves-both_short = Both moves
moves-label = All moves

pieces-label = What the pieces do
guide-title = First game, prepared dice
opening-go = Begin
# What changes a game for good, in a word or two over its sentence.
moment-ruin = Out of the game
moment-back = Back in the game
moment-rise = One class up
moment-reform = The rules change
moment-goal = A goal is met
moment-win = The game is won
moment-left = { $left } of { $all } are still in the game.
moment-go = { host-resume }

# For who is out of the game.
out-who = You are out. Who will win?
out-story = Your story so far
out-said =
    { $right ->
        [yes] You said that { $name } would win, and were right.
       *[no] You said that { $name } would win.
    }

recap-title = Since your last turn
recap-more =
    { $n ->
        [one] One line more in the log.
       *[other] { $n } more lines in the log.
    }
log-label = What happened
log-drawer = { log-label }
log-drawer_new = { log-label } ({ $n })
log-round = Round { $round }
log-you = You
log-nothing = Nothing has happened yet.
# Unfolds what a deed in the log is good for.
log-why = What for?
log-times = ({ $n } times)

clock-left =
    { $n ->
        [one] 1 second left
       *[other] { $n } seconds left
    }
clock-stop = stop the clock
clock-seconds =
    { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
clock-none = no limit

banner-offline = The connection is gone. Coming back by itself; nothing is lost.
banner-paused = { refusal-paused }
banner-frozen = A rule of this game failed, so it stands still. Everything up to here is kept.
banner-frozen_wait = A rule of this game failed, so it stands still. Everything up to here is kept. The host can end the game; its replay opens then.
banner-stopping = { $names } would like to stop here.
banner-stop_agree = Agree
banner-stop_decline = { host-end_not }
banner-missing =
    { $n ->
        [one] { $names } is away. The table waits a moment, then a bot stands in.
       *[other] { $names } are away. The table waits a moment, then bots stand in.
    }
banner-device = Your seat was opened on another device.
banner-device_out = Sign it out
banner-device_mine = That was me
banner-watching = You are watching.
banner-sit = Take a free seat
banner-watchers =
    { $n ->
        [one] You see what everybody may see.
       *[other] You see what everybody may see. { $n } people watch.
    }

talk-title = Say something
talk-own = In your own words
talk-say = Say it
talk-phrases_only = The host can allow free text.

menu-title = { plain-board }
menu-code = Join code
menu-rules = The rules
menu-rejoin = Go on at another device
menu-rejoin_code = Type this code on the front page of the other device:
menu-rejoin_how = It works once, for ten minutes.
menu-devices = Signed in on { $n } devices
menu-device_this = This device, since { $when }
menu-device_other = Another device, since { $when }
menu-sign_out = Sign out the others
menu-not_me = { home-not_me }
menu-not_me_what = This computer forgets the seat, and a bot stands in. Its owner comes back with a code from another device. It is found there under “Go on at another device”. Without one, the host removes the seat, and they join again.
menu-not_me_sure = Forget it on this computer
menu-not_me_not = No, it is mine
menu-leave = Leave the table
menu-leave_sure = Yes, leave
menu-leave_bot = A bot plays on. Join again by your name: the seat is yours.
menu-leave_out = You are out of this game for good. You cannot come back.
menu-stop = Propose to stop here
menu-stop_what = The game ends once everybody agrees.
menu-leave_not = { home-not_me_not }

host-title = You are the host
host-sentence = A decision has { $time }, and we talk in { $talk }. Hints are { $hints }.
host-clock = Thinking time
host-talk = How people talk
host-talk_phrases = set phrases
host-talk_text = our own words
host-lock = Lock the table
host-unlock = Unlock the table
host-pause = Pause
host-resume = Go on
host-end = End the game
host-end_frozen = End it and see the replay
host-end_sure = Yes, end it for everybody
host-end_not = No, play on
host-to_bot = hand to a bot
host-to_bot_of = hand to a bot: { $name }
host-to_person = give back
host-to_person_of = give back: { $name }
host-key = lost device: new code
host-key_of = a new code for { $name }
host-remove = remove
host-remove_of = remove: { $name }

look-title = { nav-look }
look-language = Language
look-theme = Light
look-system = as the device
look-light = by day
look-dark = under the lamp
look-pace = How fast things are told
look-pace_slow = slowly
look-pace_normal = as usual
look-pace_fast = fast
look-pace_at_once = at once
look-calm = No motion: pieces are simply there
look-keys = Keys 1 to 9, 0 and letters pick a move
habit-title = What happens by itself
habit-does = By itself: { $action }.
coach-ask = Ask for a hint
coach-told = This table allows hints. All are told that you asked; nobody, what it said.
coach-label = A hint, for you alone
coach-thinking = Thinking
coach-wait = The turns are tried out. You can play on.
coach-nothing = No hint came. You can ask again.
coach-first_look =
    { $n ->
        [one] A first look at one turn.
       *[other] A first look at { $n } turns.
    }
coach-title =
    { $n ->
        [1] One turn worth a look.
        [2] Two turns worth a look.
       *[other] Three turns worth a look.
    }
coach-away = put away
coach-put_away = Put the hint away
coach-steps =
    { $n ->
        [one] One step
       *[other] { $n } steps
    }
# Wins in 100 games, from $low to $high.
coach-chance = { $share } wins in 100 games, between { $low } and { $high }
# Why a turn is worth a look. $was and $now are wins in 100 games.
coach-why_wins = This wins the game.
coach-why_usual = What a fair bot would do here.
coach-why_as_usual = These games show no difference from a fair bot’s turn.
coach-why_holds = Wins of { $name } in 100 games: { $was } after a fair bot’s turn, { $now } after this.
coach-why_gains = Your wins in 100 games: { $was } after a fair bot’s turn, { $now } after this.
coach-why_alike = These games show no difference from the first.
coach-why_alike_but = No clear difference for you. Wins of { $name } in 100 games: { $was } after the first, { $now } after this.
coach-why_less = Fewer wins in 100 games than the first: by { $was } to { $now }.
coach-why_more = More wins in 100 games than the first: by { $was } to { $now }.
coach-foot = Your wins in 100 games. Dotted: after the turn of a fair bot ({ $bot }), { $usual }. Turns tried: { $tried }. Fair bots played on from these: { $games } new games each. The log says that you asked.
habit-alone = Where there is one thing to do
habit-alone_do = do it for me
habit-alone_ask = ask me

seal-title = The sealed dice
seal-what = All dice follow from a secret, drawn before the first move. This is its seal. The secret itself is shown after the last move.
seal-closed = The secret is still sealed.
seal-fits = This page has checked it: the secret fits the seal from before the first move.
seal-broken = The secret does not fit the seal. Do not trust these dice.
seal-seal = Seal
seal-secret = Secret
seal-check = Check every die
seal-checking = Checking

curtain-give = Give the device to { $name }.
curtain-take = I am { $name }

end-eyebrow = The end
end-rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
end-stopped = The game was stopped before its end.
end-nobody = Nobody has won.
end-you_first = You came first.
end-first =
    { $n ->
        [one] { $names } came first.
       *[other] { $names } share the first place.
    }
end-placing = Who ended where
end-place = { $place }.
end-story =
    { $n ->
        [one] The game in one sentence
       *[other] The game in { $n } sentences
    }
end-and_now = And now?
end-again = Play again with the same people
end-again_alone = Play again
end-again_watch = Watch another game
end-join_again = Go to the next game
end-replay = Replay
end-replay_long = See it again, from any seat
end-save = Save as a file
end-log = Everything that happened

debrief-waiting = Reckoning what made this game.
debrief-first = The first time on a server, this takes minutes.
debrief-rough = First figures, from { $n } games each. They get sharper.
debrief-how = Each plank is one cause. It climbs for a gain, and falls for a loss. Ups and downs add up, so a part can pass 100.
debrief-head_stopped = When it stopped, { $names } stood best.
debrief-head_nobody = { end-nobody }
debrief-head_shared = { $names } share the win.
debrief-head_doing = { $names } won. Own choices made { $points } ({ $within }) of { $way } wins in 100.
debrief-head_rules = { $names } won. Most of it came with the rules and the seat.
debrief-head_luck = { $names } won. Most of it came with dice and cards.
debrief-head_own = { $names } won. Most of it came with own choices.
debrief-head_others = { $names } won. Most of it came with what others chose.
debrief-head_several = { $names } won. No single cause clearly made most of it.
debrief-you_stopped = When it stopped, you stood best.
debrief-you_doing = You won. Your choices made { $points } ({ $within }) of { $way } wins in 100.
debrief-you_rules = You won. The rules and your seat made most of it.
debrief-you_luck = You won. Dice and cards made most of it.
debrief-you_own = You won. Your choices made most of it.
debrief-you_others = You won. What the others chose made most of it.
debrief-you_several = You won. No single cause clearly made most of it.
debrief-helped_yours = What clearly helped you: { debrief-cause }.
debrief-helped_theirs = What clearly helped { $name }: { debrief-cause }.
debrief-cost_yours = What clearly cost you: { debrief-cause }.
debrief-cost_theirs = What clearly cost { $name }: { debrief-cause }.
debrief-none_yours = Nothing that helped or cost you stands out clearly.
debrief-none_theirs = Nothing that helped or cost { $name } stands out clearly.
debrief-cause_rules = the rules and the seat
debrief-cause_luck = dice and cards
debrief-cause_own = own choices
debrief-cause_others = what the others chose
debrief-cause =
    { $cause ->
        [rules] { debrief-cause_rules }
        [luck] { debrief-cause_luck }
        [own] { debrief-cause_own }
       *[others] { debrief-cause_others }
    }
# at most 10
debrief-short_rules = the seat
# at most 10
debrief-short_luck = chance
# at most 10
debrief-short_own = choices
# at most 10
debrief-short_others = others
debrief-picture = { $name }: an equal chance of { $equal } in 100. The rules and the seat { $rules }. Dice and cards { $luck }. Own choices { $own }. The others { $others }. The end { $end }.
debrief-ledger_of = The luck ledger of { $name }
debrief-yours = What your chance was made of
debrief-points = wins in 100
debrief-interval = 95%
debrief-equal = An equal chance
debrief-equal_what =
    { $n ->
        [one] One seat.
       *[other] { $n } seats, one win.
    }
debrief-before = Before the first move.
debrief-split = Under equal rules { $level }; the unequal rules { $unequal }.
debrief-all_dice = All that came, whoever rolled or drew.
debrief-against = Against the bot { $bot } in the same place.
debrief-by = { $names }.
debrief-nothing = No more than chance.
debrief-none_at_all = It made no difference in any of these games.
debrief-end = { end-eyebrow }
debrief-end_won = A sure win.
debrief-end_shared = A part of the win.
debrief-end_lost = No win.
debrief-end_stopped = What could be expected when it stopped.
debrief-all = All ledgers as a table
debrief-line = The chances through the game
debrief-line_what = What each seat could expect, had bots played on. Within { $within }, 95 times in 100.
debrief-line_table = The chances by round, as a table
debrief-round = round
debrief-from_to = { $name } from { $from } to { $to }.
debrief-span = { $from } to { $to }
debrief-turn_reform = Round { $round }, the table changed a rule
debrief-turn_luck = Round { $round }, dice and cards
debrief-turn_yours = Round { $round }, your choice
debrief-turn_choice = Round { $round }, { $name } chose
debrief-step = Step { $n }
debrief-for_you = for you.
debrief-for = for { $name }.
debrief-each_within = Each part within { $within } wins in 100.
debrief-under_more = Same dice, equal rules: { $name } wins { $points } ({ $within }) more in 100.
debrief-under_less = Same dice, equal rules: { $name } wins { $points } ({ $within }) fewer in 100.
debrief-under_nothing = Same dice, equal rules: no difference stands out clearly.
debrief-under_what = The dice of this match, every one as it fell. { $games } games by each rule. Bots chose, and did anything at one move in { $slip }.
debrief-under_same = { $name } wins most often by both rules.
debrief-under_other = By these rules { $now } wins most often. By equal rules { $then } does.
debrief-these = by these rules
debrief-equally = by equal rules
debrief-apart = the difference
debrief-shares = The poorer half ended with { $share } of 100.
debrief-shares_what = Shared here: { $what }. The red line adds up what each has. The dotted line is equal shares.
debrief-guessed = Dashed line: your guess, { $share } of 100.
debrief-hidden = What nobody could see
debrief-eyes = Look again through the eyes of
debrief-of_100 = { $share } of 100
debrief-poor_to_rich = from the poorest to the richest
debrief-all_alike = if all had the same
debrief-by_round = What everybody had, by round
debrief-by_round_table = What everybody had, as a table
debrief-done_you =
    You helped { $gave ->
        [one] once
       *[other] { $gave } times
    }, and were helped { $had ->
        [one] once
       *[other] { $had } times
    }.
debrief-done = What people did to each other
debrief-done_all =
    Help: { $helps ->
        [one] once
       *[other] { $helps } times
    }. The opposite: { $harms ->
        [one] once
       *[other] { $harms } times
    }.
debrief-done_cells = Each cell: done by them / done to them.
debrief-done_for = for each other
debrief-done_to = against each other
debrief-by_you = by you
debrief-to_you = for you, or to you
debrief-done_table = Who did what, and to whom
debrief-who = who
debrief-whom = to whom
debrief-how_often = times
debrief-how_much = how much
debrief-talk = Three questions to talk about
debrief-talk_what = There is no answer key. Take the first one in pairs.
debrief-ask_rules_gave = Wins in 100 that { $name } had from rules and seat: { $points } ({ $within }). Was that noticed?
debrief-ask_rules_took = Wins in 100 that rules and seat cost { $name }: { $points } ({ $within }). Was that noticed?
debrief-ask_luck_gave = Dice and cards gave { $name } { $points } ({ $within }) more wins in 100. What would you call earned?
debrief-ask_luck_took = Dice and cards cost { $name } { $points } ({ $within }) wins in 100. Who could have helped?
debrief-ask_others_gave = { $by } chose, and { $name } had { $points } ({ $within }) more wins in 100. On purpose?
debrief-ask_others_took = { $by } chose, and { $name } had { $points } ({ $within }) fewer wins in 100. Was there another way?
debrief-ask_felt = When did you feel that you could not lose?
debrief-ask_change = Which rule would you change first, and for whom?
debrief-ask_again = From which seat would you play next time?
piece-circle = Circle
piece-square = Square
piece-triangle = Triangle
piece-diamond = Diamond
piece-hexagon = Hexagon
piece-star = Star
piece-cross = Cross
piece-drop = Drop
debrief-print = Print
debrief-pieces = Pieces instead of names
debrief-json = Figures as JSON
debrief-csv = Figures as CSV
debrief-method = How this was reckoned
debrief-method_1 = A chance is a share of wins. Many games were played on from each position. Bots took all seats, with new dice and shuffled decks. A shared win counts in equal parts.
debrief-method_2 = The bot is { $bot }, of { $title }, version { $version }. From every position { $rollouts } games; { $made } had to be played.
debrief-method_3 = A choice counts by what it changed. The bot in that place is the measure. It is no verdict on a person. Dice and cards are all the rest, whoever rolled.
debrief-method_4 = The rules and the seat: what stood before the first move. The parts add up without remainder: neighbours share their figures. They are not in order of time.
debrief-method_5 = Behind ± stands half the interval that holds 95 times in 100. It is about bots’ games, not about people. Where it holds zero, the figure is no more than chance.
debrief-method_6 = The line and its turning points rest on { $whole } games. Half of them chose the turning points. The other half gave their figures. Another bot as measure would move points between choices and chance.
debrief-method_7 = The same dice: the secret of this match, played again by bots. Game by game they meet the same whims, by both rules. What equal rules change is the mean of the pairs.

shoes-title = Walk in their shoes
shoes-how = Play the same dice from another seat. Bots take the others.
shoes-on = Go on from here yourself
shoes-own = your own seat, first
shoes-now = this seat, you
shoes-then = this seat, first
shoes-more = You ended with { $mine } here. The first time it was { $theirs }.
shoes-less = You ended with only { $mine } here. The first time it was { $theirs }.
shoes-same = You ended with { $mine } here, just as the first time.
shoes-what = The same dice, twice, round by round.

replay-title = Replay
replay-where = Replay. { $where }.
replay-label = Replay
replay-loading = Playing it through.
replay-missing = There is no such replay.
replay-back = Back to the end
replay-dice = The dice
replay-laid = The table is laid.
replay-step = Step { $at } of { $last }
replay-slide = Go to a step
replay-first = Start
replay-back_one = Back
replay-play = Play
replay-pause = Pause
replay-on_one = Next
replay-jump = Jump to
replay-rounds = Rounds
replay-moments = Moments
replay-speed = Speed
replay-times = { $speed }×
replay-end = End
replay-eyes = Seen by
replay-eyes_label = Through whose eyes
replay-spectator = a spectator

rules-title = { menu-rules }
rules-loading = Fetching the rules.
rules-ledger = Rule by rule
rules-ledger_what = Every rule of the book by number, with gaps filled. A refused move names the number that forbids it.
rules-missing = No rules here.
rules-back = Back to your table
rules-play = { play-it }
rules-search = Look for a word
rules-found =
    { $n ->
        [0] Nothing says that.
        [one] One topic.
       *[other] { $n } topics.
    }
rules-numbers = Show the numbers of the rules
rules-others = The rules of other games

gone-title = The table has let you go.
gone-home = To the front page

load-wait = One moment.
load-title = This page is not complete.
load-words = A part of it did not come. Loading it anew did not help. The server may have been updated, or the connection is weak.
load-again = Load it again

lost-title = Nothing stands here.
lost-words = The address leads to no page. A join code is typed on the front page.

errors-offline = The server does not answer. Check the connection and try again.
errors-server = The server answered with { $status }. Try again in a moment.

## The room: a class, one code, one lesson. Who leads it sees the console, the others their phones and the wall.

home-room = Open a room for a class
room-title = The room
room-gone = This room is closed to you
room-come = Come in
room-nick = Your nickname
room-enter = Go in
room-privacy = No account, and any name will do. All of it is deleted after 30 days.
room-shut = The door is closed. Ask whoever leads the room to open it.
room-you = You
room-in = You are in, { $name }.
room-go_to = Go to Table { $n }.
room-soon = You will be seated soon.
room-at_table = Table { $n }
room-you_watch = You watch.
room-about = What this game is about
room-about_seats = Dice give out the seats, and some seats have it worse. That says nothing about you.
room-read = I have read it
room-watch_instead = Watch instead
room-watch_what = Nobody asks why. You still answer the questions.
room-play_again = { end-again_alone }
room-begins = It begins when the room is ready.
room-hand_up = Hand up
room-hand_down = Hand down
room-guess_head = How will it be shared at the end?
room-guess_lead = Deal out { $discs } discs; each is { $part } of every 100.
room-guess_more = One more for seat { $n }
room-guess_less = One less for seat { $n }
room-guess_half = The poorer half together: { $part } of 100.
room-guess_send = That is my guess
room-guess_level = All the same
room-guess_kept = Your guess is kept for the end.
room-all_still = Everything stands still.
room-look_up = Look up: the answers are on the wall.
room-one_sentence = In one sentence
room-send = Send
room-answer_kept = Your answer is kept. You can still change it.
room-answers_closed = No more answers.
room-nobody_knows = Nobody sees who answered what.
room-ask_fair = Do all of you have the same chance of winning?
room-answer_fair_1 = Yes, all the same
room-answer_fair_2 = No, luck decides
room-answer_fair_3 = No, the rules decide
room-ask_help = Could you have helped somebody?
room-answer_help_1 = Yes, and I did
room-answer_help_2 = Yes, but I did not
room-answer_help_3 = No, I could not
room-ask_rules = Who could change the rules at your table?
room-answer_rules_1 = Whoever is ahead
room-answer_rules_2 = All of us together
room-answer_rules_3 = Nobody can
room-ask_free = What did you get without doing anything for it?
room-where = { $people ->
        [one] One person is here.
       *[other] { $people } people are here.
    } Only you see this page.
room-wall_shows = The wall shows
room-show_code = the code
room-show_boards = the tables
room-show_question = the question
room-show_debrief = how it ended
room-show_black = nothing
room-help = Help somebody
room-open_wall = Open the wall in a new window
room-call = What the room is called
room-save = Save
room-to_all = A message to all phones
room-names_on_wall = The wall shows names
room-invite = A link for a second teacher
room-invite_what = Whoever opens it leads the room too.
room-delete_head = Delete this room
room-delete_what = It goes by itself after 30 days: names, tables and answers.
room-delete = Delete it now
room-delete_sure = Yes, delete all of it
room-ruler = Minute { $minutes } of { $all }, { $part ->
        [join] people come in
        [guess] people guess
        [play] people play
        [stop] the tables stop
       *[debrief] people talk
    }.
room-part_join = Join
room-part_guess = Guess
room-part_play = Play
room-part_stop = Stop
room-part_debrief = Talk
room-kept = { $minutes } minutes are kept
room-type_here = Open { $address } and type
room-qr = The way in as a QR code
room-one_code = One code for the whole class. It can also be scanned.
room-door_close = Close the door
room-door_open = Open the door
room-length = Length of the lesson in minutes
room-minutes = { $minutes } min
room-minutes_talk = { $minutes } of them to talk
room-plan = We play { $game } at tables of { $size }, { $rules }. First { $guess }, and { $stop }. All in { $minutes } minutes.
room-plan_game = { options-game }
room-plan_size = Seats at a table
room-plan_rules = { options-variant }
room-plan_stop = When all stand still for a question
room-fits = There are { $left } minutes to play: nearly all tables finish.
room-fits_half = There are { $left } minutes to play: about half finish.
room-fits_not = There are { $left } minutes to play: most tables stop before the end.
room-book = { options-book }
room-guess_yes = we guess
room-guess_no = we play
room-stop_after = { $round ->
        [0] nothing interrupts us
        [one] a question comes after round { $round }
       *[other] a question comes after round { $round }
    }
room-here = { $n ->
        [0] Nobody is here yet.
        [one] One is here.
       *[other] { $n } are here.
    }
room-here_what = { $seated } at { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $door } at the door, { $watching } watching. Bots keep the free seats and make way.
room-seat_all = Seat everybody
room-undo = Undo
room-seat_what = evenly, bots fill up
room-begin = Begin the lesson
room-begin_guess = the phones ask for a guess
room-begin_play = the tables start
room-start = Start the tables
room-guessed = { $n } of { $of } have guessed
room-table = { room-at_table }
room-count = { $people ->
        [one] one person
       *[other] { $people } people
    }{ $bots ->
        [0] { "" }
        [one] , one bot
       *[other] , { $bots } bots
    }
room-door = At the door
room-door_count = { $n ->
        [0] nobody waits
        [one] one waits
       *[other] { $n } wait
    }
room-put_here = Put { $name } here
room-new_table = At a new table
room-watching = Watching
room-only_you = only you see this
room-hold = You hold { $name }. Tap a table, or somebody to swap the two.
room-put_back = Put back
room-fair = You choose who sits with whom. Dice deal the positions, and nobody can set them.
room-by_gap = worst first
room-by_number = in order
room-side_low = have less
room-side_high = have more
room-last = What happened last
room-round = Round
room-part_high = The upper part
room-freeze = Freeze
room-thaw = { host-resume }
room-look_at = Look at Table { $n } in a new window
room-over = This table is done.
room-frozen = Frozen by you
room-stands = Stands still
room-waits = waits for { $names }, { $time }
room-bots_move = Bots are moving.
room-coming = I am coming
room-new_code = A new code
room-nudge = Nudge
room-let_bot = Let a bot move
room-call_hand = { $name } has had a hand up for { $time }.
room-call_gone = The phone of { $name } is gone, { $time }.
room-call_slow = { $name } has been thinking for { $time }.
room-brief_hand = hand up, { $time }
room-brief_gone = phone gone, { $time }
room-brief_slow = thinks, { $time }
room-all_well = Nobody needs you now.
room-all_well_what = Walk around. Ask whom they could have helped.
room-stopping = The tables stop after this round.
room-debrief_head = The tables are done.
room-debrief_what = Each phone shows what its seat got, and why. The wall shows all tables together.
room-talk_parts = How far the wall has come
room-talk_1 = Our tables
room-talk_2 = Very many games
room-talk_3 = Under equal rules
room-talk_4 = What we guessed
room-talk_5 = A question to end
room-all_tables = { $n ->
        [one] The table
       *[other] All { $n } tables
    }
room-pause = Pause all
room-resume = All go on
room-stop = Stop after the round
room-stop_now = Stop now
room-freeze_ask = Freeze and ask
room-own = Your own question
room-ask = Ask
room-late = When play runs late, play gets shorter and not the talk.
room-answered = { $n } of { $of } have answered. Everything stands still.
room-not_who = Who chose what is not stored.
room-answers_wait = The answers come when you close it.
room-names_hushed = Names of people in the room are left out.
room-on_wall = On the wall
room-show_it = Show it
room-thinking = { $n ->
        [0] Everybody has answered.
        [one] One still thinks.
       *[other] { $n } still think.
    }
room-show_answers = Close it and show the answers
room-go_on = Go on playing
room-whom = Whom
room-lost_phone = Lost or empty phone
room-code_what = Type it on the front page, with any phone. It works once, for ten minutes.
room-move_to = Move to
room-swap_with = Swap with
room-swap_what = People move. What lies on the table stays there.
room-pair_with = Share a seat with
room-pair_what = They play as one, under both names. Each of their phones opens the seat.
room-only_watch = { join-watch }
room-lets_play = Let them play
room-remove = Take { $name } out of the room
room-are_here = { $n ->
        [one] is here.
       *[other] are here.
    }
room-any_name = No account. Any name will do.
room-camera = { lobby-camera }
room-wall_play = { $tables ->
        [one] One table, one book of rules.
       *[other] { $tables } tables, one book of rules.
    }
room-wall_level = A beam that is level says: both sides have the same.
room-of_answered = of { $of } have answered.
room-found = At the middle table the upper side has { $part } of 100.
room-found_games = In { $games } games of bots the middle is { $part }.
room-crowd_these = Above: games of bots by the same rules, round { $round }.
room-crowd_bot = Their bots are called { $bot }.
room-crowd_equal = Below: equal rules. The middle is { $part }.
room-crowd_soon = The many games are not here yet.
room-found_axis = Each dot is a table: the part of the side that has more.
room-guess_fact = What we guessed, and what came
room-fact = What the poorest have together
room-line_fact = what came
room-line_guess = our guess
room-line_even = all the same
room-after = You guessed { $guess } of 100 for the poorer half. At your table it was { $fact }.
room-talk = What did you get that you did nothing for?

refusal-room = That code leads to a room with many tables.
refusal-not_lead = Only whoever leads the room can do that.
refusal-no_table_here = There is no such table in this room.
refusal-nobody_here = Nobody is here to play yet.
refusal-last_part = The lesson has no further part.
refusal-asking = A question is being asked already.
refusal-no_question = That question is not open.
refusal-bad_answer = That answer does not fit the question.
refusal-bad_guess = A guess deals out all { $discs } discs.
refusal-nothing_to_undo = There is nothing to undo.
refusal-bad_plan = A lesson takes from { $least } to { $most } minutes.

## The lab in the browser: a setting beside the book's rules. Numbers come as they are printed.

lab-title = The lab
lab-grey = Grey and dotted is the book.
lab-turn = Turn a rule
lab-games = { $games } of { $of } games
lab-all = { $games } games played
lab-book = Back to the book
lab-printed = printed
lab-variant = Rules
lab-who = Who plays
lab-seat = Seat { $seat }
lab-play = Play this table
lab-copied = Link copied.
lab-preparing = Getting the rules ready. This happens once.
lab-stopped = The lab stopped. Turn a dial to ask again.
lab-waiting = Playing the first games.
lab-by_book = By the book { $one } wins { $a } in 100, { $other } { $b }.
lab-narrows = This narrows the gap from { $before } to { $after } in 100.
lab-widens = This widens the gap from { $before } to { $after } in 100.
lab-turned = This turns the gap around, from { $before } to { $after }.
lab-unchanged = { $games } games show no change in who wins.
lab-so_far = Only the first games are played so far.
lab-gap = { $one } wins { $value } in 100 more often than { $other }.
lab-between = The interval is { $low } to { $high }. Such intervals are right 95 times in 100.
lab-changes = The gap changes by { $value } in 100. { lab-between }
lab-dice = Both were played with the same dice.
lab-wins = Wins of one seat in 100 games
lab-equal = an equal share
lab-wealth = What one seat owns by round
lab-wealth_what = Bands hold 80 of 100 seats, in games still going.
lab-sharing = Shared out at the end: Gini { $gini }
lab-sharing_book = Shared out at the end: Gini { $gini }, by the book { $book }
lab-lasts = A game lasts { $rounds } rounds.
lab-lasts_book = A game lasts { $rounds } rounds, by the book { $book }.
lab-here = this setting
lab-interval = 95% interval
lab-group = group
lab-round = round
lab-poorest = poorest
lab-twin = As a table
lab-one = One rule at a time
lab-mine = My setting
lab-bars = What one rule alone changes for { $other }
lab-hollow = A hollow bar cannot be told from nothing. All intervals hold together, 95 times in 100.
lab-picture = { $what }. { $figures }

## A vote on a rule.

reform-open = Change a rule
reform-allow = The table may vote on rules while it plays.
reform-allow_what = Anybody may propose one change. When the round is over all see whom it helps. Then all vote.
reform-how = Choose one. When the round is over all see whom it helps. Then all vote, sealed.
reform-now = now
reform-then = with the change, in wins of 100 games
reform-propose = Propose it
reform-waits = { $name } proposed to change a rule. The vote comes when the round is over.
reform-proposed =
    { $you ->
        [seat] You propose
       *[others] { $name } proposes
    }
reform-you_there = you
reform-reckoning = Bots play on from here by both rules. This takes some seconds.
reform-none = There was no time to play it through. Vote by what you think.
reform-more = More wins for { $names }.
reform-less = Fewer wins for { $names }.
reform-same = For { $names } these games show no difference.
reform-same_all = These games show no difference for anybody.
reform-no_difference = no difference
reform-equal = Green line: { $share }, an equal share
reform-picture = { $name }: now { $now }, then { $then }, change { $change }.
reform-method = { $games } games from here by each rule. Both had the same dice. In all seats: the bot { $bot }. What is hidden was guessed anew in each game. The red brackets are intervals of the change. All of them hold together, 95 times in 100.
reform-col_then = then
reform-col_change = change
reform-ask = How do you vote?
reform-yes = For the change
reform-no = Against it
reform-sealed = Your vote is sealed. All open at once.
reform-slips = Votes
reform-vote_open = thinks
reform-vote_sealed = has voted
reform-vote_yes = for it
reform-vote_no = against it
reform-vote_none = did not vote
reform-passed = The rule changes
reform-kept = The rule stays
reform-count = { $yes } of { $seats } seats voted for it. More than half are needed.
debrief-reform = The rules that the table changed { $reform }.
