/** The sending as it is being decided in this browser: who stays, who goes where. Nothing is sent before the key is pressed. */
import { MOST_ACTIONS } from '../../lib/messages';
import type { Board, Scene, Table } from './view';

export const STAYS = -1;

/** One person in the open: where born, where to go, and whether the server has been told already. */
export interface Person {
  color: number;
  to: number;
  fixed: boolean;
}

export interface Sending {
  people: Person[];
  /** How many must go in all, those already told among them. */
  must: number;
  /** Whether more may go than must. */
  free: boolean;
  /** Nations that may receive, clockwise. */
  targets: number[];
}

/** The people in their order; of a birth those who came last are those whom the server has been told about. */
function line(table: Table, seat: number): Person[] {
  const people: Person[] = (table.nations[seat]?.displaced ?? []).map((color) => ({ color, to: STAYS, fixed: false }));
  table.plan?.forEach((row, target) =>
    row.forEach((n, color) => {
      for (let left = n; left > 0; left -= 1) {
        const at = people.findLastIndex((person) => person.color === color && person.to === STAYS);
        if (at >= 0) people[at] = { color, to: target, fixed: true };
      }
    }),
  );
  return people;
}

/** What lies before who must send: everybody stays as yet, except who was told to go. */
export function blank(scene: Scene): Sending {
  const { table, actions } = scene.view;
  const people = line(table, scene.me);
  const n = table.nations.length;
  const allowed = new Set(actions.flatMap((action) => (action.do === 'send' ? [action.target as number] : [])));
  const targets = Array.from({ length: n - 1 }, (_, i) => (scene.me + 1 + i) % n).filter((seat) => allowed.has(seat));
  return { people, must: going(people) + table.must_send, free: scene.table.options.sending === 'free', targets };
}

export const going = (people: Person[], to?: number): number => people.filter((person) => (to === undefined ? person.to !== STAYS : person.to === to)).length;

/** How many still have to be chosen. */
export const lacking = (sending: Sending): number => Math.max(0, sending.must - going(sending.people));

/** The rules' own way: who has waited longest stays, the others are dealt clockwise in their order. */
export function settled(sending: Sending): Sending {
  const { targets } = sending;
  let short = lacking(sending);
  const chosen = new Set<number>();
  for (let i = sending.people.length - 1; i >= 0 && short > 0; i -= 1) if (sending.people[i]?.to === STAYS) [short] = [short - 1, chosen.add(i)];
  let dealt = 0;
  const people = sending.people.map((person, i) => (chosen.has(i) ? { ...person, to: targets[dealt++ % targets.length] ?? STAYS } : person));
  return { ...sending, people };
}

const redirect = (sending: Sending, at: number, to: number): Sending => ({
  ...sending,
  people: sending.people.map((person, i) => (i === at ? { ...person, to } : person)),
});

const mayGo = (sending: Sending): boolean => sending.free || lacking(sending) > 0;

/** One more to a nation: the last who stays (of a birth, where one is chosen); where enough go, one who would go elsewhere. */
export function more(sending: Sending, target: number, color = -1): Sending {
  const fits = (person: Person): boolean => !person.fixed && (color < 0 || person.color === color);
  const stays = sending.people.findLastIndex((person) => person.to === STAYS && fits(person));
  if (mayGo(sending) && stays >= 0) return redirect(sending, stays, target);
  const elsewhere = sending.people.findLastIndex((person) => person.to !== STAYS && person.to !== target && fits(person));
  if (elsewhere >= 0) return redirect(sending, elsewhere, target);
  return color < 0 || stays < 0 ? sending : instead(sending, stays, target);
}

/** One fewer to a nation: the first of a birth that was chosen, else the first who would go there, stays. */
export function fewer(sending: Sending, target: number, color = -1): Sending {
  const there = (person: Person): boolean => person.to === target && !person.fixed;
  const chosen = sending.people.findIndex((person) => there(person) && person.color === color);
  const at = chosen >= 0 ? chosen : sending.people.findIndex(there);
  return at < 0 ? sending : redirect(sending, at, STAYS);
}

/** This one goes, and somebody who would have gone stays instead. */
function instead(sending: Sending, at: number, target: number): Sending {
  const back = sending.people.findIndex((person) => person.to !== STAYS && !person.fixed);
  if (back < 0) return sending;
  const to = sending.people[back]?.to ?? target;
  return redirect(redirect(sending, back, STAYS), at, target === STAYS ? to : target);
}

/** A tap on a person: who stays goes, who goes goes to the next nation, after the last one stays. */
export function tap(sending: Sending, at: number): Sending {
  const person = sending.people[at];
  if (!person || person.fixed) return sending;
  const { targets } = sending;
  if (person.to !== STAYS) return redirect(sending, at, targets[targets.indexOf(person.to) + 1] ?? STAYS);
  if (!mayGo(sending)) return instead(sending, at, STAYS);
  const fewest = [...targets].sort((a, b) => going(sending.people, a) - going(sending.people, b))[0];
  return fewest === undefined ? sending : redirect(sending, at, fewest);
}

/** The actions that tell the server: each one a person, at the end the shelter where the table lets anybody send. */
export function actionsOf(scene: Scene, sending: Sending): number[] {
  const legal = scene.view.actions;
  const fresh = sending.people.filter((person) => person.to !== STAYS && !person.fixed);
  const sends = fresh.flatMap((person) => legal.find((a) => a.do === 'send' && a.target === person.to && a.color === person.color)?.id ?? []);
  const staying = sending.people.length - going(sending.people);
  if (!sends.length) return legal.filter((a) => a.do === 'shelter').map((a) => a.id);
  const shelter = sending.free && staying > 0 ? SHELTER(scene) : [];
  return sends.length + shelter.length <= MOST_ACTIONS ? [...sends, ...shelter] : sends.slice(0, MOST_ACTIONS);
}

/** The shelter's number: the rules give it only when nobody has to go any more, so it is counted from the first of its family. */
const SHELTER = (scene: Scene): number[] => {
  const known = scene.view.actions.find((a) => a.do === 'shelter' || a.do === 'settle');
  return known ? [known.do === 'shelter' ? known.id : known.id - 1] : [];
};

/** What shelter costs for those who stay. */
export const shelterPrice = (board: Board, sending: Sending): number => (sending.people.length - going(sending.people)) * board.shelter_price;
