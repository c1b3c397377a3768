import type { Solution } from '@raccord/scrabble';

type Scored = Pick<Solution, 'score' | 'word' | 'reference'>;

/** The solutions of one score. */
export interface Rung<Shown extends Scored> {
  readonly score: number;
  readonly solutions: readonly Shown[];
  /** How many others make as much. */
  readonly more: number;
}

/** Tops are all shown; of what makes less, so many scores and so many of each. */
const MOST_RUNGS = 6;
const MOST_SHOWN = 6;

/** The best scores with what makes them, of solutions that stand best first. */
export function rungsOf<Shown extends Scored>(solutions: readonly Shown[]): readonly Rung<Shown>[] {
  const scores = [...new Set(solutions.map(({ score }) => score))].slice(0, MOST_RUNGS);
  return scores.map((score, index) => {
    const those = solutions.filter((one) => one.score === score);
    const shown = index === 0 ? those : those.slice(0, MOST_SHOWN);
    return { score, solutions: shown, more: those.length - shown.length };
  });
}

/** Where a score stands among solutions, and among their scores; undefined where none of them makes as little. */
export function placeAmongSolutions(solutions: readonly Scored[], points: number) {
  if (!solutions.some(({ score }) => score <= points)) return undefined;
  const above = solutions.filter(({ score }) => score > points);
  return { rank: above.length + 1, rung: new Set(above.map(({ score }) => score)).size + 1 };
}
