import type { Place } from '@raccord/scrabble';
import type { Move } from '../../conditions/french.ts';
import { type Finding, found } from '../../conditions/index.ts';
import type { Location } from '../../conditions/location.ts';
import type { Inquiry } from '../../inquiry.ts';
import { describeMove, movesFor } from '../../moves.ts';
import type { Judgement } from '../../settle.ts';
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
  const fault = findFault(location, move, located.length > 0, inquiry);
  if (!fault) return undefined;
  const promised = settled(fault);
  const deceptive = findDeceptive(written, reference, links, inquiry);
  if (deceptive.length === 0) return { promised, actual: promised };
  return { promised, actual: settled(found('deceptive-score', falsePlaces(written, deceptive))) };
}

/** What the edition finds in a score that pays alone; undefined where it does not let it pay. */
function findFault(location: Location, move: Move, isLocated: boolean, inquiry: Inquiry): Finding | undefined {
  const isTooLow = move.score < inquiry.edition.penalty && inquiry.sanction('penalty-to-nullity') !== undefined;
  if (isTooLow) return found('penalty-to-nullity', isLocated ? { move } : { location, move });
  const finding = isLocated ? found('place-of-another-score', { move }) : found('wrong-location', { location, move });
  return inquiry.sanction(finding.condition) && finding;
}

/** The places of the written score where the word forms words that are not admitted and all plausible (D1, D2). */
function findDeceptive(
  written: Written,
  reference: ReferenceFacts,
  links: LinkFacts,
  { settings: { plausible } }: Inquiry,
): readonly Place[] {
  const { turn } = written;
  const ofScore = written.places.filter((place) => hasWrittenScore(written, place));
  const modes = [...(reference.isWritten ? [reference.shown] : []), ...(links.areUsed ? [links.shown] : [])];
  const shownFalse = modes.map((shown) =>
    ofScore.filter((place) => shown.includes(place) && isDeceptive(turn, place, plausible, true)),
  );
  // Both modes wrong: each must show such a place (D2).
  const shown = shownFalse.every((places) => places.length > 0) ? shownFalse.flat() : [];
  return ofScore.filter((place) => shown.includes(place) || isDeceptive(turn, place, plausible, false));
}
