### Unequalopolis in English.
###
### What the messages are given, beside their own numbers ($price, $row ...):
### $seat, $target and $helper are names of players. $you says which of them the reader is: seat, target, helper, seat-target
### where the reader is both, or others. $same says who of them is one person: seat-target, or none. A number that has names here
### is said by its name: for 3, { $row } is what stands under row-3; { $row-effect } would be its .effect. A word without a dollar,
### such as { points }, is another message of this file.

title = Unequalopolis
tagline = Buy land, collect rent. The dice decide which rules are yours.
pitch = A trading game in which a roll of the dice gives every seat the sign of a man or of a woman. The board is the same for all. The rules are not.

## How each bot plays.

bot-builder = Builds as fast as the money comes in.
bot-trader = Looks for trades first.
bot-cautious = Keeps cash for bad days, and makes no offers.

## The board in the terminal. Square brackets hold no words: [dim] and [/] are how something is printed.

board-player = Player
board-sign = Sign
board-cash = Cash
board-place = Stands on
board-holdings = Deeds and cards
board-bankrupt = bankrupt
board-prison = in prison
board-none = none
board-country = [dim]Country[/]  [bold]{ $card }[/]: { $card-says } Until the turn of { $drawer }
board-crop = a crop
board-warehouse = a warehouse
board-no_bid = [dim]Auction[/]  [bold]{ $lot }[/], no bid yet
board-bid = [dim]Auction[/]  [bold]{ $lot }[/], { $bidder } leads with f{ $high }
board-debt =
    { $to ->
        [bank] [dim]Debt[/]     { $debtor } owes f{ $amount } to the bank
       *[player] [dim]Debt[/]     { $debtor } owes f{ $amount } to { $creditor }
    }
board-tray = [dim]Tray[/]     { $maker }: { $give }; { $partner }: { $get }
board-cash_given = f{ $cash }
board-nothing = nothing yet

stream-first_die = { $seat }, first die
stream-second_die = { $seat }, second die
stream-order = { $seat }, roll for the order
stream-bounty = Bounty deck
stream-lucky = Lucky deck
stream-country = Country deck
stream-empowerment = Empowerment deck
stream-signs = Signs
stream-dealing = Dealt deeds
stream-lots = Lots among equals

## Names by number.

deed-0 = Saltmarsh 1A
    .place = { group-0 }
    .code = 1A
deed-1 = Saltmarsh 1B
    .place = { group-0 }
    .code = 1B
deed-2 = Railroad 1
    .place = Railroad
    .code = R1
deed-3 = Reedbank 2A
    .place = { group-1 }
    .code = 2A
deed-4 = Reedbank 2B
    .place = { group-1 }
    .code = 2B
deed-5 = Loomside 3A
    .place = { group-2 }
    .code = 3A
deed-6 = the Waterworks
    .place = Waterworks
    .code = W
deed-7 = Loomside 3B
    .place = { group-2 }
    .code = 3B
deed-8 = Kilnfield 4A
    .place = { group-3 }
    .code = 4A
deed-9 = Kilnfield 4B
    .place = { group-3 }
    .code = 4B
deed-10 = Kilnfield 4C
    .place = { group-3 }
    .code = 4C
deed-11 = Terrace Row 5A
    .place = { group-4 }
    .code = 5A
deed-12 = Terrace Row 5B
    .place = { group-4 }
    .code = 5B
deed-13 = Railroad 2
    .place = Railroad
    .code = R2
deed-14 = Lantern Quay 6A
    .place = { group-5 }
    .code = 6A
deed-15 = the Power Factory
    .place = Power Factory
    .code = P
deed-16 = Lantern Quay 6B
    .place = { group-5 }
    .code = 6B
deed-17 = Orchard Heights 7A
    .place = { group-6 }
    .code = 7A
deed-18 = Orchard Heights 7B
    .place = { group-6 }
    .code = 7B
deed-19 = Orchard Heights 7C
    .place = { group-6 }
    .code = 7C
deed-20 = Ledger Hill 8A
    .place = { group-7 }
    .code = 8A
deed-21 = Ledger Hill 8B
    .place = { group-7 }
    .code = 8B

space-0 = the Bank
space-1 = { deed-0 }
space-2 = Bounty
space-3 = { deed-1 }
space-4 = Income Tax
space-5 = { deed-2 }
space-6 = { deed-3 }
space-7 = Country switch
space-8 = { deck-lucky }
space-9 = { deed-4 }
space-10 = the Prison
space-11 = { deed-5 }
space-12 = { deed-6 }
space-13 = { deed-7 }
space-14 = Bounty
space-15 = { space-7 }
space-16 = { deed-8 }
space-17 = { deck-lucky }
space-18 = { deed-9 }
space-19 = { deed-10 }
space-20 = the Park
space-21 = { deed-11 }
space-22 = { deck-lucky }
space-23 = { deed-12 }
space-24 = { space-7 }
space-25 = { deed-13 }
space-26 = { deed-14 }
space-27 = Bounty
space-28 = { deed-15 }
space-29 = { deed-16 }
space-30 = Go to prison
space-31 = { deed-17 }
space-32 = { deed-18 }
space-33 = Bounty
space-34 = { deed-19 }
space-35 = { space-7 }
space-36 = { deck-lucky }
space-37 = { deed-20 }
space-38 = Luxury Tax
space-39 = { deed-21 }

group-0 = Saltmarsh
group-1 = Reedbank
group-2 = Loomside
group-3 = Kilnfield
group-4 = Terrace Row
group-5 = Lantern Quay
group-6 = Orchard Heights
group-7 = Ledger Hill
group-8 = Railroads
group-9 = the works

opens-prison = Keep this until you need it: it opens the prison, free of charge. It may be sold or traded.
to-prison = Go straight to prison.
collect-50 = Collect f50.
report-2018 = Women, Business and the Law, World Bank, 2018
card-0 = On to the Bank
    .says = Go on to the Bank and take its sum: f200 for a man, f140 for a woman.
    .scene = The counter is open, and the clerk knows the tariff by heart.
card-1 = Release paper
    .says = { opens-prison }
    .scene = A stamp, a signature, a door.
card-2 = Aunt's savings box
    .says = Inherit f100. Handed to a woman, it goes to the first man.
    .scene = She kept it behind the flour, and told nobody but the notary.
card-3 = Grandfather's strip of land
    .says = Inherit f150. Handed to a woman, it goes to the first man.
    .scene = Eleven rows of beans and a view of the river.
card-4 = Unpaid permit
    .says = { to-prison }
    .scene = The permit was paid for. The receipt was not.
card-5 = Travel waiver
    .says = Keep this until you need it: it cancels a Country card. It may be sold or traded.
    .scene = One sheet of paper that every border has agreed to read.
card-6 = Best field of the year
    .says = Collect f100.
    .scene = It rained on the right days.
card-7 = The ledger was wrong
    .says = Collect f200.
    .scene = Somebody added the column again, from the bottom.
card-8 = Seed grant
    .says = Collect f20.
    .scene = A sack of seed and a form to say so.
card-9 = Cooperative dividend
    .says = { collect-50 }
    .scene = Shared out on the last Friday, in order of the alphabet.
card-10 = Market day stall
    .says = Every other player pays you f10.
    .scene = Everybody stopped, everybody bought a little.
card-11 = School fees
    .says = Pay f100.
    .scene = New shoes, old books, and a fee for the door.
card-12 = Bill from the clinic
    .says = Pay f50.
    .scene = The doctor was kind and the bill was not.
card-13 = Irrigation levy
    .says = Pay f30 for each crop and f110 for each warehouse.
    .scene = The canal has to be dug out once more.
card-14 = Somebody must stay with the sick
    .says = A man pays f20 for a nurse. A woman stays, and loses her next turn.
    .scene = Somebody had to stay, and everybody looked at the same person.
card-15 = Overtime pay
    .says = Collect f80.
    .scene = Forty evenings, counted out on the table.
card-16 = Night train
    .says = Travel on to Railroad 1.
    .scene = The lamps go by, and then there are no lamps.
card-17 = Invitation to the hill
    .says = Walk on to Ledger Hill 8B.
    .scene = A card with a gilt edge, and a long way up.
card-18 = Wrong face
    .says = { to-prison }
    .scene = The photograph did look a little like you.
card-19 = A good lawyer
    .says = { opens-prison }
    .scene = She found the paragraph that nobody had read.
card-20 = Wrong turning
    .says = Go back three spaces.
    .scene = The map was older than the street.
card-21 = Inspect the works
    .says = Go on to the next of the works.
    .scene = Somebody ought to look at that valve.
card-22 = Border crossing
    .says = Go on to the next Country switch.
    .scene = The next country begins behind the barrier.
card-23 = A walk at dusk
    .says = Go on to the Park.
    .scene = The benches are empty at this hour.
card-24 = Bond falls due
    .says = Collect f150.
    .scene = Ten years ago it seemed a long time.
card-25 = Purse handed in
    .says = { collect-50 }
    .scene = With everything in it, and a note.
card-26 = Cart blocks the road
    .says = Pay f20.
    .scene = A wheel, a horse, a great many opinions.
card-27 = Elected to the council: a round for all
    .says = Pay every other player f30.
    .scene = The vote was close and the evening was long.
card-28 = A patron likes the plan
    .says = The other player with the most cash pays you f60.
    .scene = Money likes to sit next to a good idea.
card-29 = A neighbour's bad harvest
    .says = Pay f40 to the other player with the least cash.
    .scene = Theirs was on the other side of the hill.
card-30 = Hailstorm
    .says = Pay f25 for each crop and f100 for each warehouse.
    .scene = Ten minutes, and the whole year's glass.
card-31 = New government
    .says = The Country card on the table goes back under its pile.
    .scene = The portraits in the offices are changed by noon.
card-32 = After dark
    .says = While this lies here, every woman's turn is lost.
    .scene = At nine the lamps go out, and with them half of the town.
card-33 = The auction room is closed
    .says = While this lies here, women may not bid for deeds.
    .scene = The hammer falls for gentlemen only.
card-34 = No credit in her name
    .says = While this lies here, women may not mortgage a deed or lift a mortgage, except to pay a debt.
    .scene = The form asks for the name of a husband.
card-35 = Guardian must sign
    .says = While this lies here, women may neither make nor accept an offer.
    .scene = His name goes under hers, or nothing does.
card-36 = Fields in his name
    .says = While this lies here, women may not build.
    .scene = The land register has one column for owners.
card-37 = Half a wage
    .says = While this lies here, the Bank pays a woman f70.
    .scene = Her envelope is thinner, and it is said to be thicker than it was.
card-38 = Travel on foot
    .says = While this lies here, women move by one die, without doubles.
    .scene = The carriage has seats for those who may travel.
card-39 = Head of household
    .says = While this lies here, half of every rent a woman collects goes to the first man.
    .scene = The rent book lies on his desk.
card-40 = Stamp fee
    .says = While this lies here, a woman's claim costs f20.
    .scene = A stamp for the wish, and one for the copy.
card-41 = Permission withdrawn
    .says = While this lies here, women may not buy from the bank. Auctions stay open to them.
    .scene = What was allowed on Monday is under review.
card-42 = Taxed as a dependant
    .says = While this lies here, women pay every tax twice.
    .scene = She is on his sheet, and on her own.
card-43 = Escort required
    .says = While this lies here, women pay double on the railroads.
    .scene = Two tickets for one journey.
card-44 = Equal code
    .says = No rule binds anybody. What lay here before is void.
    .scene = One law, and it says everybody.
card-45 = Equal pay republic
    .says = While this lies here, the Bank and the cards pay women in full.
    .scene = One tariff, printed on the wall.
card-46 = A standing yes
    .says = Its holder buys a deed in the turn in which she lands on it.
    .scene = Signed once, for everything, and kept in her own drawer.
card-47 = Industry licence
    .says = Its holder may own the works.
    .scene = Her name is on the boiler plate.
card-48 = Rail concession
    .says = Its holder may own railroads.
    .scene = From here to the coast, in her own name.
card-49 = Full harvest licence
    .says = Its holder may grow a fourth crop and build warehouses.
    .scene = The whole field, up to the hedge.
card-50 = Equal pay ruling
    .says = The Bank and the cards pay its holder in full.
    .scene = Same work, same line in the book.
card-51 = Right to inherit
    .says = Its holder keeps what she inherits.
    .scene = The notary reads it out, and nobody coughs.
card-52 = Treaty passport
    .says = No Country card binds its holder.
    .scene = Valid in all countries, for all hours.
card-53 = Safe streets
    .says = Its holder may sit in the Park alone.
    .scene = Lamps, benches, and people who look up.
card-54 = Legal counsel
    .says = In prison its holder trades, builds, bids and collects rent as a man does.
    .scene = A visitor with a briefcase, every morning at ten.

country-32 = { card-32 }
country-33 = { card-33 }
country-34 = { card-34 }
country-35 = { card-35 }
country-36 = { card-36 }
country-37 = { card-37 }
country-38 = { card-38 }
country-39 = { card-39 }
country-40 = { card-40 }
country-41 = { card-41 }
country-42 = { card-42 }
country-43 = { card-43 }
country-44 = { card-44 }
country-45 = { card-45 }

sign-0 = man
sign-1 = woman

# at most 12
token-0 = Plough
# at most 12
token-1 = Loom
# at most 12
token-2 = Lantern
# at most 12
token-3 = Kettle
# at most 12
token-4 = Boot
# at most 12
token-5 = Anvil
# at most 12
token-6 = Boat
# at most 12
token-7 = Key

level-0 = nothing
level-1 = 1 crop
level-2 = 2 crops
level-3 = 3 crops
level-4 = 4 crops
level-5 = { board-warehouse }

lot-0 = crop
lot-1 = warehouse

## Numbers of things.

levels =
    { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }

## What stands on the slip beside the board.

# at most 10
sign-man = Man
    .label = plays under the sign of a man
# at most 10
sign-woman = Woman
    .label = plays under the sign of a woman
sign-note = Signs were drawn by dice before the first turn. They say how a seat is treated, not who sits there.

## What an Empowerment card gives.

## The decks.

# at most 16
deck-bounty = Bounty
    .card = Bounty card
# at most 16
deck-lucky = Lucky or Not
    .card = Lucky or Not card
# at most 16
deck-country = Country
    .card = Country card
# at most 16
deck-empowerment = Empowerment
    .card = Empowerment card

## What lies behind a card, by its id, or behind a rule, by a word for it; those that the book cites say so.
## The source is a law, an order, a judgment or a report, with its country or body and its year; what cannot be looked up is not said.

fact-start = By England's common law a wife's money and goods became her husband's. An act of 1882 let wives own property as if they were unmarried.
    .source = Married Women's Property Act, England and Wales, 1882
fact-pay = In Great Britain it was lawful to pay women less for the same work until the end of 1975, when the Equal Pay Act came into force.
    .source = Equal Pay Act 1970, Great Britain, in force 1975
fact-permission = A French law of July 1965 gave wives the right to take a job and to open a bank account without their husbands' consent.
    .source = Law on matrimonial regimes (65-570), France, 1965
fact-ownership = Only in 1988 did an act in the United States make clear that the law against refusing credit to women covers loans for business too.
    .source = Women's Business Ownership Act, United States, 1988
fact-building = The FAO wrote in 2011: with the same access to productive resources as men, women who farm in developing countries could raise their yields by 20 to 30 percent.
    .source = The State of Food and Agriculture 2010-11, FAO, 2011
fact-inheritance = In much of India a Hindu daughter had no share by birth in her family's joint property until the law was changed in 2005.
    .source = Hindu Succession (Amendment) Act, India, 2005
fact-park = In November 2022 the Taliban closed the parks of Kabul to women.
    .source = Ministry for the Propagation of Virtue and the Prevention of Vice, Afghanistan, 2022
fact-prison = The United Nations' rules for prisons of 1955 said little of what women need. Rules for women in prison, the Bangkok Rules, followed in 2010.
    .source = General Assembly resolution 65/229, United Nations, 2010
fact-doubles = Men go to prison on their second doubles: the book gives as reason that men are sentenced to prison more often. Of 100 prisoners in the world some 93 are men.
    .source = World Female Imprisonment List, ICPR, University of London, 2025
fact-care = The International Labour Organization reckoned in 2018 that women do three quarters of the world's unpaid care work.
    .source = Care Work and Care Jobs, International Labour Organization, 2018
fact-B01 = The book cites the World Economic Forum: across the world women are paid about 63 percent of what men earn. This game pays 70.
    .source = Global Gender Gap Report, World Economic Forum, 2018
fact-C01 = The book cites the World Bank, Women, Business and the Law 2018: in 29 countries the law allows women shorter night hours than men.
    .source = { report-2018 }
fact-C02 = The London Stock Exchange admitted women as members in March 1973, for the first time.
    .source = Council of the London Stock Exchange, United Kingdom, 1973
fact-C03 = In the United States a bank could refuse a woman credit in her own name until the Equal Credit Opportunity Act of 1974.
    .source = Equal Credit Opportunity Act, United States, 1974
fact-C04 = In Spain a wife could not buy, sell or bind herself by a contract without her husband's licence, with few exceptions, until a law of May 1975.
    .source = Law 14/1975 of 2 May, Spain, 1975
fact-C05 = In Lesotho a wife was a minor before the law, under her husband's power, until an act of 2006.
    .source = Legal Capacity of Married Persons Act, Lesotho, 2006
fact-C06 = In Australia the lowest wage for women was commonly set at 54 percent of a man's from 1919 on. After the Second World War it became 75.
    .source = Clothing Trades Case, Court of Conciliation and Arbitration, Australia, 1919
fact-C07 = In Saudi Arabia women have been allowed to drive since June 2018.
    .source = Royal order of September 2017, Saudi Arabia, in force 2018
fact-C08 = In Switzerland the law called the husband the head of the union until a new marriage law came into force in 1988.
    .source = Civil Code, as changed by the law of 5 October 1984, Switzerland, in force 1988
fact-C09 = In the Democratic Republic of the Congo a wife needed her husband's authorisation for her contracts until the family code was changed in 2016.
    .source = Law 16/008 on the Family Code, Democratic Republic of the Congo, 2016
fact-C10 = In West Germany a wife had by law the right to a job only where it suited her duties in marriage and family, until 1977.
    .source = Civil Code, section 1356, West Germany, 1958 to 1977
fact-C11 = In the United Kingdom a wife's income was, as a rule, taxed as part of her husband's until April 1990.
    .source = Finance Act 1988, United Kingdom, in force 1990
fact-C12 = In Afghanistan an order of December 2021 tells drivers to take no woman farther than 72 kilometres without a man of her family.
    .source = Ministry for the Promotion of Virtue and Prevention of Vice, Afghanistan, 2021
fact-C13 = In 2019 the World Bank found six economies whose laws treat men and women alike in all that it measures: Belgium, Denmark, France, Latvia, Luxembourg and Sweden.
    .source = Women, Business and the Law, World Bank, 2019
fact-C14 = Since 2018 a law in Iceland asks larger employers to prove that they pay women and men alike for the same work.
    .source = Gender Equality Act 10/2008 as amended in 2017, Iceland, in force 2018
fact-E1 = In some countries a wife still needs her husband's permission for business of her own, says the book. In 18 he may keep her from a job, counted the World Bank in 2018.
    .source = { report-2018 }
fact-E2 = The World Bank, Women, Business and the Law 2018, counted 104 economies whose laws keep women out of certain jobs, in factories and mines among others.
    .source = { report-2018 }
fact-E3 = Russia closed 456 occupations to women, train driving among them. Since January 2021 women drive trains in the Moscow metro again.
    .source = Order of the Ministry of Labour, Russia, 2019, in force 2021
fact-E4 = Nepal asks for less when land is registered in a woman's name: a quarter less, said a land office in 2022.
    .source = District Land Revenue Office, Tanahun; National News Agency, Nepal, 2022
fact-E5 = In 1976 Gabrielle Defrenne, a Belgian flight attendant, won before the European Court of Justice: equal pay can be claimed in the courts of every member state.
    .source = Case 43/75, Defrenne v Sabena, European Court of Justice, 1976
fact-E6 = By a law of 1999 daughters in Rwanda inherit as sons do.
    .source = Law 22/99 on matrimonial regimes and successions, Rwanda, 1999
fact-E7 = The United Nations adopted their convention against the discrimination of women in 1979. Nearly every state has joined it.
    .source = Convention on the Elimination of All Forms of Discrimination against Women, United Nations, 1979
fact-E8 = In November 1977 women marched through Leeds by night. They had been told to stay indoors after dark.
    .source = Reclaim the Night, England, 1977; ITV News, 16 November 2020
fact-E9 = Cornelia Sorabji passed Oxford's law examination in 1892. A law of 1923 settled that women may plead in India's courts.
    .source = Legal Practitioners (Women) Act, India, 1923

## What is being decided: to who decides it, and to the others.

prompt-token =
    { $you ->
        [seat] Pick your token.
       *[others] { $seat } picks a token.
    }
prompt-manage =
    { $you ->
        [seat] Your turn. See to your land and your offers, then go on.
       *[others] { $seat } sees to land and offers.
    }
prompt-claim =
    { $you ->
        [seat] The waiting is over. Buy it now, or let it go to auction.
       *[others] { $seat } may now buy what the permission was for.
    }
prompt-buy =
    { $you ->
        [seat] Nobody owns this yet. Buy it, or let it go to auction.
       *[others] { $seat } may buy.
    }
prompt-doubles_buy =
    { $you ->
        [seat] You rolled doubles. Buy this, or roll again and give it up.
       *[others] { $seat } chooses between a deed and another roll.
    }
prompt-bid =
    { $you ->
        [seat] The auction has come round to you. Bid or pass.
       *[others] { $seat } is asked for a bid.
    }
prompt-prison =
    { $you ->
        [seat] You are in prison. Pay, use a card, or try for doubles.
       *[others] { $seat } looks for a way out of prison.
    }
prompt-release =
    { $you ->
        [seat] That was the last attempt. Pay the fine or use a card.
       *[others] { $seat } must pay or use a card to leave prison.
    }
prompt-tray =
    { $you ->
        [seat] Lay your offer on the tray, then send it.
       *[others] { $seat } lays an offer on the tray.
    }
prompt-answer =
    { $you ->
        [seat] An offer lies before you. Accept, refuse, or make one of your own.
       *[others] { $seat } thinks about an offer.
    }
prompt-receipt =
    { $you ->
        [seat] A mortgaged deed has come to you. Clear it now, or pay ten percent and keep it.
       *[others] { $seat } sees to a mortgaged deed.
    }
prompt-between =
    { $you ->
        [seat] Between turns: you may build.
       *[others] { $seat } may build between turns.
    }
prompt-contest =
    { $you ->
        [seat] There are too few of these to go round. Do you want this one too?
       *[others] { $seat } is asked about the last pieces.
    }
prompt-crop_bid =
    { $you ->
        [seat] Too few to go round: bid for this one, or pass.
       *[others] { $seat } is asked for a bid.
    }
prompt-place =
    { $you ->
        [seat] It is yours. Where shall it go?
       *[others] { $seat } chooses a place to build.
    }
prompt-waiver =
    { $you ->
        [seat] You hold a travel waiver. It can cancel the Country card.
       *[others] { $seat } holds a travel waiver and thinks.
    }
prompt-raise =
    { $you ->
        [seat] You owe more than you have in hand. Raise the money.
       *[others] { $seat } must raise money.
    }

## What can be done: as the one who may do it reads it.

action-buy = Buy { $deed } for f{ $price }
action-roll_again = Roll again and leave { $deed } behind
action-buy_claim = Buy { $deed } for f{ $price } at once, with your new permission
action-bid = Bid f{ $laid }
action-no_bid = Pass: you are out of this auction
action-pay_fine = Pay f{ $fine } and leave
action-use_card = Use a card to leave
action-try_doubles = Try to roll doubles
action-offer = Send the offer to { $target }
action-drop = Clear the tray and make no offer
action-accept = Accept the offer of { $target }
action-refuse = Refuse the offer of { $target }
action-counter = Refuse, and make { $target } an offer of your own
action-lift_now = Clear the mortgage on { $deed } for f{ $lifting }
action-fee_only = Pay f{ $fee } and leave { $deed } mortgaged
action-abandon = Let { $deed } go to auction: you cannot pay f{ $fee }
action-contest = You want it too
action-waive = Cancel { $country } with your travel waiver
action-keep = Keep your travel waiver
action-settle = Let the bank take what is needed for f{ $owed }, cheapest first
action-concede = Give up: you cannot raise f{ $owed }
action-lay = Lay f{ $amount } more on top of f{ $laid }
action-add_cash = Offer f{ $amount } more
action-ask_cash = Ask for f{ $amount } more
action-token = Take the { $token }
action-trade = Make { $target } an offer
action-put_deed = Put { $deed } on the tray
action-put_card = Put the card { $card } on the tray
action-build =
    { $level ->
        [5] Build a warehouse on { $deed } for f{ $crop }
       *[other] Plant a crop on { $deed } for f{ $crop }
    }
action-sell =
    { $level ->
        [5] Sell the warehouse on { $deed } back for f{ $half }
       *[other] Sell a crop on { $deed } back for f{ $half }
    }
action-mortgage = Mortgage { $deed } for f{ $value }
action-lift = { action-lift_now }
action-sell_group =
    { $level ->
        [0] Sell all that stands in { $group }
       *[other] Sell { $group } down to { $level } on each deed
    }
action-done =
    { $next ->
        [0] Roll the dice
        [1] On to the prison door
        [2] Roll again
        [3] End your turn
        [4] On to your claim on { $deed }
       *[5] Build no more
    }
action-decline =
    { $lot_wanted ->
        [0] Leave { $deed } to an auction
       *[1] You do not need it
    }

## What happened.

event-hidden = { "" }
event-die = { "" }
event-turn = { "" }
event-rolled =
    { $second ->
        [0]
            { $you ->
                [seat] You rolled { $first } with one die.
               *[others] { $seat } rolled { $first } with one die.
            }
       *[other]
            { $you ->
                [seat] You rolled { $first } and { $second }.
               *[others] { $seat } rolled { $first } and { $second }.
            }
    }
event-doubles = { "" }
event-moved =
    { $back ->
        [0]
            { $you ->
                [seat] You went on to { $space }.
               *[others] { $seat } went on to { $space }.
            }
       *[1]
            { $you ->
                [seat] You went back to { $space }.
               *[others] { $seat } went back to { $space }.
            }
    }
event-round = { "" }
event-offered =
    { $you ->
        [seat] You made { $target } an offer.
        [target] { $seat } made you an offer.
       *[others] { $seat } made { $target } an offer.
    }
event-countered =
    { $you ->
        [seat] You answered { $target } with an offer of your own.
        [target] { $seat } answered with another offer.
       *[others] { $seat } answered { $target } with another offer.
    }
event-dropped =
    { $you ->
        [seat] You made { $target } no offer after all.
        [target] { $seat } made you no offer after all.
       *[others] { $seat } made { $target } no offer after all.
    }
event-scored =
    { $you ->
        [seat] You rolled { $score } for the order.
       *[others] { $seat } rolled { $score } for the order.
    }
event-tied =
    { $you ->
        [seat] Level with somebody, you rolled again: { $score }.
       *[others] Level with somebody, { $seat } rolled again: { $score }.
    }
event-lots = Some are level still. Lots decide among them.
event-host =
    { $you ->
        [seat] You keep the Bank and play last of the men, without a roll.
       *[others] { $seat } keeps the Bank and plays last of the men, without a roll.
    }
event-banker =
    { $you ->
        [seat] You have the title of banker. The bank runs by itself.
       *[others] { $seat } has the title of banker. The bank runs by itself.
    }
event-token =
    { $you ->
        [seat] You took the { $token }.
       *[others] { $seat } took the { $token }.
    }
event-money =
    { $less ->
        [0]
            { $you ->
                [seat] You begin with f{ $amount }.
               *[others] { $seat } begins with f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] You begin with f{ $amount }. A man gets f{ $full }.
               *[others] { $seat } begins with f{ $amount }. A man gets f{ $full }.
            }
    }
event-dealt =
    { $you ->
        [seat] You were dealt { $deed }.
       *[others] { $seat } was dealt { $deed }.
    }
event-visit = { "" }
event-own = { "" }
event-idle =
    { $you ->
        [seat] { CAPITAL($deed) } is mortgaged: you pay nothing.
       *[others] { CAPITAL($deed) } is mortgaged: { $seat } pays nothing.
    }
event-barred =
    { $you ->
        [seat] You may not own { $deed }. Nothing happens.
       *[others] { $seat } may not own { $deed }. Nothing happens.
    }
event-claimed =
    { $you ->
        [seat] You wait for permission to buy { $deed } for f{ $price }. Until your next roll anybody else may have it.
       *[others] { $seat } waits for permission to buy { $deed } for f{ $price }.
    }
event-stamped =
    { $you ->
        [seat] The stamp on your claim cost f{ $amount }.
       *[others] The stamp on the claim of { $seat } cost f{ $amount }.
    }
event-preempted =
    { $you ->
        [seat] Your claim is void: { $target } has { $deed }.
        [target] You have { $deed }, and the claim of { $seat } is void.
       *[others] { $target } has { $deed }, and the claim of { $seat } is void.
    }
event-lapsed =
    { $you ->
        [seat] Your claim on { $deed } has lapsed.
       *[others] The claim of { $seat } on { $deed } has lapsed.
    }
event-bought =
    { $you ->
        [seat] You bought { $deed } for f{ $price }.
       *[others] { $seat } bought { $deed } for f{ $price }.
    }
    .why = Only a whole group can carry crops.
event-declined =
    { $you ->
        [seat] You did not buy { $deed } for f{ $price }.
       *[others] { $seat } did not buy { $deed } for f{ $price }.
    }
    .why = Cash that is kept pays the rents to come.
event-rolled_on =
    { $you ->
        [seat] You left { $deed } behind for another roll.
       *[others] { $seat } left { $deed } behind for another roll.
    }
event-auction = { CAPITAL($deed) } is auctioned, from f{ $least }.
event-bid =
    { $you ->
        [seat] You bid f{ $amount } for { $deed }.
       *[others] { $seat } bid f{ $amount } for { $deed }.
    }
event-passed =
    { $you ->
        [seat] You passed on { $deed }.
       *[others] { $seat } passed on { $deed }.
    }
event-won_lot =
    { $you ->
        [seat] You won { $deed } for f{ $amount }.
       *[others] { $seat } won { $deed } for f{ $amount }.
    }
event-unsold = Nobody bid for { $deed }. It stays with the bank.
event-proceeds =
    { $you ->
        [seat] You may not own { $deed }. The f{ $amount } that it fetched are for you.
       *[others] { $seat } may not own { $deed }, and gets the f{ $amount } that it fetched.
    }
event-sealed =
    { $you ->
        [seat] Your paper for { $deed } lies on the table.
       *[others] The paper of { $seat } for { $deed } lies on the table.
    }
event-rent =
    { $you ->
        [seat] You paid { $target } f{ $amount } rent for { $deed }.
        [target] { $seat } paid you f{ $amount } rent for { $deed }.
       *[others] { $seat } paid { $target } f{ $amount } rent for { $deed }.
    }
event-rent_lost =
    { $you ->
        [seat] { $target } is in prison and may collect nothing for { $deed }.
        [target] You are in prison: { $seat } owes you nothing for { $deed }.
       *[others] { $target } is in prison and may collect nothing from { $seat } for { $deed }.
    }
event-guardian =
    { $you ->
        [seat] Half of that, f{ $amount }, went to { $target }, the head of the household.
        [target] Half of what { $seat } collected, f{ $amount }, went to you.
       *[others] Half of what { $seat } collected, f{ $amount }, went to { $target }.
    }
event-drew = { you-drew }
event-paid =
    { $you ->
        [seat] You paid f{ $amount }.
       *[others] { $seat } paid f{ $amount }.
    }
event-withheld =
    { $you ->
        [seat] You paid the bank the f{ $amount } that { $target } does not get.
        [target] { $seat } paid the bank the f{ $amount } that you do not get.
       *[others] { $seat } paid the bank the f{ $amount } that { $target } does not get.
    }
event-fare =
    { $you ->
        [seat] You travel with an escort: f{ $amount }, where a man pays f{ $full }.
       *[others] { $seat } travels with an escort: f{ $amount }, where a man pays f{ $full }.
    }
event-inherited =
    { $you ->
        [seat] You inherited f{ $amount }.
       *[others] { $seat } inherited f{ $amount }.
    }
event-renounced =
    { $you ->
        [seat] You may not inherit. The f{ $amount } went to { $target }.
        [target] { $seat } may not inherit. The f{ $amount } went to you.
       *[others] { $seat } may not inherit. The f{ $amount } went to { $target }.
    }
event-no_heir =
    { $you ->
        [seat] You may not inherit, and no man is left who could. Nobody gets it.
       *[others] { $seat } may not inherit, and no man is left who could. Nobody gets it.
    }
event-kept =
    { $you ->
        [seat] You keep { $card }.
       *[others] { $seat } keeps { $card }.
    }
event-empowered =
    { $you ->
        [seat] Doubles brought you an Empowerment card: { $card }.
       *[others] Doubles brought { $seat } an Empowerment card: { $card }.
    }
event-country =
    { $you ->
        [seat] You turned up a Country card: { $card }.
       *[others] { $seat } turned up a Country card: { $card }.
    }
event-waived = { you-played }
event-short =
    { $you ->
        [seat] The bank could pay you only f{ $amount } of f{ $full }.
       *[others] The bank could pay { $seat } only f{ $amount } of f{ $full }.
    }
event-failed =
    { $attempts ->
        [one]
            { $you ->
                [seat] No doubles. You stay in prison after 1 attempt.
               *[others] No doubles. { $seat } stays in prison after 1 attempt.
            }
       *[other]
            { $you ->
                [seat] No doubles. You have tried { $attempts } times.
               *[others] No doubles. { $seat } has tried { $attempts } times.
            }
    }
event-fined =
    { $you ->
        [seat] You paid the fine of f{ $amount }.
       *[others] { $seat } paid the fine of f{ $amount }.
    }
event-used = { you-used }
event-built =
    { $you ->
        [seat] You built on { $deed } for f{ $price }: now { $level }.
       *[others] { $seat } built on { $deed } for f{ $price }: now { $level }.
    }
    .why = Every crop raises the rent on this land.
event-sold =
    { $you ->
        [seat] You sold back from { $deed } for f{ $amount }: { $level } left.
       *[others] { $seat } sold back from { $deed } for f{ $amount }: { $level } left.
    }
event-sold_group =
    { $you ->
        [seat] You sold { $group } down to { $level } on each deed, for f{ $amount }.
       *[others] { $seat } sold { $group } down to { $level } on each deed, for f{ $amount }.
    }
event-mortgaged =
    { $you ->
        [seat] You mortgaged { $deed } for f{ $amount }.
       *[others] { $seat } mortgaged { $deed } for f{ $amount }.
    }
    .why = The bank lends on a deed that earns no rent meanwhile.
event-lifted =
    { $you ->
        [seat] You cleared the mortgage on { $deed } for f{ $amount }.
       *[others] { $seat } cleared the mortgage on { $deed } for f{ $amount }.
    }
    .why = Without its mortgage the deed earns rent again.
event-fee =
    { $you ->
        [seat] You paid f{ $amount } on { $deed }, which stays mortgaged.
       *[others] { $seat } paid f{ $amount } on { $deed }, which stays mortgaged.
    }
event-abandoned =
    { $you ->
        [seat] You let { $deed } go.
       *[others] { $seat } let { $deed } go.
    }
event-shortage =
    { $you ->
        [seat] You ask for a { $lot } for { $deed }, and there are too few for all who could place one.
       *[others] { $seat } asks for a { $lot } for { $deed }, and there are too few for all who could place one.
    }
event-contested =
    { $you ->
        [seat] You want the { $lot } too.
       *[others] { $seat } wants the { $lot } too.
    }
event-crop_auction =
    { $you ->
        [seat] The { $lot } is auctioned. You lead with its list price, f{ $least }.
       *[others] The { $lot } is auctioned. { $seat } leads with its list price, f{ $least }.
    }
event-crop_bid =
    { $you ->
        [seat] You bid f{ $amount } for the { $lot }.
       *[others] { $seat } bid f{ $amount } for the { $lot }.
    }
event-crop_passed =
    { $you ->
        [seat] You passed on the { $lot }.
       *[others] { $seat } passed on the { $lot }.
    }
event-crop_won =
    { $you ->
        [seat] You won the { $lot } for f{ $amount }.
       *[others] { $seat } won the { $lot } for f{ $amount }.
    }
event-traded =
    { $you ->
        [seat] You and { $target } traded.
        [target] You and { $seat } traded.
       *[others] { $seat } and { $target } traded.
    }
    .why = A trade needs both, so each expects to gain.
event-refused =
    { $you ->
        [seat] { $target } refused your offer.
        [target] You refused the offer of { $seat }.
       *[others] { $target } refused the offer of { $seat }.
    }
event-owes =
    { $you ->
        [seat] You owe { $target } f{ $amount } and do not have it in hand.
        [target] { $seat } owes you f{ $amount } and does not have it in hand.
       *[others] { $seat } owes { $target } f{ $amount } and does not have it in hand.
    }
event-owes_bank =
    { $you ->
        [seat] You owe the bank f{ $amount } and do not have it in hand.
       *[others] { $seat } owes the bank f{ $amount } and does not have it in hand.
    }
event-settled =
    { $you ->
        [seat] You sold back { levels } of { $group } for f{ $amount }.
       *[others] { $seat } sold back { levels } of { $group } for f{ $amount }.
    }
event-bankrupt =
    { $you ->
        [seat] You cannot pay { $target } f{ $amount }. You are bankrupt.
        [target] { $seat } cannot pay you f{ $amount } and is bankrupt.
       *[others] { $seat } cannot pay { $target } f{ $amount } and is bankrupt.
    }
event-bankrupt_bank =
    { $you ->
        [seat] You cannot pay the bank f{ $amount }. You are bankrupt.
       *[others] { $seat } cannot pay the bank f{ $amount } and is bankrupt.
    }
event-takes_cash =
    { $you ->
        [seat] Your last f{ $amount } went to { $target }.
        [target] The last f{ $amount } of { $seat } came to you.
       *[others] The last f{ $amount } of { $seat } went to { $target }.
    }
event-bank_takes =
    { $you ->
        [seat] Your last f{ $amount } went to the bank.
       *[others] The last f{ $amount } of { $seat } went to the bank.
    }
event-card_back =
    { $you ->
        [seat] Your card { $card } went back under its deck.
       *[others] The card { $card } of { $seat } went back under its deck.
    }
event-takes_deed =
    { $you ->
        [target] { CAPITAL($deed) } came to you.
       *[others] { CAPITAL($deed) } went to { $target }.
    }
event-takes_card =
    { $you ->
        [target] The card { $card } came to you.
       *[others] The card { $card } went to { $target }.
    }
event-won =
    { $you ->
        [seat] Nobody else is left. You win.
       *[others] Nobody else is left. { $seat } wins.
    }
event-first_out =
    { $you ->
        [seat] You are the first to go bankrupt, and that ends the game.
       *[others] { $seat } is the first to go bankrupt, and that ends the game.
    }
event-time_up = After { $round } rounds the time is up.
event-limit = After { $round } rounds the game stops.
event-richest =
    { $you ->
        [seat] You are the richest, with f{ $amount } in money and property. You win.
       *[others] { $seat } is the richest, with f{ $amount } in money and property, and wins.
    }
event-sign =
    { $sign ->
        [0]
            { $you ->
                [seat] The dice give you the sign of a man, and turn { $place }.
               *[others] The dice give { $seat } the sign of a man, and turn { $place }.
            }
       *[1]
            { $you ->
                [seat] The dice give you the sign of a woman, and turn { $place }.
               *[others] The dice give { $seat } the sign of a woman, and turn { $place }.
            }
    }
event-lost_turn =
    { $why ->
        [0]
            { $you ->
                [seat] You sit this turn out.
               *[others] { $seat } sits this turn out.
            }
       *[1]
            { $you ->
                [seat] It is night, and you may not go out. Your turn is lost.
               *[others] It is night, and { $seat } may not go out. The turn is lost.
            }
    }
event-bank =
    { $less ->
        [0]
            { $you ->
                [seat] The Bank paid you f{ $amount }.
               *[others] The Bank paid { $seat } f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] The Bank paid you f{ $amount }. A man gets f{ $full }.
               *[others] The Bank paid { $seat } f{ $amount }. A man gets f{ $full }.
            }
    }
event-park =
    { $company ->
        [0]
            { $you ->
                [seat] Alone in the Park, you lose your next turn.
               *[others] Alone in the Park, { $seat } loses the next turn.
            }
       *[1]
            { $you ->
                [seat] You are not alone in the Park. Nothing happens.
               *[others] { $seat } is not alone in the Park. Nothing happens.
            }
    }
event-no_claim =
    { $why ->
        [0]
            { $you ->
                [seat] The Country card lets you buy nothing from the bank. { $deed } stays where it is.
               *[others] The Country card lets { $seat } buy nothing from the bank. { $deed } stays where it is.
            }
       *[1]
            { $you ->
                [seat] You cannot pay for the stamp, so you have no claim on { $deed }.
               *[others] { $seat } cannot pay for the stamp, so there is no claim on { $deed }.
            }
    }
event-tax =
    { $less ->
        [0]
            { $you ->
                [seat] You paid f{ $amount } tax.
               *[others] { $seat } paid f{ $amount } tax.
            }
       *[1]
            { $you ->
                [seat] You paid f{ $amount } tax. A man pays f{ $full }.
               *[others] { $seat } paid f{ $amount } tax. A man pays f{ $full }.
            }
    }
event-gained =
    { $less ->
        [0]
            { $you ->
                [seat] You collected f{ $amount }.
               *[others] { $seat } collected f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] You collected f{ $amount }. A man gets f{ $full }.
               *[others] { $seat } collected f{ $amount }. A man gets f{ $full }.
            }
    }
event-gave =
    { $less ->
        [0]
            { $you ->
                [seat] You paid { $target } f{ $amount }.
                [target] { $seat } paid you f{ $amount }.
               *[others] { $seat } paid { $target } f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] You paid { $target } f{ $amount }. A man gets f{ $full }.
                [target] { $seat } paid you f{ $amount }. A man gets f{ $full }.
               *[others] { $seat } paid { $target } f{ $amount }. A man gets f{ $full }.
            }
    }
event-shut_out =
    { $why ->
        [0]
            { $you ->
                [seat] You may not own { $deed }, so you may not bid.
               *[others] { $seat } may not own { $deed }, and may not bid.
            }
        [1]
            { $you ->
                [seat] You are in prison, so you may not bid.
               *[others] { $seat } is in prison and may not bid.
            }
        [2]
            { $you ->
                [seat] The Country card keeps you out of the auction.
               *[others] The Country card keeps { $seat } out of the auction.
            }
       *[3]
            { $you ->
                [seat] Without permission you may not bid here.
               *[others] Without permission { $seat } may not bid here.
            }
    }
event-will_skip =
    { $turns ->
        [one]
            { $you ->
                [seat] You will sit your next turn out.
               *[others] { $seat } will sit the next turn out.
            }
       *[other]
            { $you ->
                [seat] You will sit your next { $turns } turns out.
               *[others] { $seat } will sit the next { $turns } turns out.
            }
    }
event-country_over =
    { $why ->
        [0] { $card } is over.
        [1] { $card } is covered and void.
        [2] { $card } is repealed.
       *[3] { $card } is cancelled.
    }
event-jailed =
    { $why ->
        [0]
            { $you ->
                [seat] You go to prison.
               *[others] { $seat } goes to prison.
            }
        [1]
            { $you ->
                [seat] Too many doubles: you go to prison.
               *[others] Too many doubles: { $seat } goes to prison.
            }
       *[2]
            { $you ->
                [seat] You go straight to prison.
               *[others] { $seat } goes straight to prison.
            }
    }
event-freed =
    { $how ->
        [0]
            { $you ->
                [seat] Doubles: you walk out of prison.
               *[others] Doubles: { $seat } walks out of prison.
            }
        [1]
            { $you ->
                [seat] You are let out.
               *[others] { $seat } is let out.
            }
       *[2]
            { $you ->
                [seat] You are let out.
               *[others] { $seat } is let out.
            }
    }
event-offer_deed =
    { $done ->
        [0]
            { $you ->
                [seat] You would have given { $target } { $deed }.
                [target] { $seat } would have given you { $deed }.
               *[others] { $seat } would have given { $target } { $deed }.
            }
       *[1]
            { $you ->
                [seat] { CAPITAL($deed) } went from you to { $target }.
                [target] { CAPITAL($deed) } came to you from { $seat }.
               *[others] { CAPITAL($deed) } went from { $seat } to { $target }.
            }
    }
event-offer_card =
    { $done ->
        [0]
            { $you ->
                [seat] You would have given { $target } the card { $card }.
                [target] { $seat } would have given you the card { $card }.
               *[others] { $seat } would have given { $target } the card { $card }.
            }
       *[1]
            { $you ->
                [seat] The card { $card } went from you to { $target }.
                [target] The card { $card } came to you from { $seat }.
               *[others] The card { $card } went from { $seat } to { $target }.
            }
    }
event-offer_cash =
    { $done ->
        [0]
            { $you ->
                [seat] You would have paid { $target } f{ $amount }.
                [target] { $seat } would have paid you f{ $amount }.
               *[others] { $seat } would have paid { $target } f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] You paid { $target } f{ $amount }.
                [target] { $seat } paid you f{ $amount }.
               *[others] { $seat } paid { $target } f{ $amount }.
            }
    }

## Why something cannot be done now.

refusal-not_asked = It is not your move (UQ-015).
refusal-other_question = That is not what is being decided now (UQ-017).
refusal-poor = You have only f{ $have } (UQ-Q29).
refusal-not_yours = That belongs to neither side of this business (UQ-068).
refusal-not_street = Nothing can be built on { $deed } (UQ-049).
refusal-not_whole_group = You need every deed of the colour group first (UQ-050).
refusal-group_mortgaged = A deed of that group is mortgaged (UQ-050).
refusal-uneven = The other deeds of the group must come up to this level first (UQ-053).
refusal-full = A warehouse is the most that { $deed } can carry (UQ-054).
refusal-three_crops = A woman may place three crops on a deed and no warehouse, without the full harvest licence (UQ-055, UQ-056).
refusal-no_stock = The bank has none left (UQ-057).
refusal-nothing_built = Nothing stands on { $deed } (UQ-059).
refusal-uneven_sale = Sell from the higher deeds of the group first (UQ-060).
refusal-no_crops_back = The bank has too few crops to break a warehouse into (UQ-Q61).
refusal-not_short = A whole group is sold down only where crops are lacking for a warehouse (UQ-Q61).
refusal-mortgaged = { CAPITAL($deed) } is mortgaged already (UQ-061).
refusal-not_mortgaged = { CAPITAL($deed) } is not mortgaged (UQ-064).
refusal-developed = All that stands in that colour group must be sold first (UQ-062).
refusal-in_prison = A woman in prison may not deal (UQ-103).
refusal-no_credit = While { $country } lies here, women may not mortgage or lift (UQ-083).
refusal-no_trade = While { $country } lies here, women may not trade (UQ-083).
refusal-no_building = While { $country } lies here, women may not build (UQ-083).
refusal-no_purchase = While { $country } lies here, women may not buy from the bank (UQ-083).
refusal-bank_empty = The bank cannot pay that in full (UQ-Q03).
refusal-enough_managed = You have dealt { $most } times in this turn, and that is the limit (UQ-122).
refusal-enough_offers = You have made all your offers for now (UQ-070).
refusal-no_such_player = There is no such player at this table (UQ-069).
refusal-yourself = You cannot trade with yourself (UQ-069).
refusal-partner_out = { $target } is bankrupt (UQ-Q76).
refusal-partner_barred = { $target } is not allowed to trade now (UQ-Q76).
refusal-nothing_to_trade = Neither side has a deed or a card that could change hands (UQ-068).
refusal-already_there = That lies on the tray already (UQ-069).
refusal-one_sided = Both sides must give something (UQ-Q75).
refusal-no_item = At least one deed or card must change hands (UQ-Q107).
refusal-same_offer = You have made this very offer in this turn (UQ-070).
refusal-licence = You would own something without the licence for it (UQ-071, UQ-126).
refusal-partner_licence = { $target } would own something without the licence for it (UQ-071, UQ-126).
refusal-fees = You could not pay the ten percent on the mortgaged deeds (UQ-Q77).
refusal-partner_fees = { $target } could not pay the ten percent on the mortgaged deeds (UQ-Q77).
refusal-partner_poor = { $target } does not have that much (UQ-Q107).
refusal-worse_off = In a debt nobody may trade what they could raise away (UQ-Q106).
refusal-needed_card = That card is what lets you buy here (UQ-Q112).
refusal-no_counter = An offer can be answered by another one once (UQ-Q123).
refusal-no_card = You hold no card for that (UQ-076).
refusal-no_country = No Country card with a rule lies on the table (UQ-087).
refusal-token_gone = Somebody has taken the { $token } (UQ-008).
refusal-can_pay = You can still raise what you need (UQ-107).
refusal-first_must_pay = No attempt is left: pay or use a card (UQ-099).
refusal-too_dear = That place costs more than your bid, or needs another piece (UQ-058).
refusal-debt_open = Nobody builds or lifts while a debt is open (UQ-Q106).
refusal-two_cash = Only one side may give cash (UQ-Q107).
refusal-larger_first = Lay the larger bills first (UQ-Q125).
refusal-just_turned = You have turned { $deed } over once in this turn (UQ-Q124).
refusal-just_built = You have built there in this turn (UQ-Q124).
refusal-enough_cash = You can pay for { $deed } as it is (UQ-Q112).

## What the host of a table may choose, and the values it can have.

option-preset = House rules for less time: the book's own game, a brisk one with dealt deeds, or a quick one that ends with the first bankruptcy.
    .value =
        { $value ->
            [book] the book's game, about 40 rounds
            [brisk] brisk, about 30 rounds
           *[quick] quick, about 10 rounds
        }
option-host_banker = The seat, from 1, of a host who knows the game, keeps the Bank and plays last of the men; 0 for nobody.
option-bank_money = Whether the bank can run out of money.
    .value =
        { $value ->
            [unlimited] never
           *[finite] yes
        }
option-deed_4b = Kilnfield 4B as the book prints it, or with the figures that were probably meant.
    .value =
        { $value ->
            [printed] as printed
           *[corrected] corrected
        }
option-empowerment_from_round = The round from which doubles bring women Empowerment cards.
option-emp_on_prison_doubles = Whether doubles that lead out of prison bring an Empowerment card too.
    .value =
        { $value ->
            [yes] yes
           *[no] no
        }
option-restricted_landing_auction = Whether a deed is auctioned when a woman lands on it who may not own it.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-doubles_renounce_auction = Whether a deed is auctioned that a woman leaves behind for another roll.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-auction_delay_women = Whether women must stay out of auctions that a landing has caused.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-auction_mode = Open bidding, or one secret bid each.
    .value =
        { $value ->
            [open] open
           *[sealed] secret
        }
option-auction_step = The least bid and the least raise.
    .value =
        { $value ->
            [1] f1
            [5] f5
           *[10] f10
        }
option-auction_reserve = Whether the first bid must reach half of the list price.
    .value =
        { $value ->
            [step] no
           *[half] yes
        }
option-card_gap_to = Where the 30 percent go that a card does not bring a woman.
    .value =
        { $value ->
            [unpaid] nobody pays them
           *[bank] to the bank
        }
option-park_company = Who keeps a woman in the Park from being alone.
    .value =
        { $value ->
            [anyone] anybody
           *[man] a man
        }
option-women_prison_rent = Whether a woman in prison collects rent.
    .value =
        { $value ->
            [lost] no
           *[kept] yes
        }
option-third_fail_roll = When a prisoner rolls who had to pay after the last attempt.
    .value =
        { $value ->
            [same_turn] at once
           *[next_turn] next turn
        }
option-crop_auction = Whether the last crops and warehouses are auctioned where several want them.
    .value =
        { $value ->
            [on] yes
           *[off] no
        }
option-restricted_inherit = Who gets the money for deeds that a creditor may not own.
    .value =
        { $value ->
            [proceeds_to_creditor] the creditor
           *[proceeds_to_bank] the bank
        }
option-trade_offers_per_turn = How many offers a player may make in a turn.
option-counter_offers = Whether an offer may be answered by another one.
    .value =
        { $value ->
            [yes] yes
           *[no] no
        }
option-cash_visible = Whether everybody sees everybody's cash.
    .value =
        { $value ->
            [all] yes
           *[own] no
        }
option-deal_deeds = House rule: free deeds dealt to everybody at the start.
    .value =
        { $value ->
            [0] none
           *[3] three each
        }
option-warehouse_after = House rule: how many crops a warehouse needs.
    .value =
        { $value ->
            [4] four
           *[3] three
        }
option-prison_attempts = House rule: how many attempts at doubles a prisoner has.
    .value =
        { $value ->
            [3] three
           *[1] one
        }
option-income_tax = House rule: the income tax.
    .value =
        { $value ->
            [100] f100
           *[200] f200
        }
option-end_on_first_bankruptcy = House rule: the first bankruptcy ends the game, and the richest wins.
    .value =
        { $value ->
            [no] no
           *[yes] yes
        }
option-time_limit_rounds = House rule: after so many rounds the richest wins; 0 for no limit.
option-max_rounds = After so many rounds the game stops in any case, and the richest wins.
option-repeal = One restriction lifted alone, to see what it costs.
    .value =
        { $value ->
            [none] none
            [signs] signs by lot
            [start_money] the same start money
            [doubles] the same doubles limit
            [bank_sum] the same Bank sum
            [park] the Park is safe
            [permission] buying on landing
            [ownership] railroads and works for all
            [building] warehouses for all
            [card_money] card money in full
            [inheritance] everybody inherits
            [country] no Country rules
            [empowerment] no Empowerment cards
            [prison] dealing from prison
            [dealing] all deeds dealt to all
           *[care] nobody must stay with the sick
        }
option-equal_cash = What everybody begins with where the variant makes that equal.
    .value =
        { $value ->
            [1500] f1500
           *[1250] f1250
        }

variant-equal = with the same rules for men and women

## One sentence about each kind of decision, in a first game.

guide-token = Take the piece that walks around the board for you.
guide-manage = Before and after your roll you may build, mortgage or trade. Then go on.
guide-claim = You waited for this deed. Buy it now, or let it go.
guide-buy = You stand on a free deed: buy it, or others may bid.
guide-doubles_buy = Doubles roll again. Buy first, or roll on.
guide-bid = A deed is auctioned. Lay bills on the table, or pass.
guide-prison = In prison: pay, use a card, or try for doubles.
guide-release = Your attempts are over: choose how you get out.
guide-tray = Lay what you give and what you want on the tray, then offer it.
guide-answer = Somebody offers you a trade: take it, refuse it, or answer with another.
guide-receipt = A mortgaged deed came to you. Clear it now, or pay the fee only.
guide-between = It is not your turn, but you may build before it goes on.
guide-contest = Too few pieces are left. Say whether you want one too.
guide-crop_bid = The last pieces go to whoever bids most.
guide-place = You won a piece: choose the deed that it stands on.
guide-waiver = A card of yours can lift this rule. Use it, or keep it.
guide-raise = You owe more than you hold. Sell, mortgage or trade until you can pay.

## The board in the browser.

# What is printed on the board, and what one hears of it who does not see it: a line for each space.
money = f{ $amount }
where = Round { $round }
where-limit = { round-most }
board-label = Board
board-list = All spaces, in the order of the walk
# at most 10
board-corner-bank = Bank
# at most 10
board-corner-prison = Prison
# at most 10
board-corner-park = Park
# at most 10
board-corner-to_prison = To prison
# at most 8
board-pay = pay f{ $amount }
board-space = { CAPITAL($space) }.
board-price = Costs f{ $amount }.
board-owner =
    { $you ->
        [seat] Belongs to you.
       *[others] Belongs to { $seat }.
    }
board-level = On it: { $level }.
board-mortgaged = Mortgaged.
board-rent = Rent f{ $amount }.
board-rent_dice = Rent { $times } times the dice.
board-claims = Waits for permission: { $names }.
board-here = Here: { $names }.
board-look = Deeds on the board
board-sides = The four sides of the board
board-side-left = From the Bank to the Prison
board-side-top = From the Prison to the Park
board-side-right = From the Park to the arrow
board-side-bottom = From the arrow to the Bank
board-road = The road ahead of you
board-dice =
    { $second ->
        [0] Die: { $first }
       *[other] Dice: { $first } and { $second }
    }
board-crops =
    { $crops ->
        [one] { $crops } crop
       *[other] { $crops } crops
    }
board-houses =
    { $houses ->
        [one] { $houses } warehouse
       *[other] { $houses } warehouses
    }

# Under a player's name.
seat-deeds =
    { $deeds ->
        [one] { $deeds } deed
       *[other] { $deeds } deeds
    }
seat-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
seat-skips =
    { $turns ->
        [one] sits out a turn
       *[other] sits out { $turns } turns
    }
seat-waits = waits for { $deed }
seat-unit = f
seat-worth = f in all
seat-sign-man = a man's sign
seat-sign-woman = a woman's sign

# The Country card that lies in the middle of the table.
country-label = Country card in force
country-binds = Country card: binds women
country-good = Country card: helps women
country-none = Country card: no rule
country-until =
    { $you ->
        [seat] until your next turn
       *[others] until the next turn of { $seat }
    }

# A rule that bites: what it is called, what it costs, and the rule behind it.
bite-label = A rule bites
bite-less = f{ $amount } less than a man
bite-more = f{ $amount } more than a man
bite-fact = The fact behind it.
bite-money = Less to begin with
    .why = The signs begin with different sums.
bite-bank = Less at the Bank
bite-tax = Taxed twice
    .why = The Country card taxes a woman's sign twice.
bite-fare = A double fare
    .why = The Country card asks for an escort under a woman's sign.
bite-gained = A card pays less
bite-gave = { bite-gained }
bite-lost_turn = A turn lost to the night
    .why = While this Country card lies here, whoever wears a woman's sign stays at home.
bite-park = Alone in the Park
    .why = Whoever wears a woman's sign may not sit in the Park alone.
bite-barred = Not to be owned under this sign
    .why = Railroads and works need a licence under a woman's sign.
bite-claimed = Permission needed
bite-stamped = A stamp on the claim
    .why = The Country card puts a fee on every claim.
bite-no_claim = No claim
    .why = Under a woman's sign land is bought by claim, and now not even so.
bite-preempted = The claim is void
    .why = A claim holds only until somebody else may buy.
bite-renounced = An inheritance passes by
    .why = Under a woman's sign an inheritance goes to the first man.
bite-no_heir = An inheritance for nobody
    .why = Under a woman's sign nobody inherits.
bite-rent_lost = No rent in prison
    .why = Under a woman's sign a prisoner collects nothing. A man in prison does.
bite-guardian = Half goes to the head of the household
    .why = The Country card gives half of her rent to the first man.
bite-will_skip = Somebody must stay
    .why = A man pays for a nurse and goes on.
bite-jailed = The second doubles lead to prison
bite-shut_out = Kept out of the auction

# The slip beside the board: a rule in each row, and what it gives to a sign.
slip-title = The rules you play under
slip-title_none = The rules of the two signs
slip-rule = Rule
# at most 12
slip-man = a man
# at most 12
slip-woman = a woman
# at most 12
slip-you = you
# at most 18
slip-start = At the start
# at most 18
slip-bank = At the Bank
# at most 18
slip-cards = From cards
    .percent = { $percent }%
# at most 18
slip-buy = A new deed
    .landing = on landing
    .wait = after a wait
# at most 18
slip-own = Rails, works
    .yes = may own
    .rails = rails only
    .works = works only
    .no = may not
# at most 18
slip-crops = Build up to
# at most 18
slip-inherit = An inheritance
    .keeps = keep it
    .goes = to { $seat }
    .goes_man = to a man
# at most 18
slip-park = Alone in Park
    .safe = nothing
    .lose = lose a turn
# at most 18
slip-prison = In prison
    .deals = deals
    .shut = no deals
# at most 18
slip-doubles = Doubles to prison
    .limit = no. { $doubles }
slip-bound =
    { $law ->
        [night] The Country card also binds you: women lose their turns.
        [no_bids] The Country card also binds you: women may not bid.
        [no_credit] The Country card also binds you: no mortgages for women.
        [no_trade] The Country card also binds you: no trades for women.
        [no_building] The Country card also binds you: women may not build.
        [half_wage] The Country card also binds you: f70 at the Bank for women.
        [on_foot] The Country card also binds you: one die for women.
        [guardian] The Country card also binds you: half of a woman's rent goes to the first man.
        [stamp_fee] The Country card also binds you: a claim costs a woman f20.
        [no_purchase] The Country card also binds you: women may not buy from the bank.
        [taxed_twice] The Country card also binds you: women pay every tax twice.
       *[escort] The Country card also binds you: double fare for women.
    }

# Over a question: what is being decided, in a few words, and whose turn it is to answer.
head-manage =
    { $next ->
        [0] Your turn, before the roll
        [1] Your turn, in prison
        [2] Doubles: you roll again
        [3] Your turn, after the roll
       *[4] Your turn, and a claim
    }
head-between = You may build now
build-rent = rent then f{ $amount }
habit-build = Ask me about building
habit-build-always = after every turn
habit-build-round = once a round
habit-build-turn = only on my turn
head-place = Won: where shall it stand?
head-token = Pick your token
head-auction = Auction: { $deed }
head-crop_auction = Auction of the last { $lot }
head-offer = { $seat } makes you an offer
head-counter = { $seat } answers with another offer
head-buy = { CAPITAL($deed) } is for sale
head-doubles = { CAPITAL($deed) }, or another roll
head-claim = The wait for { $deed } is over
head-debt = You owe { $target } f{ $amount }
head-debt_bank = You owe the bank f{ $amount }
head-receipt = { CAPITAL($deed) } comes to you mortgaged
head-prison = You are in prison
head-release = The last attempt is gone
head-tray = Your offer to { $target }
head-waiver = Cancel { $card }?
head-contest = The last { $lot } that { $seat } wants
head-won =
    { $winners ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
head-won_you = You win.
head-won_also = You and { $names } win.
ask-answer = An offer for you, { $seat }
ask-bid = Your bid, { $seat }
ask-crop_bid = { ask-bid }
ask-contest = Too few to go round, { $seat }
ask-waiver = Your waiver, { $seat }
ask-receipt = A deed for you, { $seat }
ask-raise = Your debt, { $seat }
ask-between = Between turns, { $seat }
ask-place = Yours to place, { $seat }

# An auction: who is in it, and sums to bid.
auction-leads =
    { $you ->
        [seat] You lead
       *[others] { $seat } leads
    }
auction-asked =
    { $you ->
        [seat] You are asked
       *[others] { $seat } is asked
    }
auction-in =
    { $you ->
        [seat] You are in
       *[others] { $seat } is in
    }
auction-passed =
    { $you ->
        [seat] You passed
       *[others] { $seat } passed
    }
auction-barred =
    { $you ->
        [seat] You may not bid
       *[others] { $seat } may not bid
    }
auction-hint = You hold f{ $amount }.
auction-hint_wait = A deed won at auction needs no permission.
auction-sealed = One bid each, in secret. The highest wins.
auction-credit = You cannot mortgage to go higher while the Country card lies.
auction-least = the least
auction-pass = Pass
auction-own = Your own sum
auction-own_bid = Bid

# A deed with all that is printed on it.
deedcard-price = list price f{ $amount }
deedcard-rent = rent
deedcard-crop = a crop costs
deedcard-mortgage = mortgage
deedcard-railroads =
    { $railroads ->
        [one] { $railroads } railroad
       *[other] { $railroads } railroads
    }
deedcard-works =
    { $works ->
        [one] { $works } of the works
       *[other] both works
    }
deedcard-times = { $times } times the dice
deedcard-owner =
    { $you ->
        [seat] owned by you
       *[others] owned by { $seat }
    }
deedcard-free = not owned
deedcard-mortgaged = mortgaged
deedcard-now = rent now f{ $amount }
deedcard-now_dice = rent now { $times } times the dice
deedcard-waits = waiting for permission
deedcard-close = Put it back
deedcard-barred = You may not own this
group_of-label = All of { $group }, and whose they are
group_of-street = List price f{ $price }. Rent f{ $first }, with a warehouse f{ $best }.
group_of-railroad = List price f{ $price }. Rent f{ $first }, for both f{ $best }.
group_of-utility = List price f{ $price }. The rent goes by the dice.

# What lies in front of a player, and why nothing can be done with it.
hand-title =
    { $you ->
        [seat] In front of you
       *[others] In front of { $seat }
    }
hand-none = No deeds yet.
hand-claim = You wait for { $deed }.
    .more = You may buy it for f{ $price } just before your next roll. Anybody who may buy on landing and gets there first can have it.
hand-press = Press a deed to see what you can do with it.
hand-nothing = Nothing can be done with { $deed } now.
hand-why-prison = Under your sign nothing can be built, sold or mortgaged from prison.
hand-why-no_building = The Country card forbids you to build.
hand-why-no_credit = The Country card forbids you to mortgage or to clear a mortgage.
hand-why-few = Under your sign { $level } on a deed are the most.
drawers-offer = Make an offer
drawers-deeds = See to your land

# Offers: to whom, what lies on the tray, and why it cannot be sent.
trade-make = Make an offer to
trade-left =
    { $offers ->
        [one] { $offers } offer left
       *[other] { $offers } offers left
    }
trade-none_left = No offers left in this turn.
trade-barred-law = The Country card forbids you to trade.
trade-barred-prison = Under your sign nobody trades from prison.
trade-give =
    { $you ->
        [seat] You give
       *[others] { $seat } gives
    }
trade-get = You get
trade-nothing = Nothing yet
trade-no_deeds = Nothing that could change hands.
trade-cash_of = Cash, up to f{ $amount }
trade-cash_hidden = Cash
trade-would = What each side would own
trade-after_you = You
trade-no_deed = no deeds
trade-group_whole = all of { $group }
trade-shared = Only the two of you see this.
trade-need_item = Put at least one deed or card on the tray.
trade-need_both = Both sides must give something.
trade-licence =
    { $you ->
        [seat] You may not own { $deed } under your sign.
       *[others] { $seat } may not own { $deed } under this sign.
    }
trade-poor = That is more than there is in hand.
trade-send = Send the offer
trade-clear = Clear the tray
trade-back = Make no offer
trade-accept = Accept
trade-refuse = Refuse
trade-counter = Make an offer of your own
trade-looked_at = { $seat } and { $target } look at an offer. Only they can see it.

# Debts, prison, the last crops, tokens.
debt-owed = Owed
debt-hand = In hand
debt-missing = Missing
debt-can = You can raise f{ $amount } in all.
debt-doomed = You can raise only f{ $amount } in all. This cannot save you: only a trade can.
debt-for-rent = Rent for { $deed }
debt-for-tax = Tax
debt-for-card = Because of a card
debt-for-fine = The fine
receipt-says = It earns nothing until the mortgage is cleared.
prison-attempt = Attempt { $at } of { $most }.
prison-deals = Under your sign you deal and collect rent from here.
prison-shut = Under your sign you neither deal, bid nor collect rent in here.
shortage-says = { $seat } wants the last { $lot } for { $deed }. If you want it too, it is auctioned.
tokens-title = Eight things to play with

# The whole game in a few sentences.
story-won =
    { $rounds ->
        [one] { $names } won after { $rounds } round.
       *[other] { $names } won after { $rounds } rounds.
    }
story-falls =
    { $fallen ->
        [0] Nobody went bankrupt.
        [one] { $names } went bankrupt.
       *[other] Bankrupt, in this order: { $names }.
    }
story-signs = The signs of a man went to { $men }, those of a woman to { $women }.
story-less = The rules took f{ $amount } from those under a woman's sign: at the start, at the Bank, from cards and in taxes.
story-waits =
    { $claims ->
        [0] Nobody had to wait for permission.
        [one]
            { $lost ->
                [0] One claim waited for permission, and was kept.
               *[other] One claim waited for permission, and was lost to somebody else.
            }
       *[other]
            { $lost ->
                [0] { $claims } claims waited for permission, and none was lost.
               *[other] { $claims } claims waited for permission; { $lost } of them were lost to others.
            }
    }
story-no_rent = No rent was ever paid.
story-rent = Rents of f{ $amount } were paid, most of them to { $seat }.

## The dealing of the signs, before the first turn.

dealt-title = The dice have dealt the signs.
    .man = You play under the sign of a man.
    .woman = You play under the sign of a woman.
dealt-owns = Deeds one may own
dealt-of = { $owns } of { $deeds }

# When somebody is bankrupt.
turning-deeds =
    { $deeds ->
        [one] One deed changes hands.
       *[other] { $deeds } deeds change hands.
    }

# What a space does that is no deed, when it is pressed.
space-does-bank = Whoever passes or lands here is paid by the Bank.
    .signs = A man gets f{ $man }, a woman f{ $woman }.
space-does-prison = Who only visits is safe. Who is locked up pays f{ $fine }, shows a card or throws doubles.
space-does-park = A place to rest: nothing is paid here.
    .signs = A woman who is alone here loses a turn.
space-does-to_prison = Whoever lands here goes to prison at once.
space-does-tax = Whoever lands here pays f{ $amount }.
space-does-bounty = Whoever lands here draws a Bounty card; it may say one thing to a man and another to a woman.
space-does-lucky = Whoever lands here draws a Lucky card; some are kept until they are of use.
space-does-country = Whoever lands here turns up a Country card. Most of them are laws for women, for a while.

# What the last page counts: what each seat had, and what one did to another.
holds-worth = net worth
holds-deeds = deeds
did-rent = rent collected
did-guardian = half of a rent taken
did-preempted = claims made void
did-refused = offers refused

kept-head = The rules kept f{ $amount } back.
kept-what = What the same event would have brought under the other sign: at the start, at the Bank, from cards, in taxes and fares, by inheritance. What would have grown from it is not counted.
kept-seat =
    { $times ->
        [one] f{ $amount }; a rule bit once
       *[other] f{ $amount }; rules bit { $times } times
    }
kept-facts = What bit, and the facts behind it
kept-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }

## Ready questions of the lab.

idea-repeals = Which restriction costs women most?
idea-pay = What does lower pay cost a woman?

## What a class may be asked about this game.

room-ask_own_1 = When did you notice that the rules are not the same?
room-answer_own_1_1 = At the very start
room-answer_own_1_2 = Later, in the game
room-answer_own_1_3 = Only now
room-ask_own_2 = Who should give back what was kept back?
room-answer_own_2_1 = The Bank
room-answer_own_2_2 = Whoever had more
room-answer_own_2_3 = Nobody

# The lab's page: its finding by the book, the gap, and the groups under their figures.
lab-by_book = By the book a man wins { $a } in 100 games, a woman { $b }.
lab-gap = A man wins { $value } in 100 more often than a woman.
lab-bars = What one rule alone changes for a woman
lab-group_men = men
lab-group_women = women

## The last page.

debrief-equal = Equal here means one set of rules for men and women.
