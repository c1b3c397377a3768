import type { Direction } from '@raccord/scrabble';
import { letterAt, type Place, type Spot, spotsOf, walk } from '../reference-placements.ts';
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
}

/** How the links are spoiled at a technically possible place: altered, or with a letter added. */
export function spoiledAt(writing: Writing, place: Place): 'altered' | 'added' | undefined {
  const kinds = linksThatMeet(writing, place).flatMap(({ link, direction }) =>
    spoilingsOf(link, direction, spotsOf(place))
      .filter((spoiling) => isWhatIsWritten(writing, place, spoiling, direction))
      .map(({ kind }) => kind),
  );
  return kinds.includes('altered') ? 'altered' : kinds[0];
}

/** Every run of three letters or more of one word of the board that contains a square of the word or touches one. */
function linksThatMeet({ position: { board } }: Writing, place: Place): { link: Copied[]; direction: Direction }[] {
  const links: { link: Copied[]; direction: Direction }[] = [];
  const word = spotsOf(place);
  for (const direction of DIRECTIONS) {
    for (let row = 0; row < 15; row++) {
      for (let column = 0; column < 15; column++) {
        const link: Copied[] = [];
        for (let spot: Spot = { row, column }; letterAt(board, spot) !== ''; ) {
          link.push({ ...spot, letter: letterAt(board, spot) });
          if (link.length >= 3 && meets(link, word)) links.push({ link: [...link], direction });
          spot = walk({ row, column }, direction, link.length);
        }
      }
    }
  }
  return links;
}

function spoilingsOf(link: readonly Copied[], direction: Direction, word: readonly Spot[]): Spoiling[] {
  const isOfWord = (spot: Spot) => word.some((square) => isSameSpot(square, spot));
  const moved = (letter: Copied, steps: number): Copied => ({ ...letter, ...walk(letter, direction, steps) });
  const spoilings: Spoiling[] = [];
  /** Letters that move, or are written wrongly, are neither those of the word nor written on its squares. */
  const add = (kind: Spoiling['kind'], kept: readonly Copied[], moving: readonly Copied[], steps: number) => {
    const after = moving.map((letter) => moved(letter, steps));
    if ([...moving, ...after].some(isOfWord)) return;
    const cells = [...kept, ...after].sort((a, b) => a.row - b.row || a.column - b.column);
    spoilings.push({ kind, cells, isUnbroken: true });
  };
  for (let index = 0; index < link.length; index++) {
    const [before, letter, after] = [link.slice(0, index), link[index], link.slice(index + 1)];
    if (isOfWord(letter)) continue;
    // One letter changed.
    spoilings.push({ kind: 'altered', cells: [...before, { ...letter, letter: '?' }, ...after], isUnbroken: true });
    // One letter left out: its square blank, or the letters on one side of it shifted; where no letter is left in place, it
    // is the one left out that touches the word.
    spoilings.push({ kind: 'altered', cells: [...before, ...after], isUnbroken: false });
    if (after.length > 0 && (before.length > 0 || meets([letter], word))) add('altered', before, after, -1);
    if (before.length > 0 && (after.length > 0 || meets([letter], word))) add('altered', after, before, 1);
    // Two neighbours swapped.
    const [next, ...rest] = after;
    if (next && !isOfWord(next)) {
      const swapped = [
        { ...letter, letter: next.letter },
        { ...next, letter: letter.letter },
      ];
      spoilings.push({ kind: 'altered', cells: [...before, ...swapped, ...rest], isUnbroken: true });
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

/** The written run is that, and every other letter outside the word is right. */
function isWhatIsWritten(
  writing: Writing,
  place: Place,
  { cells, isUnbroken }: Spoiling,
  direction: Direction,
): boolean {
  const { board } = writing.position;
  const word = spotsOf(place);
  const isOfWord = (spot: Spot) => word.some((square) => isSameSpot(square, spot));
  const outside = drawnAt(writing, writing.word, place).filter((one) => one.isOutside);
  const at = (spot: Spot): Drawn | undefined => outside.find((one) => isSameSpot(one, spot));
  const toWrite = cells.filter((cell) => !isOfWord(cell));
  const isWritten = toWrite.every((cell) => {
    const letter = at(cell)?.letter;
    return letter !== undefined && (cell.letter === '?' || cell.letter === letter);
  });
  if (!isWritten || toWrite.length === 0) return false;
  const others = outside.filter((one) => !cells.some((cell) => isSameSpot(cell, one)));
  if (others.some((one) => !isOnTile(board, one))) return false;
  const areAllRight = outside.every((one) => isOnTile(board, one));
  if (!isUnbroken || areAllRight) return !isUnbroken && areAllRight;
  // The run goes on with any letter written at its ends, those that the word lays excepted.
  const ends = [walk(cells[0], direction, -1), walk(cells[cells.length - 1], direction, 1)];
  return ends.every((end) => at(end) === undefined && !(isOfWord(end) && letterAt(board, end) !== ''));
}
