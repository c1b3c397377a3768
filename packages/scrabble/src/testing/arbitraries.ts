import { pickMove } from '@raccord/checkers';
import fc from 'fast-check';
import { MAX_DRAW } from '../draw.ts';
import { ALPHABET, TILE_COUNTS } from '../letters.ts';

/** Short words that cross easily, words with repeated letters for the jokers, long ones for the bonuses. */
export const WORDS: readonly string[] = `
  AH AI AN AS AU BU CE DE DU EN ES ET EU EX FI GO HA HO IF IL JE KA LA LE LU MA ME MU NA NE NI NU OH ON OR OS OU PU RA RE
  RI SA SE SI SU TA TE TU UN US UT VA VU WU XI
  AIR ANE ARA BAL CAR COQ DES DUO EAU ETE FEU GAZ JEU KIF LES LOI MER NEZ NON OIE OSE PRE QUE RAT RIZ SEL SES TES TOT UNE
  VIE WOK YEN ZOO
  AISE CASE ETES FAUX IRIS JUPE KAKI MENE NOTE OSER PLIA QUAI RASE SENS SNOB TEST TETE USEE VASE YETI ZERO
  ARETE ETETE GAMIN OPERA RESTE SERRE TASSE
  ETETES GATEAU GATEAUX TESTES
  ARTISTE ENTETES FEDAYIN MENERAI RESTENT SATINER TASSEES
  ARTISTES ENTETEES MENERAIS RESTATES SATINERA
  PROMENERA RESTAIENT SATINERAI PROMENERAI`
  .trim()
  .split(/\s+/);

const wordLists: fc.Arbitrary<string[]> = fc.subarray([...WORDS], { minLength: 50 });

/** Letters, as often as a full bag gives them. */
const letters = fc.constantFrom(
  ...[...ALPHABET].flatMap((letter, i) => new Array<string>(TILE_COUNTS[i]).fill(letter)),
);

const wordsOfADraw = WORDS.filter((word) => word.length >= 6 && word.length <= MAX_DRAW);

/** Up to 9 letters, of which 0, 1 or 2 jokers; one time in three they are those of a long word. */
const drawsOf = (fewest: number): fc.Arbitrary<string> =>
  fc
    .record({
      jokers: fc.constantFrom('', '?', '??'),
      hand: fc.oneof(
        {
          weight: 2,
          arbitrary: fc.array(letters, { minLength: fewest, maxLength: MAX_DRAW }).map((hand) => hand.join('')),
        },
        { weight: 1, arbitrary: fc.constantFrom(...wordsOfADraw) },
      ),
    })
    .map(({ jokers, hand }) => jokers + hand.slice(0, MAX_DRAW - jokers.length));

const draws = drawsOf(1);

export interface Position {
  readonly words: readonly string[];
  /** The 15 lines of the board. */
  readonly lines: readonly string[];
  readonly draw: string;
}

export const EMPTY_LINES: readonly string[] = new Array<string>(15).fill('.'.repeat(15));

/** Positions reached from the empty board by moves that the reference solver finds. */
export const positions: fc.Arbitrary<Position> = fc
  .record({
    words: wordLists,
    turns: fc.array(fc.record({ draw: drawsOf(5), pick: fc.nat() }), { maxLength: 7 }),
    draw: draws,
  })
  .map(({ words, turns, draw }) => ({ words, draw, lines: turns.reduce(playing(words), EMPTY_LINES) }));

const playing =
  (words: readonly string[]) =>
  (lines: readonly string[], { draw, pick }: { draw: string; pick: number }) =>
    pickMove(words, lines, draw, MAX_DRAW, pick)?.after ?? lines;
