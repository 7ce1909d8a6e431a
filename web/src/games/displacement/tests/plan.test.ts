import { describe, expect, it } from 'vitest';
import { recorded } from '../fixtures/recorded';
import { actionsOf, blank, fewer, going, lacking, more, settled, STAYS, tap } from '../plan';

const scene = recorded('send');
const destinations = (sending: ReturnType<typeof blank>): number[] => sending.people.map((person) => person.to);

describe('a sending', () => {
  it('begins with everybody in the open and nobody chosen', () => {
    const sending = blank(scene);
    expect(sending.people.map((person) => person.color)).toEqual(scene.view.table.nations[0]?.displaced);
    expect(lacking(sending)).toBe(3);
    expect(sending.targets).toEqual([1, 2, 3]);
  });

  it('is settled as the rules would: the longest displaced stay, the others are dealt clockwise', () => {
    expect(destinations(settled(blank(scene)))).toEqual([STAYS, STAYS, STAYS, STAYS, 1, 2, 3]);
  });

  it('in the equal variant goes to the one nation that may be chosen', () => {
    const equal = settled(blank(recorded('send_equal')));
    expect(equal.targets).toHaveLength(1);
    expect(going(equal.people)).toBe(going(equal.people, equal.targets[0]));
  });

  it('turns somebody round when enough go already and a gate is opened further', () => {
    const sending = more(settled(blank(scene)), 1);
    expect(going(sending.people)).toBe(3);
    expect(going(sending.people, 1)).toBe(2);
  });

  it('sends one of the birth that was chosen, even if another must then stay', () => {
    const [stays] = settled(blank(scene)).people;
    const sending = more(settled(blank(scene)), 1, stays?.color);
    expect(going(sending.people)).toBe(3);
    expect(sending.people.some((person) => person.color === stays?.color && person.to === 1)).toBe(true);
  });

  it('lacks somebody after one fewer', () => {
    const sending = fewer(settled(blank(scene)), 2);
    expect(lacking(sending)).toBe(1);
    expect(going(sending.people, 2)).toBe(0);
    expect(fewer(sending, 2)).toBe(sending);
  });

  it('leads a tapped person from nation to nation and home again', () => {
    let sending = settled(blank(scene));
    const seen = [4, 4, 4].map((at) => ((sending = tap(sending, at)), sending.people[4]?.to));
    expect(seen).toEqual([2, 3, STAYS]);
  });

  it('lets a tapped person who stays go instead of another', () => {
    const sending = tap(settled(blank(scene)), 0);
    expect(sending.people[0]?.to).not.toBe(STAYS);
    expect(going(sending.people)).toBe(3);
  });

  it('is told to the server person by person, with actions that are legal', () => {
    const actions = actionsOf(scene, more(settled(blank(scene)), 2));
    expect(actions).toHaveLength(3);
    const legal = new Map(scene.view.actions.map((action) => [action.id, action]));
    expect(actions.map((id) => legal.get(id)?.do)).toEqual(['send', 'send', 'send']);
    expect(actions.filter((id) => legal.get(id)?.target === 2)).toHaveLength(2);
  });

  it('ends with the shelter where anybody may send', () => {
    const free = recorded('send_free');
    const sending = settled(blank(free));
    const settle = free.view.actions.find((action) => action.do === 'settle');
    expect(sending.free).toBe(true);
    expect(actionsOf(free, sending).at(-1)).toBe((settle?.id ?? 0) - 1);
    expect(going(more(sending, 1).people)).toBe(4);
  });

  it('keeps those whom the server was told about where they are', () => {
    const told = recorded('send');
    const view = { ...told.view, table: { ...told.view.table, plan: [[0], [1], [0], [0]], must_send: 2 } };
    const sending = blank({ ...told, view });
    const at = sending.people.findIndex((person) => person.fixed);
    expect(sending.people[at]).toEqual({ color: 0, to: 1, fixed: true });
    expect(tap(sending, at)).toBe(sending);
    expect(lacking(sending)).toBe(2);
  });

  it('of very many tells no more at a time than the server takes', () => {
    const many = recorded('send_many');
    const displaced = Array<number>(90).fill(0);
    const nations = many.view.table.nations.map((nation, seat) => (seat === 0 ? { ...nation, displaced } : nation));
    const crowd = { ...many, view: { ...many.view, table: { ...many.view.table, nations, must_send: 90 } } };
    expect(actionsOf(crowd, settled(blank(crowd)))).toHaveLength(64);
  });
});
