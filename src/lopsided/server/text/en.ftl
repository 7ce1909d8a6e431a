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
table-over = The game is over. The secret of the dice is open: anybody can check them.
table-outdated = { refusal-outdated } The host can end it.
table-frozen = A rule of this game failed, so it stands still here. Everything up to here is kept. The host can end the game; its replay opens then.
table-ended = The host ended the game.
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
refusal-not_begun = The game has not begun.
refusal-begun = The game has begun: that can only be changed before it.
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
refusal-long_text = A message has from 1 to { $most } characters.
refusal-bad_text = That message has characters that cannot be shown.
refusal-short_name = A name has from 1 to { $most } characters.
refusal-bad_name = That name has characters that cannot be shown. Letters and spaces are fine.
refusal-taken_name = Somebody at this table is called that already. Take another name.
refusal-bad_value = That is not something the host can set: { $why }
refusal-bad_clock = Thinking time is 0 (none) or from { $least } to { $most } seconds.
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

names-you = you

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
lobby-open = Open
lobby-and_type = and type
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = QR code that opens the join page
lobby-camera = or point a camera here
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
    { $n ->
        [one] 1 person
       *[other] { $n } people
    }
lobby-bots =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
lobby-start = Start with { $people } and { $bots }
lobby-start_full = Start with { $people }
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

options-sentence = We play { $title } with { $seats } seats, { $variant }. Everybody has { $time } to answer.
options-sentence_plain = We play { $title } with { $seats } seats. Everybody has { $time } to answer.
options-seats = Number of seats
options-variant = By which rules
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
menu-leave_sure = Yes, leave for good
menu-leave_not = { home-not_me_not }

host-title = You are the host
host-sentence = A decision has { $time }, and we talk in { $talk }.
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
end-wait_again = The host can open the next game for all of you.
end-replay = Replay
end-replay_long = See it again, from any seat
end-save = Save as a file
end-log = Everything that happened

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
replay-on_one = On
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
