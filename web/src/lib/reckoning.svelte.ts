/** The debrief of a match as it is reckoned: each line that comes knows it better than the one before. */
import { debriefOf } from './api';
import type { Debrief } from './debrief';

/** What a debrief that was kept by an earlier version does not tell. */
const UNTOLD = { holds: [], deeds: [], again: [], compared: null, slip: 0, whole: 0 };

export const readDebrief = (line: string): Debrief => ({ ...UNTOLD, ...(JSON.parse(line) as Debrief) });

export class Reckoning {
  found = $state.raw<Debrief | null>(null);
  /** Nothing more will come. */
  over = $state(false);
  readonly #stop = new AbortController();

  constructor(match: string) {
    void this.#follow(match);
  }

  stop(): void {
    this.#stop.abort();
  }

  async #follow(match: string): Promise<void> {
    try {
      const answer = await debriefOf(match, this.#stop.signal);
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.found = readDebrief(line);
      }
      if (rest) this.found = readDebrief(rest);
    } catch {
      // what came so far stays
    }
    this.over = true;
  }
}
