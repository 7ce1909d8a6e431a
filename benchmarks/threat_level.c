/* Threat Level by hand: the yardstick for the compiled rules.
 *
 * The same rules, options, state and dice as src/lopsided/games/threat_level, written as one would write them in C for
 * speed. playouts() plays the games of the lab's run `seed` at random, as engine.batch.playouts does; the moves and
 * rounds of every game must be equal, so a difference in speed is never a difference in work. Rule numbers are those
 * of docs/ledger/threat-level.md.
 *
 *     cc -O3 -march=native -shared -fPIC -o threat_level.so threat_level.c
 */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { SEATS = 8, ROWS = 12, START = 0, TOP = 10, LOSE = 11, FACES = 7, EVENTS = 256, FRAMES = 2 };
enum { POINTS_DIE = 0, WILD_DIE = SEATS, FIRST_SEAT = 2 * SEATS, STREAMS = 2 * SEATS + 1 };
enum { FREE_HAND = 1, STEP_BACK, TAXES, EMERGENCY, UP_ONE, UP_TWO };
enum { ACTION = 1, IGNORE_HEALTH, STOP_PUSH, HALVE_PULL, RETURN };
enum {
    END_TURN = 0, STEP_DOWN = 1, PUSH = 2, PULL = PUSH + SEATS, APPEAL = PULL + SEATS, STEAL = APPEAL + SEATS,
    FREE_PUSH = STEAL + SEATS, FREE_STEAL = FREE_PUSH + SEATS, UNION_HELP = FREE_STEAL + SEATS, UNION_PASS, COME_BACK, STAY_OUT, MOVES
};
enum {
    DIE = 1, BEGAN, ROUND, TURN, ROLLED, OUT_ROLLED, GAINED, FORGONE, TAXED, BILLED, BANKRUPT, ROSE, STEPPED_DOWN,
    PUSHED, RISES, PULL_CALLED, APPEALED, PULLED, UNHEARD, ROBBED, IGNORED, STOPPED, REFUNDED, HALVED, OUT, FORFEITED,
    CAME_BACK, STAYED_OUT, LAST_CHANCE, LEFT, WON, LIMIT
};
enum { ENDED = 0, STUCK = 1, ENDLESS = 2, MOST_PLIES = 1000000, EVERYONE = -1 };

typedef struct { /* as games/threat_level/state.py lays it out: the benchmark passes the game's own box */
    int8_t seats, sides, push_price, pull_price, pull_halved, steal_price, union_price, sales_tax;
    uint8_t rolls_points[ROWS];
    int8_t fixed_gain[ROWS];
    uint8_t keeps_gain[ROWS], health_care[ROWS], taxed_on_sales[ROWS], robbed[ROWS], in_union[ROWS];
    int8_t spared_to[ROWS], tax[ROWS][FACES];
    uint8_t tax_every_turn[ROWS];
    int8_t health_cost[FACES], start_row[SEATS], start_points;
    uint8_t first_is_seat1, move_at_end, free_taxed, tax_stacks, rescue, out_rolls, out_forfeits, last_chance, health_for_any, push_refund;
    int16_t max_rounds;
    uint8_t unions_asked, start_acts;
} Box;

typedef struct {
    int16_t phase, asked, a, b, c;
} Frame;

typedef struct {
    int32_t kind, audience, ints[5];
} Event;

typedef struct {
    uint32_t pending;
    uint8_t over;
    int16_t round;
    int32_t ply;
    uint32_t bared;
    uint64_t secret[2];
    uint32_t drawn[STREAMS];
    int8_t depth;
    Frame frame[FRAMES];
    int32_t told;
    Event event[EVENTS];
    int8_t row[SEATS];
    int16_t points[SEATS], fell[SEATS], falls;
    uint16_t gone;
    int8_t first, active, turn_row, die, wild;
    uint8_t unused;
    int8_t must_rise;
    uint8_t appealed, turn_over;
} State;

/* Chance */

typedef struct {
    uint64_t x, y;
} Words;

static inline uint64_t rotate(uint64_t v, int by) { return v << by | v >> (64 - by); }

/* Threefry-2x64-20 */
static inline Words threefry(uint64_t k0, uint64_t k1, uint64_t x, uint64_t y) {
    const uint64_t k2 = k0 ^ k1 ^ 0x1BD11BDAA9FC1A22u;
    x += k0;
    y += k1;
#define MIX(by) (x += y, y = rotate(y, by) ^ x)
#define EVEN (MIX(16), MIX(42), MIX(12), MIX(31))
#define ODD (MIX(16), MIX(32), MIX(24), MIX(21))
    EVEN, x += k1, y += k2 + 1;
    ODD, x += k2, y += k0 + 2;
    EVEN, x += k0, y += k1 + 3;
    ODD, x += k1, y += k2 + 4;
    EVEN, x += k2, y += k0 + 5;
    return (Words){x, y};
}

static inline Words lab_secret(uint64_t seed, uint64_t index) { return threefry(seed, 0x4C4F50534944u, index, 0); }

static inline Words luck_block(Words secret, int32_t ply) { return threefry(secret.x, secret.y, 0x4C55434Bu, ply >> 2); }

static inline int below(Words block, int32_t ply, int n) {
    const uint64_t word = ply & 2 ? block.y : block.x;
    const int64_t luck = ply & 1 ? word >> 2 & 0x7FFFFFFF : word >> 33;
    return luck * n >> 31;
}

static inline int draw(State *g, int stream, int sides) {
    const uint32_t index = g->drawn[stream]++;
    g->bared++;
    return (threefry(g->secret[0], g->secret[1], stream, index).x >> 32) * sides >> 32;
}

static inline void tell(State *g, int kind, int a, int b, int c, int d, int e) {
    g->event[(uint32_t)g->told++ % EVENTS] = (Event){kind, EVERYONE, {a, b, c, d, e}};
}

static inline int roll(State *g, int stream, int sides) {
    const int index = g->drawn[stream], face = 1 + draw(g, stream, sides);
    tell(g, DIE, stream, index, sides, face, 0);
    return face;
}

/* The decision stack */

static inline void ask(State *g, int phase, int seat, int a, int b, int c) {
    g->pending = 1u << seat;
    g->frame[g->depth++] = (Frame){phase, 1 << seat, a, b, c};
}

static inline void close_top(State *g) {
    g->frame[--g->depth] = (Frame){0};
    g->pending = g->depth > 0 ? g->frame[g->depth - 1].asked : 0;
}

static inline void end_turn(State *g) {
    while (g->depth > 0) close_top(g);
    g->unused = g->must_rise = 0;
    g->turn_over = 1;
}

/* Who is who */

static inline int after(const Box *box, int seat) { return seat + 1 == box->seats ? 0 : seat + 1; }

static inline bool has_left(const State *g, int seat) { return g->gone >> seat & 1; }

static inline int players_in(const Box *box, const State *g) {
    int n = 0;
    for (int seat = 0; seat < box->seats; seat++) n += g->row[seat] < LOSE;
    return n;
}

static inline bool stands_before(const State *g, int one, int other) {
    if (g->row[one] != g->row[other]) return g->row[one] < g->row[other];
    return g->row[one] == LOSE ? g->fell[one] > g->fell[other] : g->points[one] > g->points[other];
}

static int leader(const Box *box, const State *g) {
    int best = 0;
    for (int seat = 1; seat < box->seats; seat++)
        if (stands_before(g, seat, best)) best = seat;
    return best;
}

/* Up and out (TL-001, TL-027, TL-Q18..Q21, TL-Q45) */

static void come_back(State *g, int seat) {
    g->row[seat] = TOP;
    tell(g, CAME_BACK, seat, 0, 0, 0, 0);
}

static bool last_chance(const Box *box, State *g) {
    tell(g, LAST_CHANCE, leader(box, g), 0, 0, 0, 0);
    for (int i = 0, seat = after(box, g->active); i < box->seats; i++, seat = after(box, seat))
        if (g->row[seat] == LOSE && !has_left(g, seat) && roll(g, WILD_DIE + seat, box->sides) == STEP_BACK) {
            come_back(g, seat);
            return true;
        }
    return false;
}

static void go_out(const Box *box, State *g, int seat) {
    tell(g, OUT, seat, g->points[seat], 0, 0, 0);
    g->row[seat] = LOSE;
    g->fell[seat] = ++g->falls;
    if (box->out_forfeits && g->points[seat] > 0) {
        tell(g, FORFEITED, seat, g->points[seat], 0, 0, 0);
        g->points[seat] = 0;
    }
    if (seat == g->active) end_turn(g);
    if (players_in(box, g) != 1) return;
    if (box->last_chance && box->out_rolls && last_chance(box, g)) {
        end_turn(g);
        return;
    }
    tell(g, WON, leader(box, g), 0, 0, 0, 0);
    while (g->depth > 0) close_top(g);
    g->over = 1;
}

static inline void rise(const Box *box, State *g, int seat, int rows) {
    const int row = g->row[seat] + rows;
    if (row < LOSE)
        g->row[seat] = row;
    else
        go_out(box, g, seat);
}

static inline void rise_by_die(const Box *box, State *g, int seat) {
    const int rows = g->must_rise;
    if (rows == 0) return;
    const int to = g->row[seat] + rows;
    g->must_rise = 0;
    tell(g, ROSE, seat, rows, to < LOSE ? to : LOSE, 0, 0);
    rise(box, g, seat, rows);
}

static inline void pay_or_rise(const Box *box, State *g, int seat, int tax, int health) {
    const int held = g->points[seat], due = tax + health;
    if (due > held) {
        tell(g, BANKRUPT, seat, held, due, g->row[seat], 0);
        g->points[seat] = 0;
        rise(box, g, seat, 1);
        return;
    }
    g->points[seat] = held - due;
    if (tax > 0) tell(g, TAXED, seat, tax, g->turn_row, 0, 0);
    if (health > 0) tell(g, BILLED, seat, health, g->turn_row, 0, 0);
}

/* The union (TL-033..037, TL-Q28..Q36) */

static inline bool may_help(const Box *box, const State *g, int what, int helper, int halved) {
    if (!box->in_union[g->row[helper]] || g->points[helper] < box->union_price || !box->unions_asked) return false;
    if (what == IGNORE_HEALTH) return box->health_for_any || helper == g->active;
    return helper != g->active || (what == HALVE_PULL && g->points[helper] >= box->union_price + halved);
}

/* The next who may be asked from `seat` on, clockwise up to the active player's right-hand neighbour; -1 where none is left. */
static inline int next_union(const Box *box, const State *g, int what, int halved, int seat, int left) {
    for (; left > 0; left--, seat = after(box, seat))
        if (may_help(box, g, what, seat, halved)) return seat;
    return -1;
}

static inline bool open_window(const Box *box, State *g, int what, int target, int b, int c) {
    const int helper = next_union(box, g, what, b, g->active, box->seats);
    if (helper < 0) return false;
    ask(g, what, helper, target, b, c);
    return true;
}

/* The turn (TL-003..018, TL-038..044) */

static void settle_roll(const Box *box, State *g, int seat, bool cancelled) {
    const int row = g->turn_row, wild = g->wild, die = g->die;
    const int figure = box->fixed_gain[row] ? box->fixed_gain[row] : die;
    const bool spared = wild == TAXES && die > 0 && die <= box->spared_to[row];
    const bool by_wild = wild == TAXES && !spared, taxed = by_wild || (box->tax_every_turn[row] && !spared);
    const bool ill = wild == EMERGENCY && !cancelled && !box->health_care[row];
    if (figure > 0) {
        if (box->keeps_gain[row] || !(ill || by_wild)) {
            g->points[seat] += figure;
            tell(g, GAINED, seat, figure, row, 0, 0);
        } else
            tell(g, FORGONE, seat, figure, row, 0, 0);
    }
    pay_or_rise(box, g, seat, taxed ? box->tax[row][figure] : 0, ill ? box->health_cost[die] : 0);
    if (g->turn_over || g->over) return;
    if (wild <= STEP_BACK)
        g->unused = 1;
    else if (wild >= UP_ONE) {
        g->must_rise = wild - UP_ONE + 1;
        if (!box->move_at_end) rise_by_die(box, g, seat);
    }
    if (!g->turn_over && !g->over) ask(g, ACTION, seat, 0, 0, 0);
}

static void begin_turn(const Box *box, State *g, int seat) {
    const int row = g->row[seat];
    g->active = seat;
    g->turn_row = row;
    g->die = g->wild = g->unused = g->must_rise = g->appealed = g->turn_over = 0;
    if (has_left(g, seat) || (row == LOSE && !box->out_rolls)) {
        end_turn(g);
        return;
    }
    if (row == LOSE) {
        g->wild = roll(g, WILD_DIE + seat, box->sides);
        tell(g, OUT_ROLLED, seat, g->wild, 0, 0, 0);
        if (g->wild == STEP_BACK)
            ask(g, RETURN, seat, 0, 0, 0);
        else
            end_turn(g);
        return;
    }
    tell(g, TURN, seat, row, g->points[seat], 0, 0);
    if (box->rolls_points[row]) g->die = roll(g, POINTS_DIE + seat, box->sides);
    g->wild = roll(g, WILD_DIE + seat, box->sides);
    tell(g, ROLLED, seat, g->die, g->wild, row, 0);
    if (g->wild == EMERGENCY && g->die > 0 && !box->health_care[row] && open_window(box, g, IGNORE_HEALTH, seat, 0, 0)) return;
    settle_roll(box, g, seat, false);
}

static void play_on(const Box *box, State *g) {
    while (!g->over && g->turn_over) {
        const int seat = after(box, g->active);
        if (seat == g->first) {
            if (g->round == box->max_rounds) {
                tell(g, LIMIT, leader(box, g), 0, 0, 0, 0);
                g->over = 1;
                return;
            }
            tell(g, ROUND, ++g->round, 0, 0, 0, 0);
        }
        begin_turn(box, g, seat);
    }
}

static void setup(const Box *box, State *g, Words secret) {
    memset(g, 0, sizeof *g);
    g->secret[0] = secret.x;
    g->secret[1] = secret.y;
    for (int seat = 0; seat < box->seats; seat++) {
        g->row[seat] = box->start_row[seat];
        g->points[seat] = box->start_points;
    }
    g->first = box->first_is_seat1 ? 0 : draw(g, FIRST_SEAT, box->seats);
    g->round = 1;
    tell(g, BEGAN, g->first, 0, 0, 0, 0);
    tell(g, ROUND, 1, 0, 0, 0, 0);
    begin_turn(box, g, g->first);
    play_on(box, g);
}

/* What may be done (TL-019..031, TL-Q10..Q16, TL-Q33..Q35, TL-Q43, TL-Q44) */

static inline int sales_tax(const Box *box, const State *g, int seat, int target) {
    const int sides = box->taxed_on_sales[g->row[seat]] + box->taxed_on_sales[g->row[target]];
    return (sides == 2 && !box->tax_stacks ? 1 : sides) * box->sales_tax;
}

static inline int price(const Box *box, const State *g, int seat, int target, int base) {
    return base == 0 && !box->free_taxed ? 0 : base + sales_tax(box, g, seat, target);
}

static inline bool can_push(const State *g, int seat, int target) {
    return g->row[target] < (seat == target ? TOP : LOSE);
}

static inline bool can_be_pulled(const Box *box, const State *g, int target) {
    return g->row[target] != START && (g->row[target] != LOSE || (box->rescue && !has_left(g, target)));
}

static inline bool can_be_robbed(const Box *box, const State *g, int seat, int target) {
    return seat != target && box->robbed[g->row[target]] && g->points[target] > 0;
}

static int legal(const Box *box, const State *g, int seat, int16_t *out) {
    if (!(g->pending >> seat & 1)) return 0;
    const int now = g->frame[g->depth - 1].phase;
    if (now != ACTION) {
        out[0] = now == RETURN ? COME_BACK : UNION_HELP;
        out[1] = out[0] + 1;
        return 2;
    }
    const int points = g->points[seat], seats = box->seats;
    int n = 1;
    out[0] = END_TURN;
    if (g->unused && g->wild == STEP_BACK && g->row[seat] != START) out[n++] = STEP_DOWN;
    if (g->row[seat] == START && !box->start_acts) return n;
    const bool free_hand = g->unused && g->wild == FREE_HAND;
    if (points == 0 && !free_hand) return n;

    int left[SEATS]; /* what is left of one's points after the sales tax of each target */
    for (int target = 0; target < seats; target++) left[target] = points - sales_tax(box, g, seat, target);
    if (points >= box->push_price)
        for (int target = 0; target < seats; target++)
            if (can_push(g, seat, target) && left[target] >= box->push_price) out[n++] = PUSH + target;
    if (points >= box->pull_price)
        for (int target = 0; target < seats; target++)
            if (can_be_pulled(box, g, target) && left[target] >= box->pull_price) out[n++] = PULL + target;
    if (points >= box->pull_halved && points < box->pull_price + 2 * box->sales_tax) {
        const bool others = next_union(box, g, HALVE_PULL, 0, after(box, seat), seats - 1) >= 0;
        for (int target = 0; target < seats; target++)
            if (left[target] >= box->pull_halved && left[target] < box->pull_price && !(g->appealed >> target & 1) && can_be_pulled(box, g, target) &&
                (others || may_help(box, g, HALVE_PULL, seat, points - left[target] + box->pull_halved)))
                out[n++] = APPEAL + target;
    }
    if (points >= box->steal_price)
        for (int target = 0; target < seats; target++)
            if (can_be_robbed(box, g, seat, target) && left[target] >= box->steal_price) out[n++] = STEAL + target;
    if (!free_hand) return n;
    for (int target = 0; target < seats; target++)
        if (can_push(g, seat, target) && (left[target] >= 0 || !box->free_taxed)) out[n++] = FREE_PUSH + target;
    for (int target = 0; target < seats; target++)
        if (can_be_robbed(box, g, seat, target) && (left[target] >= 0 || !box->free_taxed)) out[n++] = FREE_STEAL + target;
    return n;
}

/* Taking actions */

static inline void finish_push(const Box *box, State *g, int seat, int target) {
    if (g->row[target] == LOSE) return;
    tell(g, RISES, seat, target, g->row[target] + 1, 0, 0);
    rise(box, g, target, 1);
}

static inline void push(const Box *box, State *g, int seat, int target, int base) {
    const int paid = price(box, g, seat, target, base);
    g->points[seat] -= paid;
    if (base == 0) g->unused = 0;
    tell(g, PUSHED, seat, target, paid, paid - base, g->row[target] + 1);
    if (!open_window(box, g, STOP_PUSH, target, paid, base)) finish_push(box, g, seat, target);
}

static inline void stop_push(const Box *box, State *g, int seat, int target, int helper, int paid, int base) {
    tell(g, STOPPED, seat, target, helper, g->row[helper], 0);
    if (!box->push_refund) return;
    g->points[seat] += paid;
    if (paid > 0) tell(g, REFUNDED, seat, paid, 0, 0, 0);
    if (base == 0) g->unused = 1;
}

static inline void finish_pull(State *g, int seat, int target, int paid) {
    if (paid < 0) {
        tell(g, UNHEARD, seat, target, 0, 0, 0);
        g->appealed |= 1 << target;
        return;
    }
    g->points[seat] -= paid;
    g->row[target]--;
    tell(g, PULLED, seat, target, paid, g->row[target], 0);
}

/* `full` is the full price, -1 for an appeal. */
static inline void pull(const Box *box, State *g, int seat, int target, int full) {
    const int halved = price(box, g, seat, target, box->pull_halved);
    if (full >= 0)
        tell(g, PULL_CALLED, seat, target, full, full - box->pull_price, g->row[target] - 1);
    else
        tell(g, APPEALED, seat, target, halved, 0, 0);
    if (!open_window(box, g, HALVE_PULL, target, halved, full)) finish_pull(g, seat, target, full);
}

static inline void steal(const Box *box, State *g, int seat, int target, int base) {
    const int paid = price(box, g, seat, target, base), loot = g->points[target];
    if (base == 0) g->unused = 0;
    tell(g, ROBBED, seat, target, loot, paid, paid - base);
    g->points[seat] += loot - paid;
    g->points[target] = 0;
}

static inline void act(const Box *box, State *g, int seat, int action) {
    if (action == END_TURN) {
        rise_by_die(box, g, seat);
        if (!g->turn_over && !g->over) end_turn(g);
        return;
    }
    if (action == STEP_DOWN) {
        g->unused = 0;
        g->row[seat]--;
        tell(g, STEPPED_DOWN, seat, g->row[seat], 0, 0, 0);
        return;
    }
    const int target = (unsigned)(action - PUSH) % SEATS;
    switch ((unsigned)(action - PUSH) / SEATS) {
    case 0: push(box, g, seat, target, box->push_price); break;
    case 1: pull(box, g, seat, target, price(box, g, seat, target, box->pull_price)); break;
    case 2: pull(box, g, seat, target, -1); break;
    case 3: steal(box, g, seat, target, box->steal_price); break;
    case 4: push(box, g, seat, target, 0); break;
    default: steal(box, g, seat, target, 0);
    }
}

static inline void answer_return(State *g, int seat, bool returns) {
    close_top(g);
    if (returns) {
        come_back(g, seat);
        ask(g, ACTION, seat, 0, 0, 0);
    } else {
        tell(g, STAYED_OUT, seat, 0, 0, 0, 0);
        end_turn(g);
    }
}

static void answer_window(const Box *box, State *g, int helper, bool helps) {
    const Frame asked = g->frame[g->depth - 1];
    const int seat = g->active;
    close_top(g);
    if (helps)
        g->points[helper] -= box->union_price;
    else {
        const int next = after(box, helper), left = seat - next + (seat < next ? box->seats : 0);
        const int following = next_union(box, g, asked.phase, asked.b, next, left);
        if (following >= 0) {
            ask(g, asked.phase, following, asked.a, asked.b, asked.c);
            return;
        }
    }
    if (asked.phase == IGNORE_HEALTH) {
        if (helps) tell(g, IGNORED, helper, asked.a, g->row[helper], 0, 0);
        settle_roll(box, g, seat, helps);
    } else if (asked.phase == STOP_PUSH) {
        if (helps)
            stop_push(box, g, seat, asked.a, helper, asked.b, asked.c);
        else
            finish_push(box, g, seat, asked.a);
    } else {
        if (helps) tell(g, HALVED, seat, asked.a, helper, g->row[helper], 0);
        finish_pull(g, seat, asked.a, helps ? asked.b : asked.c);
    }
}

static void apply(const Box *box, State *g, int seat, int action) {
    const int now = g->frame[g->depth - 1].phase;
    if (now == ACTION)
        act(box, g, seat, action);
    else if (now == RETURN)
        answer_return(g, seat, action == COME_BACK);
    else
        answer_window(box, g, seat, action == UNION_HELP);
    play_on(box, g);
}

/* Games first .. first + count - 1 of a run: ends[i] is the moves of a game, ends[count + i] its rounds. */
int playouts(const Box *box, uint64_t seed, int64_t first, int64_t count, int32_t *ends) {
    State g;
    int16_t out[MOVES];
    int worst = ENDED;
    for (int64_t i = 0; i < count; i++) {
        const Words secret = lab_secret(seed, first + i);
        int ended = ENDED;
        Words block = luck_block(secret, 0);
        setup(box, &g, secret);
        while (!g.over) {
            const int seat = g.pending ? __builtin_ctz(g.pending) : 0;
            const int n = legal(box, &g, seat, out);
            if (n == 0) {
                ended = STUCK;
                break;
            }
            const int action = out[below(block, g.ply, n)];
            g.ply++;
            if ((g.ply & 3) == 0) block = luck_block(secret, g.ply);
            apply(box, &g, seat, action);
            if (g.ply > MOST_PLIES) {
                ended = ENDLESS;
                break;
            }
        }
        ends[i] = g.ply;
        ends[count + i] = g.round;
        if (ended > worst) worst = ended;
    }
    return worst;
}

int64_t box_size(void) { return sizeof(Box); }
