import { type ConditionId, EDITIONS, type Slip } from '@raccord/regulation';
import { leadsTo, rulesShown } from '@raccord/school';
import { type Solution, squareAlong } from '@raccord/scrabble';
import type { Fault, PlayersSight, Suits } from '@raccord/simulation';
import type { TrialStage } from './stage.ts';

/** Slips for the rows that hardly any fault shows by chance. */

type Make = Fault['make'];

const TRIES = 40;

const isStanding = ({ word, start }: Solution, { board }: PlayersSight['turn'], fromLast: number): boolean =>
  word.length > fromLast && board[squareAlong(start, word.length - fromLast) as number] !== 0;

const endsInWordOfBoard: Suits = (solution, turn) => [1, 2].every((fromLast) => isStanding(solution, turn, fromLast));

/** A word of the board is lengthened before its first letter, and its last one left out; no score says which was meant. */
const lastLetterOfExtension: Make = (sight) => {
  const meant = sight.oneThat(endsInWordOfBoard);
  if (!meant) return undefined;
  const { word, start, reference } = meant;
  const solution = { word: word.slice(0, -1), direction: start.direction, reference, outside: [] };
  return { state: 'handed-in', solutions: [solution] };
};

/** What shows several places, with no score to choose between them. */
const severalPlaces: readonly Make[] = leadsTo('several-places').map(({ make }) => (sight, meant) => {
  const slip = make(sight, meant);
  return slip && { state: slip.state, solutions: slip.solutions };
});

const RARE: readonly (readonly [ConditionId, readonly Make[]])[] = [
  ['final-letter-of-extension', [lastLetterOfExtension]],
  ['several-places', severalPlaces],
  ['one-place-not-valid', severalPlaces],
  ['false-extension-among-places', severalPlaces],
  ['deceptive-links', severalPlaces],
];

/** A slip that shows a rare row of the edition; undefined where none of a few tries does. */
export function rareSlip({ door, order, chance }: TrialStage, sight: PlayersSight): Slip | undefined {
  const edition = EDITIONS[order.edition];
  const rows = RARE.filter(([condition]) => edition.rows.some((row) => row.condition === condition));
  const [wanted, makes] = chance.pick(rows);
  for (let tries = 0; tries < TRIES; tries++) {
    const slip = chance.pick(makes)(sight, chance.pick(sight.solutions));
    if (slip && rulesShown(sight.turn, slip, edition, door.journal.state.charter?.settings).includes(wanted))
      return slip;
  }
  return undefined;
}
