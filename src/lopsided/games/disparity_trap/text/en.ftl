### The Disparity Trap in English.
###
### What the messages are given, beside their own numbers ($price, $row ...):
### $seat, $target and $helper are names of players. $you says which of them the reader is: seat, target, helper, seat-target
### where the reader is both, or others. $same says who of them is one person: seat-target, or none. A number that has names here
### is said by its name: for 3, { $row } is what stands under row-3; { $row-effect } would be its .effect. A word without a dollar,
### such as { points }, is another message of this file.

title = The Disparity Trap
tagline = The same die for everybody. Not the same odds.
pitch = Climb four tiers from a first job to something to leave behind. Everybody rolls the same die on the same cards, but for some a 3 is a yes and for others a no. Win alone at the top, or together when everybody has a home.

## The board in the terminal. Square brackets hold no words: [dim] and [/] are how something is printed.

board-tier = Tier { $tier }
board-at_justice = J
board-at_taxes = T
board-at_regular = ·
board-at_numbered = #
board-alone = wins alone
board-together = all at home here win together
board-player = Player
board-space = Space
board-tokens = Tokens
board-tiles = Tiles
board-skips = skips
board-level = [dim]Level[/]     { $things }
board-waiting = [dim]Waiting[/]   for { $asked }, about { $target }
board-card =
    { $die ->
        [0] [dim]The card[/]  [bold]{ $card }[/]: { $does } for { $target }
       *[other] [dim]The card[/]  [bold]{ $card }[/]: { $does } for { $target }, rolled { $die }
    }
board-hand = Your hand
board-odds = { $does }, SD { $sd }, SND { $snd }

stream-move = Move die of { $seat }
stream-card = Card die of { $seat }
stream-vote = Vote die of { $seat }
stream-begin = First-player die of { $seat }
stream-opportunity = Opportunity deck
stream-event = Event deck
stream-justice = Justice deck
stream-dealt = First cards
stream-dealt_again = Second cards
stream-positions = Positions

## Names by number.

card-0 = Help out!
card-1 = Learn a skill!
card-2 = Volunteer!
card-3 = Pitch night
card-4 = Small loan desk
card-5 = Campus application
card-6 = Grant for study
card-7 = Cool!
card-8 = Night classes
card-9 = Essay prize
card-10 = Old classmates
card-11 = Angel investor
card-12 = Market stall
card-13 = Study circle
card-14 = Block clean-up
card-15 = Tutor a neighbour
card-16 = Ask for a raise
card-17 = Refinance the house
card-18 = Second branch
card-19 = Staff association
card-20 = Influence!
card-21 = A college friend calls
card-22 = Prototype and patent
card-23 = Trade certificate
card-24 = Seat on the council
card-25 = Small windfall
card-26 = Free workshop
card-27 = Campus open day
card-28 = Plan competition
card-29 = Library card
card-30 = Mutual aid
card-31 = Missed bus
card-32 = Tuition bill
card-33 = Cash runs dry
card-34 = Good review at work
card-35 = Clinic bill
card-36 = Rate cut
card-37 = Low appraisal
card-38 = City contract
card-39 = Books inspected
card-40 = Hiring fair
card-41 = Stopped on the street
card-42 = Company downsizing!
card-43 = Storm damage
card-44 = Burst pipe at the shop
card-45 = Long recovery
card-46 = A promotion at work
card-47 = Two offers on one house
card-48 = Last place in the class
card-49 = Public tender
card-50 = A letter in print
card-51 = Traffic stop
card-52 = Noise complaint
card-53 = Mistaken identity
card-54 = Unpaid fine
card-55 = Plea bargain
card-56 = Search at the office
card-57 = Get hired
card-58 = Sign for a house
card-59 = Open for business
card-60 = Pass it on
card-61 = Tax day

position-0 = no Position yet
position-1 = SD
position-2 = SND

thing-0 = Skill
    .counted = Skill
thing-1 = Degree
    .counted = Degree
thing-2 = Startup
    .counted = Startup
thing-3 = Job
    .counted = Job
thing-4 = Home
    .counted = Home
thing-5 = Business
    .counted = Business
thing-6 = Legacy
    .counted = Legacy
thing-7 = Privilege
    .counted =
        { $n ->
            [one] Privilege token
           *[other] Privilege tokens
        }
thing-8 = Power
    .counted =
        { $n ->
            [one] Power token
           *[other] Power tokens
        }
thing-9 = Justice
    .counted =
        { $n ->
            [one] Justice token
           *[other] Justice tokens
        }

subject-0 = { thing-0 }
subject-1 = { thing-1 }
subject-2 = { thing-2 }
subject-3 = { thing-3 }
subject-4 = { thing-4 }
subject-5 = { thing-5 }
subject-6 = { thing-6 }
subject-7 = { thing-7 }
subject-8 = { thing-8 }
subject-9 = { thing-9 }

reach-0 = no number
reach-1 = a 1
reach-2 = 1 or 2
reach-3 = 1 to 3
reach-4 = 1 to 4
reach-5 = 1 to 5
reach-6 = every number

more-0 = { reach-0 }
more-1 = { reach-1 }
more-2 = { reach-2 }
more-3 = { reach-3 }
more-4 = { reach-4 }
more-5 = { reach-5 }
more-6 = { reach-6 }

less-0 = { reach-0 }
less-1 = { reach-1 }
less-2 = { reach-2 }
less-3 = { reach-3 }
less-4 = { reach-4 }
less-5 = { reach-5 }
less-6 = { reach-6 }

rolls-0 = { reach-0 }
rolls-1 = { reach-1 }
rolls-2 = { reach-2 }
rolls-3 = { reach-3 }
rolls-4 = { reach-4 }
rolls-5 = { reach-5 }
rolls-6 = { reach-6 }

## Numbers of things.

gain-skill-tiles =
    { $gain ->
        [one] { $gain } Skill tile
       *[other] { $gain } Skill tiles
    }
dice =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
amount-skill-tiles =
    { $amount ->
        [one] { $amount } Skill tile
       *[other] { $amount } Skill tiles
    }
amount-degree-tiles =
    { $amount ->
        [one] { $amount } Degree tile
       *[other] { $amount } Degree tiles
    }
amount-startup-tiles =
    { $amount ->
        [one] { $amount } Startup tile
       *[other] { $amount } Startup tiles
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
amount-privilege-tokens =
    { $amount ->
        [one] { $amount } Privilege token
       *[other] { $amount } Privilege tokens
    }
cards-new-cards =
    { $cards ->
        [one] { $cards } new card
       *[other] { $cards } new cards
    }
amount-degrees =
    { $amount ->
        [one] { $amount } Degree
       *[other] { $amount } Degrees
    }
amount-startups =
    { $amount ->
        [one] { $amount } Startup
       *[other] { $amount } Startups
    }
amount-justice-tokens =
    { $amount ->
        [one] { $amount } Justice token
       *[other] { $amount } Justice tokens
    }
turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
stake-tokens =
    { $stake ->
        [one] { $stake } token
       *[other] { $stake } tokens
    }
points-prosperity-points =
    { $points ->
        [one] { $points } Prosperity Point
       *[other] { $points } Prosperity Points
    }
have-tokens =
    { $have ->
        [one] { $have } token
       *[other] { $have } tokens
    }
price-privilege-tokens =
    { $price ->
        [one] { $price } Privilege token
       *[other] { $price } Privilege tokens
    }

## What stands beside the board.

deck-opportunity = Opportunity
deck-event = Event
deck-justice = Justice
deck-goal = Goal
deck-taxes = Taxes

## What a card does.

effect-gain = { $n } { $thing-counted }
effect-lose = lose { $n } { $thing-counted }
effect-back = back { $n }
effect-skip = skip { $n }
effect-pay = pay { $n } { $thing-counted } or go back { $back }

## One page for each tag of a vote, and one for cards without (DT-133, DT-Q98).

learn-degree = Who gets a place, who gets a grant, and who is told to try again next year: the same marks open more doors for some than for others. Compare admissions with and without a name on the form.
learn-startup = Money goes to people who remind its owners of themselves. Of a pitch read aloud by two voices, one is funded more often. Ask who sits on the jury.
learn-job = Two letters with the same past and other names do not get the same number of answers. Count the callbacks, then the raises, then who goes first when the firm shrinks.
learn-home = The same house is worth less when other people's pictures hang in it, and the same loan costs more. A home is where wealth is kept, so the gap is handed down.
learn-business = Contracts, inspections and second branches: the rules are the same on paper. Look at who is inspected, and who is called back by the city.
learn-legacy = What one generation keeps, the next begins with. A gap that is small in every year is large after forty, and larger after eighty.
learn-justice = Who is stopped, who is fined, who cannot pay the fine and what that costs next. Each step falls on fewer people, and on the same ones.
learn-none = Some cards treat everybody alike. They are here so that you can tell the others from them: watch which ones come up when it matters.

## What is being decided: to who decides it, and to the others.

prompt-position =
    { $you ->
        [seat] Choose your Position. It stays yours for the whole game.
       *[others] { $seat } chooses a Position.
    }
prompt-first =
    { $you ->
        [seat] Say which of the SD players begins.
       *[others] { $seat } says who begins.
    }
prompt-option =
    { $you ->
        [seat] Your turn. Take one option; then you roll and move.
       *[others] { $seat } decides what to do with the turn.
    }
prompt-trade =
    { $you ->
        [seat] Trade on, or be done.
       *[others] { $seat } is trading tiles.
    }
prompt-stake =
    { $you ->
        [seat] How much do you put down in the open to call this vote?
       *[others] { $seat } is calling a vote.
    }
prompt-seal =
    { $you ->
        [seat] Seal what you add to the pool. All envelopes open together.
       *[others] A vote is being held. The envelopes are not all sealed yet.
    }
prompt-influence =
    { $you ->
        [seat] The die is about to roll. Do you want to bend the odds?
       *[others] { $seat } is asked before the die rolls.
    }
prompt-extra_roll =
    { $you ->
        [seat] That roll failed. Do you pay for another?
       *[others] { $seat } is asked about another roll.
    }
prompt-block =
    { $you ->
        [seat] A penalty is about to fall. Do you spend your Power token to stop it?
       *[others] { $seat } is asked about a Power token.
    }

## What can be done: as the one who may do it reads it.

action-discard = Discard “{ $card }” for a new card
action-sacrifice = Sacrifice “{ $card }” for { gain-skill-tiles }
action-done = Trade no more, roll and move
action-vote = Call a vote to level { $subject }; the pool must beat { dice }
action-reverse = Call a vote to bring the { $subject } gap back; the pool must beat { dice }
action-not_this_turn = Pass, and ask me about nobody else's plays this turn
action-only_for_me = Pass, and from now on ask me only about my own plays
action-ask_me = Ask me about everybody's plays again
action-first = Let { $target } begin
action-play =
    { $spaces ->
        [0]
            { $rolls ->
                [0] Play “{ $card }”, no roll needed
               *[other] Play “{ $card }”: { $rolls } is a yes for you
            }
       *[other]
            { $rolls ->
                [0] Play “{ $card }” and go back { spaces } for it
               *[other] Go back { spaces } to play “{ $card }”: { $rolls } is a yes for you
            }
    }
action-trade =
    { $trade ->
        [0] Trade { amount-skill-tiles } for a Degree
        [1] Trade { amount-degree-tiles } for a Startup
       *[2] Trade { amount-startup-tiles } for the Job, and go to Tier 2 without a roll
    }
# $window is what is being asked: 5 the stake, 6 the envelope, 7 Influence, 8 another roll, 9 a block.
action-put =
    { $window ->
        [5] Put down { amount-tokens } in the open
       *[6]
            { $amount ->
                [0] Seal an empty envelope
               *[other] Seal { amount-tokens }
            }
    }
action-add =
    { $penalty ->
        [0]
            { $you ->
                [seat-target] Whisper for yourself ({ price-tokens }): { $more } becomes a yes on “{ $card }”
               *[others] Whisper for { $target } ({ price-tokens }): { $more } becomes a yes on “{ $card }”
            }
       *[1]
            { $you ->
                [seat-target] Whisper against yourself ({ price-tokens }): { $more } will hit on “{ $card }”
               *[others] Whisper against { $target } ({ price-tokens }): { $more } will hit on “{ $card }”
            }
    }
action-take =
    { $penalty ->
        [0]
            { $you ->
                [seat-target] Whisper against yourself ({ price-tokens }): only { $less } stays a yes on “{ $card }”
               *[others] Whisper against { $target } ({ price-tokens }): only { $less } stays a yes on “{ $card }”
            }
       *[1]
            { $you ->
                [seat-target] Whisper for yourself ({ price-tokens }): only { $less } will hit on “{ $card }”
               *[others] Whisper for { $target } ({ price-tokens }): only { $less } will hit on “{ $card }”
            }
    }
action-pay =
    { $you ->
        [seat-target] Pay { price-tokens } and roll again
       *[others] Pay { price-tokens } and give { $target } another roll
    }
action-power =
    { $window ->
        [8]
            { $you ->
                [seat-target] Spend your Power token and roll again
               *[others] Spend your Power token and give { $target } another roll
            }
       *[9]
            { $you ->
                [seat-target] Spend your Power token and keep “{ $card }” away
               *[others] Spend your Power token and keep “{ $card }” away from { $target }
            }
    }
action-let_be =
    { $window ->
        [7] Leave the odds as they are
        [8] Let the { $die } stand
       *[9] Let it happen
    }
action-position =
    { $position ->
        [0] Take the card with the arrow: SD
       *[1] Take the blank card: SND
    }

## What happened.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-helped = { "" }
event-hindered = { "" }
event-step = Those who were caught go on to the second step of “{ $card }”.
event-trap = After { $round } rounds nobody has won. The trap holds.
event-position =
    { $position ->
        [1]
            { $you ->
                [seat] You hold an arrow: SD.
               *[others] { $seat } holds an arrow: SD.
            }
       *[2]
            { $you ->
                [seat] You hold a blank card: SND.
               *[others] { $seat } holds a blank card: SND.
            }
    }
event-began =
    { $you ->
        [seat] You begin.
       *[others] { $seat } begins.
    }
event-turn =
    { $you ->
        [seat] Your turn.
       *[others] { $seat } has the turn.
    }
event-skipped =
    { $turns ->
        [0]
            { $you ->
                [seat] You sat this turn out.
               *[others] { $seat } sat this turn out.
            }
       *[other]
            { $you ->
                [seat] You sat this turn out, and will sit out { $turns } more.
               *[others] { $seat } sat this turn out, and will sit out { $turns } more.
            }
    }
event-back_in =
    { $you ->
        [seat] You gave the Skip card back. Justice lets you pass this turn.
       *[others] { $seat } gave the Skip card back. Justice lets { $seat } pass this turn.
    }
event-played =
    { $you ->
        [seat] You played “{ $card }”.
       *[others] { $seat } played “{ $card }”.
    }
event-drew =
    { $you ->
        [seat] You drew “{ $card }”.
       *[others] { "" }
    }
event-discarded =
    { $you ->
        [seat] You put a card under the deck and drew a new one.
       *[others] { $seat } put a card under the deck and drew a new one.
    }
event-sacrificed =
    { $you ->
        [seat] You gave up a card for good.
       *[others] { $seat } gave up a card for good.
    }
event-put_away =
    { $you ->
        [seat] That was “{ $card }”. Nobody else saw it.
       *[others] { "" }
    }
event-traded =
    { $trade ->
        [0]
            { $you ->
                [seat] You traded Skills for a Degree.
               *[others] { $seat } traded Skills for a Degree.
            }
        [1]
            { $you ->
                [seat] You traded Degrees for a Startup.
               *[others] { $seat } traded Degrees for a Startup.
            }
       *[2]
            { $you ->
                [seat] You traded a Startup for the Job.
               *[others] { $seat } traded a Startup for the Job.
            }
    }
event-moved =
    { $die ->
        [0]
            { $you ->
                [seat] You went to space { $space } without a roll.
               *[others] { $seat } went to space { $space } without a roll.
            }
       *[other]
            { $you ->
                [seat] You rolled { $die } and moved to space { $space }.
               *[others] { $seat } rolled { $die } and moved to space { $space }.
            }
    }
event-stopped =
    { $tier ->
        [5]
            { $you ->
                [seat] The end of the path is before you.
               *[others] { $seat } stands before the end of the path.
            }
       *[other]
            { $you ->
                [seat] Tier { $tier } is locked to you, so there you stop.
               *[others] Tier { $tier } is locked to { $seat }, who stops there.
            }
    }
event-collected =
    { $amount ->
        [0]
            { $you ->
                [seat] You own no tiles, so you collect no tokens.
               *[others] { $seat } owns no tiles and collects no tokens.
            }
        [one]
            { $you ->
                [seat] One type of tile brings you 1 Privilege token.
               *[others] One type of tile brings { $seat } 1 Privilege token.
            }
       *[other]
            { $you ->
                [seat] { $amount } types of tile bring you { amount-privilege-tokens }.
               *[others] { $amount } types of tile bring { $seat } { amount-privilege-tokens }.
            }
    }
event-refilled =
    { $you ->
        [seat] Your hand is full again, with { cards-new-cards }.
       *[others] The hand of { $seat } is full again, with { cards-new-cards }.
    }
event-goal =
    { $you ->
        [seat] You tried the Goal: “{ $card }”.
       *[others] { $seat } tried the Goal: “{ $card }”.
    }
event-event =
    { $you ->
        [seat] You drew the Event “{ $card }”.
       *[others] { $seat } drew the Event “{ $card }”.
    }
event-unfit =
    { $you ->
        [seat] “{ $card }” is not for you, so nothing happens.
       *[others] “{ $card }” is not for { $seat }, so nothing happens.
    }
event-no_event = No Event is left to draw.
event-justice =
    { $you ->
        [seat] You landed on a Justice space and drew “{ $card }”.
       *[others] { $seat } landed on a Justice space and drew “{ $card }”.
    }
event-justice_pass =
    { $you ->
        [seat] You landed on a Justice space. After a skipped turn it lets you pass.
       *[others] { $seat } landed on a Justice space. After a skipped turn it lets { $seat } pass.
    }
event-nobody_fits = “{ $card }” is for nobody here.
event-taxes =
    { $you ->
        [seat] You landed on a Taxes space. “{ $card }” is for everybody.
       *[others] { $seat } landed on a Taxes space. “{ $card }” is for everybody.
    }
event-automatic =
    { $you ->
        [seat] With your Justice tokens nobody rolls any more: “{ $card }” catches you.
       *[others] With the Justice tokens of { $seat } nobody rolls any more: “{ $card }” catches { $seat }.
    }
event-influenced =
    { $by ->
        [1]
            { $you ->
                [seat] You whispered: for { $target } it is now { $reach } on “{ $card }”.
                [target] { $seat } whispered: for you it is now { $reach } on “{ $card }”.
                [seat-target] You whispered for yourself: now it is { $reach } on “{ $card }”.
               *[others]
                    { $same ->
                        [seat-target] { $seat } whispered: now it is { $reach } on “{ $card }”.
                       *[none] { $seat } whispered: for { $target } it is now { $reach } on “{ $card }”.
                    }
            }
       *[-1]
            { $you ->
                [seat] You whispered: for { $target } it is now only { $reach } on “{ $card }”.
                [target] { $seat } whispered: for you it is now only { $reach } on “{ $card }”.
                [seat-target] You whispered: now it is only { $reach } on “{ $card }”.
               *[others]
                    { $same ->
                        [seat-target] { $seat } whispered: now it is only { $reach } on “{ $card }”.
                       *[none] { $seat } whispered: for { $target } it is now only { $reach } on “{ $card }”.
                    }
            }
    }
event-rolled =
    { $fits ->
        [0]
            { $you ->
                [seat] You rolled { $die } on “{ $card }”. For you { $reach } counts: outside.
               *[others] { $seat } rolled { $die } on “{ $card }”. For { $seat } { $reach } counts: outside.
            }
       *[1]
            { $you ->
                [seat] You rolled { $die } on “{ $card }”. For you { $reach } counts: inside.
               *[others] { $seat } rolled { $die } on “{ $card }”. For { $seat } { $reach } counts: inside.
            }
    }
event-paid_roll =
    { $you ->
        [seat] You paid { price-tokens } and gave { $target } another roll.
        [target] { $seat } paid { price-tokens } and gave you another roll.
        [seat-target] You paid { price-tokens } to roll again.
       *[others]
            { $same ->
                [seat-target] { $seat } paid { price-tokens } to roll again.
               *[none] { $seat } paid { price-tokens } and gave { $target } another roll.
            }
    }
event-power_roll =
    { $you ->
        [seat] You spent your Power token and gave { $target } another roll.
        [target] { $seat } spent a Power token and gave you another roll.
        [seat-target] You spent your Power token to roll again.
       *[others]
            { $same ->
                [seat-target] { $seat } spent a Power token to roll again.
               *[none] { $seat } spent a Power token and gave { $target } another roll.
            }
    }
event-blocked =
    { $you ->
        [seat] You spent your Power token and kept “{ $card }” away from { $target }.
        [target] { $seat } spent a Power token and kept “{ $card }” away from you.
        [seat-target] You spent your Power token and kept “{ $card }” away.
       *[others]
            { $same ->
                [seat-target] { $seat } spent a Power token and kept “{ $card }” away.
               *[none] { $seat } spent a Power token and kept “{ $card }” away from { $target }.
            }
    }
event-passed =
    { $window ->
        [7] { "" }
        [8]
            { $you ->
                [target] { $seat } let your roll stand.
               *[others] { "" }
            }
       *[9]
            { $you ->
                [target] { $seat } let it happen to you.
               *[others] { "" }
            }
    }
event-wished =
    { $wish ->
        [0]
            { $you ->
                [seat] You want to be asked about everybody again.
               *[others] { $seat } wants to be asked about everybody again.
            }
        [1]
            { $you ->
                [seat] This turn you will be asked only about your own plays.
               *[others] { $seat } wants to be asked only about their own plays this turn.
            }
       *[2]
            { $you ->
                [seat] From now on you will be asked only about your own plays.
               *[others] { $seat } wants to be asked only about their own plays from now on.
            }
    }
event-gained =
    { $thing ->
        [0]
            { $you ->
                [seat] You gained { amount-skill-tiles }.
               *[others] { $seat } gained { amount-skill-tiles }.
            }
        [1]
            { $you ->
                [seat] You gained { amount-degrees }.
               *[others] { $seat } gained { amount-degrees }.
            }
        [2]
            { $you ->
                [seat] You gained { amount-startups }.
               *[others] { $seat } gained { amount-startups }.
            }
        [3]
            { $you ->
                [seat] The Job is yours. Tier 2 is open to you.
               *[others] { $seat } has the Job. Tier 2 is open to { $seat }.
            }
        [4]
            { $you ->
                [seat] The Home is yours. Tier 3 is open to you.
               *[others] { $seat } has the Home. Tier 3 is open to { $seat }.
            }
        [5]
            { $you ->
                [seat] The Business is yours. Tier 4 is open to you.
               *[others] { $seat } has the Business. Tier 4 is open to { $seat }.
            }
        [6]
            { $you ->
                [seat] The Legacy is yours.
               *[others] { $seat } has the Legacy.
            }
        [7]
            { $you ->
                [seat] You gained { amount-privilege-tokens }.
               *[others] { $seat } gained { amount-privilege-tokens }.
            }
        [8]
            { $you ->
                [seat] You gained a Power token.
               *[others] { $seat } gained a Power token.
            }
       *[9]
            { $you ->
                [seat] You took a Justice token. It stays with you.
               *[others] { $seat } took a Justice token. It stays with { $seat }.
            }
    }
event-lost =
    { $thing ->
        [0]
            { $you ->
                [seat] You lost { amount-skill-tiles }.
               *[others] { $seat } lost { amount-skill-tiles }.
            }
        [1]
            { $you ->
                [seat] You lost { amount-degrees }.
               *[others] { $seat } lost { amount-degrees }.
            }
        [2]
            { $you ->
                [seat] You lost { amount-startups }.
               *[others] { $seat } lost { amount-startups }.
            }
        [7]
            { $you ->
                [seat] You lost { amount-privilege-tokens }.
               *[others] { $seat } lost { amount-privilege-tokens }.
            }
        [8]
            { $you ->
                [seat] You lost your Power token.
               *[others] { $seat } lost a Power token.
            }
       *[9]
            { $you ->
                [seat] You gave { amount-justice-tokens } back.
               *[others] { $seat } gave { amount-justice-tokens } back.
            }
    }
event-missed =
    { $you ->
        [seat] You got nothing from “{ $card }”.
       *[others] { $seat } got nothing from “{ $card }”.
    }
event-spared =
    { $you ->
        [seat] “{ $card }” passed you by.
       *[others] “{ $card }” passed { $seat } by.
    }
event-nothing =
    { $you ->
        [seat] “{ $card }” changed nothing for you.
       *[others] “{ $card }” changed nothing for { $seat }.
    }
event-paid =
    { $you ->
        [seat] You paid { amount-privilege-tokens } for “{ $card }”.
       *[others] { $seat } paid { amount-privilege-tokens } for “{ $card }”.
    }
event-unpaid =
    { $you ->
        [seat] “{ $card }” asked for { amount-tokens }. You did not have that much.
       *[others] “{ $card }” asked for { amount-tokens }. { $seat } did not have that much.
    }
event-back =
    { $space ->
        [0]
            { $you ->
                [seat] You went back to START.
               *[others] { $seat } went back to START.
            }
       *[other]
            { $you ->
                [seat] You went back to space { $space }.
               *[others] { $seat } went back to space { $space }.
            }
    }
event-failed =
    { $tier ->
        [1]
            { $you ->
                [seat] No Job this time. You go back to START.
               *[others] No Job this time. { $seat } goes back to START.
            }
        [2]
            { $you ->
                [seat] No Home this time. You go back to space { $space }.
               *[others] No Home this time. { $seat } goes back to space { $space }.
            }
        [3]
            { $you ->
                [seat] No Business this time. You go back to space { $space }.
               *[others] No Business this time. { $seat } goes back to space { $space }.
            }
       *[4]
            { $you ->
                [seat] Nothing to pass on yet. You go back to space { $space }.
               *[others] Nothing to pass on yet. { $seat } goes back to space { $space }.
            }
    }
event-skip =
    { $you ->
        [seat] You took a Skip card: { turns } out.
       *[others] { $seat } took a Skip card: { turns } out.
    }
event-rolloff =
    { $you ->
        [seat] Only one can have it: you against { $target }, on one roll.
        [target] Only one can have it: { $seat } against you, on one roll.
       *[others] Only one can have it: { $seat } against { $target }, on one roll.
    }
event-rolloff_won =
    { $die ->
        [0]
            { $you ->
                [seat] Nobody stood against you, so it is yours.
               *[others] Nobody stood against { $seat }, who gets it.
            }
       *[other]
            { $reach ->
                [3]
                    { $you ->
                        [seat] The die shows { $die }, and each had half of it. It is yours.
                       *[others] The die shows { $die }, and each had half of it. It goes to { $seat }.
                    }
               *[other]
                    { $you ->
                        [seat] The die shows { $die }; { $reach } was for SD. It is yours.
                       *[others] The die shows { $die }; { $reach } was for SD. It goes to { $seat }.
                    }
            }
    }
event-vote =
    { $you ->
        [seat] You put { stake-tokens } down and called a vote to level { $subject }. The pool must beat { dice }.
       *[others] { $seat } put { stake-tokens } down and called a vote to level { $subject }. The pool must beat { dice }.
    }
event-reversal =
    { $you ->
        [seat] You put { stake-tokens } down and called a vote to bring the { $subject } gap back. The pool must beat { dice }.
       *[others] { $seat } put { stake-tokens } down and called a vote to bring the { $subject } gap back. The pool must beat { dice }.
    }
event-sealed =
    { $you ->
        [seat] You sealed your envelope.
       *[others] { $seat } sealed an envelope.
    }
event-revealed =
    { $amount ->
        [0]
            { $you ->
                [seat] Your envelope was empty.
               *[others] The envelope of { $seat } was empty.
            }
       *[other]
            { $you ->
                [seat] You put { amount-tokens } into the pool.
               *[others] { $seat } put { amount-tokens } into the pool.
            }
    }
event-voted =
    { $reverse ->
        [0]
            { $passed ->
                [0] A pool of { $pool } against { $against }: the vote fails, and { $subject } stays as it is.
               *[1] A pool of { $pool } against { $against }: the vote passes. On { $subject } cards everybody rolls as SD from now on.
            }
       *[1]
            { $passed ->
                [0] A pool of { $pool } against { $against }: the reversal fails, and { $subject } stays level.
               *[1] A pool of { $pool } against { $against }: the reversal passes. The { $subject } gap is back.
            }
    }
event-refunded =
    { $you ->
        [seat] You got your { amount-tokens } back.
       *[others] { $seat } got { amount-tokens } back.
    }
event-top_voter =
    { $you ->
        [seat] You put in the most, { amount-tokens }, and get a Power token.
       *[others] { $seat } put in the most, { amount-tokens }, and gets a Power token.
    }
event-won =
    { $you ->
        [seat] You passed it on, with a Job, a Home and a Business behind you. You win, alone.
       *[others] { $seat } passed it on, with a Job, a Home and a Business in hand. { $seat } wins, alone.
    }
event-together = Everybody has a home. All win together.
event-title =
    { $you ->
        [seat] With { points-prosperity-points } the title of ultimate winner is yours.
       *[others] With { points-prosperity-points } the title of ultimate winner goes to { $seat }.
    }

## Why something cannot be done now.

refusal-not_asked = It is not your move (DT-021).
refusal-other_question = That is not what is being decided now (DT-022).
refusal-no_card = There is no card in that place of your hand (DT-008).
refusal-only_reacts = “{ $card }” is played before somebody's roll, not as a turn option (DT-Q33).
refusal-lacks = “{ $card }” needs { $amount } { $thing } in your hands (DT-024).
refusal-wrong_tier = “{ $card }” cannot be played on the tier where you stand (DT-028).
refusal-no_way_back = There are not { spaces } behind you to go back (DT-038).
refusal-module_off = That module is not in play at this table (DT-065).
refusal-last_card = At least one card stays in your hand (DT-069).
refusal-has_job = You have a Job, and one is all there is (DT-015).
refusal-first_trade = There is no turn without an option (DT-Q09).
refusal-no_disparity = No card here treats the Positions differently on { $subject } (DT-071).
refusal-voted_away = The { $subject } gap has been voted away already (DT-Q94).
refusal-not_voted = The { $subject } gap has not been voted away (DT-079).
refusal-too_much = You have { have-tokens } to put in, and 43 beat any dice (DT-Q94).
refusal-too_little = A vote is called with at least { price-tokens } (DT-072).
refusal-no_influence = You hold no Influence card (DT-104).
refusal-range_full = Every number counts already (DT-Q34).
refusal-range_empty = No number counts any more (DT-Q34).
refusal-no_power = You have no Power token (DT-083).
refusal-not_on_justice = At this table Privilege buys no rolls on Justice cards (DT-Q18).
refusal-your_own = This is your own play (DT-Q100).
refusal-no_wish = You are asked about everybody's plays already (DT-Q100).
refusal-none_left = All cards of that Position are taken (DT-006).
refusal-not_sd = Only an SD player may begin (DT-020).
refusal-no_such_seat = Nobody sits there (DT-001).
refusal-too_few_tiles =
    { $trade ->
        [0] That trade takes { $amount } { $thing } (DT-043).
        [1] That trade takes { $amount } { $thing } (DT-044).
       *[2] That trade takes { $amount } { $thing } (DT-045).
    }
refusal-poor =
    { $window ->
        [8] Another roll costs { price-privilege-tokens }; you have { $have } (DT-034).
       *[other] A vote is called with at least { price-privilege-tokens }; you have { $have } (DT-072).
    }

## What the host of a table may choose, and the values it can have.

option-preset = The basic game, or all ten modules together.
    .value =
        { $value ->
            [basic] basic
           *[advanced] advanced
        }
option-sacrifice = Cards may be given up for Skill tiles.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-vote = Players may vote disparities away, and back.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-justice = Justice spaces with their cards and tokens.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-taxes = Taxes spaces.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-influence = Influence cards, which bend the odds before a roll.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-power = Power tokens, which block a penalty or buy a roll.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-skip = Skip cards and the Events that hand them out.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-rolloff = Roll-Off Events, in which one player wins against another.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-points = Prosperity Points, and a title for the most of them.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-combo = Opportunity cards that need two kinds of tile.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-positions = Positions are drawn, or chosen in seat order.
    .value =
        { $value ->
            [random] drawn
           *[chosen] chosen
        }
option-first_player = Who begins: the highest roll among SD players, one of them by the first seat's choice, or the highest roll of all.
    .value =
        { $value ->
            [sd_roll] highest SD roll
            [sd_chosen] chosen among SD
           *[any_roll] highest roll of all
        }
option-tier_length = Spaces in a tier.
    .value =
        { $value ->
            [8] 8 spaces
            [10] 10 spaces
            [12] 12 spaces
           *[14] 14 spaces
        }
option-goal_ranges = How far apart the Positions are on the Goal cards.
    .value =
        { $value ->
            [steep] far
           *[mild] less far
        }
option-max_rerolls = How many extra rolls a player can have on one card.
    .value =
        { $value ->
            [none] as many as are paid for
           *[1] one
        }
option-privilege_on_justice = Whether Privilege tokens buy extra rolls on Justice cards.
    .value =
        { $value ->
            [yes] yes
           *[no] no
        }
option-coop_check = All win together when everybody owns a Home, or when everybody also stands on Tier 3 or higher.
    .value =
        { $value ->
            [home_owned] everybody owns a Home
           *[home_and_standing] and stands there
        }
option-influence_cost = Privilege tokens that an Influence card costs.
option-vote_scope = A vote levels all cards with its mark, or only those that award the tile.
    .value =
        { $value ->
            [tagged] all with its mark
           *[awards_only] only those that award it
        }
option-failed_vote_refund = Whether tokens come back from a vote that fails.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-power_step_a = A Power token on the first step of a Justice card frees from the second too, or not.
    .value =
        { $value ->
            [exit] free of both steps
           *[continue] free of the first only
        }
option-justice_auto = Who is caught without a roll for having many Justice tokens: only who landed there, or the neighbours too.
    .value =
        { $value ->
            [lander] only who landed
           *[all] the neighbours too
        }
option-vote_tally = Whose vote counts as help or hindrance: everybody's who put something in, or only the initiator's.
    .value =
        { $value ->
            [contributors] everybody's
           *[initiator] the initiator's
        }
option-justice_points = What a Justice token is worth at the end.
    .value =
        { $value ->
            [2] 2 points
            [0] nothing
           *[-2] minus 2 points
        }
option-max_rounds = After so many rounds the trap holds and nobody wins.
