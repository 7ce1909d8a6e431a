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

## How each bot plays.

bot-striver = Climbs for itself: pays for its own rolls, and whispers against whoever is about to finish.
bot-ally = Wants everybody at home: pays for others' Jobs and Homes, and votes the gaps away.
bot-gatekeeper = Climbs, and sees to it that others do not: gives nothing away, whispers against every Goal, votes the gaps back, and is no part of a common win.

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
board-things =
    { $n ->
        [1] { $thing-counted }
       *[other] { $n } { $thing-counted }
    }
board-level = [dim]Level[/]     { $things }
board-waiting = [dim]Waiting[/]   for { $asked }, about { $target }
board-card =
    { $die ->
        [0] [dim]The card[/]  [bold]{ $card }[/] for { $target }:
       *[other] [dim]The card[/]  [bold]{ $card }[/] for { $target }, rolled { $die }:
    }
board-hand = { your-hand }
board-odds = (SD { $sd }, SND { $snd })

stream-move = Move die of { $seat }
stream-card = { card-die }
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
    .line = A few hours given, something learned.
card-1 = Learn a skill!
    .line = An evening course, if you can keep up.
card-2 = Volunteer!
    .line = You lose ground today and gain people.
card-3 = Pitch night
    .line = Three minutes in front of people with money.
card-4 = Small loan desk
    .line = The bank looks at the form, then at you.
card-5 = Campus application
    .line = One envelope, thick or thin.
card-6 = Grant for study
    .line = The fund has fewer places than letters.
card-7 = Cool!
    .line = Somebody does you a favour.
card-8 = Night classes
    .line = Slow, tiring, and it counts.
card-9 = Essay prize
    .line = Best essay wins a term's fees.
card-10 = Old classmates
    .line = Names that open doors.
card-11 = Angel investor
    .line = He backs those who remind him of himself.
card-12 = Market stall
    .line = Weekends at the fair instead of the road ahead.
card-13 = Study circle
    .line = Bring your books, bring your friends.
card-14 = Block clean-up
    .line = Everybody with a broom learns something.
card-15 = Tutor a neighbour
    .line = Teach it once and you know it twice.
card-16 = Ask for a raise
    .line = You ask. What happens next depends who asks.
card-17 = Refinance the house
    .line = Same house, same street, another rate.
card-18 = Second branch
    .line = A second sign over a second door.
card-19 = Staff association
    .line = Alone you ask, together you bargain.
card-20 = Influence!
    .line = A word in the right ear, or the wrong one.
card-21 = A college friend calls
    .line = She has the idea, you have the training.
card-22 = Prototype and patent
    .line = Working model, legal fees, a filing date.
card-23 = Trade certificate
    .line = Practice on paper at last.
card-24 = Seat on the council
    .line = One chair at the long table.
card-25 = Small windfall
    .line = A forgotten deposit comes back.
card-26 = Free workshop
    .line = Free seats, first come.
card-27 = Campus open day
    .line = Walk in, look round, apply.
card-28 = Plan competition
    .line = Ten slides and a jury.
card-29 = Library card
    .line = All of it, for nothing.
card-30 = Mutual aid
    .line = The street passes a hat and gives it back round.
card-31 = Missed bus
    .line = You watch it go.
card-32 = Tuition bill
    .line = The letter with the red line.
card-33 = Cash runs dry
    .line = The account is empty a month too soon.
card-34 = Good review at work
    .line = Your work was noticed. By whom?
card-35 = Clinic bill
    .line = Covered, they said, up to a point.
card-36 = Rate cut
    .line = The rate falls; for whom?
card-37 = Low appraisal
    .line = The appraiser saw the pictures on the wall.
card-38 = City contract
    .line = The city buys local.
card-39 = Books inspected
    .line = A long day with the inspectors.
card-40 = Hiring fair
    .line = Stalls, handshakes, business cards.
card-41 = Stopped on the street
    .line = You fit a description.
card-42 = Company downsizing!
    .line = Last in, first out, with exceptions.
card-43 = Storm damage
    .line = The roof is in the garden.
card-44 = Burst pipe at the shop
    .line = Closed until further notice.
card-45 = Long recovery
    .line = The body takes its own time.
card-46 = A promotion at work
    .line = One post, two good people.
card-47 = Two offers on one house
    .line = Both at the asking price.
card-48 = Last place in the class
    .line = One desk left.
card-49 = Public tender
    .line = Sealed bids, familiar names.
card-50 = A letter in print
    .line = People read it and call you.
card-51 = Traffic stop
    .line = A light in the mirror, and a long wait.
card-52 = Noise complaint
    .line = Somebody found you too loud. Somebody always does.
card-53 = Mistaken identity
    .line = They were looking for another one like you.
card-54 = Unpaid fine
    .line = The letter went to the old address, twice.
card-55 = Plea bargain
    .line = Sign here, and it will be over sooner.
card-56 = Search at the office
    .line = They take the files, and the whole corridor looks.
card-57 = Get hired
    .line = A first contract, with your name spelled right.
card-58 = Sign for a house
    .line = Forty pages, and a key at the end of them.
card-59 = Open for business
    .line = The sign goes up, and the street looks up.
card-60 = Pass it on
    .line = What you built outlives you, and somebody has the papers.
card-61 = Tax day
    .line = The same form for everybody, in four colours.

position-0 = no Position yet
position-1 = SD
position-2 = SND

thing-0 = Skill
    .counted = Skill
    .amount =
        { $n ->
            [one] a Skill
           *[other] { $n } Skill
        }
thing-1 = Degree
    .counted = Degree
    .amount =
        { $n ->
            [one] a Degree
           *[other] { $n } Degrees
        }
thing-2 = Startup
    .counted = Startup
    .amount =
        { $n ->
            [one] a Startup
           *[other] { $n } Startups
        }
thing-3 = Job
    .counted = Job
    .amount =
        { $n ->
            [one] a Job
           *[other] { $n } Jobs
        }
thing-4 = Home
    .counted = Home
    .amount =
        { $n ->
            [one] a Home
           *[other] { $n } Homes
        }
thing-5 = Business
    .counted = Business
    .amount =
        { $n ->
            [one] a Business
           *[other] { $n } Businesses
        }
thing-6 = Legacy
    .counted = Legacy
    .amount =
        { $n ->
            [one] a Legacy
           *[other] { $n } Legacies
        }
thing-7 = Privilege
    .counted =
        { $n ->
            [one] Privilege token
           *[other] Privilege tokens
        }
    .amount =
        { $n ->
            [one] 1 token
           *[other] { $n } tokens
        }
thing-8 = Power
    .counted =
        { $n ->
            [one] Power token
           *[other] Power tokens
        }
    .amount =
        { $n ->
            [one] a Power token
           *[other] { $n } Power tokens
        }
thing-9 = Justice
    .counted =
        { $n ->
            [one] Justice token
           *[other] Justice tokens
        }
    .amount =
        { $n ->
            [one] a Justice token
           *[other] { $n } Justice tokens
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
rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

## What stands beside the board.


## What a card does.

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
        [seat] How much do you put down openly for this vote?
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
event-began = { you-begin }
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
    .why = The old card goes, and a new one may fit better.
event-sacrificed =
    { $you ->
        [seat] You gave up a card for good.
       *[others] { $seat } gave up a card for good.
    }
    .why = Skills can be traded up, step by step, into a Job.
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
    .why = A Job by trade opens Tier 2 without a Goal roll.
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
    .why = One number more or less changes whose roll is a yes.
event-rolled =
    { $fits ->
        [0]
            { $you ->
                [seat] You rolled { $die } on “{ $card }”. Your range is { $reach }: outside.
               *[others] { $seat } rolled { $die } on “{ $card }”. The range for { $seat } is { $reach }: outside.
            }
       *[1]
            { $you ->
                [seat] You rolled { $die } on “{ $card }”. Your range is { $reach }: inside.
               *[others] { $seat } rolled { $die } on “{ $card }”. The range for { $seat } is { $reach }: inside.
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
    .why = Another roll is a second chance at the same card.
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
    .why = A Power token takes the whole penalty away.
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
    .why = If it passes, everybody plays those cards with the same range.
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
           *[home_and_standing] a Home and Tier 3
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

variant-equal = with the same start and the same odds
variant-equal_start = with the same start
variant-equal_odds = with the same odds on every card
variant-equal_goals = with the same odds for every Goal
variant-equal_degree = with the same odds for a Degree
variant-equal_startup = with the same odds for a Startup
variant-equal_job = with the same odds for a Job
variant-equal_home = with the same odds for a Home
variant-equal_business = with the same odds for a Business
variant-equal_legacy = with the same odds for a Legacy
variant-equal_justice = with the same odds on Justice cards

## One sentence about each kind of decision, in a first game.

guide-position = Take a Position: the arrow widens what counts for you.
guide-first = Say who begins.
guide-option = Play one card, trade tiles, or call a vote: one thing a turn.
guide-trade = Swap tiles for better ones, or leave it at that.
guide-stake = Say how many tokens you put in to begin the vote.
guide-seal = Put tokens in an envelope for the vote; nobody sees how many.
guide-influence = You may shift what counts on this roll, for others or for yourself.
guide-extra_roll = A roll has failed. Tokens buy another one, also for somebody else.
guide-block = A penalty is about to strike. A Power token can block it.

## The board in the browser.

where = { round-most }
waiting = Waiting for { $names }.
owned = What you have
tile = { $thing }: { $n }
sign = Position { $position }
# The numbers on a die from one to another: how many they are, the first and the last.
faces =
    { $faces ->
        [0] no face
        [one] a { $from }
        [2] { $from } and { $to }
       *[other] { $from } to { $to }
    }

# What a card does, as it is printed on one; a sentence each. .happens is the sentence when it comes to pass, .on with what is rolled for it.
does-gain = Gain { $thing-amount }.
    .happens =
        { $you ->
            [seat] You gain { $thing-amount }.
           *[others] { $seat } gains { $thing-amount }.
        }
    .on =
        { $you ->
            [seat] On { faces } you gain { $thing-amount }.
           *[others] On { faces } { $seat } gains { $thing-amount }.
        }
does-lose = Lose { $thing-amount }.
    .happens =
        { $you ->
            [seat] You lose { $thing-amount }.
           *[others] { $seat } loses { $thing-amount }.
        }
does-back = Go back { spaces }.
    .happens =
        { $you ->
            [seat] You go back { spaces }.
           *[others] { $seat } goes back { spaces }.
        }
does-skip =
    { $turns ->
        [one] Skip a turn.
       *[other] Skip { $turns } turns.
    }
    .happens =
        { $you ->
            [seat]
                { $turns ->
                    [one] You skip a turn.
                   *[other] You skip { $turns } turns.
                }
           *[others]
                { $turns ->
                    [one] { $seat } skips a turn.
                   *[other] { $seat } skips { $turns } turns.
                }
        }
does-pay = Pay { $thing-amount } or go back { $back }.
    .happens =
        { $you ->
            [seat] You pay { $thing-amount } or go back { $back }.
           *[others] { $seat } pays { $thing-amount } or goes back { $back }.
        }

# Under a player's name.
seat-line = on { $space }
seat-unit =
    { $tokens ->
        [one] token
       *[other] tokens
    }
seat-skips =
    { $turns ->
        [one] skips 1 turn
       *[other] skips { $turns } turns
    }
seat-back_next = back next turn

# The two ranges of a card, and what a die says to each.
range-award = { $position }: yes on { faces }.
    .filled = Filled faces are a yes
range-penalty = { $position }: hit on { faces }.
    .filled = Filled faces hit
range-rolloff = { $position }: wins on { faces }.
    .filled = Filled faces win
verdict-award =
    { $inside ->
        [yes] a { $die } is a yes
       *[no] a { $die } is a no
    }
verdict-penalty =
    { $inside ->
        [yes] a { $die } hits
       *[no] a { $die } goes free
    }
verdict-rolloff =
    { $inside ->
        [yes] a { $die } wins
       *[no] a { $die } loses
    }

# What is printed on the board, and the same for those who listen.
board-label = The path
board-start = START
board-finish = { $space } FINISH
board-finish_short = FINISH
board-leave = To leave Tier { $tier }
board-competitive = Competitive: first one here wins alone
board-cooperative = Cooperative: Home for all
board-cooperative_short = All with a Home win
board-homes = { $homes } of { $players }
board-slots = Disparities voted away
board-next_vote =
    { $dice ->
        [one] next: one die
       *[other] next: { $dice } dice
    }
board-trades = Trades, one way only
board-by_trade = Job by trade: straight to { $space }.
board-decks = Decks: Opportunity { $opportunity }, Event { $event }
board-list-tier = Tier { $tier }, spaces { $from } to { $to }.
board-list-justice = Justice on { $places }.
board-list-taxes = Taxes on { $places }.
board-list-stands =
    { $you ->
        [seat] you on { $space }
       *[others] { $seat } on { $space }
    }
board-list-standing = Here: { $names }.
board-list-nobody = Nobody is here.
board-list-goal = To leave it: { $card }.
board-list-finish = Space { $space } is the end of the path. Whoever comes here with all four Wealth tiles wins alone; all win together once everybody has a Home.

# A card that is held up: whose it is, whom it binds, what it needs and gives.
card-mine = Your Opportunity.
card-head-opportunity =
    { $you ->
        [seat] Opportunity, played by you.
       *[others] Opportunity, played by { $seat }.
    }
card-head-event =
    { $you ->
        [seat] Event, drawn by you.
       *[others] Event, drawn by { $seat }.
    }
card-head-goal =
    { $you ->
        [seat] Goal of Tier { $tier }: you stand before it.
       *[others] Goal of Tier { $tier }: { $seat } stands before it.
    }
card-head-justice =
    { $you ->
        [seat] Justice: you landed on it.
       *[others] Justice: { $seat } landed on it.
    }
card-head-taxes =
    { $you ->
        [seat] Taxes: you landed on them. Nobody rolls.
       *[others] Taxes: { $seat } landed on them. Nobody rolls.
    }
card-who-one = For one player.
card-who-all = For all who qualify.
card-who-rolloff = One roll between two.
card-who-react = Out of turn.
card-step = Step { $step }.
card-plays = now
card-then = then
card-why = Why so?
card-needs = Needs
card-gain = Gives
card-burden = Leaves you with
card-lose = Takes
card-cost_back = Costs { spaces } back
card-no_roll = no roll
card-levelled = level by vote

# A word beside a pawn while something happens to it.
chips-plus = + { $thing-amount }
chips-minus = − { $thing-amount }
chips-power = Power spent
chips-blocked = { kept-away }
chips-wider = one number more
chips-narrower = one number less
chips-missed = nothing
chips-spared = goes free
chips-back = { $spaces } back
chips-failed = back to the start of the tier
chips-skip =
    { $turns ->
        [one] must skip a turn
       *[other] must skip { $turns } turns
    }
chips-skipped = skips this turn
chips-sacrificed = gave a card up
chips-won_off = wins the roll

# The hand, and the keys of a turn: what stands on one, what is asked when it is pressed, and what it does with a card.
hand-label = Your hand, only you see it
# $does is what is printed on the card, as it stands there.
hand-react = Before a roll: one number more or less
verbs-label = One thing before the die
verb-play = Play
    .ask = Play one of your cards:
verb-discard = Swap
    .ask = Put a card away and draw another:
    .does = goes under the deck; you draw a new card
verb-sacrifice = For Skill
    .ask = Give a card up for { $gain } Skill; your hand stays smaller:
    .does = for { $gain } Skill; no new card
verb-trade = Trade
    .ask = Trade tiles, one way only:
verb-vote = Vote
    .ask = Call a vote:
votes-remove =
    { $dice ->
        [one] Level a disparity. The pool must beat one die.
       *[other] Level a disparity. The pool must beat { $dice } dice.
    }
votes-reverse =
    { $dice ->
        [one] Bring one back. The pool must beat one die.
       *[other] Bring one back. The pool must beat { $dice } dice.
    }
votes-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
trade-have = you have { $have }
trade-job = no roll: straight to { $space }

# Why it cannot be done.
why-react = only out of turn, before a roll
why-lacks = needs { $thing-amount }; you have { $have }
why-low = only from Tier { $tier } on
why-high = only up to Tier { $tier }
why-way_back = needs { spaces } behind you
why-last_card = one card must stay in your hand
why-has_job = you have the Job
why-poor = A vote needs { price-tokens } to begin with; you have { $have }.
why-none-play = You qualify for none of your cards now.
why-none-discard = You hold no card.
why-none-sacrifice = One card must stay in your hand.
why-none-trade = You have too few tiles for a trade.

# Before the first turn.
begin-sd = SD: wider ranges, { amount-tokens }, may go first
begin-snd = SND: narrower ranges, { amount-tokens }

# The sentence over the turn.
head-together = Everybody has a Home. All win together.
head-won =
    { $you ->
        [seat] You are through, alone.
       *[others] { $seat } is through, alone.
    }
head-trap = The trap holds. Nobody wins.
head-turn =
    { $you ->
        [seat] Your turn.
       *[others] { $seat } is on the move.
    }
head-vote = A vote to level { $thing }
head-reversal = A vote to bring the { $thing } gap back
head-voted =
    { $passed ->
        [0] { $pool } tokens against { $against }. The vote fails.
       *[1] { $pool } tokens against { $against }. The vote passes.
    }
head-option_first = Do one thing. Then you roll and move.
head-option =
    { $you ->
        [seat] One thing first. Then the die.
       *[others] { $seat } does one thing, then rolls.
    }
head-trade =
    { $you ->
        [seat] Trade on, or roll.
       *[others] { $seat } trades tiles.
    }
head-stake = { $seat } is calling a vote.
    .remove = What do you put down for a level { $thing }?
    .reverse = What do you put down against a level { $thing }?
head-sealing = The envelopes are being sealed.
head-position =
    { $you ->
        [seat] Which Position do you take, for the whole game?
       *[others] { $seat } chooses a Position.
    }
head-first =
    { $you ->
        [seat] Who of the SD players begins?
       *[others] { $seat } says who begins.
    }
head-window-influence =
    { $you ->
        [seat] Will anybody bend your odds?
       *[others] Will anybody bend the odds for { $seat }?
    }
head-window-extra_roll =
    { $you ->
        [seat] Will anybody give you another roll?
       *[others] Will anybody give { $seat } another roll?
    }
head-window-block =
    { $you ->
        [seat] Will anybody keep this from you?
       *[others] Will anybody keep this from { $seat }?
    }
over-competitive = All four Wealth tiles at the end of the path. The others are where the dice, and the ranges, left them.
over-cooperative = Nobody had to be first. It took everybody.
over-cap = The rounds are used up, and not everybody has a Home.

# The questions out of turn: what is going on, why the reader is asked, the answers, and what follows from each.
ask-eyebrow = You are asked, { $seat }
    .own = Your own roll: you are asked, { $seat }
ask-rolled-award =
    { $you ->
        [seat] You rolled a { $die }.
       *[others] { $seat } rolled a { $die }.
    }
ask-rolled-penalty =
    { $you ->
        [seat] You rolled a { $die }, and that hits.
       *[others] { $seat } rolled a { $die }, and that hits.
    }
# The same roll for the other Position: the reader's own, SD, SND, or it would be the same for anybody.
ask-across-award =
    { $across ->
        [me] For you it would be a yes.
        [sd] For SD it would be a yes.
        [snd] For SND it would be a yes.
       *[nobody] That is a no for anybody.
    }
ask-across-penalty =
    { $across ->
        [me] You would go free.
        [sd] SD would go free.
        [snd] SND would go free.
       *[nobody] It would hit anybody.
    }
ask-needs =
    { $you ->
        [seat] You play as { $position } and need { faces }.
       *[others] { $seat } plays as { $position } and needs { faces }.
    }
ask-hit_on =
    { $you ->
        [seat] You play as { $position }: hit on { faces }.
       *[others] { $seat } plays as { $position }: hit on { faces }.
    }
ask-can-pay =
    { $you ->
        [seat] For { price-privilege-tokens } you roll again.
       *[others] For { price-privilege-tokens } you can give { $seat } another roll.
    }
ask-can-power =
    { $you ->
        [seat] Your Power token gives you another roll.
       *[others] Your Power token can give { $seat } another roll.
    }
ask-can-influence = An Influence card changes that by one number.
ask-can-no_influence = You hold no Influence card.
ask-can-block =
    { $you ->
        [seat] Your Power token keeps it away.
       *[others] Your Power token can keep it from { $seat }.
    }
ask-pay =
    { $you ->
        [seat] Roll again
       *[others] Give { $seat } a roll
    }
ask-power_roll =
    { $you ->
        [seat] Spend Power on a roll
       *[others] Spend Power on { $seat }
    }
ask-price = pay { $price } of your { $have } tokens
ask-power_price = your Power token
ask-influence_price = your card and { price-tokens }
ask-nothing = { pay-nothing }
ask-let_stand = Let it stand
ask-let_roll = Leave the odds
ask-let_happen = Let it happen
ask-add = Add the { $face }
ask-take = Take the { $face }
ask-block =
    { $you ->
        [seat] Keep it away
       *[others] Keep it from { $seat }
    }
ask-free =
    { $you ->
        [seat] On { faces } you go free.
       *[others] On { faces } { $seat } goes free.
    }
ask-all_win = And then everybody wins.
ask-vain =
    { $vain ->
        [one] On one other face it bought nothing.
       *[other] On { $vain } other faces it bought nothing.
    }
ask-helped = You helped once, either way.
ask-hindered = It counts as hindering.
ask-keep = { tokens-kept }
ask-keep_card = You keep your card.
ask-keep_power = You keep your Power token.
ask-next = { $seat } is asked next.
ask-blocked =
    { $you ->
        [seat] Nothing happens to you.
       *[others] Nothing happens to { $seat }.
    }
ask-then-needs =
    { $you ->
        [seat] You need { faces }.
       *[others] { $seat } needs { faces }.
    }
ask-then-hits =
    { $you ->
        [seat] { faces } hits you.
       *[others] { faces } hits { $seat }.
    }
ask-before =
    { $you ->
        [seat] You are about to roll for { $card }.
       *[others] { $seat } is about to roll for { $card }.
    }
ask-threat =
    { $you ->
        [seat] { $card } is about to hit you.
       *[others] { $card } is about to hit { $seat }.
    }
ask-stands-goal =
    { $you ->
        [seat] You go back to { $space }.
       *[others] { $seat } goes back to { $space }.
    }
ask-stands-award =
    { $you ->
        [seat] You get nothing.
       *[others] { $seat } gets nothing.
    }
ask-empty = You are asked like everybody else, but hold no Influence card. The page passes for you.
ask-wish-group = How often you are asked
ask-wish-not_this_turn = Not this turn
    .small = pass, and ask me about nobody else until the next turn
ask-wish-only_for_me = Only for me
    .small = pass, and from now on ask me only about my own rolls
ask-wish-ask_me = Ask me about the others' rolls again
# Who could act, and what has become of it.
ask-who-influence = Who could bend the odds
ask-who-extra_roll = Who could give a roll
ask-who-block = Who could keep it away
ask-name =
    { $role ->
        [rolls]
            { $you ->
                [seat] You, who roll
               *[others] { $seat }, who rolls
            }
        [hit]
            { $you ->
                [seat] You, who are hit
               *[others] { $seat }, who is hit
            }
       *[none]
            { $you ->
                [seat] You
               *[others] { $seat }
            }
    }
ask-has =
    { $has ->
        [power] a Power token
        [both] { amount-tokens } and Power
       *[tokens] { amount-tokens }
    }
ask-has-no_power = no Power token
ask-state-asked = { ask-has }: asked now
ask-state-passed = { ask-has }: passed
ask-state-next = { ask-has }: asked later
ask-state-poor = { ask-has }: too few
ask-state-not_this_turn = { ask-has }: not this turn
ask-state-only_for_me = { ask-has }: own rolls only

# Before a roll, on a device that is passed around.
call-eyebrow = The whole table is asked
call-why = An Influence card changes that by one number. Whoever wants to look at their cards takes the device.
call-nobody = Nobody. Roll.
call-look = { $seat } looks
call-group = Who wants to look at their cards

# A vote: what it is about, how much one puts in, and the envelopes.
vote-eyebrow = A sealed vote: you are asked, { $seat }
vote-card = The vote
vote-label = The envelopes
vote-you = You
vote-worth = How much is a level { $thing } worth to you?
vote-worth_reverse = How much is the { $thing } gap worth to you?
vote-rule =
    { $dice ->
        [one] All open at once. The pool must be greater than one die; the tokens are gone either way.
       *[other] All open at once. The pool must be greater than { $dice } dice; the tokens are gone either way.
    }
vote-from_to = Your tokens, from { $least } to { $most }
vote-pool = With { $amount }: { $pool } in the pool.
vote-pool_more = With { $amount }: { $pool } or more.
vote-beats = It beats { faces }.
vote-beats_many = It beats { $dice } dice { $percent } times in 100.
vote-put_down = Put down { amount-tokens } for { $thing }
vote-left =
    { $left ->
        [one] { $left } stays with you
       *[other] { $left } stay with you
    }
vote-open = { $amount }, open
vote-open_more = { $amount } open
vote-sealed = sealed
vote-sealed_mine = you sealed { $amount }
vote-thinking = still thinking
vote-choose = choose
vote-out = out of it
vote-nothing = nothing
vote-most = { $amount }, the most
vote-called =
    { $you ->
        [seat] Vote, called by you. Binds everybody.
       *[others] Vote, called by { $seat }. Binds everybody.
    }
vote-title = Level { $thing }
vote-title_reverse = Bring the { $thing } gap back
vote-cards =
    { $cards ->
        [one] { $cards } card hangs on { $thing }.
       *[other] { $cards } cards hang on { $thing }.
    }
vote-if = If it passes, everybody plays them with the SD range.
vote-if_reverse = If it passes, the printed ranges hold again.
vote-example = { $card }, for { $position }
vote-now = now
vote-then = then
vote-apart = as printed: { faces }
vote-alike = level: { faces }
vote-result =
    { $passed ->
        [0] It fails.
       *[1] It passes.
    }
    .count = { $pool } against { $against }.

# The whole game in a few sentences.
story-alone = { $seat } came to the end of the path alone, after { rounds }.
story-together = After { rounds } everybody had a Home, and all won together.
story-trap =
    { $rounds ->
        [one] One round was not enough. The trap held.
       *[other] { $rounds } rounds were not enough. The trap held.
    }
story-goals = SD players reached { $sd } of { $sd_tries } Goals they tried, SND players { $snd } of { $snd_tries }.
story-help =
    { $given ->
        [0] Nobody paid for another's roll.
        [one] One roll was paid for somebody else, by { $names }.
       *[other] { $given } rolls were paid for somebody else, by { $names }.
    }
story-votes =
    { $votes ->
        [one] There was one vote, and it levelled { $things }.
       *[other] There were { $votes } votes; they levelled { $things }.
    }
story-votes_failed =
    { $votes ->
        [one] There was one vote, and no gap was closed.
       *[other] There were { $votes } votes, and no gap was closed.
    }
story-title = The most Prosperity Points: { $names }, with { $points }.

# Under who ended where: SD beside SND.
closing-points = An SD player ends with { $sd } points, an SND player with { $snd }.
closing-tiers = An SD player ends on Tier { $sd }, an SND player on Tier { $snd }.
closing-average = On average. What each one has, and what it counts:
closing-average_tiers = On average. What each one has:
closing-table = Who has what
closing-goals = Goals reached
    .of = { $reached } of { $tries }
closing-total = Prosperity Points
closing-row-tier = Tier
    .worth = its number
closing-row-winner = Won alone
worth-each = { $n } each if all win
closing-row-helps = Helped
    .worth = { worth-each }
closing-row-hinders = Hindered
    .worth = { worth-each }
closing-each = { $n } each
closing-privilege = { $n } make a point
closing-dice = The same dice, read twice.
closing-rolls =
    { $times ->
        [0] { $position } players never rolled for a card.
        [one] { $position } players rolled once for a card.
       *[other] { $position } players rolled { $times } times for a card.
    }
closing-went = { $times } went well
closing-would = { $times } would have, with the { $position } ranges

## What the Positions mean, before the first turn.

dealt-title = The Positions are dealt.
    .sd = You hold the card with the arrow: SD.
    .snd = You hold the blank card: SND.
dealt-sd = Arrow: { $position }
dealt-snd = Blank: { $position }
dealt-tokens = Tokens to begin with
dealt-chances = Chances that come true
dealt-harms = Harms that strike
dealt-percent = { $percent }%
dealt-meaning = On the same card, the same roll can count for SD and not for SND.
dealt-stays = A Position stays for the whole game.

# When somebody has reached a Home.
turning-homes = { $homes } of { $all } players have a Home. Once all have one, everybody wins.

# What a space does, when it is pressed.
space-named = Space { $space }
space-does-regular = Nothing happens here but what cards do.
space-does-numbered = Tier { $tier } begins here. Whoever comes from below meets the Goal that leads up to it.
space-does-justice = Whoever lands here plays a Justice card, with the nearest players on the left and on the right.
space-does-taxes = Whoever lands here brings a tax on everybody, by tier.

# What the last page counts: what each seat had, and what one did to another.
holds-points = { closing-total }
holds-pawn = spaces along the path
did-paid_roll = extra rolls paid for
did-power_roll = extra rolls by Power
did-blocked = penalties kept away

## Ready questions of the lab.

idea-ranges = How much of the gap do the Goals’ ranges make?
idea-allies = Do those who help get there?

## What a class may be asked about this game.

room-ask_own_1 = Do you know what the other side has to roll?
room-answer_own_1_1 = Yes, exactly
room-answer_own_1_2 = More or less
room-answer_own_1_3 = No
room-ask_own_2 = Would you pay for somebody else’s roll?
room-answer_own_2_1 = Yes, I have
room-answer_own_2_2 = Only if it helps me too
room-answer_own_2_3 = No

# The lab's page: its finding by the book, the gap, and the groups under their figures.
lab-by_book = By the book an SD player wins { $a } in 100 games, an SND player { $b }.
lab-gap = An SD player wins { $value } in 100 more often than an SND player.
lab-group_sd = { position-1 }
lab-group_snd = { position-2 }

## The last page.

debrief-equal = Equal here means the same start and the same odds for everybody.
debrief-hidden = Hands and sealed contributions lay hidden.
