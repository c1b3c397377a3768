import { DIRECTIONS, fitPlacement, otherDirection, STARTS, type Start } from '@raccord/scrabble';
import { type Finding, found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import { type Judgement, netOf, type Weighed } from '../../settle.ts';
import type { Turn } from '../../turn.ts';
import { bestOnRowH, circlesIn } from '../rowh.ts';
import { scoreFindings } from '../scorefindings.ts';
import { findIncomplete } from './incomplete.ts';
import { type LinkFacts, readLinks, valueOfLinks } from './links.ts';
import { type ReferenceFacts, readReference } from './reference.ts';
import { valueOfScore } from './scorealone.ts';
import { chooseValue } from './value.ts';
import { hasWrittenScore, type Written } from './written.ts';

/** Each solution by itself (T2). */
export function judgeSolution(written: Written, inquiry: Inquiry): Judgement {
  const { turn, word, solution } = written;
  const nullity = (...findings: readonly Finding[]) => ({ ...inquiry.settle(undefined, findings), solution });
  if (word.includes('-')) return nullity(found('word-incomplete', {}));

  const isAdmitted = turn.lexicon.has(word);
  const notAdmitted = isAdmitted ? [] : [found('word-not-admitted', { words: [word] })];
  const isPlayed = written.places.length > 0 || turn.places(word, otherDirection(written.direction)).length > 0;
  const findPart = () => findIncomplete(written, isPlayed);
  if (!isPlayed) {
    const part = findPart();
    if (part) return nullity(part);
    inquiry.restsOn('D12', () => !isAdmitted);
    return nullity(found(canBeLaid(written) ? 'letters-not-in-draw' : 'not-placeable', { word }), ...notAdmitted);
  }
  if (!isAdmitted) return nullity(findPart() ?? notAdmitted[0]);
  const isPlaceIgnored = turn.turn === 1 && inquiry.lifts('premier coup', 'unlocated');
  return isPlaceIgnored ? judgeFirstTurn(written, inquiry) : { ...judgeLocated(written, inquiry), solution };
}

/** Could the word be laid on this board with other letters than those of the draw? */
const canBeLaid = ({ turn, word }: Written): boolean => turn.keep(`laid ${word}`, () => isLayable(turn, word));

function isLayable(turn: Turn, word: string): boolean {
  const fitsAt = (start: Start): boolean => {
    const fit = fitPlacement(turn.board, { word, ...start });
    return fit !== undefined && !fit.isLonger && fit.touches && fit.laid.length <= turn.formula.maxLaid;
  };
  return DIRECTIONS.some((direction) => STARTS[direction].some(fitsAt));
}

/** The first turn (5.4.2.a): the highest score that the word can make. */
function judgeFirstTurn({ turn, word, solution, claims }: Written, inquiry: Inquiry): Judgement {
  inquiry.restsOn('D17', () => solution.direction === 'vertical');
  const circles = circlesIn(solution.word);
  const best = bestOnRowH(turn, word, circles);
  if (!best) return inquiry.settle(undefined, [found('not-placeable', { word })]);
  const findings = scoreFindings(turn, best, { ...claims, circles: () => circles }, 'best');
  return { ...inquiry.settle(best, findings), solution };
}

/** An admitted word from the second turn on: its value by its reference, its links and its score, and which one is kept. */
function judgeLocated(written: Written, inquiry: Inquiry): Judgement {
  const reference = readReference(written);
  const links = readLinks(written, reference, inquiry);
  const byReference =
    reference.valid.length > 0 ? chooseValue(written, reference.valid, reference, inquiry) : undefined;
  const byLinks = valueOfLinks(written, links, reference, inquiry);
  const byScore = valueOfScore(written, reference, links, inquiry);
  const ways: Weighed[] = [
    ...(byReference ? [{ way: 'reference' as const, judgement: byReference }] : []),
    ...(byLinks ? [{ way: 'links' as const, judgement: byLinks }] : []),
    ...(byScore ? [{ way: 'score' as const, judgement: byScore.actual }] : []),
  ];
  const located = [byReference, byLinks].filter((value) => value !== undefined);
  inquiry.restsOn('D4', () => new Set(located.map(({ paid }) => paid?.place)).size > 1);
  const irreproachable = located.find(({ reasons }) => reasons.length === 0);
  const acceptable = [...located, ...(byScore ? [byScore.promised] : [])].filter(
    ({ outcome }) => outcome !== 'nullity',
  );
  if (irreproachable) {
    inquiry.restsOn('D9', () => acceptable.some((value) => netOf(value) > netOf(irreproachable)));
    return { ...irreproachable, ways };
  }
  inquiry.restsOn('D5', () => byScore !== undefined && (byScore.actual !== byScore.promised || located.some(isLowest)));
  if (acceptable.length > 0) {
    const best = acceptable.reduce((most, value) => (netOf(value) > netOf(most) ? value : most));
    const isByScore = best === byScore?.promised;
    inquiry.restsOn('D5', () => isByScore && located.length > 0);
    return { ...(isByScore ? byScore.actual : best), ways };
  }
  const nullity = byScore?.actual ?? located[0];
  return { ...(nullity ?? inquiry.settle(undefined, [findWhyNull(written, reference, links)])), ways };
}

/** Is it the lowest of several values (5.4.2.b)? */
const isLowest = ({ proposal: { findings } }: Judgement): boolean =>
  findings.some(
    ({ condition, facts }) => condition === 'several-places' || ('kind' in facts && facts.kind === 'lowest'),
  );

/** Why no value is left: the word is written in part, forms another one that is not admitted, or is nowhere. */
function findWhyNull(written: Written, reference: ReferenceFacts, links: LinkFacts): Finding {
  const part = findIncomplete(written, true);
  if (part) return part;
  const words = [...reference.shown, ...links.designated].flatMap(({ notAdmitted }) => notAdmitted);
  if (words.length > 0) return found('formed-word-not-admitted', { words: [...new Set(words)] });
  const isOfPlace = written.valid.some((place) => hasWrittenScore(written, place));
  return found('unlocated', {
    score: isOfPlace ? 'of-a-place' : written.claims.score === undefined ? 'missing' : 'of-no-place',
  });
}
