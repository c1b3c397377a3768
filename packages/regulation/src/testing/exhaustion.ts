import { type Direction, isMarked, isSameStart, makeReference, otherDirection, type Solution } from '@raccord/scrabble';
import type { OutsideLetter, Slip, WrittenSolution } from '../slip.ts';
import type { Turn } from '../turn.ts';
import { linesThrough } from './slips.ts';

/** A slip of one solution, taken apart. */
interface Draft {
  readonly written: WrittenSolution;
  readonly score: number | undefined;
}

type Fault = (draft: Draft) => Draft;

/** The longest link that is drawn. */
const LONGEST_LINK = 3;

/** Every slip within two faults of a solution written right, with its reference and nothing else. */
export function* slipsNear(turn: Turn, solution: Solution): Generator<Slip> {
  const { word, start, reference, score } = solution;
  const right: Draft = { written: { word, direction: start.direction, reference, outside: [] }, score };
  const kinds = [referenceFaults, directionFaults, wordFaults, circleFaults, scoreFaults, linkFaults].map((of) =>
    of(turn, solution),
  );
  const told = new Set<string>();
  const ways: Fault[] = [(draft) => draft];
  for (const [index, faults] of kinds.entries()) {
    for (const fault of faults) {
      ways.push(fault);
      for (const others of kinds.slice(index + 1)) {
        for (const other of others) ways.push((draft) => other(fault(draft)));
      }
    }
  }
  for (const way of ways) {
    const draft = way(right);
    const slip: Slip = {
      state: 'handed-in',
      solutions: [draft.written],
      ...(draft.score === undefined ? {} : { score: draft.score }),
    };
    const key = JSON.stringify(slip);
    if (canBeDrawn(draft.written) && !told.has(key)) yield slip;
    told.add(key);
  }
}

/** A word is written, and no other letter stands on its squares nor at its ends (F4). */
const canBeDrawn = ({ word, direction, outside }: WrittenSolution): boolean =>
  word !== '' && !outside.some((letter) => isOnWord(letter, direction, word.length));

function isOnWord({ down, right }: OutsideLetter, direction: Direction, length: number): boolean {
  const [along, aside] = direction === 'horizontal' ? [right, down] : [down, right];
  return aside === 0 && along >= -1 && along <= length;
}

const writing =
  (change: (written: WrittenSolution) => Partial<WrittenSolution>): Fault =>
  (draft) => ({ ...draft, written: { ...draft.written, ...change(draft.written) } });

/** Off by one, in the other direction, illegible, missing. */
function referenceFaults(_turn: Turn, { start }: Solution): Fault[] {
  const near = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((right) => ({ ...start, row: start.row + down, column: start.column + right })),
  );
  const references = near
    .filter((one) => one.row >= 0 && one.row < 15 && one.column >= 0 && one.column < 15 && !isSameStart(one, start))
    .map(makeReference);
  const turned = makeReference({ ...start, direction: otherDirection(start.direction) });
  return [...[...references, turned, 'illisible'].map((reference) => writing(() => ({ reference }))), withoutReference];
}

const withoutReference: Fault = ({ written: { reference: _, ...written }, score }) => ({ written, score });

const directionFaults = (_turn: Turn, { start }: Solution): Fault[] => [
  writing(() => ({ direction: otherDirection(start.direction) })),
];

/** A letter dropped, doubled, or changed into another one of the word or into an X. */
function wordFaults(_turn: Turn, { word }: Solution): Fault[] {
  const letters = [...new Set([...word.toUpperCase(), 'X'])];
  return [...word].flatMap((letter, at) =>
    ['', letter + letter, ...letters.filter((other) => other !== letter.toUpperCase())].map((instead) =>
      writing((written) => ({ word: written.word.slice(0, at) + instead + written.word.slice(at + 1) })),
    ),
  );
}

/** A circle put or left out. */
const circleFaults = (_turn: Turn, { word }: Solution): Fault[] =>
  [...word].map((_, at) =>
    writing((written) => {
      const letter = written.word[at] ?? '';
      const turned = isMarked(letter) ? letter.toUpperCase() : letter.toLowerCase();
      return { word: written.word.slice(0, at) + turned + written.word.slice(at + 1) };
    }),
  );

/** That of every other place and tiling, that of no place, none. */
function scoreFaults(turn: Turn, { word, start, score }: Solution): Fault[] {
  const directions = [start.direction, otherDirection(start.direction)];
  const scores = directions.flatMap((direction) =>
    turn.places(word.toUpperCase(), direction).flatMap(({ tilings }) => tilings.map((tiling) => tiling.score)),
  );
  const others = [...new Set<number | undefined>([...scores, 99, undefined])].filter((other) => other !== score);
  return others.map((other) => (draft) => ({ ...draft, score: other }));
}

/**
 * Every drawing of a link of up to three letters that meets the word, right, with one letter changed, or with its middle one left
 * blank; each beside the reference, and instead of it.
 */
function linkFaults(turn: Turn, { word, start }: Solution): Fault[] {
  const drawings: OutsideLetter[][] = [];
  for (const { tiles } of linesThrough(turn, start, word)) {
    for (let from = 0; from < tiles.length; from++) {
      for (let to = from + 1; to <= Math.min(tiles.length, from + LONGEST_LINK); to++) {
        const link = tiles.slice(from, to);
        drawings.push(link, ...link.map((tile, at) => link.with(at, { ...tile, letter: 'X' })));
        if (link.length === LONGEST_LINK) drawings.push(link.toSpliced(1, 1));
      }
    }
  }
  return drawings.flatMap((drawing): Fault[] => {
    const drawn = writing(() => ({
      outside: drawing.filter((letter) => !isOnWord(letter, start.direction, word.length)),
    }));
    return [drawn, (draft) => withoutReference(drawn(draft))];
  });
}
