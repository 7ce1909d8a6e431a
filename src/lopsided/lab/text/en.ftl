### The lab's tables in English.
###
### $rules is the variant and the options that were set, each after a comma; or nothing. Numbers come as they are printed.
### Square brackets hold no words: [bold] and [/] are how something is printed. Figures and groups keep the names that the game's lens gives them.

played = [bold]{ $title }[/]{ $rules }: { $games } games of { $seats }, seed { $seed }
lasted = { $mean } rounds on average, half the games in { $median }, nine in ten between { $low } and { $high }, the longest { $most }
took = { $moves } moves in { $seconds } s: { $speed } a second
intervals = In brackets and after ±: 95% intervals. docs/lab.md says how they are made.
intervals-of-differences = After ±: intervals of differences game by game, widened by Bonferroni so that { $comparisons ->
    [one] one comparison holds
   *[other] { $comparisons } comparisons hold at once
} in 95 of 100 repeats. Effect size: the difference beside how much it varies from game to game. docs/lab.md says how they are made.

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
# A league's page, in Markdown. $yardstick is the bot whose rating is 0.
league-about = Version { $version }, { $games } games of all against all, seed { $seed }. A rating is the distance to { $yardstick }: at 400 points an agent wins ten times as often. Wins are in 100 games, shared ones in parts; in brackets stand 95% intervals.
league-rating = rating
league-alone = wins, one among { $seats }
league-against = wins of the yardstick among { $seats }
league-deeds = What each of them does, so often a game:
same-rules = the same rules

## Reports of experiments. $rules is what a setting has otherwise, $figure a figure by the lens's own name; $value, $low and $high are numbers as they are printed.

report-report = Report
report-untitled = What the rules of { $title } do
report-said = { $name }: { $said }
report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-printed = as printed
report-nothing = Nothing was counted that this report looks at.
report-is = { CAPITAL($rules) }, { $figure }: { $value }, between { $low } and { $high }.
report-same = { CAPITAL($rules) }: there is no difference that { $games } games could show: { $value }, between { $low } and { $high }.
report-more = { CAPITAL($rules) }: it is { $value } more, between { $low } and { $high }.
report-less = { CAPITAL($rules) }: it is { $value } less, between { $low } and { $high }.
report-rules = rules
report-figure = figure
report-effect = effect size
report-in_100 = wins in 100 games
report-caption = { $seats } seats, { $games } games a row, the same dice in all. Red brackets are 95% intervals; the dotted line is the first row. A hollow bar cannot be told from the first row; { $comparisons ->
    [one] there is one comparison on this page.
   *[other] { $comparisons } comparisons on this page were corrected for.
}
report-lorenz = Who owns how much at the end
report-lorenz_caption = What the poorest own together, in hundredths of all, the mean over games. On the straight line all would own the same.
report-poorest = the poorest
report-richest = the richest
report-table = The same in figures
report-doubts = What this does not show
report-doubt_bots = People are none of these bots. Random players show what the rules do to people who do not choose.
report-doubt_design = Some of the figures in the box are our design, where the books are silent. Another design would give other numbers.
report-doubt_twenty = Without a correction, one interval in twenty misses. Differences here are corrected for { $comparisons ->
    [one] one comparison.
   *[other] { $comparisons } comparisons.
}
report-missing = { $cells ->
    [one] One setting is
   *[other] { $cells } settings are
} not played yet.
report-method = Method
report-pairs = Game number i has the same secret in every setting: each seat throws the same dice, whatever the rules are. So differences are differences of the rules, taken game by game.
report-intervals = Shares of wins have Wilson’s interval with as many tries as the spread from game to game is worth; all else has the jackknife’s over 200 blocks of games.
report-many = Intervals of differences are widened by Bonferroni’s correction for { $comparisons ->
    [one] one comparison
   *[other] { $comparisons } comparisons
}, so that all of them hold together in 95 of 100 repeats. The effect size is the mean difference in standard deviations of the differences from game to game.
report-again = Do it again
report-version = game, version
report-cells = settings
report-seed = seed
report-commit = commit
report-cite = To cite
report-citation = Lopsided lab ({ $year }). { $title } { $game }, version { $version }, seed { $seed }, { report-games }.
