import { JOKER_TILE, makeReference, parseReference, type Start, squareAlong, unwrap } from '@raccord/scrabble';
import { cellsAt, tileAt } from './cells.ts';
import { type MoveTold, named } from './conditions/french.ts';
import { citationOf, type Edition, type ExemptionSubject } from './editions/edition.ts';
import type { Slip, WrittenSolution } from './slip.ts';
import { locationOf } from './treatments/location.ts';
import { standingSolutions } from './treatments/slips.ts';
import type { Turn } from './turn.ts';
import type { Verdict } from './verdict.ts';

/**
 * How a slip is written: as it should be; not quite, but the regulation lets it pass; with a fault that it punishes.
 */
export type WritingLevel = 'clean' | 'tolerated' | 'sanctioned';

/** Something that is not as it should be and costs nothing, and the article that says so, where one does. */
export interface Tolerance {
  readonly text: string;
  readonly citation?: string;
}

export interface Writing {
  readonly level: WritingLevel;
  /** What is let pass, besides what the verdict remarks. */
  readonly tolerances: readonly Tolerance[];
}

/** The level of a slip, once it is judged. */
export function writingOf(turn: Turn, slip: Slip, verdict: Verdict, edition: Edition): Writing {
  const { reasons, retained, remarks = [] } = verdict;
  if (reasons.length > 0 || !retained) return { level: 'sanctioned', tolerances: [] };
  const letPass = (subject: ExemptionSubject | undefined, text: string): Tolerance => {
    const exemption = edition.exemptions.find((one) => one.subject === subject);
    return exemption ? { text, citation: citationOf(edition, exemption) } : { text };
  };
  const tolerances = observe(turn, slip, retained, edition).map(([subject, text]) => letPass(subject, text));
  return { level: tolerances.length + remarks.length > 0 ? 'tolerated' : 'clean', tolerances };
}

/** The subject of an exemption, if some edition speaks of it, and what is seen. */
type Seen = readonly [subject: ExemptionSubject | undefined, text: string];

function observe(turn: Turn, slip: Slip, retained: MoveTold, edition: Edition): Seen[] {
  const start = unwrap(parseReference(retained.reference));
  const standing = standingSolutions(slip, edition);
  const isKept = ({ word }: WrittenSolution) => word.toUpperCase() === retained.word.toUpperCase();
  const kept = standing.find(isKept);
  const isStruck = slip.solutions.length > standing.length;
  const seen: Seen[] = [
    ...(isStruck ? [['ce qui est rayé', 'Une solution est rayée.'] as const] : []),
    ...(slip.legibility === 'hard' ? [[undefined, 'Le bulletin est difficile à lire.'] as const] : []),
  ];
  if (!kept) return [...seen, ['prolongement abrégé', `Le mot n’est écrit qu’en partie ; on lit ${named(retained)}.`]];
  return [...seen, ...observeReference(turn, kept, retained), ...observeLetters(turn, kept, start)];
}

/** A reference that is not right and costs nothing is one of the first turn, or of an extension. */
function observeReference(turn: Turn, kept: WrittenSolution, retained: MoveTold): Seen[] {
  const { reference, direction } = kept;
  const isFirst = turn.turn === 1;
  const subject = isFirst ? 'premier coup' : 'prolongement écrit en entier';
  const seen: Seen[] = isFirst && direction === 'vertical' ? [[subject, 'Le mot est écrit verticalement.']] : [];
  if (reference === undefined || designates(turn, kept.word, reference, retained)) return seen;
  return [...seen, [subject, faultOf(turn, kept, reference, retained)]];
}

/** Does the reference show what is paid? On the first turn, any place where the word makes as much does. */
function designates(turn: Turn, word: string, reference: string, retained: MoveTold): boolean {
  const read = parseReference(reference);
  if (!read.ok) return false;
  if (makeReference(read.value) === retained.reference) return true;
  if (read.value.direction !== 'horizontal') return false;
  const place = turn.validPlace(read.value, word.toUpperCase());
  return place?.tilings.some(({ score }) => score === retained.score) ?? false;
}

function faultOf(turn: Turn, kept: WrittenSolution, reference: string, retained: MoveTold): string {
  if (!locationOf(kept, false).isLegible) return 'La référence est illisible.';
  const read = parseReference(reference);
  const isPossible = read.ok && turn.validPlace(read.value, kept.word.toUpperCase()) !== undefined;
  return isPossible
    ? `La référence ${reference} n’est pas celle de la solution retenue, ${named(retained)}.`
    : `La référence ${reference} est impossible ; on retient ${named(retained)}.`;
}

function observeLetters(turn: Turn, { word, outside }: WrittenSolution, paidAt: Start): Seen[] {
  const { board } = turn;
  const strays = cellsAt('', outside, paidAt).filter(
    ({ letter, row, column }) => tileAt(board, row, column) !== letter,
  ).length;
  const isBoardCircled = [...word].some((letter, index) => {
    const square = squareAlong(paidAt, index);
    const isJoker = square !== undefined && (board[square] & JOKER_TILE) !== 0;
    return isJoker && letter !== letter.toUpperCase();
  });
  return [
    ...(strays > 0 ? [['lettre parasite', strayText(strays)] as const] : []),
    ...(isBoardCircled ? [['joker de la grille', 'Un joker déjà posé sur la grille est encerclé.'] as const] : []),
  ];
}

const strayText = (count: number): string =>
  count > 1
    ? `${count} lettres écrites hors du mot ne sont pas sur la grille à cet endroit.`
    : 'Une lettre écrite hors du mot n’est pas sur la grille à cet endroit.';
