import { EDITION_NAMES, type EditionName } from '../editions/index.ts';
import { REASON_CODES, type ReasonCode } from '../reasons.ts';
import type { Outcome, Worth } from '../verdict.ts';
import { type Reader, YES_OR_NO } from './reader.ts';

/** What is not named is not compared. */
export interface Expectation extends Partial<Pick<Worth, 'points' | 'penalty' | 'warning' | 'outcome'>> {
  /** Not named = none. */
  readonly disciplinary: boolean;
  readonly reasons?: readonly ReasonCode[];
  /** « J8 TAS » */
  readonly retained?: string;
}

const SORTS = { accepte: 'accepted', nul: 'nullity', commission: 'referred' } as const satisfies Record<
  string,
  Outcome
>;
const EXPECTATION_KEYS = ['points', 'penalite', 'avertissement', 'discipline', 'sort', 'motifs', 'retenu'];

/** An edition by its name, `2019+` for it and the later ones, `toutes` for all. */
const EDITION_KEYS = new Map<string, readonly EditionName[]>([
  ...EDITION_NAMES.map((name) => [name, [name]] as const),
  ...EDITION_NAMES.map((name, index) => [`${name}+`, EDITION_NAMES.slice(index)] as const),
  ['toutes', EDITION_NAMES],
]);
const NARROWEST_FIRST = [...EDITION_KEYS].sort(([, a], [, b]) => a.length - b.length);

/** The expectation of each edition. The key that names the fewest editions wins, so that an exception stands beside a rule. */
export function readExpected(item: Reader): Partial<Record<EditionName, Expectation>> {
  if (item.isMissing) return {};
  item.keys([...EDITION_KEYS.keys()]);
  const expected: Partial<Record<EditionName, Expectation>> = {};
  for (const [key, editions] of NARROWEST_FIRST) {
    if (item.key(key).isMissing) continue;
    const expectation = readExpectation(item.key(key));
    for (const edition of editions) expected[edition] ??= expectation;
  }
  return expected;
}

function readExpectation(item: Reader): Expectation {
  item.keys(EXPECTATION_KEYS);
  const points = item.key('points').number();
  const penalty = item.key('penalite').number();
  const warning = item.key('avertissement').oneOf(YES_OR_NO);
  const disciplinary = item.key('discipline').oneOf(YES_OR_NO) === 'oui';
  const outcome = item.key('sort').oneOf(Object.keys(SORTS) as (keyof typeof SORTS)[]);
  const reasons = item.key('motifs');
  const retained = item.key('retenu').text();
  return {
    disciplinary,
    ...(points === undefined ? {} : { points }),
    ...(penalty === undefined ? {} : { penalty }),
    ...(warning === undefined ? {} : { warning: warning === 'oui' }),
    ...(outcome === undefined ? {} : { outcome: SORTS[outcome] }),
    ...(reasons.value === undefined
      ? {}
      : { reasons: reasons.list().flatMap((code) => code.oneOf(REASON_CODES) ?? []) }),
    ...(retained === undefined ? {} : { retained }),
  };
}
