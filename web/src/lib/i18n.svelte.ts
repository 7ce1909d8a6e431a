/** Texts of a game's folder behind keys. `xx` is a pseudo-language that shows what was forgotten. */
import { language } from './speech.svelte';
import { PSEUDO, pseudo } from './words';

export { language, PSEUDO, pseudo };
export type Texts = { [key: string]: string | Texts };
export type Values = Record<string, string | number>;
export type Translate = (key: string, values?: Values) => string;

function find(texts: Texts, key: string): string | undefined {
  let at: string | Texts | undefined = texts;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** A function that turns keys into texts. `{name}` is filled in; with a value `n`, `key.one` and `key.other` are its plurals. */
export function translator(texts: Texts): Translate {
  const plurals = new Intl.PluralRules('en');
  return (key, values = {}) => {
    const plural = typeof values.n === 'number' ? find(texts, `${key}.${plurals.select(values.n)}`) : undefined;
    const text = plural ?? find(texts, key) ?? find(texts, `${key}.other`);
    if (text === undefined) throw new Error(`No text for "${key}": add it to the folder's en.json`);
    const said = language.code === PSEUDO ? text.replace(/[^{}]+(?![^{]*\})/g, (plain) => (plain.trim() ? pseudo(plain) : plain)) : text;
    return said.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
  };
}
