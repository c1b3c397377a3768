import { found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { Claims } from '../../moves.ts';
import type { Judgement } from '../../settle.ts';
import type { WrittenSolution } from '../../slip.ts';
import type { Turn } from '../../turn.ts';
import { bestOnRowH, circlesIn } from '../rowh.ts';
import { scoreFindings } from '../scorefindings.ts';

/** The first turn (A2): place, direction and reference are never looked at; the word earns the most it can on row H. */
export function judgeFirstTurn(
  turn: Turn,
  { word: written }: WrittenSolution,
  score: number | undefined,
  inquiry: Inquiry,
): Judgement {
  if (written.includes('-')) return inquiry.settle(undefined, [found('word-incomplete', {})]);
  const word = written.toUpperCase();
  if (!turn.lexicon.has(word)) return inquiry.settle(undefined, [found('word-not-admitted', { words: [word] })]);
  const circles = circlesIn(written);
  const best = bestOnRowH(turn, word, circles);
  if (!best) {
    const condition = turn.lacksLetters(word, 'horizontal') ? 'letters-not-on-line' : 'not-placeable-as-written';
    return inquiry.settle(undefined, [found(condition, { word })]);
  }
  const claims: Claims = { score, circles: () => circles };
  return inquiry.settle(best, scoreFindings(turn, best, claims, 'best'));
}
