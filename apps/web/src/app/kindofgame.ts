import { FORMULAS } from '@raccord/scrabble';
import { RHYTHM_LABELS } from '@raccord/tournament';
import type { HallGame } from '../server/answers.ts';
import { texts } from '../texts/index.ts';

type Game = Pick<HallGame, 'formula' | 'rhythm'>;

const { kind: words } = texts.hall;

/** What those who look at a game must know of it: a formula of its own, a time reduced; undefined for an ordinary one. */
export function kindOfGame({ formula, rhythm }: Game): string | undefined {
  const { label } = FORMULAS[formula];
  const isPlain = rhythm === 'normal';
  if (formula === 'normale') return isPlain ? undefined : RHYTHM_LABELS[rhythm];
  return isPlain ? words.formula(label) : words.both(label, RHYTHM_LABELS[rhythm].toLowerCase());
}
