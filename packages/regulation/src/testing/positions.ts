import {
  buildSearchGraph,
  drawTiles,
  emptyBoard,
  FORMULAS,
  type FormulaName,
  findMoves,
  JOKER,
  NO_TILES,
  playSolution,
  type Random,
  type Solution,
  seededRandom,
  type Tiles,
  WordGraph,
} from '@raccord/scrabble';
import { playRulesOf } from '../editions/edition.ts';
import { EDITIONS } from '../editions/index.ts';
import { Turn } from '../turn.ts';

const STEMS =
  'AIDE AIME AMI ARME BASE CALE CANE CARTE CIRE DAME DATE DIRE DOSE ETUDE FAIRE FERME FORME GAME GARE GATEAU HERBE IDEE JOUE LAME LIRE LISTE MENE MENER MENERA MENERAI MINE NOTE ONDE PARE PORTE POSE RAME RARE RIRE ROSE SALE SERRE TAPE TARE TENTE TIRE TOUR USE VASE VENDE VIRE ZONE'.split(
    ' ',
  );
const SHORT =
  'AI AN AS AU DE DU EN ES ET EU IL LA LE LU MA ME MI NE NI NU ON OR OS OU PU RE SA SE SI SU TA TE TU UN US VA VU'.split(
    ' ',
  );

/** Words that overlap much: plurals, feminines, verbs that lengthen one another. */
export const WORDS: readonly string[] = [
  ...SHORT,
  ...STEMS,
  ...STEMS.flatMap((stem) => (stem.endsWith('E') ? [`${stem}S`, `${stem}R`, `${stem}Z`] : [`${stem}S`, `${stem}X`])),
];

const LEXICON = WordGraph.fromWords(WORDS);
const GRAPH = buildSearchGraph(LEXICON);

export interface RandomTurn {
  readonly turn: Turn;
  readonly solutions: readonly Solution[];
  readonly top: number;
}

/** A turn reached by playing random moves, the same for the same seed; undefined when nothing can be played there. */
export function randomTurn(seed: number, formulaName: FormulaName, movesBefore: number): RandomTurn | undefined {
  const random = seededRandom(seed);
  const formula = FORMULAS[formulaName];
  let board = emptyBoard();
  let leftover = NO_TILES;
  for (let number = 1; ; number++) {
    const terms = { turn: number, formula, rules: playRulesOf(EDITIONS['2019']) };
    const draw = drawTiles(board, leftover, terms, random, () => ({}))?.tiles;
    if (!draw) return undefined;
    const moves = findMoves(GRAPH, board, draw, formula);
    const solutions = [...moves.solutions()];
    if (solutions.length === 0) return undefined;
    if (number > movesBefore) {
      return {
        turn: new Turn({ turn: number, formula, board, draw, lexicon: LEXICON }),
        solutions,
        top: moves.topScore,
      };
    }
    ({ board, leftover } = playSolution(board, draw, formula, pick(solutions, random)));
  }
}

const SMALL_POSITIONS = 20;
/** Letters that a small position keeps of a draw, one of them a joker in every fourth position, and how many solutions they may have. */
const SMALL_DRAW = { letters: 3, withJoker: 2 };
const FEW_SOLUTIONS = { least: 2, most: 8 };
/** One of its solutions has so many letters, so that links, circles and lengthened words have something to say. */
const LONG_WORD = 4;

/** Twenty positions of few tiles and few solutions, always the same: all that is written there can be gone through. */
export function smallPositions(): RandomTurn[] {
  const found: RandomTurn[] = [];
  for (let seed = 1; found.length < SMALL_POSITIONS; seed++) {
    const whole = randomTurn(seed, 'normale', 1 + (seed % 4));
    if (!whole) continue;
    const { turn, formula, board, lexicon } = whole.turn;
    const draw = someOf(whole.turn.draw, found.length % 4 === 3, seededRandom(seed));
    const moves = findMoves(GRAPH, board, draw, formula);
    const solutions = [...moves.solutions()];
    if (solutions.length < FEW_SOLUTIONS.least || solutions.length > FEW_SOLUTIONS.most) continue;
    if (!solutions.some(({ word }) => word.length >= LONG_WORD)) continue;
    found.push({ turn: new Turn({ turn, formula, board, draw, lexicon }), solutions, top: moves.topScore });
  }
  return found;
}

/** A few letters of a draw, with a joker instead of some of them if it is to have one. */
function someOf(draw: Tiles, hasJoker: boolean, random: Random): Tiles {
  const letters = draw.flatMap((count, tile) => (tile === JOKER ? [] : Array.from({ length: count }, () => tile)));
  const kept = draw.map((_, tile) => Number(hasJoker && tile === JOKER));
  for (let left = hasJoker ? SMALL_DRAW.withJoker - 1 : SMALL_DRAW.letters; left > 0 && letters.length > 0; left--) {
    kept[letters.splice(Math.floor(random() * letters.length), 1)[0]]++;
  }
  return kept;
}

export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)];
