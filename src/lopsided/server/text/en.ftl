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
table-outdated = { $why } The host can end it.
table-frozen = A rule of this game failed, so the game stands still here. Everything up to here is kept. The host can end the game; its replay opens then.
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
        [seat] Your connection is gone: a bot plays for you until you are back.
       *[others] { $seat } is away: a bot plays until they are back.
    }
table-lent =
    { $you ->
        [seat] The host handed your seat to a bot for now.
       *[others] The host handed the seat of { $seat } to a bot for now.
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
refusal-old = This match was played with another version of the game: it can be looked at, and that is all. Open a new table to play again.
refusal-not_over = That is possible once the game is over.
refusal-paused = The game is paused. It goes on when the host says so.
refusal-frozen = A rule of this game failed, so it stands still. Nothing up to here is lost, and the host can end it.
refusal-failed = Something went wrong on the server, so nothing has changed.
refusal-not_paused = The game is not paused.
refusal-no_seat = There is no such seat.
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
refusal-disk_full = The server's disk is full: this could not be saved, so nothing has changed.
refusal-too_fast = That was too fast. Wait a moment.
refusal-bad_frame = The server did not understand that: { $why }
refusal-hello_first = Say hello first.

## Why a connection ends.

bye-no_table = There is no table with that code. Check it and try again.
bye-no_token = That seat is not yours any more. You can join again with the code.
bye-signed_out = This device was signed out from another device of this seat. If that was not you, ask the host to remove the seat, then join again.
bye-removed = The host removed you from the table. You can ask to join again.
bye-full = Too many people are looking at this table.
bye-busy = The server has no room for more people at the moment.
bye-too_fast = Too many messages.
bye-bad_frames = Too many messages that made no sense.
bye-no_hello = No greeting came.
bye-slow = Your connection could not keep up.
bye-shutdown = The server stops for a moment. It will be back.
bye-storage = The table cannot be read at the moment.
bye-version = { $why }
bye-protocol = This page and the server are of different versions. Load the page again.
bye-failed = Something went wrong on the server. Nothing that was shown is lost.

## HTTP problems.

problem-outdated = This match was begun with version { $was } of { $title }; version { $now } is installed here, so it cannot go on.
problem-not_found = There is nothing here.
problem-method = That is not how this address is used.
problem-no_table = There is no table with that code. Check it and try again.
problem-no_match = There is no such match.
problem-no_game = There is no such game.
problem-not_finished = That match is not over yet.
problem-not_started = That match never began, so there is nothing to replay.
problem-bad_body = The server did not understand that: { $why }
problem-bad_seat = Seats are numbered from 0; -1 is a spectator.
problem-too_large = That is too large: { $most } bytes at most.
problem-not_json = Send JSON.
problem-slow = That took too long to arrive.
problem-origin = This request came from another site.
problem-wrong_codes = Too many wrong codes. Wait a minute.
problem-too_many = Too many requests. Wait a minute.
problem-rejoin = That code does not work: it was used, it is too old, or it was never given out.
problem-storage = This could not be saved. Try again in a moment.
problem-disk_full = The server's disk is full: this could not be saved.
problem-failed = Something went wrong on the server.
problem-replay = { $why }
problem-box = { $why }

## Whether the dice were honest.

check-honest = The secret fits the seal that was shown before the first move, and all { $dice } dice follow from it.
check-broken = The check failed: { $why }

## Pages.

page-not_built = The page has not been built yet. Run `make web` in the project's folder, then load this again.

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

## What bots are called.

bot-0 = Kestrel
bot-1 = Otter
bot-2 = Heron
bot-3 = Badger
bot-4 = Marten
bot-5 = Plover
bot-6 = Curlew
bot-7 = Linnet
bot-8 = Stoat
bot-9 = Bunting
bot-10 = Dipper
bot-11 = Vole
