import type { Direction } from '@raccord/scrabble';
import { referenceAt } from '../../furniture.ts';
import { letterAt, onceFor, type Place, type Position, type Spot, spotsOf, startsIn, walk } from '../placements.ts';
import { DIRECTIONS, type Drawn, drawnAt, isOnTile, meets } from './links.ts';
import { isSameSpot, type Writing } from './writing.ts';

/** A10: every link of three letters or more is spoiled in every way, and what comes out compared with what is written. */

/** A letter of a link as somebody writes it, `?` for any letter. */
interface Copied extends Spot {
  readonly letter: string;
}

interface Spoiling {
  readonly kind: 'altered' | 'added';
  readonly cells: readonly Copied[];
  /** Every square of it is written: nothing may stand at its ends. */
  readonly isUnbroken: boolean;
  readonly direction: Direction;
}

/** How the links are spoiled at a technically possible place: altered, or with a letter added. */
export function spoiledAt(writing: Writing, place: Place): 'altered' | 'added' | undefined {
  const outside = drawnAt(writing, writing.word, place).filter((one) => one.isOutside);
  const wrong = outside.filter((one) => !isOnTile(writing.position.board, one));
  const kinds = spoilingsAt(writing, place)
    .filter((spoiling) => isWhatIsWritten(writing, place, spoiling, outside, wrong))
    .map(({ kind }) => kind);
  return kinds.includes('altered') ? 'altered' : kinds[0];
}

/** Every link that contains a square of the word there, or touches one, spoiled in every way. */
const spoilingsAt = ({ position }: Writing, place: Place): readonly Spoiling[] =>
  onceFor(position, `spoilings ${referenceAt(place)} ${place.word}`, () => {
    const word = spotsOf(place);
    return linksOf(position)
      .filter(({ link }) => meets(link, word))
      .flatMap(({ link, direction }) => spoilingsOf(link, direction, word));
  });

/** Every run of three letters or more of one word of the board. */
const linksOf = (position: Position): readonly { readonly link: Copied[]; readonly direction: Direction }[] =>
  onceFor(position, 'links', () =>
    DIRECTIONS.flatMap((direction) =>
      startsIn('', direction).flatMap((start) => {
        const tiles: Copied[] = [];
        for (
          let spot: Spot = start;
          letterAt(position.board, spot) !== '';
          spot = walk(start, direction, tiles.length)
        ) {
          tiles.push({ row: spot.row, column: spot.column, letter: letterAt(position.board, spot) });
        }
        return tiles.slice(2).map((_, more) => ({ link: tiles.slice(0, more + 3), direction }));
      }),
    ),
  );

function spoilingsOf(link: readonly Copied[], direction: Direction, word: readonly Spot[]): Spoiling[] {
  const isOfWord = (spot: Spot) => word.some((square) => isSameSpot(square, spot));
  const moved = (letter: Copied, steps: number): Copied => ({ ...letter, ...walk(letter, direction, steps) });
  const spoilings: Spoiling[] = [];
  /** Letters that move, or are written wrongly, are neither those of the word nor written on its squares. */
  const add = (kind: Spoiling['kind'], kept: readonly Copied[], moving: readonly Copied[], steps: number) => {
    const after = moving.map((letter) => moved(letter, steps));
    if ([...moving, ...after].some(isOfWord)) return;
    const cells = [...kept, ...after].sort((a, b) => a.row - b.row || a.column - b.column);
    spoilings.push({ kind, cells, isUnbroken: true, direction });
  };
  for (let index = 0; index < link.length; index++) {
    const [before, letter, after] = [link.slice(0, index), link[index], link.slice(index + 1)];
    if (isOfWord(letter)) continue;
    // One letter changed.
    spoilings.push({
      kind: 'altered',
      cells: [...before, { ...letter, letter: '?' }, ...after],
      isUnbroken: true,
      direction,
    });
    // One letter left out: its square blank, or the letters on one side of it shifted; where no letter is left in place, it
    // is the one left out that touches the word.
    spoilings.push({ kind: 'altered', cells: [...before, ...after], isUnbroken: false, direction });
    if (after.length > 0 && (before.length > 0 || meets([letter], word))) add('altered', before, after, -1);
    if (before.length > 0 && (after.length > 0 || meets([letter], word))) add('altered', after, before, 1);
    // Two neighbours swapped.
    const [next, ...rest] = after;
    if (next && !isOfWord(next)) {
      const swapped = [
        { ...letter, letter: next.letter },
        { ...next, letter: letter.letter },
      ];
      spoilings.push({ kind: 'altered', cells: [...before, ...swapped, ...rest], isUnbroken: true, direction });
    }
  }
  // A letter added in the run or at its ends, the letters on one side of it shifted.
  for (let index = 0; index <= link.length; index++) {
    const [before, after] = [link.slice(0, index), link.slice(index)];
    const here = { ...walk(link[0], direction, index), letter: '?' };
    const back = { ...walk(link[0], direction, index - 1), letter: '?' };
    if (!isOfWord(here)) add('added', [...before, here], after, 1);
    if (!isOfWord(back)) add('added', [back, ...after], before, -1);
  }
  return spoilings;
}

/** The written run is that, and every other letter outside the word is right; where all are, a square was left blank. */
function isWhatIsWritten(
  { position: { board } }: Writing,
  place: Place,
  { cells, isUnbroken, direction }: Spoiling,
  outside: readonly Drawn[],
  wrong: readonly Drawn[],
): boolean {
  if (isUnbroken !== wrong.length > 0) return false;
  if (wrong.some((one) => !cells.some((cell) => isSameSpot(cell, one)))) return false;
  const word = spotsOf(place);
  const isOfWord = (spot: Spot) => word.some((square) => isSameSpot(square, spot));
  const at = (spot: Spot): Drawn | undefined => outside.find((one) => isSameSpot(one, spot));
  const toWrite = cells.filter((cell) => !isOfWord(cell));
  const isWritten = toWrite.every((cell) => {
    const letter = at(cell)?.letter;
    return letter !== undefined && (cell.letter === '?' || cell.letter === letter);
  });
  if (!isWritten || toWrite.length === 0) return false;
  if (!isUnbroken) return true;
  // The run goes on with any letter written at its ends, those that the word lays excepted.
  const ends = [walk(cells[0], direction, -1), walk(cells[cells.length - 1], direction, 1)];
  return ends.every((end) => at(end) === undefined && !(isOfWord(end) && letterAt(board, end) !== ''));
}
