import { countBits, type Place, type Tiling } from '@raccord/scrabble';
import { cellsAt, straightRuns, tileAt } from '../../cells.ts';
import { type Finding, found } from '../../conditions/index.ts';
import type { Granted } from '../../conditions/score.ts';
import type { Inquiry } from '../../inquiry.ts';
import { comparePayable, describeMove, type Payable } from '../../moves.ts';
import { type Judgement, netOf } from '../../settle.ts';
import { standingRuns, startOf, type Turn } from '../../turn.ts';
import { locationOf } from '../location.ts';
import { scoreFindings } from '../scorefindings.ts';
import { type Chains, chainsAt } from './chains.ts';
import type { ReferenceFacts } from './reference.ts';
import { hasWrittenScore, type Written } from './written.ts';

/** What the word is worth at a place, its score and its location looked at (5.3.1, 5.3.2). */
function valueAt(
  written: Written,
  place: Place,
  reference: ReferenceFacts,
  inquiry: Inquiry,
  isLowest: boolean,
): Judgement {
  const { payable, kind } = moveAt(written, place, inquiry);
  return inquiry.settle(payable, [
    ...locationFindings(written, payable, reference, inquiry),
    ...scoreFindings(written.turn, payable, written.claims, isLowest ? 'lowest' : kind),
  ]);
}

/** The tiling paid at a place: of the score written (5.3.1), else the one circled, else the lowest for letters the draw lacks. */
function moveAt({ claims }: Written, place: Place, inquiry: Inquiry): { payable: Payable; kind: Granted } {
  const { tilings } = place;
  const circles = claims.circles(place);
  const isCircled = ({ jokers }: Tiling) => jokers === circles;
  const exact = tilings.filter(({ score }) => score === claims.score);
  const tiling = exact.find(isCircled) ?? exact[0] ?? tilings.find(isCircled);
  if (tiling) return { payable: { place, tiling }, kind: 'own' };
  inquiry.restsOn('D10', () => tilings.length > 1);
  // Tilings stand with the fewest jokers first: these stand for letters that the draw lacks (D10).
  const needed = tilings.filter(({ jokers }) => countBits(jokers) === countBits(tilings[0].jokers));
  const lowest = needed.reduce((low, one) => (one.score < low.score ? one : low));
  return { payable: { place, tiling: lowest }, kind: needed.length > 1 ? 'lowest' : 'own' };
}

/** Warnings of location (5.3 in fine, 5.5). */
function locationFindings(written: Written, payable: Payable, reference: ReferenceFacts, inquiry: Inquiry): Finding[] {
  const { place } = payable;
  const { direction, solution, turn } = written;
  const isAsWritten = startOf(place).direction === direction;
  const extended = Math.max(0, ...standingRuns(place.fit).map(({ from, to }) => to - from + 1));
  const isExtension = isAsWritten && extended > 0;
  inquiry.restsOn('D8', () => !isAsWritten && extended > 0);
  inquiry.restsOn('D27', () => !isAsWritten && solution.outside.length > 0);
  if (isExtension && inquiry.lifts('prolongement écrit en entier', 'one-location-faulty', extended)) return [];
  const move = () => describeMove(turn.board, payable);
  const { asked, fewest } = inquiry.edition.links;
  const isDrawn = solution.outside.length > 0;
  const faulty = (mode: 'reference' | 'links') =>
    found('one-location-faulty', { faulty: mode, location: locationOf(solution, isDrawn), move: move() });
  const few = (chains: Chains) =>
    hasFewLinks(written, chains, inquiry) ? [found('two-link-letters', { count: chains.total, asked, isDrawn })] : [];
  if (!reference.valid.includes(place)) {
    return [...few(chainsAt(written, place)), ...(solution.reference === undefined ? [] : [faulty('reference')])];
  }
  const inverted = reference.isInverted
    ? [found('direction-inverted', { reference: solution.reference as string, move: move() })]
    : [];
  if (!isDrawn) {
    const isShort = extended >= fewest && extended < asked;
    const areMoreAsked = isShort && !inquiry.lifts('prolongement d’un mot court', 'two-link-letters');
    return areMoreAsked ? [...inverted, ...few(chainsAt(written, place))] : inverted;
  }
  const chains = chainsAt(written, place);
  inquiry.restsOn('D19', () => chains.onTile === 0);
  const areIsolated = chains.onTile === 0 && !hasRunOutside(written, inquiry);
  if (areIsolated && inquiry.lifts('lettre parasite', 'one-location-faulty')) return inverted;
  return [...inverted, ...(chains.total < fewest ? [faulty('links')] : few(chains))];
}

/** Fewer link letters than are asked for: they are enough on the second turn if the first word has no more (D7). */
const hasFewLinks = ({ turn }: Written, { total }: Chains, inquiry: Inquiry): boolean => {
  const { asked, fewest } = inquiry.edition.links;
  const isSecond = turn.turn === 2 && turn.tileCount < asked;
  inquiry.restsOn('D7', () => total >= fewest && total < asked && firstWordLength(turn) < asked);
  return total >= fewest && total < asked && !(isSecond && inquiry.lifts('deuxième coup', 'two-link-letters'));
};

/** The word through the middle of the board, across: the first one of the game, as far as it was not lengthened. */
function firstWordLength({ board }: Turn): number {
  const ends = [-1, 1].map((step) => {
    let length = 0;
    while (tileAt(board, MIDDLE, MIDDLE + step * (length + 1)) !== undefined) length++;
    return length;
  });
  return 1 + ends[0] + ends[1];
}

const MIDDLE = 7;

/** Does a written run hold enough letters outside the word? They are then a second mode, and not strays (D19). */
export const hasRunOutside = ({ word, solution, direction }: Written, { edition: { strays } }: Inquiry): boolean =>
  straightRuns(cellsAt(word, solution.outside, { row: 0, column: 0, direction })).some(
    (run) => strays !== undefined && run.filter(({ isOutside }) => isOutside).length >= strays.together,
  );

/** Of places that a location shows: the one of the score written or, failing that, the lowest. */
export function chooseValue(
  written: Written,
  places: readonly Place[],
  reference: ReferenceFacts,
  inquiry: Inquiry,
): Judgement {
  const matching = places.filter((place) => hasWrittenScore(written, place));
  const isLowest = matching.length === 0 && places.length > 1;
  const values = (matching.length > 0 ? matching : places).map((place) =>
    valueAt(written, place, reference, inquiry, isLowest),
  );
  const isReproached = ({ proposal }: Judgement) => Number(proposal.findings.length > 0);
  return values.sort(
    (a, b) => netOf(a) - netOf(b) || isReproached(a) - isReproached(b) || compareMoves(written, a, b),
  )[0];
}

const compareMoves = ({ claims }: Written, a: Judgement, b: Judgement): number =>
  comparePayable(a.proposal.move as Payable, b.proposal.move as Payable, claims);
