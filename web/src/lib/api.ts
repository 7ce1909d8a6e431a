/** The HTTP side: one function a request. A refusal is thrown as a `Failure` with its sentence. */
import type { Dials } from './lab';
import type { NewRoom, RoomDoor } from './lesson';
import type { GameInfo, Held, Imported, Join, NewTable, Problem, Replayed, Rules, Seated, Shoes, Table, TakeBack, Turn } from './messages';
import { language, refusal, t } from './speech.svelte';
import { PSEUDO } from './words';

export class Failure extends Error {
  constructor(
    readonly reason: string,
    words: string,
  ) {
    super(words);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Failure('offline', t('errors-offline'));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Failure(problem?.reason ?? String(answer.status), problem ? refusal(problem.reason, problem.known) : t('errors-server', { status: answer.status }));
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json() as Promise<T>;
}

const word = encodeURIComponent;
const asked = (code: string): string => (code === 'en' || code === PSEUDO ? '' : `?lang=${word(code)}`);
const shelves = new Map<string, Promise<GameInfo[]>>();

/** The boxes on the shelf in the reader's language, asked for once. */
export function games(code = language.code): Promise<GameInfo[]> {
  const shelf = shelves.get(code) ?? get<GameInfo[]>(`/api/games${asked(code)}`);
  shelves.set(code, shelf);
  shelf.catch(() => shelves.delete(code));
  return shelf;
}

export const openTable = (wanted: NewTable): Promise<Seated> => post('/api/tables', wanted);
export const lookAt = (code: string): Promise<Table | RoomDoor> => get(`/api/tables/${word(code)}`);
export const join = (code: string, body: Join): Promise<Seated> => post(`/api/tables/${word(code)}/join`, body);
export const turns = (seats: Held[]): Promise<Turn[]> => post('/api/turns', { seats });
export const openRoom = (wanted: NewRoom): Promise<Seated> => post('/api/rooms', wanted);
export const roomDoor = (code: string): Promise<RoomDoor> => get(`/api/rooms/${word(code)}`);
export const comeIn = (room: string, body: Join): Promise<Seated> => post(`/api/rooms/${word(room)}/join`, body);
export const rejoin = (body: TakeBack): Promise<Seated> => post('/api/rejoin', body);
export const steps = (match: string, seat: number): Promise<Replayed> => get(`/api/replays/${word(match)}/steps?seat=${seat}`);
export const replayFile = (match: string): string => `/api/matches/${word(match)}/replay`;
export const debriefOf = (match: string, signal: AbortSignal): Promise<Response> => ask(`/api/matches/${word(match)}/debrief`, { signal });
export const debriefFile = (match: string, as: 'json' | 'csv'): string => `/api/matches/${word(match)}/debrief?as=${as}`;
export const dialsOf = (game: string): Promise<Dials> => get(`/api/lab/${word(game)}/dials`);
export const askLab = (game: string, setting: string, signal: AbortSignal): Promise<Response> => ask(`/api/lab/${word(game)}${setting}`, { signal });
export const walk = (match: string, wish: Shoes): Promise<Seated> => post(`/api/matches/${word(match)}/shoes`, wish);
export const bring = (file: unknown): Promise<Imported> => post('/api/replays', file);
export const rules = (game: string, code = language.code): Promise<Rules> => get(`/api/rules/${word(game)}${asked(code)}`);
