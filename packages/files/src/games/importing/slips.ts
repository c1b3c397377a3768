import { LONGEST_WRITING, type Slip } from '@raccord/regulation';
import { parseReference } from '@raccord/scrabble';
import type { Judged, Ruling } from '@raccord/tournament';
import type { FiledMove, GameFormat } from '../game.ts';
import type { Grant } from './grants.ts';

const ABSENT: Slip = { state: 'absent', solutions: [] };

/** A move as a slip that a player would have handed in. */
export function importedSlip(move: FiledMove): Slip {
  if (move.kind === 'none') return ABSENT;
  const word = move.word.replaceAll(/[^A-Za-z-]/g, '').slice(0, LONGEST_WRITING);
  if (word === '') return { state: 'blank', solutions: [] };
  const start = parseReference(move.reference);
  const solution = {
    word,
    direction: start.ok ? start.value.direction : ('horizontal' as const),
    ...(move.reference === '' ? {} : { reference: move.reference }),
    outside: [],
  };
  return { state: 'handed-in', solutions: [solution], ...(move.kind === 'valid' ? { score: move.points } : {}) };
}

const PROGRAMS: Readonly<Record<GameFormat, string>> = {
  eliot: 'du fichier Eliot',
  federation: 'de l’export fédéral',
  record: 'de la feuille de partie',
};

export interface DecidedSlip {
  readonly ruling: Ruling;
  readonly reason: string;
}

/** The decision that stands over a verdict that differs from the file; undefined when it says the same. */
export function decisionOver(
  verdict: Judged,
  { points, penalty, result: { move, warnings } }: Grant,
  format: GameFormat,
): DecidedSlip | undefined {
  const isSame = verdict.outcome !== 'referred' && verdict.points === points && verdict.penalty === penalty;
  if (isSame && (!verdict.warning || warnings > 0)) return undefined;
  if (move.kind !== 'valid' && points === 0 && penalty === 0) {
    return { ruling: { outcome: 'nullity' }, reason: `Coup nul ${PROGRAMS[format]}.` };
  }
  const less = penalty === 0 ? '' : `, pénalité de ${penalty}`;
  return {
    ruling: { outcome: 'accepted', points, penalty, warning: verdict.warning && warnings > 0 },
    reason: `Points ${PROGRAMS[format]} : ${points}${less}.`,
  };
}
