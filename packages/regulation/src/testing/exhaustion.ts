import {
  ALPHABET,
  BOARD_SIZE,
  type Direction,
  isMarked,
  JOKER,
  makeReference,
  otherDirection,
  parseReference,
  type Solution,
  tileCharacter,
} from '@raccord/scrabble';
import type { OutsideLetter, Slip, WrittenSolution } from '../slip.ts';
import type { Turn } from '../turn.ts';
import { linesThrough } from './slips.ts';

const LETTERS = [...ALPHABET];

/** A slip of one solution, taken apart. */
interface Draft {
  readonly written: WrittenSolution;
  readonly score: number | undefined;
}

/** All that a draft becomes by one fault of a kind. */
type Kind = (draft: Draft) => Iterable<Draft>;

/**
 * Every slip within two faults of a solution written right: with its reference, with a straight link of three letters (or of all
 * there are) that meets it, or with both. The second fault is of every kind, the same one too, made in what the first left.
 */
export function* slipsNear(turn: Turn, solution: Solution): Generator<Slip> {
  const kinds: Kind[] = [
    referenceFaults,
    directionFaults,
    wordFaults,
    circleFaults,
    scoreFaults(turn, solution),
    linkFaults(turn, solution),
  ];
  const told = new Set<string>();
  for (const right of rightDrafts(turn, solution)) {
    for (const draft of draftsNear(right, kinds)) {
      const slip = slipOf(draft);
      const key = JSON.stringify(slip);
      if (canBeDrawn(draft.written) && !told.has(key)) yield slip;
      told.add(key);
    }
  }
}

/** The solution located by its reference, by each of its links, by both. */
function rightDrafts(turn: Turn, { word, start, reference, score }: Solution): Draft[] {
  const referred: Draft = { written: { word, direction: start.direction, reference, outside: [] }, score };
  const links = linesThrough(turn, start, word)
    .flatMap(({ tiles }) => choicesInARow(tiles))
    .map((link) => link.filter((letter) => !isOnWord(letter, start.direction, word.length)))
    .filter((link) => link.length > 0);
  return [
    referred,
    ...links.flatMap((outside) => [
      rewritten(referred, { outside }),
      withoutReference(rewritten(referred, { outside })),
    ]),
  ];
}

/** Every row of three letters; all of them where there are fewer. */
function choicesInARow(tiles: readonly OutsideLetter[]): (readonly OutsideLetter[])[] {
  if (tiles.length <= MOST_LINKS) return [tiles];
  return tiles.slice(MOST_LINKS - 1).map((_, from) => tiles.slice(from, from + MOST_LINKS));
}

function* draftsNear(right: Draft, kinds: readonly Kind[]): Generator<Draft> {
  yield right;
  for (const [index, kind] of kinds.entries()) {
    for (const once of kind(right)) {
      yield once;
      for (const other of kinds.slice(index)) yield* other(once);
    }
  }
}

const slipOf = ({ written, score }: Draft): Slip => ({
  state: 'handed-in',
  solutions: [written],
  ...(score === undefined ? {} : { score }),
});

/** A word is written, and no other letter stands on its squares nor at its ends (F4). */
const canBeDrawn = ({ word, direction, outside }: WrittenSolution): boolean =>
  word !== '' && !outside.some((letter) => isOnWord(letter, direction, word.length));

function isOnWord({ down, right }: OutsideLetter, direction: Direction, length: number): boolean {
  const [along, aside] = direction === 'horizontal' ? [right, down] : [down, right];
  return aside === 0 && along >= -1 && along <= length;
}

const rewritten = ({ written, score }: Draft, change: Partial<WrittenSolution>): Draft => ({
  written: { ...written, ...change },
  score,
});

const BESIDE = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ down, right })));

/** Off by one square, each way and across; of the other direction; illegible; missing. */
function referenceFaults(draft: Draft): Draft[] {
  const read = parseReference(draft.written.reference ?? '');
  if (!read.ok) return [];
  const { row, column, direction } = read.value;
  const near = BESIDE.filter(({ down, right }) => down !== 0 || right !== 0)
    .map(({ down, right }) => ({ row: row + down, column: column + right, direction }))
    .filter((one) => isOnBoard(one.row) && isOnBoard(one.column));
  const turned = { row, column, direction: otherDirection(direction) };
  const references = [...[...near, turned].map(makeReference), 'illisible'];
  return [...references.map((reference) => rewritten(draft, { reference })), withoutReference(draft)];
}

const isOnBoard = (at: number): boolean => at >= 0 && at < BOARD_SIZE;

const withoutReference = ({ written: { reference: _, ...written }, score }: Draft): Draft => ({ written, score });

const directionFaults: Kind = (draft) => [rewritten(draft, { direction: otherDirection(draft.written.direction) })];

/** A letter dropped, doubled, or changed into any other one. */
function* wordFaults(draft: Draft): Generator<Draft> {
  const { word } = draft.written;
  for (const [at, letter] of [...word].entries()) {
    const others = LETTERS.filter((other) => other !== letter.toUpperCase());
    for (const instead of ['', letter + letter, ...others]) {
      yield rewritten(draft, { word: word.slice(0, at) + instead + word.slice(at + 1) });
    }
  }
}

/** A circle put or left out. */
const circleFaults: Kind = (draft) => {
  const { word } = draft.written;
  return [...word].map((letter, at) => {
    const turned = isMarked(letter) ? letter.toUpperCase() : letter.toLowerCase();
    return rewritten(draft, { word: word.slice(0, at) + turned + word.slice(at + 1) });
  });
};

/** That of every other place and tiling of the word meant, that of no place, none. */
function scoreFaults(turn: Turn, { word, start }: Solution): Kind {
  const directions = [start.direction, otherDirection(start.direction)];
  const scores = directions.flatMap((direction) =>
    turn.places(word.toUpperCase(), direction).flatMap(({ tilings }) => tilings.map((tiling) => tiling.score)),
  );
  const all = [...new Set<number | undefined>([...scores, 99, undefined])];
  return ({ written, score }) => all.filter((other) => other !== score).map((other) => ({ written, score: other }));
}

/** How many letters a drawing of links has at most, and how far from the word a link of so many letters can reach. */
const MOST_LINKS = 3;

/**
 * Where nothing is drawn: every choice of up to three tiles within three squares of the word, chained or not, beside the
 * reference and instead of it. In a drawing: a letter changed into one that stands on the board or comes from the draw, or into
 * one that does neither, all of which are alike where no joker can lay them; a letter moved by one square along its row or its column; a letter left out.
 */
function linkFaults(turn: Turn, { word, start }: Solution): Kind {
  const tiles = tilesNear(turn, start, word.length);
  const drawings = choicesOf(tiles, MOST_LINKS);
  const letters = lettersThatDiffer(turn);
  return (draft) => {
    const { outside } = draft.written;
    if (outside.length > 0) return changesOf(outside, letters).map((changed) => rewritten(draft, { outside: changed }));
    return drawings.flatMap((drawing) => {
      const drawn = rewritten(draft, { outside: drawing });
      return [drawn, withoutReference(drawn)];
    });
  };
}

function changesOf(outside: readonly OutsideLetter[], letters: readonly string[]): OutsideLetter[][] {
  return outside.flatMap((letter, at) => [
    ...letters
      .filter((other) => other !== letter.letter)
      .map((other) => outside.with(at, { ...letter, letter: other })),
    ...BESIDE.filter(({ down, right }) => Math.abs(down) + Math.abs(right) === 1)
      .map((by) => ({ ...letter, down: letter.down + by.down, right: letter.right + by.right }))
      .filter((moved) => !outside.some((other) => other.down === moved.down && other.right === moved.right))
      .map((moved) => outside.with(at, moved)),
    outside.toSpliced(at, 1),
  ]);
}

/** The tiles from which a link could lead to the word, but its own and those at its ends. */
function tilesNear({ board }: Turn, start: Solution['start'], length: number): OutsideLetter[] {
  const tiles = Array.from(board, (tile, square) => ({
    ...{ tile, letter: tileCharacter(tile).toUpperCase() },
    down: Math.floor(square / BOARD_SIZE) - start.row,
    right: (square % BOARD_SIZE) - start.column,
  }));
  return tiles
    .filter(({ tile, down, right }) => {
      const [along, aside] = start.direction === 'horizontal' ? [right, down] : [down, right];
      const before = Math.max(0, -along, along - length + 1);
      return tile !== 0 && before + Math.abs(aside) <= MOST_LINKS;
    })
    .map(({ letter, down, right }) => ({ letter, down, right }))
    .filter((letter) => !isOnWord(letter, start.direction, length));
}

/** Every choice of one thing up to so many. */
function choicesOf<T>(items: readonly T[], most: number): T[][] {
  if (most === 0) return [];
  return items.flatMap((item, at) => [
    [item],
    ...choicesOf(items.slice(at + 1), most - 1).map((more) => [item, ...more]),
  ]);
}

/** Letters of the board and of the draw, and one that is neither; all of them where a joker can be any letter. */
function lettersThatDiffer({ board, draw }: Turn): readonly string[] {
  if (draw[JOKER] > 0) return LETTERS;
  const have = new Set([...board].filter((tile) => tile !== 0).map((tile) => tileCharacter(tile).toUpperCase()));
  for (const [at, letter] of LETTERS.entries()) if (draw[at] > 0) have.add(letter);
  return [...have, ...LETTERS.filter((letter) => !have.has(letter)).slice(-1)];
}
