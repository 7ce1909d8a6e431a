### Displacement in English.
###
### What the messages are given, beside their own numbers ($price, $row ...):
### $seat, $target and $helper are names of players. $you says which of them the reader is: seat, target, helper, seat-target
### where the reader is both, or others. $same says who of them is one person: seat-target, or none. A number that has names here
### is said by its name: for 3, { $row } is what stands under row-3; { $row-effect } would be its .effect. A word without a dollar,
### such as { points }, is another message of this file.

title = Displacement
tagline = Everybody lives somewhere. Nobody may be refused.
pitch = Nations of unequal luck house their people through fire, flood and boom. Who cannot pay for shelter sends people away, and the others must take them in.

## How each bot plays.

bot-seeker = Plays towards the goal that it was dealt; with its own in sight it will not be the one who completes the Humanitarian's.
bot-humanitarian = Keeps everybody at home housed, and sends people only where there is room or money for them.
bot-metropolitan = Welcomes growth and builds; pays to keep disaster from its communities.
bot-entrepreneur = Builds up an income first, then builds only where that brings fifteen tokens sooner.
bot-generous = Houses whom it can, whatever its goal, and pays to spare others a disaster.

## The board in the terminal. Square brackets hold no words: [dim] and [/] are how something is printed.

board-nation = Nation
board-region = Region
board-tokens = Tokens
board-communities = Communities
board-displaced = Displaced
board-kept = [dim]crash[/] [bold]{ $tokens }[/]
board-none = none
board-nobody = nobody
board-more = { $people } and { $more } more
board-goal = [dim]Your goal[/]  { $goal-title }:
board-card = [dim]The card[/]   [bold]{ $card }[/]:
board-safe = Safe: { $tags }.
stream-scenarios = Scenario deck
stream-regions = Regions
stream-goals = Goals
stream-begin = { who-begins }
stream-deaths = Who dies

## Names by number.

card-0 = Forest Fire
    .scene = It began somewhere dry, and by noon the hills were gone.
card-1 = Tornado
    .scene = The sky turned green, and one street was no longer there.
card-2 = Flood
    .scene = The river came in by the door and stayed for a week.
card-3 = Hurricane
    .scene = They had names for the storm before they had buses.
card-4 = Earthquake
    .scene = Forty seconds, and the map had to be drawn again.
card-5 = Drought
    .scene = The third year without rain is the one people count.
card-6 = Blizzard
    .scene = The road closed on Monday. It is Friday.
card-7 = Landslide
    .scene = After the rain the slope remembered that it was loose.
card-8 = Heat Wave
    .scene = The old died first, behind closed curtains.
card-9 = Rising Sea
    .scene = Every spring tide takes another garden.
card-10 = Regional Conflict: the border
    .scene = A line on a map was moved, and people lived on both sides of it.
card-11 = Regional Conflict: the long war
    .scene = Nobody remembers what it was about. Everybody remembers who left.
card-12 = Baby Boom: a good spring
    .scene = The snow went early, and so did the midwives' free evenings.
card-13 = Baby Boom: the homecoming
    .scene = They came back from far away and began again.
card-14 = Baby Boom: clean water
    .scene = One good well, and a whole village of children who live.
card-15 = Baby Boom: new clinics
    .scene = A clinic opened, and the register needed a second volume.
card-16 = Baby Boom: full harvest
    .scene = For once there was enough, and people planned for more.
card-17 = Baby Boom: young cities
    .scene = The rents were low and the evenings long.
card-18 = Baby Boom: years of peace
    .scene = A generation grew up without learning the word for siren.
card-19 = Baby Boom: family pay
    .scene = The state paid for cradles, and the cradles filled.
card-20 = Baby Boom: twins
    .scene = Two by two, all over the country, that year.
card-21 = Baby Boom: open schools
    .scene = The schools had room, so families made use of it.
card-22 = Baby Boom: long lives
    .scene = Grandparents lived to hold them.
card-23 = Baby Boom: the golden decade
    .scene = Everything went right for ten years, and everybody was born in them.
card-24 = Stock Market Crash
    .scene = The numbers fell in one city and the shutters in all of them.
card-25 = Pandemic
    .scene = It asked nobody for a passport. The dry countries had few guests.
card-26 = Market Boom
    .scene = A factory, a street around it, and money in the street.
card-27 = Tech Innovation
    .scene = Somebody in a shed had an idea, and it worked.
card-28 = Mass Urbanization
    .scene = The big city put on another ring of lights, and the villages went to look.
card-29 = Development Aid
    .scene = A cheque, a handshake, a photograph. Also, bread.
card-30 = Baby Boom: the river towns
    .scene = The boats brought grain up the river, and the towns grew towards it.
card-31 = Baby Boom: cheap bread
    .scene = Bread cost little, and nobody had to think twice.
card-32 = Baby Boom: a generation home
    .scene = They had all been away. Now they were all at home.
card-33 = Baby Boom: the quiet years
    .scene = Nothing happened for years, and it was wonderful.

region-0 = Taiga
    .line = Spruce, mountains, more spruce. The nearest neighbour is a bear.
region-1 = Hot Desert
    .line = By day one hides from the sun, by night one thanks it.
region-2 = High Cold Desert
    .line = Thin air, cold stone, and a sky without a cloud for years.
region-3 = Tundra Coast
    .line = Moss to the horizon, then the sea, and both are frozen.
region-4 = Savanna
    .line = Grass, a few trees, and the rain when it pleases.
region-5 = Rainforest Basin
    .line = Everything grows here, also on the washing line.
region-6 = Fjord Forest
    .line = The forest stands with its feet in the sea.
region-7 = Dry Coastal Range
    .line = Goats, thyme, and a road cut into the rock.
region-8 = Low Islands
    .line = The highest point is the church tower.
region-9 = River Delta
    .line = Half land, half water, and the farmers know which half today.
region-10 = Bare Highlands
    .line = Wind, stone, and people who do not say much.
region-11 = Prairie
    .line = So flat that one sees on Tuesday who comes on Thursday.

goal-0 = an unknown goal
goal-1 = Humanitarian
    .title = Humanitarian nation
    .sentence = Everybody on every board has a home.
goal-2 = Metropolitan
    .title = Metropolitan nation
    .sentence = Sixteen full communities of your own.
goal-3 = Entrepreneurial
    .title = Entrepreneurial nation
    .sentence = Fifteen tokens in your treasury.

square-0 = 1
square-1 = 2
square-2 = 3
square-3 = 4
square-4 = 5
square-5 = 6
square-6 = 7
square-7 = 8
square-8 = 9
square-9 = 10
square-10 = 11
square-11 = 12
square-12 = 13
square-13 = 14
square-14 = 15
square-15 = 16

## Numbers of things.

waiting-people =
    { $waiting ->
        [one] { $waiting } person
       *[other] { $waiting } people
    }
more-people =
    { $more ->
        [one] { $more } person
       *[other] { $more } people
    }
pins-people =
    { $pins ->
        [one] { $pins } person
       *[other] { $pins } people
    }
amount-communities =
    { $amount ->
        [one] { $amount } community
       *[other] { $amount } communities
    }
amount-people =
    { $amount ->
        [one] { $amount } person
       *[other] { $amount } people
    }
full-communities =
    { $full ->
        [one] { $full } full community
       *[other] { $full } full communities
    }

## What stands beside the board.

goal-built = Sixteen communities of your own, full or not.
goal-earned = Fifteen tokens earned since the game began.
goal-now = Now { $n } of { $of }.

## What a region is like.

tag-arid = arid
tag-sparse = sparsely grown
tag-forest = forest
tag-mountain = mountains
tag-cold = cold
tag-warm = warm
tag-inland = inland
tag-coastal = coast
tag-lowland = lowland
tag-river = river

## Kinds of cards.


## What a card does: to whoever draws it, to the others, to all.

effect-drawer-com_lost = Lose { amount-communities }.
effect-drawer-com_won = Gain { amount-communities }.
effect-drawer-die = { amount-people } will die.
effect-drawer-grow = { amount-people } more, without homes.
effect-drawer-tok_lost = Lose { amount-tokens }.
effect-drawer-tok_won = Gain { amount-tokens }.
effect-drawer-hold = No income this turn and the next.
effect-drawer-urbanize = Every nation sends { amount-people } to the one with the most communities.
effect-drawer-aid = The richest nation gives { amount-tokens } to the poorest.
effect-others-tok_lost = All others lose { amount-tokens }.
effect-all-die = { amount-people } will die in every nation.

## What is being decided: to who decides it, and to the others.

prompt-draw =
    { $you ->
        [seat] Your turn. See what the year brings.
       *[others] { $seat } is about to draw a scenario.
    }
prompt-block =
    { $you ->
        [seat] Pay to keep it away, or let it come.
       *[others] { $seat } weighs whether to pay.
    }
prompt-needs =
    { $you ->
        [seat] Your people need homes. Build as long as you can and will.
       *[others] { $seat } sees to the needs of the people.
    }
prompt-send =
    { $you ->
        [seat] There is not shelter for everybody. Choose who goes, and where.
       *[others] { $seat } must send people away.
    }

## What can be done: as the one who may do it reads it.

action-draw = Draw a scenario card
action-block = Pay { price-tokens } and keep { $card } away
action-face = Keep the tokens and let { $card } come
action-buy = Build a community for { price-tokens }
action-stop =
    { $waiting ->
        [0] Build no more
        [one] Build no more; 1 person still needs shelter
       *[other] Build no more; { waiting-people } still need shelter
    }
action-shelter =
    { $staying ->
        [one] Send nobody else and pay shelter for the one who stays
       *[other] Send nobody else and pay shelter for the { $staying } who stay
    }
action-settle =
    { $equal ->
        [0] Shelter who has waited longest and share { more-people } out among the others, clockwise
       *[1] Shelter who has waited longest and send { more-people } to the richest nation
    }
action-send_rest =
    { $more ->
        [one] Shelter who has waited longest and send 1 person to { $target }
       *[other] Shelter who has waited longest and send all { $more } others to { $target }
    }
action-send =
    { $native ->
        [0] Send one person from the nation of { $color } on to { $target }
       *[1] Send one of your own people to { $target }
    }
action-house =
    { $native ->
        [0] Give one person from the nation of { $color } a home on plot { $square }
       *[1] Give one of your own people a home on plot { $square }
    }

## What happened.

event-hidden = { "" }
event-die = { "" }
event-round = { "" }
event-turn = { "" }
event-housed = { "" }
event-nobody = After { $round } rounds nobody has reached a goal. Nobody wins.
event-reshuffled = The scenario deck is used up. The { $cards } cards of the discard pile are shuffled and begin again.
event-began = { you-begin }
event-region =
    { $you ->
        [seat] Your nation lies in the { $region }.
       *[others] The nation of { $seat } lies in the { $region }.
    }
event-drew = { you-drew }
event-safe =
    { $you ->
        [seat] { $card } passes your region by.
       *[others] { $card } passes the region of { $seat } by.
    }
event-blocked =
    { $you ->
        [seat] You paid { price-tokens }, and { $card } came to nobody.
       *[others] { $seat } paid { price-tokens }, and { $card } came to nobody.
    }
    .why = A scenario that is paid off happens to nobody.
event-faced =
    { $able ->
        [0]
            { $you ->
                [seat] Keeping { $card } away would have cost { $price }. You do not have it.
               *[others] Keeping { $card } away would have cost { $price }. { $seat } does not have it.
            }
       *[1]
            { $you ->
                [seat] You kept the { price-tokens } and let { $card } come.
               *[others] { $seat } kept the { price-tokens } and let { $card } come.
            }
    }
    .why =
        { $able ->
            [0] { "" }
           *[1] Tokens that are kept can build homes or shelter people.
        }
event-gained =
    { $you ->
        [seat] You gained { amount-tokens }.
       *[others] { $seat } gained { amount-tokens }.
    }
event-lost =
    { $amount ->
        [0]
            { $you ->
                [seat] You had no tokens to lose.
               *[others] { $seat } had no tokens to lose.
            }
       *[other]
            { $you ->
                [seat] You lost { amount-tokens }.
               *[others] { $seat } lost { amount-tokens }.
            }
    }
event-community_lost =
    { $pins ->
        [0]
            { $you ->
                [seat] The community on your plot { $square } is gone. Nobody lived there.
               *[others] { $seat } lost the community on plot { $square }. Nobody lived there.
            }
        [one]
            { $you ->
                [seat] The community on your plot { $square } is gone, and 1 person has no home.
               *[others] { $seat } lost the community on plot { $square }, and 1 person has no home.
            }
       *[other]
            { $you ->
                [seat] The community on your plot { $square } is gone, and { pins-people } have no home.
               *[others] { $seat } lost the community on plot { $square }, and { pins-people } have no home.
            }
    }
event-community_won =
    { $you ->
        [seat] A new community stands on your plot { $square }.
       *[others] A new community stands on plot { $square } of { $seat }.
    }
event-died =
    { $native ->
        [0]
            { $housed ->
                [0]
                    { $you ->
                        [seat] Somebody from the nation of { $color } died in your nation, without a home.
                        [color] Somebody from your nation died in the nation of { $seat }, without a home.
                       *[others] Somebody from the nation of { $color } died in the nation of { $seat }, without a home.
                    }
               *[1]
                    { $you ->
                        [seat] Somebody from the nation of { $color } died in your nation, at home.
                        [color] Somebody from your nation died in the nation of { $seat }, at home.
                       *[others] Somebody from the nation of { $color } died in the nation of { $seat }, at home.
                    }
            }
       *[1]
            { $housed ->
                [0]
                    { $you ->
                        [seat-color] One of your people died without a home.
                       *[others] One of the people of { $seat } died without a home.
                    }
               *[1]
                    { $you ->
                        [seat-color] One of your people died at home.
                       *[others] One of the people of { $seat } died at home.
                    }
            }
    }
event-born =
    { $pins ->
        [0]
            { $you ->
                [seat] No more pins of your colour are in the box, so nobody was born to you.
               *[others] No more pins of that colour are in the box, so nobody was born to { $seat }.
            }
        [one]
            { $you ->
                [seat] 1 child was born to you, without a home as yet.
               *[others] 1 child was born to { $seat }, without a home as yet.
            }
       *[other]
            { $you ->
                [seat] { $pins } children were born to you, without homes as yet.
               *[others] { $pins } children were born to { $seat }, without homes as yet.
            }
    }
event-kept =
    { $you ->
        [seat] { $card } stays with you: no income at the end of this turn and the next.
       *[others] { $card } stays with { $seat }: no income at the end of this turn and the next.
    }
event-moved =
    { $native ->
        [0]
            { $you ->
                [seat] Somebody from the nation of { $color } left you for the cities of { $target }.
                [target] Somebody from the nation of { $color } left { $seat } for your cities.
                [color] Somebody from your nation left { $seat } for the cities of { $target }.
                [target-color] Somebody from your nation left { $seat } for your cities.
               *[others] Somebody from the nation of { $color } left { $seat } for the cities of { $target }.
            }
       *[1]
            { $you ->
                [seat-color] One of your people left for the cities of { $target }.
                [target] One of the people of { $seat } left for your cities.
               *[others] One of the people of { $seat } left for the cities of { $target }.
            }
    }
event-aid =
    { $you ->
        [seat] As the richest you gave { $target } { amount-tokens } of aid.
        [target] { $seat }, the richest, gave you { amount-tokens } of aid.
       *[others] { $seat }, the richest, gave { $target } { amount-tokens } of aid.
    }
event-no_aid = Everybody has as many tokens as everybody else, so no aid is given.
event-bought =
    { $you ->
        [seat] You built a community on plot { $square } for { price-tokens }.
       *[others] { $seat } built a community on plot { $square } for { price-tokens }.
    }
    .why = A full community brings its nation a token every turn.
event-moved_in =
    { $pins ->
        [one]
            { $you ->
                [seat] 1 person found a home with you.
               *[others] 1 person found a home with { $seat }.
            }
       *[other]
            { $you ->
                [seat] { pins-people } found homes with you.
               *[others] { pins-people } found homes with { $seat }.
            }
    }
event-sheltered =
    { $you ->
        [seat] You paid { price-tokens } to shelter { pins-people } for one more turn.
       *[others] { $seat } paid { price-tokens } to shelter { pins-people } for one more turn.
    }
    .why = Without shelter they would have to leave the country.
event-sent =
    { $native ->
        [0]
            { $you ->
                [seat] You sent { pins-people } from the nation of { $color } on to { $target }.
                [target] { $seat } sent { pins-people } from the nation of { $color } on to you.
                [color] { $seat } sent { pins-people } from your nation on to { $target }.
                [target-color] { $seat } sent { pins-people } from your nation on to you.
               *[others] { $seat } sent { pins-people } from the nation of { $color } on to { $target }.
            }
       *[1]
            { $you ->
                [seat-color] You sent { pins-people } of your own away, to { $target }.
                [target] { $seat } sent { pins-people } of their own nation to you.
               *[others] { $seat } sent { pins-people } of their own nation to { $target }.
            }
    }
    .why = Whoever cannot be sheltered must go, and no nation may refuse.
event-income =
    { $you ->
        [seat] Your full communities earned { amount-tokens }.
       *[others] The full communities of { $seat } earned { amount-tokens }.
    }
event-no_income =
    { $you ->
        [seat] No income for you while the crash lasts.
       *[others] No income for { $seat } while the crash lasts.
    }
event-discarded =
    { $you ->
        [seat] { $card } is over for you.
       *[others] { $card } is over for { $seat }.
    }
event-announced =
    { $goal ->
        [1]
            { $you ->
                [seat] Everybody everywhere has a home. That was your goal: you win.
               *[others] Everybody everywhere has a home. That was the goal of { $seat }, who wins.
            }
        [2]
            { $you ->
                [seat] Sixteen communities stand. That was your goal: you win.
               *[others] Sixteen communities stand. That was the goal of { $seat }, who wins.
            }
       *[3]
            { $you ->
                [seat] Fifteen tokens are together. That was your goal: you win.
               *[others] Fifteen tokens are together. That was the goal of { $seat }, who wins.
            }
    }

## Why something cannot be done now.

refusal-not_asked = It is not your move (DP-010).
refusal-other_question = That is not what is being decided now (DP-025).
refusal-poor = You need { price-tokens }; you have { $have } (DP-009).
refusal-no_square = All sixteen plots are built (DP-Q19).
refusal-nobody_waits = Nobody of that origin is waiting for a home (DP-027).
refusal-no_room = There is no room on that plot (DP-007).
refusal-automatic = At this table people find empty homes by themselves (DP-Q17).
refusal-no_such_nation = There is no such nation at this table (DP-Q01).
refusal-yourself = People are sent to others, not to yourself (DP-030).
refusal-not_there = Nobody of that origin is left to send (DP-031).
refusal-richest_only = In this variant people go to the other nation with the most tokens (DP-Q55).
refusal-must_send = You cannot pay shelter for everybody: { $more } more must go (DP-030).
refusal-enough_sent = You can pay shelter for everybody who is left: nobody else has to go (DP-Q20).

## What the host of a table may choose, and the values it can have.

option-goals = Goals dealt at random and face down, or one goal for everybody.
    .value =
        { $value ->
            [random] dealt at random
            [all_humanitarian] all Humanitarian
            [all_metropolitan] all Metropolitan
           *[all_entrepreneurial] all Entrepreneurial
        }
option-first_player = Who begins: a nation drawn by lot, or the first seat.
    .value = { by-lot }
option-housing = People move into empty homes by themselves, or where you put them.
    .value =
        { $value ->
            [auto] by themselves
           *[manual] where you put them
        }
option-sending = Only who cannot pay for shelter sends people away, or anybody may.
    .value =
        { $value ->
            [unable_only] only who cannot pay
           *[free] anybody
        }
option-pins_per_color = How many people of each nation there can be at one time.
option-tie_from = Among equals, who counts as closest to the drawer: the drawer, or the next nation.
    .value =
        { $value ->
            [drawer] the drawer
           *[next] the next nation
        }
option-entrepreneur_mode = An Entrepreneurial nation must hold 15 tokens at once, or earn 15 in all.
    .value =
        { $value ->
            [hold] 15 at once
           *[earned] 15 in all
        }
option-metropolis_mode = A Metropolitan nation needs sixteen full communities, or only sixteen communities.
    .value =
        { $value ->
            [full] all full
           *[built] all built
        }
option-goals_from_round = The round from which goals count.
option-humanitarian_check = Whether the common goal counts at any time, or only at the end of a round.
    .value =
        { $value ->
            [any_time] at any time
           *[end_of_round] at the end of a round
        }
option-max_rounds = After so many rounds the game ends without a winner.

## One sentence about each kind of decision, in a first game.

guide-draw = Every turn begins with a card. Your region decides which crises pass you by.
guide-block = You may pay to keep this card away, or face what it does.
guide-needs = Build homes or shelter those in the open, as far as your tokens reach.
guide-send = Whoever has no home must go somewhere: choose which nation takes them.

## The board in the browser.

variant-equal = by one rule for every nation
where =
    { $cards ->
        [one] Round { $round } of at most { $most }, { $cards } scenario left
       *[other] Round { $round } of at most { $most }, { $cards } scenarios left
    }
badge = { $region }, { $full } full
tokens-unit =
    { $amount ->
        [one] token
       *[other] tokens
    }

# The nations. $people is a list of people by their births, such as "2 born in Taiga and 1 born in Savanna".
nations = The nations
nations-others = The other nations
nation =
    { $you ->
        [seat] Your nation
       *[others] The nation of { $seat }
    }
nation-title =
    { $you ->
        [seat] { $region }
       *[others] { $seat }: { $region }
    }
nation-exposed =
    { $you ->
        [seat] { $hit } of { $crises } crises can hit you
       *[others] { $hit } of { $crises } crises can hit it
    }
nation-bot = (bot)
nation-open = { $waiting } in the open
# at most 10
nation-out = { $waiting } out
nation-sheltered = { $waiting } in shelter
nation-kept = Crash kept: no income
nation-tags = { $region }: { $tags }.
nation-has = { amount-tokens }, { full-communities }.
nation-in_open = In the open: { $people }.
nation-nobody_open = Nobody in the open.
plot = Plot { $square }: { $people }.
plot-empty = Plot { $square }: a community, nobody lives there.
plot-house = Give a home on plot { $square }
plots-free =
    { $plots ->
        [one] { $plots } plot is free.
       *[other] { $plots } plots are free.
    }
people-born = { $pins } born in { $region }
gate = How many go to { $target }
gate-more = One more to { $target }
gate-fewer = One fewer to { $target }
gate-go =
    { $pins ->
        [one] { $pins } goes to { $target }
       *[other] { $pins } go to { $target }
    }
goal-hidden = goal hidden
goal-secret = Only you see this
goal-announced = Announced
goal-count = Now { waiting-people } in the open.
goal-from = Counts from round { $round } on.

# A scenario card, and how it stands to a nation.
faced =
    { $you ->
        [seat] Scenario, faced by you
       *[others] Scenario, faced by { $seat }
    }
effect-com_lost = Lose { amount-communities }, from the top left.
card-block = Block
card-no_block = cannot be blocked
card-safe = Safe
card-safe_regions = { $tags } regions
card-safe_nobody = nobody
card-hits = Hits
card-hits_drawer = only who drew it
card-hits_all = everybody
card-hits_others = all the others
card-hits_both = who drew it, and the others
card-only_drawer = It hits only the nation that draws it.
card-for_all = It hits every nation that is not safe.
card-nations =
    { $nations ->
        [2] The same card, two nations
        [3] The same card, three nations
        [4] The same card, four nations
        [5] The same card, five nations
       *[6] The same card, six nations
    }
note-hit = hit
note-would = would be hit
note-safe = safe: { $tag }

# The sentence over the turn.
head-draw = What will the year bring?
head-block = { $card }. It comes for you.
head-block_others = { $card }. It passes you by, but not the others.
head-needs =
    { $waiting ->
        [0] Everybody has a home. You have { amount-tokens }.
        [one] { waiting-people } stands in the open. You have { amount-tokens }.
       *[other] { waiting-people } stand in the open. You have { amount-tokens }.
    }
head-empty = Nobody lives in your nation. You have { amount-tokens }.
head-send =
    { $more ->
        [0] Who stays in shelter, and who goes?
       *[other] { more-people } must go. Who, and where?
    }
head-won_you = Your goal is reached: you win.
head-won_also = You win, together with { $names }.
head-won = { $names } won.
head-nobody = Nobody reached a goal. Nobody wins.

# The keys, and what follows from each.
draw = Draw a scenario
draw-left =
    { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
draw-hint = You live in the { $region }: { $hit } of { $crises } crises can hit you.
pay = pay { price-tokens }
key-block = Keep it away
key-face = Let it come
key-buy = Build a community
key-shelter = Shelter { $stay }
key-shelter_all = Shelter all { $stay }
key-shelter_send = Shelter { $stay }, send { $go }
key-send = Send { $go }
key-send_away =
    { $go ->
        [one] Send { $go } away
       *[other] Send all { $go } away
    }
key-end = End the turn
key-choose =
    { $more ->
        [one] Choose one more
       *[other] Choose { $more } more
    }
then-nobody = Nothing happens to anybody.
then-left =
    { $amount ->
        [0] No token is left to you.
        [one] { amount-tokens } is left to you.
       *[other] { amount-tokens } are left to you.
    }
then-keep = { tokens-kept }
then-squares =
    { $communities ->
        [one] Plot { $squares } is gone.
       *[other] Plots { $squares } are gone.
    }
then-homes =
    { $pins ->
        [one] { pins-people } loses a home.
       *[other] { pins-people } lose their homes.
    }
then-die =
    { $pins ->
        [one] { pins-people } dies.
       *[other] { pins-people } die.
    }
then-go =
    { $more ->
        [0] Nobody has to leave.
       *[other] { more-people } will have to leave.
    }
then-first_turn = No income in the first turn.
then-no_income = No income while the crash lasts.
then-income = { full-communities }: { amount-tokens } at the end of your turn.
then-move_in =
    { $pins ->
        [0] Nobody waits for it: plot { $square } stays empty for now.
        [one] One moves in on plot { $square }.
       *[other] { $pins } move in on plot { $square }.
    }
then-by_hand = It stands on plot { $square }; you choose who moves in.
then-leave =
    { $more ->
        [one] One must leave. Nobody may refuse.
       *[other] { $more } must leave. Nobody may refuse.
    }
then-still =
    { $waiting ->
        [0] Then nobody is left in the open.
        [one] After building, { $waiting } still waits.
       *[other] After building, { $waiting } still wait.
    }
then-pays = It pays: { amount-tokens } at the end of your turn.
then-not_full = Not full, it pays nothing yet.
then-same = Nothing is built: { amount-tokens } at the end of your turn.
then-stay =
    { $waiting ->
        [one] One stays for a turn, in a tent: { price-tokens }.
       *[other] { $waiting } stay one turn, in tents: { price-tokens }.
    }
then-poor = A community costs { price-tokens }; you have { $have }.
then-no_square = All sixteen plots are built.
house = Who moves in? Choose a person, then a home on your board.
house-person =
    { $pins ->
        [one] { $pins } waits, born in { $region }
       *[other] { $pins } wait, born in { $region }
    }
send = Who stays, who goes?
send-hint = Tap a person, or + at a nation.
send-hint_many = Choose where they were born, then + at a nation.
send-part = { $pins } to { $target }
send-stays = born in { $region }, stays in shelter
send-goes = born in { $region }, goes to { $target }
send-fixed = born in { $region }, will go to { $target }
send-many = { $pins } born in { $region }: { $stay } stay, { $go } go
send-reset = As the rules would
send-sure = They cannot be refused, and they cannot come back by themselves.

# A word on a nation while something happens to it.
# at most 20
chip-plus = +{ amount-tokens }
# at most 20
chip-minus = −{ amount-tokens }
# at most 20
chip-safe = passes by
# at most 20
chip-blocked = { kept-away }
# at most 20
chip-born = +{ $pins } born
# at most 20
chip-died = one died
# at most 20
chip-crash = { no-income }
# at most 20
chip-built = built
# at most 20
chip-lost = plot { $square } gone
# at most 20
chip-goal = goal reached
# at most 20
chip-arrive =
    { $pins ->
        [one] { $pins } arrives
       *[other] { $pins } arrive
    }
# at most 20
chip-leave =
    { $pins ->
        [one] { $pins } leaves
       *[other] { $pins } leave
    }

origins = Who lives among whom
origins-lives = Lives with
origins-born = born in { $region }
origins-open = in the open

# The whole game in five sentences.
story-won =
    { $goal ->
        [1] { $names } won in round { $round }: everybody everywhere had a home.
        [2] { $names } won in round { $round }: sixteen communities stood.
       *[3] { $names } won in round { $round }: fifteen tokens came together.
    }
story-shared = { $names } won together in round { $round }.
story-nobody =
    { $round ->
        [one] After { $round } round nobody had reached a goal.
       *[other] After { $round } rounds nobody had reached a goal.
    }
story-sent =
    { $pins ->
        [one] { pins-people } was sent across a border; { $seat } sent the most.
       *[other] { pins-people } were sent across a border; { $seat } sent the most.
    }
story-sent_none = Nobody was ever sent away.
story-received = { $seat } took in the most: { $pins }.
story-lost =
    { $amount ->
        [one] { amount-communities } was lost to crises, in the nation of { $seat }.
       *[other] { amount-communities } were lost to crises, most of them in the nation of { $seat }.
    }
story-lost_none = No community was ever lost.
story-died =
    { $amount ->
        [0] Nobody died.
       *[other] { amount-people } died, { $open } of them in the open.
    }

## The dealing of the regions, before the first turn.

dealt-title = The regions are dealt.
    .own = You are born in the { $region }.
dealt-crises = Crises that can hit
dealt-communities = Communities they take
dealt-dead = People they kill
dealt-of = { $hit } of { $crises }
dealt-tags = { $tags }: nobody chose it.
dealt-first =
    { $you ->
        [seat] You draw the first card.
       *[others] { $seat } draws the first card.
    }

# What the last page counts: what each seat had, and what one did to another.
debrief-equal = Equal here means one rule for every nation.
debrief-hidden = Each nation had a secret goal.
holds-housed = people with a home
holds-waiting = people without a home
holds-tokens = tokens
did-housed = people given a home
did-aid = tokens of aid
did-sent = people sent away

## Ready questions of the lab.

idea-regions = Does it matter in which region a nation lies?
idea-generous = Who lives better: among seekers or among the generous?

## What a class may be asked about this game.

room-ask_own_1 = Who should house those who have lost their home?
room-answer_own_1_1 = Who has the most room
room-answer_own_1_2 = Who is nearest
room-answer_own_1_3 = Who caused the loss
room-ask_own_2 = Does your goal cost somebody else theirs?
room-answer_own_2_1 = Yes
room-answer_own_2_2 = Perhaps, I cannot see it
room-answer_own_2_3 = No

# The lab's page: its finding by the book, the gap, and the groups under their figures.
lab-by_book = By the book a protected nation wins { $a } in 100 games, an exposed one { $b }.
lab-gap = A protected nation wins { $value } in 100 more often than an exposed one.
lab-group_protected = protected
lab-group_middle = middle
lab-group_exposed = exposed
