import { type Fit, type Place, parseReference, type Start } from '@raccord/scrabble';
import { findAlteredLinks } from './altered.ts';
import { falselyExtended } from './falseextension.ts';
import type { Inquiry } from './inquiry.ts';
import { type Judgement, nullity, paid, penalised, severityOf } from './judgement.ts';
import { areOnlyStrays, designatedByLinks, ENOUGH_LINKS, startsByLinks } from './links.ts';
import type { ReasonCode } from './reasons.ts';
import { type Claims, compareRetained, grantWritten, lowestOf, type Settled, settleAt } from './settle.ts';
import type { WrittenSolution } from './slip.ts';
import { isExtension, isSameStart, isValid, startOf, type Turn } from './turn.ts';

/** What a tournament may choose. */
export interface Settings {
  /** What a referred slip gets until the commission decides: nothing, or the score less the penalty (I). */
  readonly provisional: 'zero' | 'penalty';
}

export const DEFAULT_SETTINGS: Settings = { provisional: 'zero' };

/** Everything that can be seen of a word written whole, from the second turn on, whatever the edition. */
export interface WholeFacts {
  readonly turn: Turn;
  readonly solution: WrittenSolution;
  readonly claims: Claims;
  readonly word: string;
  readonly isAdmitted: boolean;
  /** Technically possible placements in the direction written; the valid ones; those that extend a word of the board. */
  readonly places: readonly Place[];
  readonly valid: readonly Place[];
  readonly extensions: readonly Place[];
  readonly reference: ReferenceFacts | undefined;
  readonly links: LinkFacts | undefined;
}

export interface ReferenceFacts {
  /** The square designated, undefined if it cannot be read or is of the other direction. */
  readonly start: Start | undefined;
  /** The technically possible placement there. */
  readonly place: Place | undefined;
}

export interface LinkFacts {
  /** Technically possible placements designated, by a run of `count` letters. */
  readonly places: readonly Place[];
  readonly count: number;
  /** At one of these placements a stray letter is stuck to the longest run. */
  readonly isSpoiled: boolean;
}

export function observeWhole(turn: Turn, solution: WrittenSolution, claims: Claims): WholeFacts {
  const word = solution.word.toUpperCase();
  const places = turn.places(word, solution.direction);
  const reference = observeReference(solution, places);
  const valid = places.filter(isValid);
  const isReferenceCorrect = reference?.place !== undefined && isValid(reference.place);
  const areLinksUsed =
    solution.outside.length > 0 &&
    !(isReferenceCorrect && reference.start && areOnlyStrays(turn, solution, reference.start));
  return {
    turn,
    solution,
    claims,
    word,
    isAdmitted: turn.lexicon.has(word),
    places,
    valid,
    extensions: valid.filter(isExtension),
    reference,
    links: areLinksUsed ? designatedByLinks(turn, solution, places) : undefined,
  };
}

function observeReference(solution: WrittenSolution, places: readonly Place[]): ReferenceFacts | undefined {
  if (solution.reference === undefined) return undefined;
  const start = designatedStart(solution);
  return { start, place: start && places.find((place) => isSameStart(startOf(place), start)) };
}

/** The square that a reference designates, if it can be read and runs the way the word is written. */
export function designatedStart(solution: WrittenSolution): Start | undefined {
  const parsed = parseReference(solution.reference ?? '');
  return parsed.ok && parsed.value.direction === solution.direction ? parsed.value : undefined;
}

/** The judgement of one mode of location taken alone, and whether it locates the word. */
interface Located {
  readonly isCorrect: boolean;
  readonly judgement: Judgement;
  /** The valid placements it designates. */
  readonly places: readonly Place[];
  readonly link?: LinkQuality;
}

/** A word written whole, from the second turn on. */
export function judgeWhole(facts: WholeFacts, inquiry: Inquiry, settings: Settings): Judgement {
  const { turn, word, solution, reference, links, extensions, isAdmitted } = facts;
  if (inquiry.holds('word-not-admitted', { isAdmitted })) return nullity('word-not-admitted', [word]);
  const isFitting = facts.places.length > 0 || hasFit(facts);
  const lacksLetters = !isFitting && turn.lacksLetters(word, solution.direction);
  const [unfit] = inquiry.reasons({
    'letters-not-in-draw': { isFitting, lacksLetters },
    'not-placeable': { isFitting, lacksLetters },
  });
  if (unfit) return nullity(unfit);

  const isAlone = !(reference && links);
  const byReference = reference && locateByReference(facts, reference, inquiry, settings, isAlone);
  const byLinks = links && locateByLinks(facts, links, inquiry, settings, isAlone);
  if (byReference?.isCorrect && byLinks?.isCorrect) return judgeBothCorrect(facts, byReference, byLinks, inquiry);
  const correct = [byReference, byLinks].find((mode) => mode?.isCorrect);
  if (correct) return isAlone ? correct.judgement : withOneFaulty(correct.judgement, byReference, byLinks, inquiry);
  if (extensions.length > 0) return judgeSeveral(facts, extensions, NO_LINK, inquiry);
  if (byReference && byLinks) return judgeBothFaulty(byReference.judgement, byLinks.judgement);
  return (byReference ?? byLinks)?.judgement ?? judgeFaulty(facts, NOTHING, inquiry, settings);
}

/** One of the two modes is faulty: the other one is kept, with a warning unless the word locates itself (A8). */
function withOneFaulty(
  judgement: Judgement,
  byReference: Located | undefined,
  byLinks: Located | undefined,
  inquiry: Inquiry,
): Judgement {
  const codes = inquiry.reasons({
    'one-location-faulty': {
      isReferenceCorrect: byReference?.isCorrect ?? false,
      areLinksCorrect: byLinks?.isCorrect ?? false,
      isExtension: judgement.retained !== undefined && isExtension(judgement.retained.place),
    },
  });
  return { ...judgement, findings: [...codes.map((code) => ({ code })), ...judgement.findings] };
}

function hasFit({ turn, word, solution }: WholeFacts): boolean {
  const { direction } = solution;
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 15; column++) if (turn.fit(word, { row, column, direction })) return true;
  }
  return false;
}

function locateByReference(
  facts: WholeFacts,
  { start, place }: ReferenceFacts,
  inquiry: Inquiry,
  settings: Settings,
  isAlone: boolean,
): Located {
  const { turn, claims } = facts;
  if (place && isValid(place)) {
    const shifted = isAlone && judgeShiftFromValid(facts, place, inquiry);
    return { isCorrect: true, judgement: shifted || paid(settleAt(turn, place, claims, inquiry)), places: [place] };
  }
  const fit = start && turn.fit(facts.word, start);
  const designated: Designated = {
    starts: () => (start ? [start] : []),
    fits: fit ? [fit] : [],
    places: place ? [place] : [],
  };
  return { isCorrect: false, judgement: judgeFaulty(facts, designated, inquiry, settings), places: [] };
}

function locateByLinks(
  facts: WholeFacts,
  links: LinkFacts,
  inquiry: Inquiry,
  settings: Settings,
  isAlone: boolean,
): Located {
  const { turn, solution } = facts;
  const faulty = (designated: Designated): Located => ({
    isCorrect: false,
    judgement: judgeFaulty(facts, designated, inquiry, settings),
    places: [],
  });
  const pointedAt = (places: readonly Place[]): Designated => ({
    starts: () => startsByLinks(turn, solution),
    fits: places.map(({ fit }) => fit),
    places,
  });
  const located = (places: readonly Place[], link: LinkQuality): Located => {
    const valid = places.filter(isValid);
    if (valid.length === 0) return faulty(pointedAt(places));
    const shifted = isAlone && places.length === 1 && judgeShiftFromValid(facts, places[0], inquiry);
    const judgement = shifted || judgeSeveral(facts, places, link, inquiry);
    return { isCorrect: judgement.outcome !== 'nullity', judgement, places: valid, link };
  };

  const spoiled = findSpoiledLink(facts, links, inquiry);
  if (spoiled) {
    const { alteration, places } = spoiled;
    const id = alteration === 'altered' ? 'altered-link' : 'link-letter-added';
    inquiry.holds(id, { alteration, isExtension: false });
    const sanction = inquiry.sanction(id);
    if (sanction === 'faulty') return faulty(NOTHING);
    if (sanction === 'nullity') return { isCorrect: false, judgement: nullity(id), places: [] };
    return located(places, { linkCount: ENOUGH_LINKS, alteration });
  }
  return links.places.length === 0
    ? faulty(pointedAt([]))
    : located(links.places, { linkCount: links.count, alteration: 'none' });
}

/** The altered link (A10), looked at unless no stray letter spoils the longest run of any designated placement. */
function findSpoiledLink({ turn, solution, places }: WholeFacts, links: LinkFacts, inquiry: Inquiry) {
  const isSound = links.places.length > 0 && !links.isSpoiled;
  if (isSound || inquiry.sanction('altered-link') === undefined) return undefined;
  return findAlteredLinks(turn, solution, places);
}

/** How good the link is that located a word. */
interface LinkQuality {
  readonly linkCount: number;
  readonly alteration: 'none' | 'altered' | 'added';
}

const NO_LINK: LinkQuality = { linkCount: 0, alteration: 'none' };

/** The warnings of a link; a retained extension earns none (A7). */
function linkReasons({ linkCount, alteration }: LinkQuality, place: Place, inquiry: Inquiry): ReasonCode[] {
  return inquiry.reasons({
    'two-link-letters': { linkCount, isExtension: isExtension(place) },
    'altered-link': { alteration, isExtension: isExtension(place) },
  });
}

/** One or several designated placements, one at least valid (A4). */
function judgeSeveral(facts: WholeFacts, places: readonly Place[], link: LinkQuality, inquiry: Inquiry): Judgement {
  const { turn, claims } = facts;
  const valid = places.filter(isValid);
  const pay = (settled: Settled) => paid(settled, ...linkReasons(link, settled.place, inquiry));
  if (places.length === 1) return pay(settleAt(turn, valid[0], claims, inquiry));
  const granted = grantWritten(valid, claims, inquiry);
  if (granted) return pay(granted);
  const falseOnes = falseWords(
    turn,
    places.map(({ fit }) => fit),
  );
  if (inquiry.holds('false-extension', { falseWords: falseOnes })) return nullity('false-extension', falseOnes);
  const formedWords = wordsOf(places);
  if (inquiry.holds('one-place-not-valid', { formedWords })) return nullity('formed-word-not-admitted', formedWords);
  return pay(
    lowestOf(
      valid.map((place) => settleAt(turn, place, claims, inquiry)),
      claims,
    ),
  );
}

const wordsOf = (places: readonly Place[]): string[] => [...new Set(places.flatMap(({ notAdmitted }) => notAdmitted))];

const falseWords = (turn: Turn, fits: readonly Fit[]): string[] => [
  ...new Set(fits.flatMap((fit) => falselyExtended(turn, fit))),
];

/** Both modes locate the word: where they agree or, if they do not, where it earns most. */
function judgeBothCorrect(
  { turn, claims }: WholeFacts,
  byReference: Located,
  byLinks: Located,
  inquiry: Inquiry,
): Judgement {
  const [place] = byReference.places;
  if (byLinks.places.includes(place)) {
    return paid(settleAt(turn, place, claims, inquiry), ...linkReasons(byLinks.link ?? NO_LINK, place, inquiry));
  }
  const [a, b] = [byReference.judgement, byLinks.judgement];
  if (a.points !== b.points) return a.points > b.points ? a : b;
  return a.retained && b.retained && compareRetained(a.retained, b.retained, claims) > 0 ? b : a;
}

/** The less severe of the two, the reference's if they are equal; a referral of either one stands. */
function judgeBothFaulty(byReference: Judgement, byLinks: Judgement): Judgement {
  if (byReference.outcome === 'referred') return byReference;
  if (byLinks.outcome === 'referred') return byLinks;
  return severityOf(byLinks) < severityOf(byReference) ? byLinks : byReference;
}

/** What a faulty mode points at. */
interface Designated {
  /** Start squares, whether or not the word fits there: a shift is measured from them. */
  starts(): readonly Start[];
  /** How the word fits there, even if tiles just before or after it would lengthen it: it may be a false extension. */
  readonly fits: readonly Fit[];
  /** Technically possible placements. */
  readonly places: readonly Place[];
}

const NOTHING: Designated = { starts: () => [], fits: [], places: [] };

/** No valid placement is designated (A5). */
function judgeFaulty(facts: WholeFacts, designated: Designated, inquiry: Inquiry, settings: Settings): Judgement {
  const { turn, valid, claims } = facts;
  const falseOnes = falseWords(turn, designated.fits);
  if (inquiry.holds('false-extension', { falseWords: falseOnes })) return nullity('false-extension', falseOnes);

  const granted = grantWritten(valid, claims, inquiry);
  const isScoreOfValidPlace = granted !== undefined;
  const hasInvalidTwin = goesElsewhereForScore(facts);
  const pointsAtInvalid = designated.places.some((place) => !isValid(place));
  if (granted && inquiry.holds('ambiguous-location', { isScoreOfValidPlace, hasInvalidTwin, pointsAtInvalid })) {
    return referred(granted, settings);
  }
  if (granted && inquiry.holds('wrong-location', { isScoreOfValidPlace })) return penalised(granted, 'wrong-location');
  const shifted = judgeShift(facts, designated.starts, inquiry);
  if (shifted) return shifted;

  const formedWords = wordsOf(designated.places);
  const [code = 'unlocated'] = inquiry.reasons({
    'formed-word-not-admitted': { formedWords },
    unlocated: { formedWords },
  });
  return code === 'unlocated' ? nullity(code) : nullity(code, formedWords);
}

/** The provisional sanction of a slip referred to the commission. */
function referred(granted: Settled, { provisional }: Settings): Judgement {
  const penalty = penalised(granted, 'ambiguous-location');
  if (provisional === 'penalty') return { ...penalty, outcome: 'referred' };
  return {
    outcome: 'referred',
    points: 0,
    penalty: 0,
    findings: [{ code: 'ambiguous-location' }],
    retained: undefined,
  };
}

/** Article 5.3b: the word can technically go to two places or more for the score written, one of them not valid. */
function goesElsewhereForScore({ places, claims }: WholeFacts): boolean {
  const forScore = places.filter(({ tilings }) => tilings.some(({ score }) => score === claims.score));
  return forScore.length >= 2 && !forScore.every(isValid);
}

/** A start one square away from a valid placement that makes exactly the score written. */
function judgeShift(
  { valid, claims }: WholeFacts,
  startsOf: () => readonly Start[],
  inquiry: Inquiry,
): Judgement | undefined {
  if (inquiry.sanction('shifted-location') === undefined) return undefined;
  const starts = startsOf();
  const near = valid.filter((place) => starts.some((start) => isOneSquareAway(start, startOf(place))));
  const granted = grantWritten(near, claims, inquiry);
  const isShifted = inquiry.holds('shifted-location', { isScoreOneSquareAway: granted !== undefined });
  return granted && isShifted ? penalised(granted, 'shifted-location') : undefined;
}

/** The shift holds even from a valid placement, one that is no extension, if the score written is none of its own (S1, I). */
function judgeShiftFromValid(facts: WholeFacts, place: Place, inquiry: Inquiry): Judgement | undefined {
  const { score } = facts.claims;
  const isOwn = place.tilings.some((tiling) => tiling.score === score);
  return isValid(place) && !isOwn && !isExtension(place)
    ? judgeShift(facts, () => [startOf(place)], inquiry)
    : undefined;
}

const isOneSquareAway = (a: Start, b: Start): boolean =>
  Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column)) === 1;
