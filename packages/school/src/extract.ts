import type { Slip, Turn, Verdict, WrittenSolution } from '@raccord/regulation';
import {
  ALPHABET,
  DIRECTIONS,
  isOnBoard,
  makeReference,
  type Place,
  parseReference,
  type Start,
  squareAlong,
  squareAt,
  tileLetter,
  unwrap,
} from '@raccord/scrabble';

/** What the dictionary says of a word: a referee looks it up, and does not judge by what he knows of words. */
export interface ExtractedWord {
  readonly word: string;
  readonly isAdmitted: boolean;
}

/** The words of a slip, and those that they form at the places that it may mean: in the order of letters. */
export function extractFor(turn: Turn, { solutions, score }: Slip, verdict: Verdict): readonly ExtractedWord[] {
  const told = verdict.reasons.flatMap(({ words = [] }) => words);
  const written = solutions.filter(({ isStruck }) => !isStruck).flatMap((one) => wordsOf(turn, one, score));
  const paid = verdict.retained ? wordsOf(turn, asSolution(verdict.retained), undefined) : [];
  return inOrder([...told, ...written, ...paid].map((word) => ({ word, isAdmitted: turn.lexicon.has(word) })));
}

/** What is paid may be a longer word than what is written, under the texts before 2023. */
const asSolution = ({ word, reference }: NonNullable<Verdict['retained']>): WrittenSolution => ({
  ...{ word, reference, outside: [], direction: unwrap(parseReference(reference)).direction },
});

/** The words that go with several slips, each once. */
export const joinExtracts = (
  slips: readonly { readonly extract: readonly ExtractedWord[] }[],
): readonly ExtractedWord[] => inOrder(slips.flatMap(({ extract }) => extract));

const inOrder = (words: readonly ExtractedWord[]): readonly ExtractedWord[] =>
  [...new Map(words.map((one) => [one.word, one])).values()].sort((one, other) => (one.word < other.word ? -1 : 1));

function wordsOf(turn: Turn, solution: WrittenSolution, score: number | undefined): readonly string[] {
  const word = solution.word.replaceAll('-', '').toUpperCase();
  const reference = parseReference(solution.reference ?? '');
  const shown = reference.ok ? makeReference(reference.value) : undefined;
  const longer = reference.ok ? [lengthened(turn.board, reference.value, word)] : [];
  const places = DIRECTIONS.flatMap((direction) => turn.places(word, direction)).filter(
    (place) =>
      makeReference(place.fit.placement) === shown ||
      (place.fit.placement.direction === solution.direction &&
        (place.tilings.some((tiling) => tiling.score === score) || isLinked(turn, solution, place))),
  );
  return [word, ...longer, ...places.flatMap(({ fit }) => fit.perpendiculars.map((formed) => formed.word))];
}

/** The word that its squares read with the tiles just before and after them: a part may be written for it. */
function lengthened(board: Turn['board'], start: Start, word: string): string {
  const letterAt = (step: number): string => {
    const square = squareAlong(start, step);
    const tile = square === undefined ? 0 : board[square];
    return tile === 0 ? '' : ALPHABET[tileLetter(tile)];
  };
  let [before, after] = ['', ''];
  while (letterAt(-1 - before.length) !== '') before = letterAt(-1 - before.length) + before;
  while (letterAt(word.length + after.length) !== '') after += letterAt(word.length + after.length);
  return before + word + after;
}

/** Does a letter written around the word stand there on the board? */
const isLinked = ({ board }: Turn, { outside }: WrittenSolution, { fit: { placement } }: Place): boolean =>
  outside.some(({ letter, down, right }) => {
    const point = { row: placement.row + down, column: placement.column + right };
    const tile = isOnBoard(point) ? board[squareAt(point.row, point.column)] : 0;
    return tile !== 0 && ALPHABET[tileLetter(tile)] === letter;
  });
