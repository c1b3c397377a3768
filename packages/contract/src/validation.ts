import type { z } from 'zod';

/** What of a request does not follow the contract: where, and in French what was expected there. */
export interface ShapeFault {
  readonly path: string;
  readonly text: string;
}

export type CheckedShape<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: ShapeFault };

/** Checks a value of unknown shape; the first thing that is wrong is told. */
export function checkShape<Schema extends z.ZodType>(schema: Schema, value: unknown): CheckedShape<z.output<Schema>> {
  const checked = schema.safeParse(value, { error: expectationOf });
  if (checked.success) return { ok: true, value: checked.data };
  const [issue] = checked.error.issues;
  const path = issue.path.map(String).join('.').slice(0, LONGEST_PATH);
  return { ok: false, fault: { path, text: `${path === '' ? 'La demande' : `« ${path} »`} : ${issue.message}.` } };
}

const LONGEST_PATH = 200;
const MOST_OPTIONS = 40;

const KINDS: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'vrai ou faux',
  array: 'une liste',
  object: 'un objet',
  record: 'un objet',
};

const UNITS: Readonly<Record<string, string>> = { string: 'caractères', array: 'éléments' };

const oneOf = (options: readonly unknown[]): string =>
  `valeurs possibles : ${options.slice(0, MOST_OPTIONS).map(String).join(', ')}`;

/** What was expected, without capital nor full stop. */
function expectationOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? 'une autre valeur';
      return issue.input === undefined ? `il manque ${kind}` : `il faut ${kind}`;
    }
    case 'too_small':
      return `il faut au moins ${issue.minimum} ${UNITS[issue.origin] ?? ''}`.trimEnd();
    case 'too_big':
      return `il faut au plus ${issue.maximum} ${UNITS[issue.origin] ?? ''}`.trimEnd();
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : 'cette valeur n’est pas prévue';
    case 'unrecognized_keys':
      return `clé inconnue (${issue.keys.slice(0, MOST_OPTIONS).join(', ').slice(0, LONGEST_PATH)})`;
    case 'invalid_format':
      return 'ce texte a des caractères ou une forme qui ne conviennent pas';
    default:
      return 'cette valeur ne convient pas';
  }
}
