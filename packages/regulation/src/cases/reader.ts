import { accept, type Fault, type Result } from '@raccord/scrabble';

/** What is wrong in a file, where, by the path of the key. */
export type CaseFault = Fault<'case-file'>;

export const YES_OR_NO = ['oui', 'non'] as const;

/** Reads values out of parsed YAML where every scalar is a string; the first fault met is kept with its path. */
export class Reader {
  readonly value: unknown;
  readonly path: string;
  readonly #faults: CaseFault[];

  constructor(value: unknown, path = '', faults: CaseFault[] = []) {
    this.value = value;
    this.path = path;
    this.#faults = faults;
  }

  get isMissing(): boolean {
    return this.value === undefined || this.value === null || this.value === '';
  }

  /** Notes a fault at this key, and answers undefined. */
  fail(text: string): undefined {
    this.#faults.push({ code: 'case-file', text: this.path ? `${this.path} : ${text}` : text });
    return undefined;
  }

  /** The value made, unless something was wrong. */
  finish<T>(value: T): Result<T, 'case-file'> {
    const [fault] = this.#faults;
    return fault ? { ok: false, fault } : accept(value);
  }

  key(name: string): Reader {
    const values = this.value as Record<string, unknown> | undefined;
    return new Reader(values?.[name], this.path ? `${this.path}.${name}` : name, this.#faults);
  }

  /** Checks that this is a map and has no key but these. */
  keys(known: readonly string[]): this {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) {
      this.fail('il faut un bloc de clés et de valeurs.');
      return this;
    }
    const unknown = Object.keys(this.value).find((name) => !known.includes(name));
    if (unknown) this.key(unknown).fail(`clé inconnue ; clés possibles : ${known.join(', ')}.`);
    return this;
  }

  text(): string | undefined {
    if (typeof this.value === 'string') return this.value;
    return this.isMissing ? undefined : this.fail('il faut un texte.');
  }

  number(): number | undefined {
    const text = this.text()?.trim();
    if (text === undefined) return undefined;
    return /^\d+$/.test(text) ? Number(text) : this.fail(`« ${text} » : il faut un nombre entier.`);
  }

  oneOf<const Name extends string>(names: readonly Name[]): Name | undefined {
    const text = this.text();
    if (text === undefined) return undefined;
    const name = names.find((candidate) => candidate === text);
    return name ?? this.fail(`« ${text} » inconnu ; valeurs possibles : ${names.join(', ')}.`);
  }

  list(): Reader[] {
    if (this.isMissing) return [];
    if (!Array.isArray(this.value)) {
      this.fail('il faut une liste.');
      return [];
    }
    return this.value.map((item, index) => new Reader(item, `${this.path}[${index + 1}]`, this.#faults));
  }

  /** The value of a result, or its fault noted at this key. */
  take<T>(result: Result<T>): T | undefined {
    return result.ok ? result.value : this.fail(result.fault.text);
  }
}
