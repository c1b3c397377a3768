import { type Finding, found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import { type Judgement, netOf, severityOf } from '../../settle.ts';
import type { Slip } from '../../slip.ts';
import type { Turn } from '../../turn.ts';
import { findUnjudged, keptOf, standingSolutions, withReferee } from '../slips.ts';
import type { Treatment } from '../treatment.ts';
import { judgeSolution } from './solution.ts';
import { findStrayWords } from './strays.ts';
import { readWritten, type Written } from './written.ts';

/** The order of the text of 2023 (5.4): all the acceptable solutions of a word, the best of which is paid. */
export const ACCEPTABLE_SOLUTIONS: Treatment = {
  judge(turn: Turn, slip: Slip, inquiry: Inquiry): Judgement {
    const unjudged = findUnjudged(slip, inquiry);
    if (unjudged) return withReferee(inquiry.settle(undefined, [unjudged]), slip, inquiry);
    const independent = standingSolutions(slip, inquiry.edition).flatMap((solution) =>
      judgeWithStrays(readWritten(turn, solution, slip.score, inquiry), inquiry),
    );
    const kept = keepLowest(turn, slip, independent, inquiry);
    inquiry.restsOn('D20', () => kept.penalty > 0 && kept.proposal.findings.some(isWarning(inquiry)));
    return withReferee(kept, slip, inquiry);
  },
};

const isWarning =
  (inquiry: Inquiry) =>
  ({ condition }: Finding): boolean =>
    inquiry.sanction(condition) === 'warning';

/** A solution, and the words that letters around it make: those that cross it, or are solutions of their own (T3). */
function judgeWithStrays(written: Written, inquiry: Inquiry): Judgement[] {
  const own = judgeSolution(written, inquiry);
  if (own.outcome === 'nullity') return [own];
  const others = findStrayWords(written, inquiry).map((stray) => ({
    ...stray,
    judgement: judgeSolution(stray.written, inquiry),
  }));
  const isNull = ({ judgement }: { judgement: Judgement }) => judgement.outcome === 'nullity';
  const wrong = others.filter(isNull);
  if (wrong.length > 0) {
    const strays = wrong.map((stray) => stray.written.word);
    const words = [...new Set(wrong.flatMap(({ judgement }) => wordsOf(judgement)))];
    return [inquiry.add(own, found('stray-word', words.length > 0 ? { strays, words } : { strays }))];
  }
  inquiry.restsOn('D4', () => others.some(({ isCrossing }) => isCrossing));
  const best = others
    .filter(({ isCrossing }) => isCrossing)
    .reduce((most, { judgement }) => (netOf(judgement) > netOf(most) ? judgement : most), own);
  return [best, ...others.filter(({ isCrossing }) => !isCrossing).map(({ judgement }) => judgement)];
}

const wordsOf = ({ reasons }: Judgement): readonly string[] =>
  reasons.flatMap(({ finding: { facts } }) => ('words' in facts && facts.words ? facts.words : []));

/** Several independent solutions (T4): the one that brings least; equal, the more severe, then the first written. */
function keepLowest(turn: Turn, slip: Slip, judgements: readonly Judgement[], inquiry: Inquiry): Judgement {
  if (judgements.length === 1) return judgements[0];
  const [kept, next] = judgements.toSorted((a, b) => netOf(a) - netOf(b) || severityOf(b) - severityOf(a));
  const written = judgements.map(({ solution }) => solution?.word.toUpperCase());
  inquiry.restsOn('D4', () => new Set(written).size < written.length);
  inquiry.restsOn('D11', () => turn.turn === 1 || netOf(kept) === netOf(next));
  const facts = { count: judgements.length, isConfirmed: false, ...keptOf(kept, slip) };
  return inquiry.add(kept, found('several-solutions', facts));
}
