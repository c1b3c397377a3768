import type { EditionName } from '@raccord/regulation';
import { ALPHABET, TILE_COUNTS } from '@raccord/scrabble';
import { entrants, Hall, openHall, playTurn, wordbookOf } from './hall.ts';

/**
 * A game that empties the bag in fifteen turns: a word along row H, made longer, then words down to it and up from it in
 * every other column. Its words are those letters, and nothing else is playable.
 */
interface CombTurn {
  readonly letters: string;
  readonly word: string;
  readonly reference: string;
}

const tilesOf = (isWanted: (letter: string) => boolean): string =>
  [...ALPHABET].map((letter, index) => (isWanted(letter) ? letter.repeat(TILE_COUNTS[index]) : '')).join('');

const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter);
const VOWELS = tilesOf(isVowel);
const CONSONANTS = tilesOf((letter) => !isVowel(letter));
/** Three vowels and four consonants for each of fourteen turns; two U and the jokers are left for the last one. */
const DRAWS = Array.from(
  { length: 14 },
  (_, index) => VOWELS.slice(3 * index, 3 * index + 3) + CONSONANTS.slice(4 * index, 4 * index + 4),
);
const [first, second, ...others] = DRAWS;
const SPINE = second.slice(0, 3) + first + second.slice(3);
const UPWARDS = [1, 3, 5, 7, 9, 11, 13];
const DOWNWARDS = [2, 4, 6, 8, 10];
const LAST_COLUMN = 12;

const COMB: readonly CombTurn[] = [
  { letters: first, word: first, reference: 'H4' },
  { letters: second, word: SPINE, reference: 'H1' },
  ...others.map((letters, index) => {
    const isUp = index < UPWARDS.length;
    const column = isUp ? UPWARDS[index] : DOWNWARDS[index - UPWARDS.length];
    const link = SPINE[column - 1];
    return isUp
      ? { letters, word: letters + link, reference: `${column}A` }
      : { letters, word: link + letters, reference: `${column}H` };
  }),
  { letters: 'UU??', word: `${SPINE[LAST_COLUMN - 1]}UUe`, reference: `${LAST_COLUMN}H` },
];

export const LAST_TURN = COMB.length;

/** The game with its first turns played, the end of each announced; one player hands in nothing. */
export function playComb(turns: number, edition: EditionName = '2019'): Hall {
  const hall = new Hall(wordbookOf(COMB.map(({ word }) => word.toUpperCase())));
  const lexicon = { name: 'essai', hash: 'essai' };
  hall.tell('create-tournament', { name: 'Essai', place: 'Ici', date: '2026-11-15', edition, lexicon });
  hall.tell('add-centre', { id: 'c', name: 'Centre' });
  hall.tell('register-entrants', { entrants: entrants(1) });
  hall.tell('plan-game', { id: 'g', name: 'Partie 1', formula: 'normale', rhythm: 'normal' });
  for (let turn = 1; turn <= turns; turn++) {
    drawComb(hall, turn);
    hall.tell('end-turn', { game: 'g', turn, centre: 'c' });
    const { word, reference } = COMB[turn - 1];
    hall.tell('lay-solution', { game: 'g', turn, word, reference });
  }
  return hall;
}

export const drawComb = (hall: Hall, turn: number) =>
  hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: COMB[turn - 1].letters } });

/** The same in draws of eight letters, a U kept from each to the next: its last draw, of 11 letters less those laid before it. */
export function drawLastOfEight(laidBefore: number, edition: EditionName): Hall {
  const whole = COMB[LAST_TURN - 2];
  const shorter = { ...whole, word: whole.word.slice(0, 1 + laidBefore) };
  const turns = [...COMB.slice(0, LAST_TURN - 2), shorter];
  const words = [...COMB, shorter].map(({ word }) => word.toUpperCase());
  const hall = openHall({ edition, wordbook: wordbookOf(words), game: { formula: '7sur8' } });
  for (const [index, { letters, word, reference }] of turns.entries()) {
    playTurn(hall, index === 0 ? `${letters}U` : `U+${letters}`, index + 1);
    hall.tell('lay-solution', { game: 'g', turn: index + 1, word, reference });
  }
  const left = whole.letters.slice(laidBefore);
  hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: `U${left}+U??` } });
  return hall;
}

/** WU four times, across each other: the only W and both jokers are on the board, and no place for another U. */
const BLOCKING: readonly CombTurn[] = [
  { letters: 'W??UAEI', word: 'WU', reference: 'H8' },
  { letters: 'AEI??+UB', word: 'Wu', reference: '8H' },
  { letters: 'ABEIU?+C', word: 'wU', reference: '9G' },
  { letters: 'ABCEIU+D', word: 'wU', reference: 'G9' },
];

/** A game on whose board nothing more can be laid but what other words give, with most letters in the bag. */
export function playBlocked(edition: EditionName = '2019', others: readonly string[] = []): Hall {
  const hall = openHall({ edition, wordbook: wordbookOf(['WU', ...others]) });
  for (const [index, { letters, word, reference }] of BLOCKING.entries()) {
    playTurn(hall, letters, index + 1);
    hall.tell('lay-solution', { game: 'g', turn: index + 1, word, reference });
  }
  return hall;
}
