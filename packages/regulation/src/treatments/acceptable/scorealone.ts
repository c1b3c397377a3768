import type { Place } from '@raccord/scrabble';
import { type Finding, found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import { describeMove, movesFor } from '../../moves.ts';
import { type Judgement, netOf } from '../../settle.ts';
import { locationOf } from '../location.ts';
import { scoreFindings } from '../scorefindings.ts';
import { falsePlaces, type LinkFacts } from './links.ts';
import { isDeceptive } from './plausible.ts';
import type { ReferenceFacts } from './reference.ts';
import { hasWrittenScore, type Written } from './written.ts';

/** What the score alone is worth (5.3.3). */
export interface ScoreAlone {
  /** What it would pay if no place were deceptive: that is what is compared with the other ways (D5). */
  readonly promised: Judgement;
  readonly actual: Judgement;
}

/**
 * A written score that no place shown has but a valid placement makes: it is paid, less the penalty. Undefined if there
 * is none.
 */
export function valueOfScore(
  written: Written,
  reference: ReferenceFacts,
  links: LinkFacts,
  inquiry: Inquiry,
): ScoreAlone | undefined {
  const { turn, claims, valid } = written;
  const located = [...reference.valid, ...links.valid];
  if (located.some((place) => hasWrittenScore(written, place))) return undefined;
  const [payable] = movesFor(valid, claims);
  if (!payable) return undefined;
  const move = describeMove(turn.board, payable);
  const circles = scoreFindings(turn, payable, claims);
  const settled = (finding: Finding) => inquiry.settle(payable, [finding, ...circles]);

  const location = locationOf(written.solution, links.areUsed);
  const isLocated = located.length > 0;
  const fault = isLocated ? found('place-of-another-score', { move }) : found('wrong-location', { location, move });
  if (!inquiry.sanction(fault.condition)) return undefined;
  const paid = settled(fault);
  // No negative turn, where the edition has a row for it.
  const isTooLow = netOf(paid) < 0 && inquiry.sanction('penalty-to-nullity') !== undefined;
  const promised = isTooLow ? settled(found('penalty-to-nullity', isLocated ? { move } : { location, move })) : paid;
  const deceptive = findDeceptive(written, reference, links, inquiry);
  if (deceptive.length === 0) return { promised, actual: promised };
  return { promised, actual: settled(found('deceptive-score', falsePlaces(written, deceptive))) };
}

/** The places of the written score where the word forms words that are not admitted and all plausible (D1, D2). */
function findDeceptive(
  written: Written,
  reference: ReferenceFacts,
  links: LinkFacts,
  inquiry: Inquiry,
): readonly Place[] {
  const { turn } = written;
  const { plausible } = inquiry.settings;
  const ofScore = written.places.filter((place) => hasWrittenScore(written, place));
  const modes = [...(reference.isWritten ? [reference.shown] : []), ...(links.areUsed ? [links.shown] : [])];
  const isFalse = ({ notAdmitted }: Place): boolean => notAdmitted.length > 0;
  inquiry.restsOn('D1', () => ofScore.some(isFalse));
  inquiry.restsOn('D2', () => modes.flat().some((place) => ofScore.includes(place) && isFalse(place)));
  const shownFalse = modes.map((shown) =>
    ofScore.filter((place) => shown.includes(place) && isDeceptive(turn, place, plausible, true)),
  );
  // Both modes wrong: each must show such a place (D2).
  const shown = shownFalse.every((places) => places.length > 0) ? shownFalse.flat() : [];
  return ofScore.filter((place) => shown.includes(place) || isDeceptive(turn, place, plausible, false));
}
