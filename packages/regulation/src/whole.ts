import type { Place } from '@raccord/scrabble';
import { findAlteredLinks } from './altered.ts';
import { type Designated, falseWords, judgeFaulty, judgeShiftFromValid, NOTHING, wordsOf } from './faulty.ts';
import type { Inquiry } from './inquiry.ts';
import { type Judgement, nullity, paid, severityOf } from './judgement.ts';
import { ENOUGH_LINKS, startsByLinks } from './links.ts';
import type { LinkFacts, ReferenceFacts, WholeFacts } from './observe.ts';
import type { ReasonCode } from './reasons.ts';
import type { Settings } from './settings.ts';
import { compareRetained, grantWritten, lowestOf, type Settled, settleAt } from './settle.ts';
import { isExtension, isValid } from './turn.ts';

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
    return { isCorrect: true, judgement: shifted || paid(settleAt(place, claims, inquiry)), places: [place] };
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
  if (places.length === 1) return pay(settleAt(valid[0], claims, inquiry));
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
      valid.map((place) => settleAt(place, claims, inquiry)),
      claims,
    ),
  );
}

/** Both modes locate the word: where they agree or, if they do not, where it earns most. */
function judgeBothCorrect({ claims }: WholeFacts, byReference: Located, byLinks: Located, inquiry: Inquiry): Judgement {
  const [place] = byReference.places;
  if (byLinks.places.includes(place)) {
    return paid(settleAt(place, claims, inquiry), ...linkReasons(byLinks.link ?? NO_LINK, place, inquiry));
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
