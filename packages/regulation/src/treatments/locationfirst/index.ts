import { found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import { type Judgement, netOf, severityOf } from '../../settle.ts';
import type { Slip } from '../../slip.ts';
import type { Turn } from '../../turn.ts';
import { findUnjudged, keptOf, standingSolutions, withReferee } from '../slips.ts';
import type { Treatment } from '../treatment.ts';
import { judgeFirstTurn } from './firstturn.ts';
import { judgeLater } from './later.ts';

/** The order of the texts before 2023: which word, then which place, then which score. */
export const LOCATION_FIRST: Treatment = {
  judge(turn: Turn, slip: Slip, inquiry: Inquiry): Judgement {
    const unjudged = findUnjudged(slip, inquiry);
    if (unjudged) return withReferee(inquiry.settle(undefined, [unjudged]), slip, inquiry);
    const judgements = standingSolutions(slip, inquiry.edition).map((solution) => {
      const judgement =
        turn.turn === 1 && inquiry.lifts('premier coup', 'unlocated')
          ? judgeFirstTurn(turn, solution, slip.score, inquiry)
          : judgeLater(turn, solution, slip.score, inquiry);
      return { ...judgement, solution };
    });
    const kept = judgements.length === 1 ? judgements[0] : keepOne(judgements, slip, inquiry);
    return withReferee(kept, slip, inquiry);
  },
};

/** Several solutions on one slip (A11): the one that stands correct or, failing that, the one that grants the least. */
function keepOne(judgements: readonly Judgement[], slip: Slip, inquiry: Inquiry): Judgement {
  const correct = judgements.filter(
    ({ outcome, penalty, points }) => outcome === 'accepted' && penalty === 0 && points === slip.score,
  );
  const granted = (judgement: Judgement) => Math.max(0, netOf(judgement));
  const isConfirmed = correct.length > 0 && inquiry.lifts('plusieurs solutions', 'several-solutions');
  const [kept] = isConfirmed
    ? correct.toSorted((a, b) => severityOf(a) - severityOf(b))
    : judgements.toSorted((a, b) => granted(a) - granted(b) || severityOf(b) - severityOf(a));
  const count = judgements.length;
  return inquiry.add(kept, found('several-solutions', { count, isConfirmed, ...keptOf(kept, slip) }));
}
