/** The slip beside the board: each rule for the other sign, for the reader's sign, and for the reader now. */
import { rightsWith, playerOf } from './table';
import type { RightName, Scene, SignName } from './view';
import { levelName, lotName, money, t } from './words';

export interface Row {
  key: string;
  other: string;
  /** What the sign alone gives, where cards have changed it. */
  base: string;
  now: string;
  /** Worse than the other sign's, better than it, lifted by a card, or the same. */
  state: 'held' | 'free' | 'lifted' | 'same';
}

type Values = Record<string, string>;

/** What the licences allow: rails and works each need their own. */
function licences(rights: Set<RightName>): string {
  const [rail, works] = [rights.has('rail'), rights.has('industry')];
  return rail === works ? t(rail ? 'slip-own.yes' : 'slip-own.no') : t(rail ? 'slip-own.rails' : 'slip-own.works');
}

function values(scene: Scene, sign: SignName, rights: Set<RightName>, now: boolean): Values {
  const { board, view } = scene;
  const printed = board.signs[sign];
  const man = board.signs.man;
  const mine = now ? view.table.rules : null;
  const pay = rights.has('pay');
  const heir = view.table.first_man;
  return {
    start: money(printed.start),
    bank: money(mine?.bank ?? (pay ? man.bank : printed.bank)),
    cards: t('slip-cards.percent', { percent: mine?.percent ?? (pay ? man.percent : printed.percent) }),
    buy: t(rights.has('permission') ? 'slip-buy.landing' : 'slip-buy.wait'),
    own: licences(rights),
    crops: rights.has('harvest') ? lotName('warehouse') : levelName(board.few_crops),
    inherit: rights.has('inherit') ? t('slip-inherit.keeps') : heir === null ? t('slip-inherit.goes_man') : t('slip-inherit.goes', { seat: scene.names[heir] ?? '' }),
    park: t(rights.has('park') ? 'slip-park.safe' : 'slip-park.lose'),
    prison: t(rights.has('counsel') ? 'slip-prison.deals' : 'slip-prison.shut'),
    doubles: t('slip-doubles.limit', { doubles: printed.doubles }),
  };
}

/** For a spectator: the two signs side by side. */
export function rows(scene: Scene): { sign: SignName; other: SignName; rows: Row[] } {
  const sign = scene.me >= 0 ? playerOf(scene, scene.me).sign : 'woman';
  const other = sign === 'man' ? 'woman' : 'man';
  const plain = (which: SignName): Values => values(scene, which, rightsWith(scene.board, which, []), false);
  const theirs = plain(other);
  const base = plain(sign);
  const now = scene.me >= 0 ? values(scene, sign, rightsWith(scene.board, sign, playerOf(scene, scene.me).kept), true) : base;
  const state = (key: string): Row['state'] => (now[key] !== base[key] ? 'lifted' : now[key] === theirs[key] ? 'same' : (key === 'doubles') === (sign === 'man') ? 'held' : 'free');
  return { sign, other, rows: Object.keys(base).map((key) => ({ key, other: theirs[key] ?? '', base: base[key] ?? '', now: now[key] ?? '', state: state(key) })) };
}
