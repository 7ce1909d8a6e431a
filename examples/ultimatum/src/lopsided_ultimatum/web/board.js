/** The Ultimatum's own board: the pot, the whispered offer, and the votes. It draws what the view tells and decides nothing. */
const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; color: var(--ink); font: 400 var(--t-m) / 1.35 var(--font-text); }
  .deal { display: grid; grid-template-columns: 1fr auto 1fr; gap: 0.8rem; align-items: center; text-align: center; }
  .thing { border: 3px solid var(--ink); border-radius: var(--r-card); background: var(--sheet); padding: 0.7rem 0.4rem; min-width: 0; overflow-wrap: anywhere; }
  .thing b { display: block; font: 700 clamp(1.6rem, 6vw, 3rem) / 1.1 var(--font-display); }
  .votes { list-style: none; display: flex; flex-wrap: wrap; gap: 0.6rem; padding: 0; margin: 1.2rem 0; }
  .votes li { flex: 1 1 6rem; border: 2px dashed var(--line); border-radius: var(--r-card); padding: 0.5rem; text-align: center; overflow-wrap: anywhere; }
  .votes .cast { border: 2px solid var(--ink); background: var(--well); }
  .votes b { display: block; }
`);

/** An element with a class and what is in it. */
function make(tag, name, ...inside) {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...inside);
  return made;
}

/** A thing on the table: what it is, and its figure. */
const thing = (what, figure) => make('div', 'thing', what, make('b', 'num', figure));

function draw(element, { view, names, me }) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [style];
  const { giver, target, pot, offer, vote, coins } = view.table;
  const pots = giver === me ? 'Your pot' : `The pot of ${names[giver]}`;
  const whispered = target === null ? 'No offer yet' : `For ${target === me ? 'you' : names[target]}`;
  const votes = names.flatMap((name, seat) => (seat === giver && !view.over ? [] : [make('li', vote[seat] ? 'cast' : '', name, make('b', '', view.over ? `${coins[seat]}` : vote[seat] || 'not yet'))]));
  root.replaceChildren(make('div', 'deal', thing(pots, pot === null ? '?' : `${pot}`), make('span', '', '\u2192'), thing(whispered, target === null ? '\u2013' : offer === null ? '?' : `${offer}`)), make('ul', 'votes', ...votes));
}

export default {
  draw,
  where: ({ view }) => `Round ${view.round} of ${view.table.rounds}`,
  seat: ({ view }, seat) => ({ line: seat === view.table.giver ? 'gives' : '', figure: view.table.coins[seat], unit: 'coins' }),
};
