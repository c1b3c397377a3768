import { FORMULAS } from '@raccord/scrabble';
import type { HallGame } from '../server/answers.ts';
import { texts } from '../texts/index.ts';

type Game = Pick<HallGame, 'formula' | 'rhythm'>;

const { kind: words } = texts.hall;

/** What those who look at a game must know of it: a formula of its own, a sudden death; undefined for an ordinary one. */
export function kindOfGame({ formula, rhythm }: Game): string | undefined {
  const { label } = FORMULAS[formula];
  const isSuddenDeath = rhythm === 'mort-subite';
  if (formula === 'normale') return isSuddenDeath ? words.suddenDeath : undefined;
  return isSuddenDeath ? words.both(label) : words.formula(label);
}
