import { list, plural } from '@raccord/french';
import {
  accept,
  FORMULAS,
  type FormulaName,
  MoveRoom,
  makeMarkedDraw,
  type PlayRules,
  playProposals,
  type Random,
  type Result,
  refuse,
  type SearchGraph,
  seededRandom,
} from '@raccord/scrabble';
import type { PreparedGame, PreparedTurn } from './prepared.ts';

/** What a generated game should be like. */
export interface Wishes {
  /** At least this many turns whose top lays seven tiles or more. */
  readonly scrabbles: number;
  readonly minTurns: number;
  readonly maxTurns: number;
}

export const NO_WISHES: Wishes = { scrabbles: 0, minTurns: 1, maxTurns: Number.POSITIVE_INFINITY };

export interface GameOrder {
  readonly name: string;
  readonly formula: FormulaName;
  readonly rules: PlayRules;
  readonly seed: number;
  readonly wishes: Wishes;
  /** How many games to try. */
  readonly attempts: number;
}

export interface GeneratedGame {
  readonly game: PreparedGame;
  /** The seed that gives this very game at the first attempt. */
  readonly seed: number;
}

interface Attempt extends GeneratedGame {
  readonly scrabbles: number;
}

export const SCRABBLE_TILES = 7;

/**
 * Makes a game that lays the software's proposal at each turn, trying one seed after the other until the wishes are met.
 * The same order gives the same game. `tell` hears how many games were tried.
 */
export function generateGame(
  graph: SearchGraph,
  order: GameOrder,
  tell: (tried: number) => void = () => {},
): Result<GeneratedGame, 'wishes-not-met'> {
  const room = new MoveRoom();
  const seeds = seedsFrom(order.seed);
  let best: Attempt | undefined;
  for (let tried = 0; tried < order.attempts; tried++) {
    tell(tried);
    const attempt = tryGame(graph, room, order, seeds());
    const missing = shortfall(attempt, order.wishes);
    if (missing === 0) return accept({ game: attempt.game, seed: attempt.seed });
    if (best === undefined || missing < shortfall(best, order.wishes)) best = attempt;
  }
  return refuse('wishes-not-met', notMet(order, best));
}

/** The seed itself, then seeds far from it, so that orders with neighbouring seeds do not try the same games. */
function seedsFrom(seed: number): Random {
  const next = seededRandom(seed);
  let isFirst = true;
  return () => {
    const given = isFirst ? seed : Math.floor(next() * 2 ** 32);
    isFirst = false;
    return given;
  };
}

function tryGame(graph: SearchGraph, room: MoveRoom, { name, formula, rules }: GameOrder, seed: number): Attempt {
  const turns: PreparedTurn[] = [];
  let scrabbles = 0;
  const game = playProposals(graph, FORMULAS[formula], rules, seededRandom(seed), room);
  for (const { draw, isWhole, before, solution } of game) {
    const { word, reference, laidCount } = solution;
    turns.push({ draw: makeMarkedDraw(draw, before.leftover, isWhole), word, reference });
    if (laidCount >= SCRABBLE_TILES) scrabbles++;
  }
  return { game: { name, formula, turns }, seed, scrabbles };
}

/** Scrabbles and turns that are missing or too many; 0 when the wishes are met. */
function shortfall({ game, scrabbles }: Attempt, wishes: Wishes): number {
  const count = game.turns.length;
  return (
    Math.max(0, wishes.scrabbles - scrabbles) +
    Math.max(0, wishes.minTurns - count) +
    Math.max(0, count - wishes.maxTurns)
  );
}

function notMet({ wishes, attempts }: GameOrder, best: Attempt | undefined): string {
  const closest = best
    ? ` La plus proche : ${plural(best.scrabbles, 'scrabble')} en ${plural(best.game.turns.length, 'coup')}.`
    : '';
  return `En ${plural(attempts, 'essai')}, aucune partie n’a ${wished(wishes)}.${closest} Demandez moins ou changez de graine.`;
}

function wished({ scrabbles, minTurns, maxTurns }: Wishes): string {
  const wishes: string[] = [];
  if (scrabbles > 0) wishes.push(`au moins ${plural(scrabbles, 'scrabble')}`);
  if (minTurns === maxTurns) wishes.push(plural(minTurns, 'coup'));
  else if (maxTurns === Number.POSITIVE_INFINITY) {
    if (minTurns > 1 || scrabbles === 0) wishes.push(`au moins ${plural(minTurns, 'coup')}`);
  } else wishes.push(minTurns > 1 ? `de ${minTurns} à ${maxTurns} coups` : `au plus ${plural(maxTurns, 'coup')}`);
  return list(wishes);
}
