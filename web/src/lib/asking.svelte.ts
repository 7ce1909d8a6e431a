/** What the lab says of a setting: each line that comes knows it better than the one before. */
import { askLab, Failure } from './api';
import type { Found } from './lab';

export class Asking {
  found = $state.raw<Found | null>(null);
  preparing = $state(false);
  /** Nothing more will come of this setting. */
  over = $state(false);
  problem = $state('');
  #stop = new AbortController();

  /** Ask for a setting; what was asked before is given up, its figures stay until there are others. */
  async ask(game: string, setting: string): Promise<void> {
    this.#stop.abort();
    const stop = (this.#stop = new AbortController());
    [this.over, this.problem] = [false, ''];
    try {
      const answer = await askLab(game, setting, stop.signal);
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.#take(JSON.parse(line) as Found);
      }
    } catch (error) {
      if (stop.signal.aborted) return;
      this.problem = error instanceof Failure ? error.message : '';
    }
    if (this.#stop === stop) [this.over, this.preparing] = [true, false];
  }

  stop(): void {
    this.#stop.abort();
  }

  #take(found: Found): void {
    this.preparing = found.preparing;
    if (!found.preparing) this.found = found;
  }
}
