### The lab's tables in English.
###
### $rules is the variant and the options that were set, each after a comma; or nothing. Numbers come as they are printed.
### Square brackets hold no words: [bold] and [/] are how something is printed. Figures and groups keep the names that the game's lens gives them.

played = [bold]{ $title }[/]{ $rules }: { $games } games of { $seats }, seed { $seed }
lasted = { $mean } rounds on average, half the games in { $median }, nine in ten between { $low } and { $high }, the longest { $most }
took = { $moves } moves in { $seconds } s: { $speed } a second
intervals = In brackets and after ±: 95% intervals. docs/lab.md says how they are made.
intervals-of-differences = After ±: 95% intervals, of differences game by game. docs/lab.md says how they are made.

wins-by-seat = Wins by seat
wins-by-group = Wins of a seat: { $grouping }
explained = Of the variance of the scores, explained by
foretold = The order of the scores, foretold by (rank correlation in a game)
lens-saw = What the lens saw
changes = What changes
by-round = Round by round, in the games still going
column-seat = seat
column-agent = agent
column-group = group
column-of-all = of all seats
column-wins = wins
column-before = as it is
column-difference = difference
nobody = nobody
same-rules = the same rules
