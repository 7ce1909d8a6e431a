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

## How each bot plays.

bot-blitz = Opens offices and earns, then buys chips and trains at speed, and ends the game as soon as it leads.
bot-siphon = Climbs to Billionaire, recruits, files patents and takes the money home.
bot-saboteur = Plays for itself like siphon, and spends workers on harming whoever is ahead.

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
board-step = { $worker } { $option }
board-effects = [dim]In effect[/] { $company }: { $cards }
board-used = { $card } (used)
board-held = [dim]Card { $cost }[/]    [bold]{ $card }[/]: { $card-does }

stream-research = Research deck
stream-influence = Influence deck
stream-sabotage = Sabotage deck
stream-marketing = Marketing die of { $seat }
stream-card = { card-die }
stream-dropped = Dropped cards of { $seat }
stream-begin = { who-begins }
stream-head_start = Head start
stream-subsidy = Subsidy die

## Names by number.

card-0 = Submit a Whitepaper
    .does = Reputation +2. Your next training costs $2 less.
    .scene = Forty pages, eleven authors, one graph that goes up.
card-1 = New GPU Tech
    .does = Your next training costs $3 less.
    .scene = Twice as fast at half the warranty.
card-2 = Dodgy Benchmark Results
    .does = Your next training costs $2 less. Reputation -1.
    .scene = The test set was in the training set. So was the examiner.
card-3 = Build Recruiting Pipeline
    .does = Pay for the next worker, $2 less. Your class must allow it.
    .scene = Six interviews, one puzzle about manhole covers, a tote bag.
card-4 = Grey-Market Chips
    .does = Compute +1 without paying, whatever your class. Reputation -1.
    .scene = The crates say toasters. They hum in binary.
card-5 = Hand-Me-Down Racks
    .does = Compute +1 without paying. Your class must allow it.
    .scene = Somebody else's last year is your next quarter.
card-6 = Holiday Training Run
    .does = Train the next version without paying. Your class must allow it.
    .scene = The office is empty, the lights flicker, the loss goes down.
card-7 = Distil the Rival
    .does = Only if a rival has a newer model: train the next version for $4 less. Reputation -1. Your class must allow it.
    .scene = You asked it ten million questions, very politely.
card-8 = Weights for Everyone
    .does = Reputation +3. Every rival's next training costs $1 less.
    .scene = Free as in speech, and as in puppy.
card-9 = Public Research Grant
    .does = Take $4 as a Startup, $3 as a Millionaire, $2 as a Billionaire.
    .scene = The form has ninety fields. For once the small ones are asked first.
card-10 = Bulk Chip Contract
    .does = Buy Chips costs you $1 less.
    .scene = By the pallet, by the ship, by the sea.
card-11 = Patent Thicket
    .does = Each patent brings you $1 more.
    .scene = Claim one: a method. Claim two: any method.
card-12 = Synthetic Data Mill
    .does = Training costs you $1 less.
    .scene = It reads what it wrote about what it read.
card-13 = Night-Shift Lab
    .does = In even rounds, once: take $3.
    .scene = The vending machine is the only one who goes home.
card-14 = Emergent Talents
    .does = Each training brings Power +1.
    .scene = Nobody taught it chess. Nobody taught it to gloat.
card-15 = Preprint Flood
    .does = Draw 3 cards, from any decks.
    .scene = Published on Monday, cited on Tuesday, withdrawn on Friday.
card-16 = Campus Hiring Spree
    .does = Take the next worker without paying. Your class must allow it.
    .scene = They came for the pizza and stayed for the vesting.
card-17 = Sign with a VC Investor
    .does = Needs Reputation 1. Once a round: Power +1.
    .scene = They believe in you, and in a board seat.
card-18 = Intern Volunteer Program
    .does = Once a round: Reputation +1.
    .scene = Unpaid, but the beanbags are excellent.
card-19 = Content Moderation
    .does = Reputation +1.
    .scene = Somebody far away looks at it so that you need not.
card-20 = Keynote in Black
    .does = Power +2 with Reputation 3 or more, otherwise Power +1.
    .scene = One more thing. It is the same thing, thinner.
card-21 = Lobby Day
    .does = Take 1 subsidy from any region.
    .scene = You brought a fruit basket and a draft of the law.
card-22 = Giant Cheque Photo
    .does = Pay $2. Reputation +2.
    .scene = The cheque is three metres wide. The sum is not.
card-23 = Upbeat Earnings Call
    .does = Take $3.
    .scene = Losses are down, if you hold the chart like this.
card-24 = Government Contract
    .does = Needs a subsidy of your own. Take $2 for each of your subsidies, $6 at most.
    .scene = Who is trusted with public money is trusted with more.
card-25 = Ribbon Cutting
    .does = Open in another region without paying. Your class must allow it.
    .scene = Golden scissors, a mayor, nobody inside yet.
card-26 = Offshore Letterbox
    .does = Open in another region without paying, whatever your class. Reputation -1.
    .scene = Fourth floor, no lift, nine hundred headquarters.
card-27 = Celebrity Demo
    .does = Roll a die. 1 or 2: Power +2. 3 to 6: Reputation +2.
    .scene = He cannot use it either, but so charmingly.
card-28 = Focus-Group Machine
    .does = You may reroll each Marketing die once. The second one stands.
    .scene = Ask until they say it.
card-29 = Think-Tank Fellowships
    .does = Your Buybacks cost 1 reputation less.
    .scene = Independent scholars find that you are right.
card-30 = Regional Partners
    .does = Scale Presence costs you $1 less.
    .scene = They know a man who knows the harbour master.
card-31 = Lobbyist on Retainer
    .does = Once a round: pay $1 and take 1 subsidy from a region where you are.
    .scene = He never asks for anything. He reminds.
card-32 = Friendly Regulator
    .does = No Hostile Audit can remove your effect cards.
    .scene = You were at school together. You still are.
card-33 = Crisis Agency
    .does = Rivals' cards cannot lower your reputation.
    .scene = Nothing happened, and it will not happen again.
card-34 = GPU Price Hike
    .does = Buy Chips costs every rival $1 more.
    .scene = You bought the factory's whole spring.
card-35 = Anonymous Leak
    .does = A rival loses 2 reputation.
    .scene = The memo was real. The highlighting was yours.
card-36 = Poach the Team
    .does = A rival loses the worker with the highest number.
    .scene = Same desk, other lanyard.
card-37 = Zoning Complaint
    .does = A rival loses its presence in a region of your choice.
    .scene = A rare newt has been seen near their cooling tower.
card-38 = Creative Invoicing
    .does = Take up to $2 from a rival's company.
    .scene = Item one: advice. Item two: not taking it.
card-39 = Breach of Contract Suit
    .does = Take up to $4 from a rival's company.
    .scene = Clause forty-one, in the font of a flea.
card-40 = Short-Seller Report
    .does = A rival loses 2 power.
    .scene = Ninety pages that end in a downward arrow.
card-41 = Class Action
    .does = Every rival's company loses up to $2.
    .scene = Four million plaintiffs, eleven cents each.
card-42 = Denial of Service
    .does = A rival discards 2 cards by chance.
    .scene = A hundred thousand refrigerators called at once.
card-43 = Safety Panic
    .does = A rival with the newest model: its next training costs $2 more.
    .scene = You are merely asking questions, on every channel.
card-44 = Export Controls
    .does = A rival loses 1 compute, but never below its model.
    .scene = Their chips are a matter of national security. Yours are a product.
card-45 = Friendly Spy
    .does = Look at a rival's hand and take 1 card.
    .scene = He fixed their printer. He fixed it well.
card-46 = Audit of Public Money
    .does = A Millionaire or Billionaire gives 1 subsidy back.
    .scene = The receipts were for a boat. The boat was for research.
card-47 = Whisper Campaign
    .does = Once a round: a rival loses 1 reputation.
    .scene = People are saying. You know the people.
card-48 = Exclusive Leases
    .does = Scale Presence costs every rival $1 more.
    .scene = Every roof with a view is already yours.
card-49 = Non-Compete Clauses
    .does = Recruiting costs every rival $1 more.
    .scene = They may work anywhere else, in agriculture.
card-50 = Royalty Troll
    .does = In odd rounds, once: take up to $2 from a rival's company.
    .scene = You invented the rounded corner, and the corner.
card-51 = Unflattering Meme
    .does = Pay $1. A rival loses 1 power, you lose 1 reputation.
    .scene = It took an intern four minutes. It will outlive both companies.

region-0 = North America
    .short = N. America
region-1 = South America
    .short = S. America
region-2 = Africa
    .short = Africa
region-3 = Europe
    .short = Europe
region-4 = Asia
    .short = Asia
region-5 = Oceania
    .short = Oceania

option-0 = nothing
    .line = A day in the hammock
    .short = idle
    .do = Carry it out
option-1 = Buy Chips
    .line = Pay for the next compute level
    .short = Chips
    .do = Buy the chips
option-2 = File a Patent
    .line = The richer you are, the more it pays
    .short = Patent
    .do = File the patent
option-3 = Recruit Tech Worker
    .line = Pay for the next worker
    .short = Recruit
    .do = Recruit
option-4 = Train New Model
    .line = Pay for the next version
    .short = Train
    .do = Train the model
option-5 = Government Handout
    .line = Take a subsidy where you are
    .short = Handout
    .do = Take a subsidy
option-6 = Stock Buyback
    .line = Money and reputation for the next class
    .short = Buyback
    .do = Buy the stock back
option-7 = Marketing
    .line = Roll a die for power or reputation
    .short = Market
    .do = Run the campaign
option-8 = Scale Presence
    .line = Pay to open in one more region
    .short = Scale
    .do = Open an office
option-9 = Play Card
    .line = One point towards a card
    .short = Card
    .do = Play a card
option-10 = Restructure
    .line = Remove an effect card of your own
    .short = Restruct
    .do = Restructure
option-11 = Hostile Audit
    .line = $5 and 2 reputation to remove a rival's effect card
    .short = Audit
    .do = Send the auditors
option-12 = Fire and Rehire
    .line = A new hand of five cards
    .short = Rehire
    .do = Fire and rehire

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
    .short = not enough money
why-22 = the company is not rich enough for it
    .short = not rich enough
why-23 = the computers are too weak
    .short = compute too low
why-24 = there is nothing left to get
    .short = nothing left to get
why-25 = the reputation is too low
    .short = reputation too low
why-26 = no subsidy is within reach
    .short = no subsidy within reach
why-29 = there is no card to remove
    .short = no effect card to remove

## Numbers of things.

cost-points =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
subsidies =
    { $tokens ->
        [one] { $tokens } subsidy
       *[other] { $tokens } subsidies
    }
workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
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
        [seat] A free moment: play a card, use an effect, or go on.
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
event-drew_card = { you-drew }
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
    .why = No version can be trained beyond the compute level.
event-patent =
    { $you ->
        [seat] You filed a patent and took ${ $amount }, as a { $rank } does.
       *[others] { $seat } filed a patent and took ${ $amount }, as a { $rank } does.
    }
    .why = A patent pays at once, and more in a higher class.
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
    .why = One more worker means one more task in each round to come.
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
    .why = Every version is a point, and version 7 brings the last round.
event-handout =
    { $you ->
        [seat] You collected a subsidy in { $region }.
       *[others] { $seat } collected a subsidy in { $region }.
    }
    .why = Subsidies score, and in a higher class they pay every round.
event-buyback =
    { $you ->
        [seat] You paid ${ $price } and { $rep } reputation for a buyback. You are now a { $rank }.
       *[others] { $seat } paid ${ $price } and { $rep } reputation for a buyback and is now a { $rank }.
    }
    .why = A higher class is paid more for the same work.
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
    .why = Power is income each round, and reputation is the price of a class.
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
    .why = Subsidies can be taken only where there is an office.
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
event-played = { you-played }
event-installed =
    { $you ->
        [seat] You put { $card } into effect.
       *[others] { $seat } put { $card } into effect.
    }
event-used = { you-used }
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
by-class =
    { $value ->
        [off] by class
       *[on] the same for all
    }
option-equal_patent = A patent pays every class the same.
    .value = { by-class }
option-equal_subsidy = A subsidy pays every class the same.
    .value = { by-class }
option-equal_marketing = Marketing does the same for every class.
    .value = { by-class }
option-equal_regions = Every region has room for two subsidies.
    .value =
        { $value ->
            [off] as printed
           *[on] two each
        }
option-equal_grant = Research grants pay every class the same.
    .value = { by-class }
option-open_locks = Everything is open to every class.
    .value =
        { $value ->
            [off] by class
           *[on] open
        }

variant-equal = with the same pay for every class

## One sentence about each kind of decision, in a first game.

guide-home = Choose where your first office stands: its region brings subsidies.
guide-plan = Give every worker one task. Nobody sees your plan until all are sealed.
guide-window = You may play a free card now, or go on.
guide-cards = Your workers have paid for cards: play them now.
guide-worker = One of your workers is at it: carry the task out, or skip it.
guide-handout = Choose the region that this subsidy comes from.
guide-scale = Choose where another office opens.
guide-restructure = Say what you give up for what you get.
guide-audit = Choose whom the auditors look at; it costs you as well.
guide-target = Choose the company that this card is meant for.
guide-region = Choose the region that this card is about.
guide-deck = Choose the deck that you draw from.
guide-reroll = You may roll this die again, or keep it.
guide-snatch = Choose the card that you take from another hand.

## The board in the browser.

unit = $
money = ${ $amount }
money-more = +${ $amount }
money-less = −${ $amount }
free = free
worker = worker { $worker }
worker-of =
    { $you ->
        [seat] you, worker { $worker }
       *[others] { $seat }, worker { $worker }
    }

# Where we are, over the table.
where = Round { $round }, { $odd }. { where-step }
where-last = Round { $round }, { $odd }, the last one. { where-step }
where-step =
    { $moment ->
        [setup] The first offices open
        [plan] Step 1 of 5: everybody plans in secret
        [reveal] Step 1 of 5: the plans are open
        [resolve] Step 2 of 5: plans are carried out
        [close] Steps 3 and 4 of 5: the quarter closes
       *[over] { game-over }
    }

# Under a company's name, one beside the other.
badge-pocket = pocket ${ $amount }
badge-end = { points }, ${ $amount } in the pocket, model { $model }
state-sealed = sealed
state-plans = planning
state-done = done
state-first = first

# The world.
world-table = The world, the quarterly strategy and your hand
world = World map with six regions
world-offices = { $region }: { $tokens } of { $room } subsidies. Offices: { $names }.
world-no_office = { $region }: { $tokens } of { $room } subsidies. No office.
world-in_store = in store
deck-left = { $deck }, { $cards } left

# A company as one hears it who does not see the board.
told =
    { $you ->
        [seat] You
       *[others] { $seat }
    }: { $rank }, ${ $corp } in the company, ${ $pocket } in the pocket, power { $power }, reputation { $rep }, income { $income }, { subsidies }, compute { $compute }, model { $model }, { workers }, { cards }.
told-offices = Offices in { $regions }.
told-no_office = No office yet.
told-effects = Effects: { $effects }.

# Net worth, with what each class is paid.
worth = Net worth
worth-subsidy = subsidy ${ $amount }
worth-patent = patent ${ $amount }
worth-nobody = nobody
worth-compute = compute
worth-model = model
worth-end = Model { $model } ends the game.
worth-points = A point for each ${ $funds } in the pocket, { $power } power or { $tokens } subsidies, and { $version } a model.
score-caption = What the points are made of
score-pocket = pocket
score-model = { worth-model }
score-tokens = { close-subsidy }
score-points = points
worth-last = This is the last round.

# One company's own board.
company =
    { $you ->
        [seat] Your company has ${ $amount }
       *[others] { $seat } has ${ $amount }
    }
company-pocket =
    { $you ->
        [seat] ${ $amount } in your pocket, { subsidies }
       *[others] ${ $amount } in the pocket, { subsidies }
    }
company-waiting = Waiting for the next training: { $change }.
track-power = Power
track-income = Income
track-rep = Reputation
track-to_income = to income
track-to_training = to training
slots = In the three effect slots
slot-empty = empty slot
slot-unused = unused
slot-used = used this round
slot-fresh = from next round
slot-always = always
slot-use = press to use
slot-remove = press to remove

# All companies in one table.
rivals = All companies
# at most 7
column-power = power
# at most 7
column-rep = rep.
# at most 7
column-income = income
# at most 7
column-tokens = subs.
# at most 7
column-workers = staff
# at most 7
column-cards = cards
# at most 7
column-vp = VP
rivals-before = lies before { $seat }.
close-out = into the pocket
close-subsidy = subsidies
close-rep = reputation
close-income = comes in

# Cards.
card-cost =
    { $cost ->
        [one] costs { $cost } worker on Play Card
       *[other] costs { $cost } workers on Play Card
    }
kind-played = Action, once
    .brief = Action
kind-round = Effect, once a round
    .brief = Once a round
kind-odd = Effect, odd rounds
    .brief = Odd rounds
kind-even = Effect, even rounds
    .brief = Even rounds
kind-standing = Effect, stays
    .brief = Stays
hand = { your-hand }
hand-price = The figure is the price: workers on Play Card.
hand-toss =
    { $cards ->
        [one] One card too many: choose the one that goes.
       *[other] { cards } too many: choose those that go.
    }
hand-tossed =
    { $cards ->
        [one] The crossed card goes when the plans are opened.
       *[other] The { $cards } crossed cards go when the plans are opened.
    }
hand-play =
    { $cards ->
        [one] One card can be played now.
       *[other] { cards } can be played now.
    }
hand-goes = goes away
hand-hidden = face down
hand-none = No cards.

# The quarterly strategy. An offer is what an option costs or brings; what ends in _top is said where there is nothing left to get.
strategy = Quarterly strategy: twelve options in three rows
strategy-cards = Cards
strategy-cell = { $option }: { offered }.
strategy-open = { $option }.
strategy-there = Here: { $names }.
strategy-place = Press to place worker { $worker }.
offer-top = top
offer-rank =
    { $rank ->
        [1] no. { $next }: not for Startups
       *[2] no. { $next }: Billionaires only
    }
offer-buy_chips = ${ $price } for level { $next }
offer-buy_chips_top = nothing faster exists
offer-file_patent = you get ${ $amount }
offer-recruit = ${ $price } for worker { $next }
offer-recruit_top = everybody works for you
offer-train = ${ $price } for version { $next }
offer-train_top = nothing newer exists
offer-handout = free, takes 1 subsidy
offer-buyback = ${ $price }, reputation { $change }
offer-buyback_top = nobody is richer
offer-marketing = free, roll a die
offer-scale_presence = ${ $price } for region { $next }
offer-scale_presence_top = you are everywhere
offer-play_card = 1 card point each
offer-restructure = free, drops 1 effect
offer-audit = ${ $price }, reputation { $change }
offer-rehire = free, a whole new hand
offered =
    { $offer ->
        [rank] { offer-rank }
        [buy_chips] { offer-buy_chips }
        [file_patent] { offer-file_patent }
        [recruit] { offer-recruit }
        [train] { offer-train }
        [handout] { offer-handout }
        [buyback] { offer-buyback }
        [marketing] { offer-marketing }
        [scale_presence] { offer-scale_presence }
        [play_card] { offer-play_card }
        [restructure] { offer-restructure }
        [audit] { offer-audit }
        [buy_chips_top] { offer-buy_chips_top }
        [recruit_top] { offer-recruit_top }
        [train_top] { offer-train_top }
        [buyback_top] { offer-buyback_top }
        [scale_presence_top] { offer-scale_presence_top }
       *[rehire] { offer-rehire }
    }

# The plan as it is made: the plank of workers, what may go wrong, the seal, and the list of moves.
plank-rests = rests
plank-die = die
plank-stuck = stuck
plank-hire = hire
plank-locked =
    { $rank ->
        [1] Worker { $worker } is not for Startups.
       *[2] Worker { $worker } is for Billionaires only.
    }
plank-worker = Worker { $worker }:
plan-secret = Nobody sees this before everybody has sealed.
plan-leaves = The company has ${ $amount }. This plan leaves { $left }, and whatever is left goes into your own pocket.
plan-back = Take one back
plan-which = Cards that go
plan-go = { $titles } will go.
plan-others = Choose others
plan-sure = nobody has a task: once more to seal
plan-all = every worker has a task
plan-one_idle = worker { $worker } stays idle
plan-idle = { workers } stay idle
plan-cards_first =
    { $cards ->
        [one] first choose a card that goes
       *[other] first choose { cards } that go
    }
risk-money = Worker { $worker } needs ${ $price } for { $option } and will not find it.
risk-rank =
    { $rank ->
        [1] Worker { $worker } finds { $option } locked for Startups.
       *[2] Worker { $worker } finds { $option } locked: Billionaires only.
    }
risk-compute = Worker { $worker } needs more compute before it can train.
risk-top = Worker { $worker } finds nothing left to get with { $option }.
risk-rep = Worker { $worker } needs a better reputation for { $option }.
risk-token = Worker { $worker } finds no subsidy where you are.
risk-opened = Worker { $worker } finds a subsidy only where a new office opens.
risk-effect = Worker { $worker } finds no effect card of yours to remove.
risk-rival = Worker { $worker } finds no effect card of a rival.
list-goes = { $card } goes
list-stays = { $card } stays after all
list-place = Worker { $worker }: { $option }, { offered }
list-take_up =
    { $option ->
        [0] Take up worker { $worker }, who stays idle
       *[other] Take up worker { $worker }, { $option }
    }
list-seal =
    { $workers ->
        [0] { action-confirm }
        [one] { action-confirm }, { workers } stays idle
       *[other] { action-confirm }, { workers } stay idle
    }

# The plans are opened.
reveal-sealed = All plans are sealed. Open them.
order =
    { $place ->
        [0] begins, as holder of the Player 1 token
        [1] second
        [2] third
       *[3] fourth
    }
order-last = last
order-rest = Everybody rests.
next = Next
next-first =
    { $you ->
        [seat] You first
       *[others] { $seat } first
    }

# What is chosen while a plan is carried out, and the bill of the worker that is asked about: words to the left of a figure.
choice-rival = { $rank }, ${ $amount }, power { $power }, reputation { $rep }
choice-cards_left = { cards } left
choice-price = for ${ $price }
choice-keep = Let the die stand
choice-reroll = Roll once more
choice-skip = Skip it
choice-cards = Which card? Or tap it on the table.
choice-region = Where? Or tap a region on the map.
choice-playing = { $card }: { $card-does }
bill-buy_chips = Buy Chips, level { $next }
bill-recruit = Recruit worker { $next }
bill-train = Train version { $next }
bill-scale_presence = Open office no. { $next }
bill-then = The company has ${ $amount }, then
bill-power =
    { $offices ->
        [one] Power, for { $offices } office
       *[other] Power, for { $offices } offices
    }
bill-low = A low roll
bill-high = A high roll
bill-class = Your class
bill-handout = You hold { subsidies }. Each pays a round

# What came of a worker's task, in a few words each.
deed-compute = compute { $level }
deed-model = version { $version }
deed-power = power { $change }
deed-rep = reputation { $change }
deed-token = 1 subsidy, { $region }
deed-office = office in { $region }
deed-die = rolled { $face }
deed-nothing = nothing
deed-dropped = { $card } removed
deed-audited = { $card } of { $target } removed
deed-rehired = { cards } thrown away
deed-skipped = let be
deed-all_idle = Nobody was sent anywhere.

# The sentence over the turn.
head-won =
    { $winners ->
        [one] { $names } dominates the market.
       *[other] { $names } dominate the market.
    }
head-won_also = You and { $names } dominate the market.
head-won_you = You dominate the market.
head-toss =
    { $cards ->
        [one] Which card goes?
       *[other] Which { $cards } cards go?
    }
head-place = Where does worker { $worker } go?
head-seal = The plan stands. Seal it?
head-sealed = Sealed. Waiting for { $names }.
head-all_sealed = All plans are sealed.
head-all_move =
    { $moves ->
        [one] Everybody moves once.
       *[other] Everybody moves { $moves } times.
    }
head-moves =
    { $you ->
        [seat]
            { $most ->
                [one] You move once, { $target } { $fewest }.
               *[other] You move { $most } times, { $target } { $fewest }.
            }
        [target]
            { $most ->
                [one] { $seat } moves once, you { $fewest }.
               *[other] { $seat } moves { $most } times, you { $fewest }.
            }
       *[others]
            { $most ->
                [one] { $seat } moves once, { $target } { $fewest }.
               *[other] { $seat } moves { $most } times, { $target } { $fewest }.
            }
    }
head-close = What is left goes into the pocket.
head-settles =
    { $you ->
        [seat] You look for a first office.
       *[others] { $seat } looks for a first office.
    }
head-quarter =
    { $you ->
        [seat] You carry out your plan.
       *[others] { $seat } carries out the plan.
    }
head-home = Where does your company begin?
head-worker = Worker { $worker }: { $option }?
head-window = A free moment. Anything to play?
head-cards = Worker { $worker } plays cards.
head-handout = Where does worker { $worker } take a subsidy?
head-scale = Where do you open an office?
head-restructure = Which of your effects goes?
head-audit = Whose effect do you audit away?
head-target = { $card }: at whom?
head-region_home = { head-home }
head-region_handout = Where do you take a subsidy?
head-region_subsidy = { $card }: a subsidy from where?
head-region_subsidy_any = { head-region_subsidy }
head-region_scale = { head-scale }
head-region_presence = { $card }: an office in which region?
head-region_unplace = Which office does { $target } lose?
head-deck =
    { $draws ->
        [one] The last card: from which deck?
       *[other] { $draws } cards to draw. From which deck?
    }
head-reroll = Keep this die, or roll once more?
head-snatch = Which card do you take from { $target }?

# The whole game in five sentences.
story-won =
    { $round ->
        [one] { $names } won in the first round, with { points }.
       *[other] { $names } won after { $round } rounds, with { points }.
    }
story-shared =
    { $round ->
        [one] { $names } share the victory after a single round, with { points } each.
       *[other] { $names } share the victory after { $round } rounds, with { points } each.
    }
story-first_all = All were past the Startups after round { $round }: the race was for what came next.
story-first = { $seat } left the Startups behind first, in round { $round }, and from then on was paid more for the same work.
story-no_class = Nobody ever became a Millionaire.
story-public = Public money paid ${ $all } in all; ${ $amount } of it went to { $seat }.
story-no_public = Not one dollar of public money was paid out.
story-pocket = { $seat } took the most out of the company: ${ $amount }, which never came back.
story-harm =
    { $times ->
        [one] Once somebody struck at a rival: { $seat }.
       *[other] { $times } times somebody struck at a rival, most often { $seat }.
    }
story-no_harm = Nobody struck at a rival.

## How the companies begin.

dealt-level =
    { $you ->
        [seat] All companies begin alike. You choose a region first.
       *[others] All companies begin alike. { $seat } chooses a region first.
    }
dealt-uneven =
    { $you ->
        [seat] One company begins ahead. You choose a region first.
       *[others] One company begins ahead. { $seat } chooses a region first.
    }
dealt-turn = Chooses
dealt-class = Class
dealt-cash = Company cash
dealt-classes = They will not stay alike. A patent brings a { rank-0 } ${ $low } and a { rank-2 } ${ $high }.
dealt-same = A patent brings every class ${ $amount }.

# What a region does, when it is pressed.
world-does = A company collects subsidies only where it has an office.

# What the last page counts: what each seat had, and what one did to another.
holds-pers = personal funds
holds-points = points
holds-income = income
did-spared = hands spared
did-stole = money taken
did-audited = audits
did-snatched = cards taken
habit-plan = When a worker's turn comes
habit-plan-carry = carry out my plan
habit-plan-ask = ask me first
habit-cards = Ask me about free cards
habit-cards-once = once, then only new ones
habit-cards-always = before every worker

## Ready questions of the lab.

idea-head_start = Does an early worker decide the game?
idea-subsidies = What if public money were the same for all?

## What a class may be asked about this game.

room-ask_own_1 = Who pays for what your company does?
room-answer_own_1_1 = We do
room-answer_own_1_2 = The other companies
room-answer_own_1_3 = People who are not at the table
room-ask_own_2 = Would you slow down if all others did?
room-answer_own_2_1 = Yes
room-answer_own_2_2 = Only if I am ahead
room-answer_own_2_3 = No

# The lab's page: its finding by the book, the gap, and the groups under their figures.
lab-by_book = One company starts as a Millionaire. It wins { $a } in 100 games, any other { $b }.
lab-gap = The favoured company wins { $value } in 100 more often than any other.
lab-group_the_favoured = the favoured
lab-group_the_rest = the rest

## The last page.

debrief-equal = Equal here means the same pay for every class.
debrief-hidden = Hands and plans lay hidden.
