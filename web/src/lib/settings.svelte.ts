/** What this browser remembers about its user: name, light or dark, motion, keys. */
export type Theme = 'system' | 'light' | 'dark';
/** How fast this reader is told what happened, and by how much longer or shorter things are shown than usual. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.5, at_once: 0 };
export type Pace = keyof typeof PACES;

interface Stored {
  name: string;
  theme: Theme;
  pace: Pace;
  calm: boolean;
  keys: boolean;
  /** A sound when it is my turn and I look elsewhere. */
  sound: boolean;
  /** How questions that come again and again are answered. */
  habits: Record<string, string>;
}

const KEY = 'lopsided.settings';
const DEFAULT: Stored = { name: '', theme: 'system', pace: 'normal', calm: false, keys: true, sound: true, habits: {} };

/** Read JSON from the browser's storage; the fallback where there is none, or where storage is forbidden. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Write JSON to the browser's storage, where that is allowed. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may forbid it: the table then lives as long as the page.
  }
}

export const settings = $state<Stored>({ ...DEFAULT, ...recall<Partial<Stored>>(KEY, {}) });

/** Change a setting and remember it. */
export function change(to: Partial<Stored>): void {
  Object.assign(settings, to);
  keep(KEY, settings);
}

/** Put the chosen theme on the page. */
export function applyTheme(): void {
  if (settings.theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

/** Whether things should simply be there: asked for here or in the system. */
export function still(): boolean {
  return settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
