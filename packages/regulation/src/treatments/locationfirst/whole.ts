import type { Place, Start } from '@raccord/scrabble';
import { type ConditionId, type Finding, found } from '../../conditions/index.ts';
import type { Inquiry } from '../../inquiry.ts';
import { comparePayable, describeMove } from '../../moves.ts';
import { type Judgement, severityOf, type Weighed } from '../../settle.ts';
import { isValid, startOf } from '../../turn.ts';
import { fewLinks, locationOf } from '../location.ts';
import { findAlteredLinks } from './altered.ts';
import { falselyExtended } from './falseextension.ts';
import { type Designated, judgeFaulty, judgeShiftFromValid, NOTHING, wordsOf } from './faulty.ts';
import { designatedByLinks, startsByLinks } from './links.ts';
import type { LinkFacts, ReferenceFacts, WholeFacts } from './observe.ts';
import { grantWritten, lowestOf, type Settled, settleAt } from './score.ts';

/** The judgement of one mode of location taken alone, and whether it locates the word. */
interface Located {
  readonly isCorrect: boolean;
  readonly judgement: Judgement;
  /** The valid placements it designates. */
  readonly places: readonly Place[];
  /** What is found against the link itself, wherever it leads. */
  readonly linkFindings: readonly Finding[];
}

/** A word written whole, from the second turn on. */
export function judgeWhole(facts: WholeFacts, inquiry: Inquiry): Judgement {
  const { turn, word, solution, reference, links, isAdmitted } = facts;
  if (!isAdmitted) return inquiry.settle(undefined, [found('word-not-admitted', { words: [word] })]);
  if (facts.places.length === 0 && !hasFit(facts)) {
    const lacksLetters = turn.lacksLetters(word, solution.direction);
    const condition = lacksLetters ? 'letters-not-on-line' : 'not-placeable-as-written';
    return inquiry.settle(undefined, [found(condition, { word })]);
  }
  const isAlone = !(reference && links);
  const byReference = reference && locateByReference(facts, reference, inquiry, isAlone);
  const byLinks = links && locateByLinks(facts, links, inquiry, isAlone);
  const judgement = judgeModes(facts, byReference, byLinks, inquiry);
  const ways: Weighed[] = [
    ...(byReference?.isCorrect ? [{ way: 'reference' as const, judgement: byReference.judgement }] : []),
    ...(byLinks?.isCorrect ? [{ way: 'links' as const, judgement: byLinks.judgement }] : []),
  ];
  const isByScore = ways.length === 0 && judgement.reasons.some(({ finding }) => PAID_BY_SCORE.has(finding.condition));
  return { ...judgement, ways: isByScore ? [{ way: 'score', judgement }] : ways };
}

/** What is found where the score alone shows the place. */
const PAID_BY_SCORE: ReadonlySet<ConditionId> = new Set(['wrong-location', 'shifted-location', 'ambiguous-location']);

function judgeModes(
  facts: WholeFacts,
  byReference: Located | undefined,
  byLinks: Located | undefined,
  inquiry: Inquiry,
): Judgement {
  if (byReference && byLinks) return judgeBoth(facts, byReference, byLinks, inquiry);
  const [alone] = [byReference, byLinks].filter((mode) => mode !== undefined);
  if (alone?.isCorrect) return alone.judgement;
  if (facts.extensions.length > 0) return judgeSeveral(facts, facts.extensions, [], inquiry);
  return alone?.judgement ?? judgeFaulty(facts, NOTHING, inquiry);
}

/** Both modes are used (A8). */
function judgeBoth(facts: WholeFacts, byReference: Located, byLinks: Located, inquiry: Inquiry): Judgement {
  const agreed = byReference.isCorrect && byLinks.places.includes(byReference.places[0]);
  inquiry.restsOn('A8', () => !agreed && inquiry.isOurs('one-location-faulty'));
  if (agreed) return judgeAgreed(facts, byReference.places[0], byLinks, inquiry);
  if (byReference.isCorrect && byLinks.isCorrect) return dearerOf(facts, byReference.judgement, byLinks.judgement);
  if (byReference.isCorrect) return withOneFaulty(facts, byReference.judgement, 'links', inquiry);
  if (byLinks.isCorrect) return withOneFaulty(facts, byLinks.judgement, 'reference', inquiry);
  if (facts.extensions.length > 0) return judgeSeveral(facts, facts.extensions, [], inquiry);
  return lessSevereOf(byReference.judgement, byLinks.judgement);
}

/** One of the two modes is faulty: the other one is kept, with a warning unless the word locates itself (A7). */
function withOneFaulty(
  facts: WholeFacts,
  judgement: Judgement,
  faulty: 'reference' | 'links',
  inquiry: Inquiry,
): Judgement {
  const { move, findings } = judgement.proposal;
  if (!move || facts.extensions.includes(move.place)) return judgement;
  const described = describeMove(facts.turn.board, move);
  const finding = found('one-location-faulty', {
    faulty,
    location: locationOf(facts.solution, true),
    move: described,
  });
  return inquiry.settle(move, [finding, ...findings]);
}

function hasFit({ turn, word, solution }: WholeFacts): boolean {
  return turn.startsFor(word, solution.direction).some((start) => turn.fit(word, start) !== undefined);
}

function locateByReference(
  facts: WholeFacts,
  { start, place }: ReferenceFacts,
  inquiry: Inquiry,
  isAlone: boolean,
): Located {
  const { turn, claims } = facts;
  if (place && isValid(place)) {
    const shifted = judgeShiftFromValid(facts, place, isAlone, inquiry);
    const settled = settleAt(turn, place, claims);
    const judgement = shifted || inquiry.settle(settled, settled.findings);
    return { isCorrect: true, judgement, places: [place], linkFindings: [] };
  }
  const fit = start && turn.fit(facts.word, start);
  const designated: Designated = {
    starts: () => (start ? [start] : []),
    fits: fit ? [fit] : [],
    places: place ? [place] : [],
  };
  return unlocated(judgeFaulty(facts, designated, inquiry));
}

const unlocated = (judgement: Judgement): Located => ({ isCorrect: false, judgement, places: [], linkFindings: [] });

function locateByLinks(facts: WholeFacts, links: LinkFacts, inquiry: Inquiry, isAlone: boolean): Located {
  const { turn, solution } = facts;
  const faulty = (designated: Designated): Located => unlocated(judgeFaulty(facts, designated, inquiry));
  const located = (
    places: readonly Place[],
    starts: () => readonly Start[],
    linkFindings: readonly Finding[],
  ): Located => {
    const valid = places.filter(isValid);
    if (valid.length === 0) return faulty({ starts, fits: places.map(({ fit }) => fit), places });
    const shifted = judgeShiftFromValid(facts, places[0], isAlone && places.length === 1, inquiry);
    const judgement = shifted || judgeSeveral(facts, places, linkFindings, inquiry);
    return { isCorrect: judgement.outcome !== 'nullity', judgement, places: valid, linkFindings };
  };

  const spoiled = findSpoiledLink(facts, links, inquiry);
  inquiry.restsOn('A4', () => links.isByStrays || (!spoiled && isHiddenByStrays(facts, links)));
  inquiry.restsOn('A10', () => spoiled?.isBlank === true);
  if (spoiled) {
    const { condition, places } = spoiled;
    const finding = found(condition, {});
    if (inquiry.sanction(condition) === 'faulty') return faulty(NOTHING);
    if (!inquiry.isNull(condition)) return located(places, () => places.map(startOf), [finding]);
    return unlocated(inquiry.settle(undefined, [finding]));
  }
  return located(links.places, () => startsByLinks(turn, solution, facts.terms), fewLinks(links.count, inquiry));
}

/** The altered link (A10), which is looked for where links designate no placement. */
function findSpoiledLink({ turn, solution, places }: WholeFacts, links: LinkFacts, inquiry: Inquiry) {
  const isLookedAt = inquiry.sanction('altered-link') ?? inquiry.sanction('link-letter-added');
  const spoiled =
    links.places.length > 0 || !isLookedAt
      ? undefined
      : findAlteredLinks(turn, solution, places, inquiry.edition.links.asked);
  if (!spoiled) return undefined;
  const condition = spoiled.alteration === 'altered' ? ('altered-link' as const) : ('link-letter-added' as const);
  return inquiry.sanction(condition) ? { condition, places: spoiled.places, isBlank: spoiled.isBlank } : undefined;
}

/** Would the links show a place if their strays were ignored, and do they show none? */
const isHiddenByStrays = ({ turn, solution, places, terms }: WholeFacts, links: LinkFacts): boolean =>
  links.places.length === 0 &&
  designatedByLinks(turn, solution, places, { ...terms, strays: 'ignored' }).places.length > 0;

/** What is found against a link and its move; a retained extension earns no warning of its link (A7). */
const withLink = ({ extensions }: WholeFacts, settled: Settled, linkFindings: readonly Finding[]): Finding[] => [
  ...(extensions.includes(settled.place) ? [] : linkFindings),
  ...settled.findings,
];

/** One or several designated placements, one at least valid (A4). */
function judgeSeveral(
  facts: WholeFacts,
  places: readonly Place[],
  linkFindings: readonly Finding[],
  inquiry: Inquiry,
): Judgement {
  const { turn, claims, solution } = facts;
  const isDrawn = solution.outside.length > 0;
  const valid = places.filter(isValid);
  const against = (settled: Settled) => withLink(facts, settled, linkFindings);
  const lowest = lowestOf(turn, valid, claims);
  if (places.length === 1) return inquiry.settle(lowest, against(lowest));
  const paid = (settled: Settled, isByScore: boolean) => {
    const move = describeMove(turn.board, settled);
    const several = found('several-places', { count: places.length, move, isByScore, isDrawn });
    return inquiry.settle(settled, [...against(settled), several]);
  };
  const granted = grantWritten(turn, valid, claims);
  if (granted) return paid(granted, true);
  const { words, extensions } = falselyExtended(
    turn,
    places.map(({ fit }) => fit),
  );
  const isFalsified = inquiry.sanction('false-extension-among-places') !== undefined;
  inquiry.restsOn('A5', () => isFalsified && extensions.length === 0 && valid.length < places.length);
  if (extensions.length > 0 && isFalsified) {
    return inquiry.settle(lowest, [found('false-extension-among-places', { extensions, words }), ...against(lowest)]);
  }
  const formed = wordsOf(places);
  if (formed.length > 0 && inquiry.sanction('one-place-not-valid')) {
    return inquiry.settle(lowest, [found('one-place-not-valid', { words: formed }), ...against(lowest)]);
  }
  return paid(lowest, false);
}

/** Reference and links agree: the warnings of the links stay. */
function judgeAgreed(facts: WholeFacts, place: Place, byLinks: Located, inquiry: Inquiry): Judgement {
  const settled = settleAt(facts.turn, place, facts.claims);
  return inquiry.settle(settled, withLink(facts, settled, byLinks.linkFindings));
}

/** Both modes locate the word, at different places: it is where it earns most. */
function dearerOf({ claims }: WholeFacts, byReference: Judgement, byLinks: Judgement): Judgement {
  if (byReference.points !== byLinks.points) return byReference.points > byLinks.points ? byReference : byLinks;
  const [a, b] = [byReference.paid, byLinks.paid];
  return a && b && comparePayable(a, b, claims) > 0 ? byLinks : byReference;
}

/** The less severe of the two, the reference's if they are equal; a referral of either one stands. */
function lessSevereOf(byReference: Judgement, byLinks: Judgement): Judgement {
  if (byReference.outcome === 'referred') return byReference;
  if (byLinks.outcome === 'referred') return byLinks;
  return severityOf(byLinks) < severityOf(byReference) ? byLinks : byReference;
}
