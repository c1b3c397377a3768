import type { EditionName, RhythmName, Verdict } from '@raccord/regulation';
import { FORMULAS } from '@raccord/scrabble';
import { costOfWarnings, firstCostlyWarning } from '@raccord/tournament';
import type { TrainingGame } from './game.ts';

/** Duplicate alone: a game played by oneself, its slips judged as in competition. */

export interface AloneTerms {
  readonly edition: EditionName;
  readonly rhythm: RhythmName;
}

/** How those who played the game did. */
export interface Others {
  /** What each one has in the end. */
  readonly players: readonly { readonly name: string; readonly total: number }[];
  /** Why their ranking may still change. */
  readonly provisional?: string;
  /** For each turn of the game, the points made and by how many, the highest first. */
  readonly turns: readonly (readonly MadeScore[])[];
  readonly solo: { readonly threshold: number; readonly bonus: number };
}

export interface MadeScore {
  readonly points: number;
  readonly count: number;
}

/** What a turn gave. */
export interface AloneTurn {
  readonly points: number;
  readonly penalty: number;
  readonly warning: boolean;
  /** Alone above all who played the turn. */
  readonly isSolo: boolean;
  readonly bonus: number;
  readonly running: number;
  /** `running` less the tops so far. */
  readonly negative: number;
}

export interface AloneResult {
  readonly turns: readonly AloneTurn[];
  readonly warnings: number;
  /** What the warnings cost at the end of the game. */
  readonly warningCost: number;
  readonly total: number;
  /** Of the turns played. */
  readonly top: number;
  readonly negative: number;
  /** Nothing before the first turn. */
  readonly percent: number | undefined;
}

type Paid = Pick<Verdict, 'points' | 'penalty' | 'warning'>;

/** What somebody has after the turns that he played, of the first ones of a game. */
export function settleAlone(
  game: TrainingGame,
  verdicts: readonly Paid[],
  { edition, rhythm }: AloneTerms,
  others?: Others,
): AloneResult {
  let running = 0;
  let top = 0;
  const turns = verdicts.map(({ points, penalty, warning }, index): AloneTurn => {
    const isSolo = rhythm !== 'mort-subite' && isAlone(points, others?.turns[index] ?? []);
    const bonus = isSolo && others ? bonusAmong(others) : 0;
    running += points + bonus - penalty;
    top += game.turns[index].top;
    return { points, penalty, warning, isSolo, bonus, running, negative: running - top };
  });
  const warnings = turns.filter(({ warning }) => warning).length;
  const warningCost = costOfWarnings(edition, warnings, firstCostlyWarning(edition, FORMULAS[game.formula], rhythm));
  const total = running - warningCost;
  return {
    ...{ turns, warnings, warningCost, total, top },
    negative: total - top,
    percent: top === 0 ? undefined : (100 * total) / top,
  };
}

const isAlone = (points: number, made: readonly MadeScore[]): boolean =>
  points > 0 && made.length > 0 && made.every((other) => other.points < points);

/** He is one of the players of the game (D21). */
const bonusAmong = ({ players, solo }: Others): number => (players.length + 1 >= solo.threshold ? solo.bonus : 0);

/** Where a total stands among those who played the game. */
export interface Among {
  readonly rank: number;
  /** Of how many, oneself included. */
  readonly count: number;
}

/** By total alone: who has as much shares the rank. */
export const rankAmongPlayers = ({ players }: Others, total: number): Among => ({
  rank: 1 + players.filter((player) => player.total > total).length,
  count: players.length + 1,
});

/** Of those who played, one alone made the top of this turn. */
export function wasSolo({ turns }: Pick<Others, 'turns'>, { turns: played }: TrainingGame, index: number): boolean {
  const [best] = turns[index] ?? [];
  return best !== undefined && best.count === 1 && best.points >= played[index].top;
}
