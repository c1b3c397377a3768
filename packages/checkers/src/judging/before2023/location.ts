import { across } from '../../furniture.ts';
import {
  isFitting,
  lengthenedWord,
  letterAt,
  type Place,
  type Placement,
  type Position,
  type Spot,
  spotsOf,
  walk,
} from '../placements.ts';
import { areLinksUsed, designatedByLinks, squaresOfLinks } from './links.ts';
import { grantWritten, hasScore, lowestOf, type Settled, settleAt } from './score.ts';
import { spoiledAt } from './spoiled.ts';
import {
  isSameSpot,
  type Judged,
  nullity,
  placesOf,
  severityOf,
  squareOfReference,
  validPlacesOf,
  type Writing,
} from './writing.ts';

/** A4, A5, A7 (written whole), A8: where a word written whole is. */

/** A mode of location taken alone. */
interface Mode {
  readonly isCorrect: boolean;
  readonly judged: Judged;
  /** The valid places that it designates. */
  readonly places: readonly Place[];
  /** The warnings of the link itself. */
  readonly warnings: readonly string[];
}

const paid = ({ move, warnings }: Settled, more: readonly string[] = []): Judged => ({
  kind: 'paid',
  move,
  warnings: [...more, ...warnings],
});

export const extensionsOf = (writing: Writing): Place[] =>
  validPlacesOf(writing).filter((place) => lengthenedWord(place) >= 2);

const isExtension = (place: Place): boolean => place.isValid && lengthenedWord(place) >= 2;

const asCandidates = (places: readonly Place[]) => places.map((place) => ({ place }));

const wordsOf = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap(({ notAdmitted }) => notAdmitted.map(({ word }) => word))),
];

/** The modes of location that a writing uses, each judged alone. */
export function modesOf(writing: Writing): { byReference: Mode | undefined; byLinks: Mode | undefined } {
  const isReferenceUsed = writing.reference !== 'none';
  const isLinkUsed = areLinksUsed(writing);
  const isAlone = !(isReferenceUsed && isLinkUsed);
  return {
    byReference: isReferenceUsed ? locateByReference(writing, isAlone) : undefined,
    byLinks: isLinkUsed ? locateByLinks(writing, isAlone) : undefined,
  };
}

/** A4, A7, A8. */
export function judgeLocation(writing: Writing): Judged {
  const { byReference, byLinks } = modesOf(writing);
  const extensions = extensionsOf(writing);
  const atExtension = () => judgeSeveral(writing, extensions, []);
  if (byReference && byLinks) {
    const [referred] = byReference.places;
    if (referred && byLinks.places.includes(referred)) {
      return paid(settleAt(writing, { place: referred }), isExtension(referred) ? [] : byLinks.warnings);
    }
    if (byReference.isCorrect && byLinks.isCorrect) return dearerOf(writing, byReference.judged, byLinks.judged);
    if (byReference.isCorrect) return withOneFaulty(byReference.judged);
    if (byLinks.isCorrect) return withOneFaulty(byLinks.judged);
    if (extensions.length > 0) return atExtension();
    return lessSevereOf(byReference.judged, byLinks.judged);
  }
  const mode = byReference ?? byLinks;
  if (mode?.isCorrect) return mode.judged;
  if (extensions.length > 0) return atExtension();
  return mode ? mode.judged : judgeFaulty(writing, { squares: [], fitting: [], places: [] });
}

function withOneFaulty(judged: Judged): Judged {
  if (judged.kind !== 'paid' || isExtension(judged.move.place)) return judged;
  return { ...judged, warnings: ['one-location-faulty', ...judged.warnings] };
}

/** A8: the highest points; equal ones by F2. */
function dearerOf(writing: Writing, byReference: Judged, byLinks: Judged): Judged {
  if (byReference.kind !== 'paid' || byLinks.kind !== 'paid') return byReference;
  const [a, b] = [byReference.move, byLinks.move];
  if (a.tiling.score !== b.tiling.score) return a.tiling.score > b.tiling.score ? byReference : byLinks;
  const only = (move: typeof a) => ({ place: { ...move.place, tilings: [move.tiling] } });
  const kept = grantWritten({ ...writing, score: a.tiling.score }, [only(a), only(b)]);
  return kept && isSameSpot(kept.move.place, b.place) && !isSameSpot(a.place, b.place) ? byLinks : byReference;
}

/** A8, both faulty. */
function lessSevereOf(byReference: Judged, byLinks: Judged): Judged {
  const referred = [byReference, byLinks].find(({ kind }) => kind === 'referred');
  if (referred) return referred;
  return severityOf(byLinks) < severityOf(byReference) ? byLinks : byReference;
}

function locateByReference(writing: Writing, isAlone: boolean): Mode {
  const square = squareOfReference(writing);
  const place = square && placesOf(writing).find((one) => isSameSpot(one, square));
  if (place?.isValid) {
    const shifted = isAlone ? shiftFromValid(writing, place) : undefined;
    return { isCorrect: true, judged: shifted ?? paid(settleAt(writing, { place })), places: [place], warnings: [] };
  }
  const { position, word, direction } = writing;
  const placement = square && { word, direction, ...square };
  const judged = judgeFaulty(writing, {
    squares: square ? [square] : [],
    fitting: placement && isFitting(position, placement) ? [placement] : [],
    places: place ? [place] : [],
  });
  return { isCorrect: false, judged, places: [], warnings: [] };
}

function locateByLinks(writing: Writing, isAlone: boolean): Mode {
  const designated = designatedByLinks(writing);
  if (designated.length > 0) {
    const places = designated.map(({ place }) => place);
    const warnings = designated[0].count === 2 ? ['two-link-letters'] : [];
    return locateAt(writing, places, () => squaresOfLinks(writing), warnings, isAlone);
  }
  if (writing.edition === '2015') {
    const spoiled = placesOf(writing).map((place) => ({ place, how: spoiledAt(writing, place) }));
    const altered = spoiled.filter(({ how }) => how === 'altered').map(({ place }) => place);
    if (altered.length > 0) return locateAt(writing, altered, () => altered, ['altered-link'], isAlone);
    if (spoiled.some(({ how }) => how === 'added')) {
      return { isCorrect: false, judged: nullity('link-letter-added'), places: [], warnings: [] };
    }
  }
  const squares = writing.edition === '2015' ? squaresOfLinks(writing) : [];
  const judged = judgeFaulty(writing, { squares, fitting: [], places: [] });
  return { isCorrect: false, judged, places: [], warnings: [] };
}

/** Links that designate these places. */
function locateAt(
  writing: Writing,
  places: readonly Place[],
  squaresOf: () => readonly Spot[],
  warnings: readonly string[],
  isAlone: boolean,
): Mode {
  const valid = places.filter(({ isValid }) => isValid);
  if (valid.length === 0) {
    const squares = writing.edition === '2015' ? squaresOf() : [];
    const judged = judgeFaulty(writing, { squares, fitting: places, places });
    return { isCorrect: false, judged, places: [], warnings: [] };
  }
  const shifted = isAlone && places.length === 1 ? shiftFromValid(writing, places[0]) : undefined;
  const judged = shifted ?? judgeSeveral(writing, places, warnings);
  return { isCorrect: judged.kind !== 'null', judged, places: valid, warnings };
}

/** A4, several designated places, one at least valid. */
function judgeSeveral(writing: Writing, places: readonly Place[], warnings: readonly string[]): Judged {
  const valid = asCandidates(places.filter(({ isValid }) => isValid));
  const pay = (settled: Settled) => paid(settled, isExtension(settled.move.place) ? [] : warnings);
  if (places.length === 1) return pay(settleAt(writing, valid[0]));
  const granted = grantWritten(writing, valid);
  if (granted) return pay(granted);
  if (writing.edition === '2019') {
    const words = falselyFormed(writing.position, places);
    if (words.length > 0) return nullity('false-extension', words);
  } else if (places.some(({ isValid }) => !isValid)) return nullity('formed-word-not-admitted', wordsOf(places));
  return pay(lowestOf(writing, valid));
}

interface Designated {
  /** Whether or not the word fits there. */
  readonly squares: readonly Spot[];
  readonly fitting: readonly Placement[];
  readonly places: readonly Place[];
}

/** A5. */
function judgeFaulty(writing: Writing, { squares, fitting, places }: Designated): Judged {
  const { edition, position, score } = writing;
  if (edition === '2019') {
    const words = falselyFormed(position, fitting);
    if (words.length > 0) return nullity('false-extension', words);
  }
  const granted = grantWritten(writing, asCandidates(validPlacesOf(writing)));
  if (granted && edition === '2016') {
    const ofScore = placesOf(writing).filter((place) => hasScore(place, score));
    const isAmbiguous = places.length > 0 || (ofScore.length >= 2 && ofScore.some(({ isValid }) => !isValid));
    if (isAmbiguous) return { kind: 'referred', ...granted };
  }
  if (granted && edition !== '2015') return { ...paid(granted), penalty: 'wrong-location' } as Judged;
  const shifted = edition === '2015' ? shiftFrom(writing, squares) : undefined;
  if (shifted) return shifted;
  const words = wordsOf(places);
  return words.length > 0 ? nullity('formed-word-not-admitted', words) : nullity('unlocated');
}

/** A5 (2015): one square away, diagonals included, from a valid place whose score is the written one. */
function shiftFrom(writing: Writing, squares: readonly Spot[]): Judged | undefined {
  const isNear = (a: Spot, b: Spot) =>
    !isSameSpot(a, b) && Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
  const near = validPlacesOf(writing).filter((place) => squares.some((square) => isNear(square, place)));
  const granted = grantWritten(writing, asCandidates(near));
  return granted && ({ ...paid(granted), penalty: 'shifted-location' } as Judged);
}

/** … even from a valid place that is no extension, if the written score is none of its scores. */
function shiftFromValid(writing: Writing, place: Place): Judged | undefined {
  if (writing.edition !== '2015' || !place.isValid || isExtension(place) || hasScore(place, writing.score)) {
    return undefined;
  }
  return shiftFrom(writing, [place]);
}

/** A5, false extension: the words not admitted of the fitting placements that lengthen a run of two tiles or more. */
function falselyFormed(position: Position, placements: readonly Placement[]): string[] {
  const words = placements.flatMap((placement) => {
    const lines = linesThrough(position, placement).filter(({ word }) => !position.lexicon.has(word));
    return lines.some(({ standing }) => standing >= 2) ? lines.map(({ word }) => word) : [];
  });
  return [...new Set(words)];
}

/** The words of two letters or more through the new tiles of a placement, and the longest run of tiles that stood in each. */
function linesThrough({ board }: Position, placement: Placement): { word: string; standing: number }[] {
  const spots = spotsOf(placement);
  const letterAfter = (spot: Spot): string => {
    const index = spots.findIndex((one) => isSameSpot(one, spot));
    return index < 0 ? letterAt(board, spot) : placement.word[index];
  };
  const laid = spots.filter((spot) => letterAt(board, spot) === '');
  const crossing = across(placement.direction);
  const lines = [
    { spot: laid[0], direction: placement.direction },
    ...laid.map((spot) => ({ spot, direction: crossing })),
  ];
  return lines.flatMap(({ spot, direction }) => {
    let from = 0;
    while (letterAfter(walk(spot, direction, from - 1)) !== '') from--;
    let word = '';
    let standing = 0;
    let longest = 0;
    for (let steps = from; letterAfter(walk(spot, direction, steps)) !== ''; steps++) {
      word += letterAfter(walk(spot, direction, steps));
      standing = letterAt(board, walk(spot, direction, steps)) === '' ? 0 : standing + 1;
      longest = Math.max(longest, standing);
    }
    return word.length > 1 ? [{ word, standing: longest }] : [];
  });
}
