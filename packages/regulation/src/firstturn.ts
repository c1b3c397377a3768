import { isMarked } from '@raccord/scrabble';
import type { Inquiry } from './inquiry.ts';
import { type Judgement, nullity, paid } from './judgement.ts';
import { type Claims, withReasons } from './settle.ts';
import type { WrittenSolution } from './slip.ts';
import type { Turn } from './turn.ts';

const ROW_H = 7;

/** The first turn (A2): place, direction and reference are never looked at; the word earns the most it can on row H. */
export function judgeFirstTurn(
  turn: Turn,
  solution: WrittenSolution,
  score: number | undefined,
  inquiry: Inquiry,
): Judgement {
  if (solution.word.includes('-')) {
    inquiry.holds('word-incomplete', { reading: 'none' });
    return nullity('word-incomplete');
  }
  const word = solution.word.toUpperCase();
  const isAdmitted = turn.lexicon.has(word);
  if (inquiry.holds('word-not-admitted', { isAdmitted })) return nullity('word-not-admitted', [word]);
  const places = turn.places(word, 'horizontal').filter(({ fit }) => fit.placement.row === ROW_H);
  const isFitting = places.length > 0;
  const lacksLetters = !isFitting && turn.lacksLetters(word, 'horizontal');
  const [unfit] = inquiry.reasons({
    'letters-not-in-draw': { isFitting, lacksLetters },
    'not-placeable': { isFitting, lacksLetters },
  });
  if (unfit) return nullity(unfit);
  const circles = [...solution.word].reduce(
    (mask, letter, index) => (isMarked(letter) ? mask | (1 << index) : mask),
    0,
  );
  const moves = places.flatMap((place) => place.tilings.map((tiling) => ({ place, tiling })));
  const best = Math.max(...moves.map(({ tiling }) => tiling.score));
  const tops = moves.filter(({ tiling }) => tiling.score === best);
  const claims: Claims = { score, circles: () => circles };
  return paid(withReasons(tops.find(({ tiling }) => tiling.jokers === circles) ?? tops[0], claims, inquiry));
}
