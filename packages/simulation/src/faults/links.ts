import type { OutsideLetter } from '@raccord/regulation';
import {
  ALPHABET,
  type Board,
  JOKER,
  makeDraw,
  makeReference,
  otherDirection,
  pointAlong,
  type Solution,
  type Start,
  squareAlong,
  tileLetter,
} from '@raccord/scrabble';
import type { Chance } from '../chance.ts';
import { otherLetter, type PlayersSight, type SlipMaker, sightSlip, unreferenced, written } from '../sight.ts';
import { neighbours } from './location.ts';

/** Words located by the letters of the board around them, rightly or not (A4, A8, A10). */

/** Letters of the board copied straight out from a letter of the word. */
interface Link {
  /** Which letter of the word. */
  readonly index: number;
  readonly side: -1 | 1;
  /** From the word outwards. */
  readonly letters: readonly string[];
  /** No tile stands beyond the last one. */
  readonly isWhole: boolean;
}

/** The links of just so many letters, that of the word counted if it stands on the board. */
function linksOf({ turn: { board } }: PlayersSight, { word, start }: Solution, count: number): Link[] {
  const links: Link[] = [];
  for (let index = 0; index < word.length; index++) {
    const square = squareAlong(start, index) as number;
    const needed = count - Number(board[square] !== 0);
    for (const side of [-1, 1] as const) {
      const tiles = lettersOut(
        board,
        { ...pointAlong(start, index), direction: otherDirection(start.direction) },
        side,
      );
      const letters = tiles.slice(0, needed);
      const isWhole = tiles.length === needed;
      if (needed > 0 && letters.length === needed) links.push({ index, side, letters, isWhole });
    }
  }
  return links;
}

/** The tiles that stand side by side from a square outwards, across the word. */
function lettersOut(board: Board, across: Start, side: -1 | 1): string[] {
  const letters: string[] = [];
  for (let steps = side; ; steps += side) {
    const square = squareAlong(across, steps);
    if (square === undefined || board[square] === 0) return letters;
    letters.push(ALPHABET[tileLetter(board[square])]);
  }
}

function outsideOf({ start }: Solution, { index, side, letters }: Omit<Link, 'isWhole'>): OutsideLetter[] {
  return letters.map((letter, at) => {
    const out = side * (at + 1);
    return start.direction === 'horizontal' ? { letter, down: out, right: index } : { letter, down: index, right: out };
  });
}

type Copy = (letters: readonly string[], chance: Chance) => readonly string[] | undefined;

/** A word located by a link alone, copied as `copy` says. */
const linked =
  (counts: readonly number[], copy: Copy, suits: (link: Link) => boolean = () => true): SlipMaker =>
  (sight, meant) => {
    const links = counts.flatMap((count) => linksOf(sight, meant, count));
    const link = sight.chance.pick(links.filter(suits));
    const letters = link && copy(link.letters, sight.chance);
    if (!letters) return undefined;
    return sightSlip(unreferenced(meant, { outside: outsideOf(meant, { ...link, letters }) }), meant.score);
  };

const asItIs = (letters: readonly string[]): readonly string[] => letters;

/** Enough letters: nothing wrong. */
export const threeLinks = linked([3], asItIs);
export const twoLinks = linked([2], asItIs);

export const changedLink = linked([4], (letters, chance) => {
  const at = chance.between(0, letters.length - 1);
  return letters.with(at, otherLetter(letters[at], chance));
});

export const swappedLink = linked([4], ([first, second, ...others]) =>
  second === undefined || first === second ? undefined : [second, first, ...others],
);

export const clippedLink = linked([4], (letters) => letters.filter((_, index) => index !== letters.length - 2));

/** A letter more at the end of a word of the board. */
export const lengthenedLink = linked(
  [3, 4, 5, 6],
  (letters, chance) => [...letters, chance.pick([...ALPHABET])],
  ({ isWhole }) => isWhole,
);

/** A reference and a link, the reference being that of another square. */
export const wrongReferenceBesideLinks: SlipMaker = (sight, meant) => {
  const link = sight.chance.pick(linksOf(sight, meant, 3));
  const other = sight.chance.pick(sight.solutions);
  if (!link || other.reference === meant.reference) return undefined;
  return sightSlip(written(meant, { reference: other.reference, outside: outsideOf(meant, link) }), meant.score);
};

/** A right reference beside two letters that stand nowhere around the word. */
export const wrongLinksBesideReference: SlipMaker = (sight, meant) => {
  const { chance } = sight;
  const index = chance.between(0, meant.word.length - 1);
  const letters = [chance.pick([...ALPHABET]), chance.pick([...ALPHABET])];
  return sightSlip(written(meant, { outside: outsideOf(meant, { index, side: 1, letters }) }), meant.score);
};

/** A reference and a link, the reference being one square off. */
export const nearReferenceBesideLinks: SlipMaker = (sight, meant) => {
  const link = sight.chance.pick(linksOf(sight, meant, 3));
  const reference = makeReference(sight.chance.pick(neighbours(meant.start)));
  return link && sightSlip(written(meant, { reference, outside: outsideOf(meant, link) }), meant.score);
};

/** A right reference beside a link with a wrong letter. */
export const changedLinkBesideReference: SlipMaker = (sight, meant) => {
  const { chance } = sight;
  const link = chance.pick(linksOf(sight, meant, 3));
  if (!link) return undefined;
  const at = chance.between(0, link.letters.length - 1);
  const letters = link.letters.with(at, otherLetter(link.letters[at], chance));
  return sightSlip(written(meant, { outside: outsideOf(meant, { ...link, letters }) }), meant.score);
};

/** Two letters of the draw tried against the word and left there. */
export const strayWord: SlipMaker = (sight, meant) => {
  const { chance, turn } = sight;
  const drawn = [...makeDraw(turn.draw.with(JOKER, 0))];
  if (drawn.length < 2) return undefined;
  const letters = [chance.pick(drawn), chance.pick(drawn)];
  const index = chance.between(0, meant.word.length - 1);
  return sightSlip(written(meant, { outside: outsideOf(meant, { index, side: 1, letters }) }), meant.score);
};

/** A right reference, and one letter that has nothing to do there. */
export const strayLetter: SlipMaker = (sight, meant) => {
  const { chance } = sight;
  const index = chance.between(0, meant.word.length - 1);
  const letters = [chance.pick([...'JKQWXZ'])];
  return sightSlip(written(meant, { outside: outsideOf(meant, { index, side: 1, letters }) }), meant.score);
};
