import type { EditionName, SlipSanction } from '@raccord/regulation';
import type { Answer } from '@raccord/school';
import { foldAccents, MOST_POINTS, makeReference, parseReference } from '@raccord/scrabble';
import { meantBy, type ReasonChoice, reasonsIn } from './reasons.ts';

/** What a line says so far: « 24 a jok » is 24 points, a warning, the joker not circled. */
export interface AnswerLine {
  readonly points: number | undefined;
  readonly sanction: SlipSanction;
  /** Where the move paid lies, as a reference. */
  readonly place: string | undefined;
  /** What is typed of the reason. */
  readonly typed: string;
  /** The reasons that it may be; all of them before anything is typed. */
  readonly choices: readonly ReasonChoice[];
}

export type AnswerLineFault = 'no-points' | 'points-too-high' | 'null-points' | 'unknown-reason';

/** The letter of each sanction, as it is written back. */
export const SANCTION_LETTERS: Readonly<Record<SlipSanction, string>> = {
  none: '',
  warning: 'a',
  penalty: 'p',
  'penalty-and-warning': 'pa',
  nullity: 'n',
  referred: 'c',
};

const WORDS: ReadonlyMap<string, SlipSanction> = new Map(
  Object.entries({
    ...{ '-': 'none', ok: 'none', rien: 'none', aucune: 'none' },
    ...{ a: 'warning', av: 'warning', ave: 'warning', avertissement: 'warning' },
    ...{ p: 'penalty', pen: 'penalty', penalite: 'penalty' },
    ...{
      pa: 'penalty-and-warning',
      ap: 'penalty-and-warning',
      'p+a': 'penalty-and-warning',
      'a+p': 'penalty-and-warning',
    },
    ...{ n: 'nullity', nul: 'nullity', nullite: 'nullity', zero: 'nullity' },
    ...{ c: 'referred', com: 'referred', commission: 'referred' },
  } as const),
);

/** Reads a line as far as it is typed: points, sanction, then the beginning of a reason. */
export function readLine(line: string, reasons: readonly ReasonChoice[]): AnswerLine {
  const tokens = foldAccents(line)
    .toLowerCase()
    .trim()
    .replace(/^(\d+)(?=[a-z-])/, '$1 ')
    .split(/\s+/);
  const points = /^\d{1,9}$/.test(tokens[0]) ? Number(tokens.shift()) : undefined;
  const first = WORDS.get(tokens[0] ?? '');
  if (first) tokens.shift();
  const second = first && WORDS.get(tokens[0] ?? '');
  const isBoth = first !== undefined && second !== undefined && areBoth(first, second);
  if (isBoth) tokens.shift();
  const { place, rest } = placeAmong(tokens);
  const typed = rest.join(' ');
  return {
    points,
    place,
    sanction: isBoth ? 'penalty-and-warning' : (first ?? 'none'),
    typed,
    choices: meantBy(typed, reasons),
  };
}

/** The first of these that is a reference, and the others. */
function placeAmong(tokens: readonly string[]): {
  readonly place: string | undefined;
  readonly rest: readonly string[];
} {
  const read = tokens.map((token) => parseReference(token.toUpperCase()));
  const at = read.findIndex(({ ok }) => ok);
  const found = read[at];
  return found?.ok
    ? { place: makeReference(found.value), rest: tokens.toSpliced(at, 1) }
    : { place: undefined, rest: tokens };
}

/** « p a » is both. */
const areBoth = (...two: readonly SlipSanction[]): boolean => two.includes('warning') && two.includes('penalty');

/** A null slip, and one that the commission will judge, have no points so far: they need not be typed. */
const isWorthless = (sanction: SlipSanction): boolean => sanction === 'nullity' || sanction === 'referred';

/** The answer of a line, or what is missing. `at` says which of the reasons offered is meant. */
export function answerOf({ points, sanction, place, typed, choices }: AnswerLine, at = 0): Answer | AnswerLineFault {
  if (typed !== '' && choices.length === 0) return 'unknown-reason';
  if (isWorthless(sanction) && points !== undefined && points > 0) return 'null-points';
  if (points !== undefined && points > MOST_POINTS) return 'points-too-high';
  const worth = isWorthless(sanction) ? 0 : points;
  if (worth === undefined) return 'no-points';
  const reason = typed === '' ? undefined : (choices[at] ?? choices[0])?.reason;
  return {
    ...{ points: worth, sanction },
    ...(reason === undefined ? {} : { reason }),
    ...(place === undefined ? {} : { place }),
  };
}

/** The answer of a line that somebody leaves without giving it, if it is whole. */
export function wholeAnswerIn(line: string, edition: EditionName): Answer | undefined {
  const answer = answerOf(readLine(line, reasonsIn(edition)));
  return typeof answer === 'string' ? undefined : answer;
}

export interface AnswerParts {
  readonly points: number | undefined;
  readonly sanction: SlipSanction;
  readonly reason: ReasonChoice | undefined;
  readonly place?: string | undefined;
}

/** The line that says this: what buttons write. */
export const writeLine = ({ points, sanction, reason, place = '' }: AnswerParts): string =>
  [
    points === undefined || isWorthless(sanction) ? '' : String(points),
    SANCTION_LETTERS[sanction],
    reason?.code ?? '',
    place,
  ]
    .filter((part) => part !== '')
    .join(' ');
