import { cardinal, plural } from '@raccord/french';
import {
  type Board,
  fitPlacement,
  isMarked,
  JOKER,
  JOKER_MARK,
  letterIndex,
  parseReference,
  rowName,
  type Start,
  squareAlong,
  unwrap,
} from '@raccord/scrabble';
import { type SpellingTable, spelled } from './spelling.ts';

/** What a line of an announcement is. */
export type LineCode =
  | ('kind' | 'time' | 'letters' | 'bonuses' | 'elimination' | 'warnings')
  | ('count' | 'leftover' | 'new' | 'draw')
  | SignalCode
  | ('points' | 'direction' | 'place' | 'word' | 'spelling' | 'formed' | 'reminder');

/** The lines that the clock calls. */
export type SignalCode = 'start' | 'write' | 'end';

/** A line of an announcement, in the order and the words of the regulation. */
export interface ScriptLine {
  readonly code: LineCode;
  readonly text: string;
  /** What a voice says, with a breath between the parts. */
  readonly said: readonly string[];
  /** What it is about: an edition says in which article. */
  readonly topic: 'terms' | 'draw' | 'signals' | 'solution';
}

/** Letters of a turn as they came; `?` is a joker. */
export interface AnnouncedDraw {
  readonly turn: number;
  /** Kept from the turn before. */
  readonly leftover: string;
  /** The new letters, in the order drawn. */
  readonly drawn: string;
  /** How many letters were put back before these were drawn, the leftover among them. */
  readonly rejected: number;
  readonly isBlitz: boolean;
  /** Seconds to write. */
  readonly write: number;
}

/** A solution as it is told; jokers, of the board too, are in lower case. */
export interface AnnouncedSolution {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** What is said of a draw (3.1), then the signals of its turn (3.3). */
export function drawScript(announced: AnnouncedDraw, table: SpellingTable): readonly ScriptLine[] {
  const { leftover, drawn, isBlitz, write } = announced;
  const all = inOrder(leftover + drawn);
  const whole = isBlitz ? all.map(letterAlone) : all.map((letter) => spelled(letter, table));
  const fresh = [...drawn].map((letter) => withItsLetter(letter, table));
  return [
    ...countLine(announced),
    ...(leftover === ''
      ? []
      : [
          listed(
            'leftover',
            inOrder(leftover).map((letter) => spelled(letter, table)),
          ),
        ]),
    ...(drawn === '' ? [plain('new', 'Pas de nouvelle lettre', 'draw')] : [listed('new', fresh)]),
    listed('draw', whole),
    plain('start', 'Début du coup', 'signals'),
    plain('write', `${write} secondes`, 'signals'),
    plain('end', 'Fin du coup', 'signals'),
  ];
}

/** The first draw of a game follows nothing: nothing is left and nothing was put back. */
function countLine({ turn, leftover, rejected }: AnnouncedDraw): readonly ScriptLine[] {
  if (rejected > 0) return [plain('count', `Rejet : ${letters(rejected)}`, 'draw')];
  if (leftover !== '') return [plain('count', `Reliquat : ${letters(leftover.length)}`, 'draw')];
  return turn === 1 ? [] : [plain('count', 'Pas de reliquat', 'draw')];
}

/** What is said of the solution retained, in this order and nothing else (3.4). */
export function solutionScript(
  before: Board,
  { word, reference, score }: AnnouncedSolution,
  table: SpellingTable,
): readonly ScriptLine[] {
  const start = unwrap(parseReference(reference));
  const plainWord = word.toUpperCase();
  const points = plural(score, 'point');
  const place = placeOf(start);
  const spelling = spell(before, start, word, table);
  const formed = fitPlacement(before, { word: plainWord, ...start })?.perpendiculars.map((across) => across.word) ?? [];
  return [
    plain('points', points, 'solution'),
    plain('direction', start.direction === 'horizontal' ? 'Horizontal' : 'Vertical', 'solution'),
    { code: 'place', text: place.text, said: [place.said], topic: 'solution' },
    { code: 'word', text: plainWord, said: [aloud(plainWord)], topic: 'solution' },
    { code: 'spelling', text: spelling.join('-'), said: [spelling.join(', ')], topic: 'solution' },
    ...(formed.length === 0 ? [] : [formedLine(formed)]),
    {
      code: 'reminder',
      text: `${plainWord}, ${place.text}, ${points}`,
      said: [`${aloud(plainWord)}, ${place.said}, ${points}`],
      topic: 'solution',
    },
  ];
}

function formedLine(formed: readonly string[]): ScriptLine {
  const title = formed.length > 1 ? 'Mots formés' : 'Mot formé';
  const line = (words: readonly string[]) => `${title} : ${words.join(', ')}`;
  return { code: 'formed', text: line(formed), said: [line(formed.map(aloud))], topic: 'solution' };
}

/** Letter by letter; the letter of a joker just laid is said by its word of the spelling table. */
const spell = (before: Board, start: Start, word: string, table: SpellingTable): readonly string[] =>
  [...word].map((character, index) => {
    const letter = character.toUpperCase();
    const isLaid = before[squareAlong(start, index) as number] === 0;
    return isLaid && isMarked(character) ? spelled(letter, table) : letter;
  });

/** « H 4 », « 4 H ». A synthetic voice misreads « H4 », so the number is said as a word. */
function placeOf({ row, column, direction }: Start): { readonly text: string; readonly said: string } {
  const order = (number: string, letter: string) => (direction === 'horizontal' ? [letter, number] : [number, letter]);
  return {
    text: order(String(column + 1), rowName(row)).join('\u00a0'),
    said: order(cardinal(column + 1), rowName(row)).join(' '),
  };
}

/** Voices spell out what is all capitals. */
const aloud = (word: string): string => word.toLowerCase();

const rankOf = (letter: string): number => (letter === JOKER_MARK ? JOKER : letterIndex(letter));

/** In alphabetical order, jokers last: equal letters come together. */
const inOrder = (drawn: string): readonly string[] => [...drawn].sort((a, b) => rankOf(a) - rankOf(b));

const letterAlone = (letter: string): string => (letter === JOKER_MARK ? 'Joker' : letter);

/** « Maroc-M », not to be cut at the end of a line. */
const withItsLetter = (letter: string, table: SpellingTable): string =>
  letter === JOKER_MARK ? spelled(letter, table) : `${spelled(letter, table)}\u2011${letter}`;

const letters = (count: number): string => plural(count, 'lettre');

export const plain = (code: LineCode, text: string, topic: ScriptLine['topic']): ScriptLine => ({
  ...{ code, text, topic },
  said: [text],
});

/** Letters to be written down: each is said by itself. */
const listed = (code: LineCode, words: readonly string[]): ScriptLine => ({
  ...{ code, text: words.join(', ') },
  said: words.map((word) => word.replace('\u2011', ', ').replace(' – ', ', ')),
  topic: 'draw',
});
