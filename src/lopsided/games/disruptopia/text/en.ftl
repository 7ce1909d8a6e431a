### Disruptopia in English.
###
### What the messages are given, beside their own numbers ($price, $row ...):
### $seat, $target and $helper are names of players. $you says which of them the reader is: seat, target, helper, seat-target
### where the reader is both, or others. $same says who of them is one person: seat-target, or none. A number that has names here
### is said by its name: for 3, { $row } is what stands under row-3; { $row-effect } would be its .effect. A word without a dollar,
### such as { points }, is another message of this file.

title = Disruptopia
tagline = Everybody starts in the same garage. The rules pay by wealth.
pitch = Small AI companies plan in secret, then race from Startup to Billionaire. Subsidies, patents and publicity pay more to whoever has more already, and what is left over goes into your own pocket.

## The board in the terminal. Square brackets hold no words: [dim] and [/] are how something is printed.

board-company = Company
board-corp = $
board-pocket = Pocket
board-class = Class
board-power = Power
board-rep = Rep
board-compute = Compute
board-model = Model
board-workers = Workers
board-subsidies = Subsidies
board-hand = Hand
board-startup = Startup
board-millionaire = Million
board-billionaire = Billion
board-first = { $company } [dim](first)[/]
board-world = World
board-plan = [dim]Plan[/]      { $company }: { $steps }
board-effects = [dim]In effect[/] { $company }: { $cards }
board-used = { $card } (used)
board-held = [dim]Card { $cost }[/]    [bold]{ $card }[/]: { $does }

stream-research = Research deck
stream-influence = Influence deck
stream-sabotage = Sabotage deck
stream-marketing = Marketing die of { $seat }
stream-card = Card die of { $seat }
stream-dropped = Dropped cards of { $seat }
stream-begin = Who begins
stream-head_start = Head start
stream-subsidy = Subsidy die

## Names by number.

card-0 = Submit a Whitepaper
card-1 = New GPU Tech
card-2 = Dodgy Benchmark Results
card-3 = Build Recruiting Pipeline
card-4 = Grey-Market Chips
card-5 = Hand-Me-Down Racks
card-6 = Holiday Training Run
card-7 = Distil the Rival
card-8 = Weights for Everyone
card-9 = Public Research Grant
card-10 = Bulk Chip Contract
card-11 = Patent Thicket
card-12 = Synthetic Data Mill
card-13 = Night-Shift Lab
card-14 = Emergent Talents
card-15 = Preprint Flood
card-16 = Campus Hiring Spree
card-17 = Sign with a VC Investor
card-18 = Intern Volunteer Program
card-19 = Content Moderation
card-20 = Keynote in Black
card-21 = Lobby Day
card-22 = Giant Cheque Photo
card-23 = Upbeat Earnings Call
card-24 = Government Contract
card-25 = Ribbon Cutting
card-26 = Offshore Letterbox
card-27 = Celebrity Demo
card-28 = Focus-Group Machine
card-29 = Think-Tank Fellowships
card-30 = Regional Partners
card-31 = Lobbyist on Retainer
card-32 = Friendly Regulator
card-33 = Crisis Agency
card-34 = GPU Price Hike
card-35 = Anonymous Leak
card-36 = Poach the Team
card-37 = Zoning Complaint
card-38 = Creative Invoicing
card-39 = Breach of Contract Suit
card-40 = Short-Seller Report
card-41 = Class Action
card-42 = Denial of Service
card-43 = Safety Panic
card-44 = Export Controls
card-45 = Friendly Spy
card-46 = Audit of Public Money
card-47 = Whisper Campaign
card-48 = Exclusive Leases
card-49 = Non-Compete Clauses
card-50 = Royalty Troll
card-51 = Unflattering Meme

region-0 = North America
region-1 = South America
region-2 = Africa
region-3 = Europe
region-4 = Asia
region-5 = Oceania

option-0 = nothing
    .line = A day in the hammock
option-1 = Buy Chips
    .line = Pay for the next compute level
option-2 = File a Patent
    .line = The richer you are, the more it pays
option-3 = Recruit Tech Worker
    .line = Pay for the next worker
option-4 = Train New Model
    .line = Pay for the next version
option-5 = Government Handout
    .line = Take a subsidy where you are
option-6 = Stock Buyback
    .line = Money and reputation for the next class
option-7 = Marketing
    .line = Roll a die for power or reputation
option-8 = Scale Presence
    .line = Pay to open in one more region
option-9 = Play Card
    .line = One point towards a card
option-10 = Restructure
    .line = Remove an effect card of your own
option-11 = Hostile Audit
    .line = $5 and 2 reputation to remove a rival's effect card
option-12 = Fire and Rehire
    .line = A new hand of five cards

deck-0 = Research
    .line = Compute and models
deck-1 = Influence
    .line = Power, reputation and money
deck-2 = Sabotage
    .line = Harm to rivals

rank-0 = Startup
rank-1 = Millionaire
rank-2 = Billionaire

odd-0 = even
odd-1 = odd

why-21 = there is not enough money
why-22 = the company is not rich enough for it
why-23 = the computers are too weak
why-24 = there is nothing left to get
why-25 = the reputation is too low
why-26 = no subsidy is within reach
why-29 = there is no card to remove

## Numbers of things.

cost-points =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What is being decided: to who decides it, and to the others.

prompt-home =
    { $you ->
        [seat] Choose the region where your company was born.
       *[others] { $seat } chooses a home region.
    }
prompt-plan =
    { $you ->
        [seat] Plan the quarter in secret. Workers act in the order of their numbers.
       *[others] Everybody plans in secret.
    }
prompt-window =
    { $you ->
        [seat] A free moment: play a card that costs no worker, use an effect, or go on.
       *[others] { $seat } has a free moment.
    }
prompt-cards =
    { $you ->
        [seat] A worker is on Play Card: play what your points pay for, or go on.
       *[others] { $seat } looks through the cards.
    }
prompt-worker =
    { $you ->
        [seat] Your worker is ready. Carry it out, or let it be.
       *[others] { $seat } decides about the next worker.
    }
prompt-handout =
    { $you ->
        [seat] Where does your worker collect a subsidy?
       *[others] { $seat } is collecting a subsidy.
    }
prompt-scale =
    { $you ->
        [seat] Where do you open an office?
       *[others] { $seat } is opening an office.
    }
prompt-restructure =
    { $you ->
        [seat] Which of your effect cards goes?
       *[others] { $seat } is restructuring.
    }
prompt-audit =
    { $you ->
        [seat] Whose effect card do you have audited away?
       *[others] { $seat } is sending in the auditors.
    }
prompt-target =
    { $you ->
        [seat] Who is it going to be?
       *[others] { $seat } is choosing somebody.
    }
prompt-region =
    { $you ->
        [seat] Which region is it going to be?
       *[others] { $seat } is choosing a region.
    }
prompt-deck =
    { $you ->
        [seat] From which deck do you draw the next card?
       *[others] { $seat } is drawing cards.
    }
prompt-reroll =
    { $you ->
        [seat] Does the die stand, or do you ask another focus group?
       *[others] { $seat } is looking at the die.
    }
prompt-snatch =
    { $you ->
        [seat] You see the whole hand. Which card do you take?
       *[others] { $seat } is looking at a hand of cards.
    }

## What can be done: as the one who may do it reads it.

action-confirm = Seal the plan
action-toss = Discard { $card }
action-keep = Let the { $die } stand
action-reroll = Roll again instead of the { $die }
action-deck = Draw from { $deck }
action-use = Use { $card }
action-remove = Remove { $card }
action-audit = Pay ${ $price } and { $loss } reputation to remove { $card } of { $target }
action-snatch = Take { $card }
action-target = { $card } against { $target }
action-skip = Let worker { $worker } do nothing ({ $option })
action-place =
    { $option ->
        [0] Worker { $worker }: stay idle
       *[other] Worker { $worker }: { $option }
    }
action-recall =
    { $placed ->
        [0] Keep the cards that were to go
       *[other] Take worker { $placed } back
    }
action-go_on =
    { $points ->
        [0] Go on
        [one] Go on with 1 card point
       *[other] Go on with { $points } card points
    }
action-carry_out =
    { $option ->
        [1] Buy Chips: pay ${ $price } for compute { $next }
        [2] File a Patent: take ${ $amount }
        [3] Recruit worker { $next } for ${ $price }
        [4] Train version { $next } for ${ $price }
        [6] Stock Buyback: pay ${ $price } and { $loss } reputation
        [7] Marketing: roll the die
        [12] Fire and Rehire: throw the hand away and draw anew
       *[other] Carry out { $option }
    }
action-decline =
    { $looking ->
        [0] Leave it
       *[1] Take no card
    }
action-region =
    { $purpose ->
        [0] Found the company in { $region }
        [1] Collect a subsidy in { $region }
        [2] Open in { $region } for ${ $price }
        [3] Take a subsidy in { $region }
        [4] Take a subsidy in { $region }
        [5] Open in { $region }
        [6] Close the office of { $target } in { $region }
       *[other] { $region }
    }
action-play =
    { $cost ->
        [0] Play { $card }
       *[other] Play { $card } for { cost-points }
    }

## What happened.

event-hidden = { "" }
event-die = { "" }
event-aimed = { "" }
event-limit = Round { $round } was the last that the table plays.
event-revealed = All plans are open.
event-reshuffled = The { $deck } deck is used up. Its { $cards } discarded cards are shuffled and begin again.
event-round =
    { $you ->
        [seat] Round { $round }, an { $odd } one. You have the Player 1 token.
       *[others] Round { $round }, an { $odd } one. { $seat } has the Player 1 token.
    }
event-began =
    { $you ->
        [seat] You hold the Player 1 token.
       *[others] { $seat } holds the Player 1 token.
    }
event-favoured =
    { $you ->
        [seat] You start as a Millionaire. Somebody had to.
       *[others] { $seat } starts as a Millionaire. Somebody had to.
    }
event-settled =
    { $you ->
        [seat] Your company was born in { $region }.
       *[others] The company of { $seat } was born in { $region }.
    }
event-subsidised =
    { $misses ->
        [0] A subsidy was laid on { $region }.
        [one] The die fell on a full region first, then a subsidy was laid on { $region }.
       *[other] The die fell on full regions { $misses } times, then a subsidy was laid on { $region }.
    }
event-drew =
    { $you ->
        [seat] { "" }
       *[others] { $seat } drew a card from { $deck }.
    }
event-drew_card =
    { $you ->
        [seat] You drew { $card }.
       *[others] { $seat } drew { $card }.
    }
event-confirmed =
    { $you ->
        [seat] You sealed your plan.
       *[others] { $seat } sealed a plan.
    }
event-planned =
    { $you ->
        [seat] Your worker { $worker }: { $option }.
       *[others] Worker { $worker } of { $seat }: { $option }.
    }
event-tossed =
    { $you ->
        [seat] You discarded { $card }.
       *[others] { $seat } discarded { $card }.
    }
event-turn =
    { $you ->
        [seat] Your plan is carried out.
       *[others] The plan of { $seat } is carried out.
    }
event-failed =
    { $you ->
        [seat] Your worker { $worker } got nothing done at { $option }: { $why }.
       *[others] Worker { $worker } of { $seat } got nothing done at { $option }: { $why }.
    }
event-skipped =
    { $you ->
        [seat] You let worker { $worker } do nothing instead of { $option }.
       *[others] { $seat } let worker { $worker } do nothing instead of { $option }.
    }
event-chips =
    { $you ->
        [seat] You bought chips for ${ $price }: compute { $level }.
       *[others] { $seat } bought chips for ${ $price }: compute { $level }.
    }
event-patent =
    { $you ->
        [seat] You filed a patent and took ${ $amount }, as a { $rank } does.
       *[others] { $seat } filed a patent and took ${ $amount }, as a { $rank } does.
    }
event-recruited =
    { $price ->
        [0]
            { $you ->
                [seat] Worker { $worker } joined you for nothing, from the next round on.
               *[others] Worker { $worker } joined { $seat } for nothing, from the next round on.
            }
       *[other]
            { $you ->
                [seat] You recruited worker { $worker } for ${ $price }, for the next round on.
               *[others] { $seat } recruited worker { $worker } for ${ $price }, for the next round on.
            }
    }
event-trained =
    { $rep ->
        [0]
            { $power ->
                [0]
                    { $you ->
                        [seat] You trained version { $version } for ${ $price }.
                       *[others] { $seat } trained version { $version } for ${ $price }.
                    }
               *[other]
                    { $you ->
                        [seat] You trained version { $version } for ${ $price }: power +{ $power }.
                       *[others] { $seat } trained version { $version } for ${ $price }: power +{ $power }.
                    }
            }
       *[other]
            { $power ->
                [0]
                    { $you ->
                        [seat] You trained version { $version } for ${ $price }: reputation +{ $rep }.
                       *[others] { $seat } trained version { $version } for ${ $price }: reputation +{ $rep }.
                    }
               *[other]
                    { $you ->
                        [seat] You trained version { $version } for ${ $price }: power +{ $power }, reputation +{ $rep }.
                       *[others] { $seat } trained version { $version } for ${ $price }: power +{ $power }, reputation +{ $rep }.
                    }
            }
    }
event-handout =
    { $you ->
        [seat] You collected a subsidy in { $region }.
       *[others] { $seat } collected a subsidy in { $region }.
    }
event-buyback =
    { $you ->
        [seat] You paid ${ $price } and { $rep } reputation for a buyback. You are now a { $rank }.
       *[others] { $seat } paid ${ $price } and { $rep } reputation for a buyback and is now a { $rank }.
    }
event-marketing =
    { $power ->
        [0]
            { $rep ->
                [0]
                    { $you ->
                        [seat] You advertised and rolled { $face }. Nobody looked up.
                       *[others] { $seat } advertised and rolled { $face }. Nobody looked up.
                    }
               *[other]
                    { $you ->
                        [seat] You advertised and rolled { $face }: reputation +{ $rep }.
                       *[others] { $seat } advertised and rolled { $face }: reputation +{ $rep }.
                    }
            }
       *[other]
            { $you ->
                [seat] You advertised and rolled { $face }: power +{ $power }.
               *[others] { $seat } advertised and rolled { $face }: power +{ $power }.
            }
    }
event-rerolls =
    { $you ->
        [seat] You did not like the { $face } and asked another focus group.
       *[others] { $seat } did not like the { $face } and asked another focus group.
    }
event-scaled =
    { $you ->
        [seat] You opened in { $region } for ${ $price }.
       *[others] { $seat } opened in { $region } for ${ $price }.
    }
event-point =
    { $points ->
        [one]
            { $you ->
                [seat] You have 1 card point.
               *[others] { $seat } has 1 card point.
            }
       *[other]
            { $you ->
                [seat] You have { $points } card points.
               *[others] { $seat } has { $points } card points.
            }
    }
event-restructured =
    { $you ->
        [seat] You gave up { $card }.
       *[others] { $seat } gave up { $card }.
    }
event-audited =
    { $you ->
        [seat] You paid ${ $price } and { $rep } reputation, and { $target } lost { $card }.
        [target] { $seat } paid ${ $price } and { $rep } reputation, and you lost { $card }.
       *[others] { $seat } paid ${ $price } and { $rep } reputation, and { $target } lost { $card }.
    }
event-rehired =
    { $cards ->
        [0]
            { $you ->
                [seat] You had no cards to throw away.
               *[others] { $seat } had no cards to throw away.
            }
       *[other]
            { $you ->
                [seat] You threw your { cards } away.
               *[others] { $seat } threw { cards } away.
            }
    }
event-played =
    { $you ->
        [seat] You played { $card }.
       *[others] { $seat } played { $card }.
    }
event-installed =
    { $you ->
        [seat] You put { $card } into effect.
       *[others] { $seat } put { $card } into effect.
    }
event-used =
    { $you ->
        [seat] You used { $card }.
       *[others] { $seat } used { $card }.
    }
event-card_die =
    { $you ->
        [seat] You rolled { $face }.
       *[others] { $seat } rolled { $face }.
    }
event-power_up =
    { $you ->
        [seat] Your power rose by { $amount } to { $total }.
       *[others] The power of { $seat } rose by { $amount } to { $total }.
    }
event-power_down =
    { $you ->
        [seat] Your power fell by { $amount } to { $total }.
       *[others] The power of { $seat } fell by { $amount } to { $total }.
    }
event-rep_up =
    { $you ->
        [seat] Your reputation rose by { $amount } to { $total }.
       *[others] The reputation of { $seat } rose by { $amount } to { $total }.
    }
event-rep_down =
    { $you ->
        [seat] Your reputation fell by { $amount } to { $total }.
       *[others] The reputation of { $seat } fell by { $amount } to { $total }.
    }
event-gained =
    { $you ->
        [seat] Your company took ${ $amount }.
       *[others] The company of { $seat } took ${ $amount }.
    }
event-lost =
    { $you ->
        [seat] Your company lost ${ $amount }.
       *[others] The company of { $seat } lost ${ $amount }.
    }
event-paid =
    { $you ->
        [seat] Your company paid ${ $amount }.
       *[others] The company of { $seat } paid ${ $amount }.
    }
event-stole =
    { $you ->
        [seat] ${ $amount } of { $target } went to your company.
        [target] { $seat } took ${ $amount } from your company.
       *[others] { $seat } took ${ $amount } from the company of { $target }.
    }
event-compute_up =
    { $you ->
        [seat] Your compute is now { $level }.
       *[others] The compute of { $seat } is now { $level }.
    }
event-compute_down =
    { $you ->
        [seat] Your compute fell to { $level }.
       *[others] The compute of { $seat } fell to { $level }.
    }
event-cut =
    { $you ->
        [seat] Your next training costs ${ $amount } less.
       *[others] The next training of { $seat } costs ${ $amount } less.
    }
event-surcharge =
    { $you ->
        [seat] Your next training costs ${ $amount } more.
       *[others] The next training of { $seat } costs ${ $amount } more.
    }
event-fired =
    { $you ->
        [seat] Your worker { $worker } has gone over to somebody else.
       *[others] Worker { $worker } of { $seat } has gone over to somebody else.
    }
event-opened =
    { $you ->
        [seat] You opened in { $region } for nothing.
       *[others] { $seat } opened in { $region } for nothing.
    }
event-closed =
    { $you ->
        [seat] Your office in { $region } is closed.
       *[others] The office of { $seat } in { $region } is closed.
    }
event-subsidy =
    { $you ->
        [seat] You took a subsidy in { $region }.
       *[others] { $seat } took a subsidy in { $region }.
    }
event-returned =
    { $you ->
        [seat] You had to give a subsidy back.
       *[others] { $seat } had to give a subsidy back.
    }
event-dropped =
    { $you ->
        [seat] You lost { $card } from your hand.
       *[others] { $seat } lost { $card } from the hand.
    }
event-snatched =
    { $you ->
        [seat] { "" }
        [target] { "" }
       *[others] { $seat } took a { $deck } card from the hand of { $target }.
    }
event-snatched_card =
    { $you ->
        [seat] You took { $card } from the hand of { $target }.
        [target] { $seat } took { $card } from your hand.
       *[others] { $seat } took { $card } from the hand of { $target }.
    }
event-spared =
    { $you ->
        [seat] You looked at the hand of { $target } and took nothing.
        [target] { $seat } looked at your hand and took nothing.
       *[others] { $seat } looked at the hand of { $target } and took nothing.
    }
event-siphoned =
    { $amount ->
        [0]
            { $you ->
                [seat] Nothing was left for your own pocket.
               *[others] Nothing was left for the pocket of { $seat }.
            }
       *[other]
            { $you ->
                [seat] ${ $amount } went into your own pocket, where ${ $total } lie now.
               *[others] ${ $amount } went into the pocket of { $seat }, where ${ $total } lie now.
            }
    }
event-income =
    { $you ->
        [seat] Your company earned ${ $amount }: power { $power }, subsidies { $subsidy }, reputation { $rep }.
       *[others] The company of { $seat } earned ${ $amount }: power { $power }, subsidies { $subsidy }, reputation { $rep }.
    }
event-capped =
    { $you ->
        [seat] Another ${ $amount } went to the lawyers: ${ $most } a round is the most a company can earn.
       *[others] Another ${ $amount } of { $seat } went to the lawyers.
    }
event-last_round =
    { $you ->
        [seat] You have version { $version }. This is the last round.
       *[others] { $seat } has version { $version }. This is the last round.
    }
event-scored =
    { $you ->
        [seat] You score { points }: { $funds } from your pocket, { $power } from power, { $version } from the model, the rest from subsidies.
       *[others] { $seat } scores { points }: { $funds } from the pocket, { $power } from power, { $version } from the model, the rest from subsidies.
    }
event-won =
    { $you ->
        [seat] You win. Disruption complete.
       *[others] { $seat } wins. Disruption complete.
    }

## Why something cannot be done now.

refusal-not_asked = It is not your move (DR-033).
refusal-other_question = That is not what is being decided now (DR-023).
refusal-occupied = Somebody's company was born there already (DR-005).
refusal-all_placed = All your workers are placed. Seal the plan, or take one back (DR-028).
refusal-not_all_placed = Decide about every worker first; one may stay idle (DR-Q21).
refusal-no_cards = This table plays without cards, and their row is closed (DR-029).
refusal-hand_full = Discard first: a hand has 5 cards at most (DR-026).
refusal-hand_fits = Your hand fits the limit; nothing needs to go (DR-026).
refusal-nothing_to_recall = There is nothing to take back (DR-Q89).
refusal-enough = You have changed your mind often enough; now it stands (DR-Q89).
refusal-no_such_card = There is no such card (DR-102).
refusal-tossed = That card is going already (DR-026).
refusal-costs_workers = { $card } costs { cost-points }; each worker on Play Card brings one (DR-103).
refusal-no_slot = All three effect slots are full. Restructure first (DR-115).
refusal-requirement = You do not meet what { $card } asks for (DR-118).
refusal-no_use = { $card } would change nothing now (DR-Q47).
refusal-used = { $card } was used this round (DR-116).
refusal-not_yet = { $card } works from the next round on (DR-Q01).
refusal-wrong_quarter = { $card } does not work in a round like this one (DR-Q57).
refusal-standing = { $card } works by itself all the time (DR-116).
refusal-poor = The company has ${ $have }, and that is not enough (DR-035).
refusal-rank = Your company is not rich enough for that (DR-052).
refusal-compute = Your compute is too low for the next version (DR-072).
refusal-top = There is nothing left to get (DR-Q37).
refusal-reputation = Your reputation does not cover the loss (DR-089).
refusal-no_token = No subsidy lies there (DR-079).
refusal-no_presence = You are not present there (DR-139).
refusal-present = You are there already (DR-101).
refusal-no_effect_card = There is no effect card to remove (DR-122).
refusal-shielded = An effect card there keeps auditors away (DR-Q11).
refusal-no_such_rival = There is no such company at this table (DR-001).
refusal-yourself = Not against yourself (DR-123).
refusal-not_a_target = { $card } would do nothing to that company, or may not be aimed at it (DR-Q72).
refusal-empty_deck = That deck and its pile are empty (DR-Q84).
refusal-not_there = That company is not present there (DR-Q39).

## What the host of a table may choose, and the values it can have.

option-effect_activation = Effect cards work at once, or from the next round on.
    .value =
        { $value ->
            [immediate] at once
           *[next_round] from the next round on
        }
option-reputation_track = What a good reputation brings: in broad bands, or step by step.
    .value =
        { $value ->
            [bands] in bands
           *[ladder] step by step
        }
option-setup_order = Who chooses a home region first: the first player, or the last.
    .value =
        { $value ->
            [clockwise] first player first
           *[reverse] last player first
        }
option-max_rounds = After so many rounds the game ends even if nobody has the last model.
option-head_start = Everybody starts equal, or one company by lot starts as a Millionaire.
    .value =
        { $value ->
            [none] equal
           *[one_millionaire] one Millionaire
        }
option-cards = With cards or without.
    .value =
        { $value ->
            [on] with cards
           *[off] without cards
        }
option-equal_patent = A patent pays every class the same.
    .value =
        { $value ->
            [off] by class
           *[on] the same for all
        }
option-equal_subsidy = A subsidy pays every class the same.
    .value =
        { $value ->
            [off] by class
           *[on] the same for all
        }
option-equal_marketing = Marketing does the same for every class.
    .value =
        { $value ->
            [off] by class
           *[on] the same for all
        }
option-equal_regions = Every region has room for two subsidies.
    .value =
        { $value ->
            [off] as printed
           *[on] two each
        }
option-equal_grant = Research grants pay every class the same.
    .value =
        { $value ->
            [off] by class
           *[on] the same for all
        }
option-open_locks = Everything is open to every class.
    .value =
        { $value ->
            [off] by class
           *[on] open
        }
