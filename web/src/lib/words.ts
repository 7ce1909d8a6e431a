/** What is said in one language, by a game or by the shell: the same file, in the grammar of Project Fluent, that engine/words.py reads.
 *
 * A number is said by its name where the file has one: for 3, `{ $row }` is the message `row-3`, and `{ $row-effect }` its `.effect`. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentVariable, type Scope } from '@fluent/bundle';

export type Known = Record<string, string | number>;

/** What every game may call a seat. */
export const PEOPLE = ['seat', 'target', 'helper'];
export const PSEUDO = 'xx';
const ACCENTS: Record<string, string> = { a: 'å', e: 'é', i: 'î', o: 'ø', u: 'ü', c: 'ç', n: 'ñ', s: 'š', y: 'ÿ', A: 'Å', E: 'É', I: 'Î', O: 'Ø', U: 'Ü', C: 'Ç', N: 'Ñ', S: 'Š' };
const FORM = /\$([A-Za-z_]\w*)-(\w+)/g;

/** A text in the pseudo-language: with accents, every word a third longer, in brackets. What has letters and no brackets was never translated. */
export function pseudo(text: string): string {
  if (!/\p{L}{2}/u.test(text)) return text; // a code, a sign
  return `⟦${text.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter).replace(/[åéîøüÅÉÎØÜ]/g, '$&$&')}⟧`;
}

/** A number to choose by that may have a name. */
class Named extends FluentNumber {
  constructor(
    value: number,
    readonly said: string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.said;
  }
}

/** CAPITAL($deed) in a language file: with a capital letter, as at the beginning of a sentence. */
const CAPITAL: FluentFunction = ([said]) => {
  const text = said instanceof FluentType ? said.toString(undefined as unknown as Scope) : String(said);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const formsIn = (source: string): [string, string][] => [...new Set(source.match(FORM))].map((form) => form.slice(1).split('-') as [string, string]);

export class Words {
  readonly language: string;
  #bundle: FluentBundle;
  /** Numbers with their thousands apart, as the language has it: 1,500. */
  #numbers: Intl.NumberFormat;
  /** The forms of named numbers that some message asks for: `$row-effect` as ['row', 'effect']. */
  #forms: [string, string][];

  constructor(source: string, language: string) {
    this.language = language;
    this.#numbers = new Intl.NumberFormat(language === PSEUDO ? 'en' : language);
    this.#bundle = new FluentBundle(language === PSEUDO ? 'en' : language, {
      useIsolating: false,
      functions: { CAPITAL },
      transform: language === PSEUDO ? pseudo : undefined,
    });
    this.#bundle.addResource(new FluentResource(source));
    this.#forms = formsIn(source);
  }

  /** Learn more messages of the same language. */
  learn(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#forms.push(...formsIn(source));
  }

  /** Whether there is such a message, or such an attribute of one: `row-3`, `row-3.effect`. */
  has(message: string): boolean {
    const [entry = '', attribute] = message.split('.');
    const found = this.#bundle.getMessage(entry);
    return found !== undefined && (attribute === undefined ? found.value !== null : attribute in found.attributes);
  }

  /** One message with what it is given. */
  say(message: string, known: Known = {}): string {
    const [entry = '', attribute] = message.split('.');
    const found = this.#bundle.getMessage(entry);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`There is no message ${message}`);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, this.#given(known), errors);
    if (errors.length) throw new Error(`${message}: ${errors.map((error) => error.message).join('; ')}`);
    return said;
  }

  /** One message as this reader (a seat, or -1) should hear it. */
  line(message: string, ints: Known, names: string[], reader: number, people: string[] = PEOPLE): string {
    return this.say(message, { ...ints, ...introduced(ints, names, reader, people) });
  }

  #given(known: Known): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(known)) given[name] = typeof value === 'string' ? value : new Named(value, this.has(`${name}-${value}`) ? this.say(`${name}-${value}`) : this.#numbers.format(value));
    for (const [name, attribute] of this.#forms) {
      const form = `${name}-${known[name]}.${attribute}`;
      if (typeof known[name] === 'number' && this.has(form)) Object.defineProperty(given, `${name}-${attribute}`, { get: () => this.say(form, known) });
    }
    return given;
  }
}

/** The people of a sentence by name, who of them the reader is, and who of them are one. */
export function introduced(ints: Known, names: string[], reader: number, people: string[] = PEOPLE): Record<string, string> {
  const roles = people.filter((role) => typeof ints[role] === 'number' && names[ints[role]] !== undefined);
  const one = roles.map((role) => roles.filter((other) => ints[other] === ints[role])).find((same) => same.length > 1);
  return {
    ...Object.fromEntries(roles.map((role) => [role, names[ints[role] as number] as string])),
    you: roles.filter((role) => ints[role] === reader).join('-') || 'others',
    same: one?.join('-') ?? 'none',
  };
}
