/** Texts behind keys. English is the only language so far; `xx` is a pseudo-language that shows what was forgotten. */
export type Texts = { [key: string]: string | Texts };
export type Values = Record<string, string | number>;
export type Translate = (key: string, values?: Values) => string;

export const PSEUDO = 'xx';
const ACCENTS: Record<string, string> = { a: 'å', e: 'é', i: 'î', o: 'ø', u: 'ü', c: 'ç', n: 'ñ', s: 'š', y: 'ÿ', A: 'Å', E: 'É', I: 'Î', O: 'Ø', U: 'Ü', C: 'Ç', N: 'Ñ', S: 'Š' };

export const language = $state({ code: fromAddress() });

function fromAddress(): string {
  const wanted = new URLSearchParams(location.search).get('lang');
  return wanted === PSEUDO ? PSEUDO : 'en';
}

/** A text in the pseudo-language: accents, a third longer, in brackets. What lacks the brackets was never translated. */
export function pseudo(text: string): string {
  return `⟦${text.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter)}${'~'.repeat(Math.ceil(text.length / 3)).replace(/~{4}/g, '~~~ ')}⟧`;
}

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
