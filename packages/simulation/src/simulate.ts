import { EDITIONS, type EditionName } from '@raccord/regulation';
import type { FormulaName } from '@raccord/scrabble';
import { Desk, type GameEnd, Journal, type RefusalCode, type Wordbook } from '@raccord/tournament';
import { Agenda } from './agenda.ts';
import { makeCast } from './cast.ts';
import { Chance } from './chance.ts';
import { ONLY_GAME, openTournament, START } from './setup.ts';
import type { SimulationStage } from './stage.ts';
import { playHalfTurn, playTurn } from './turn.ts';

/** What to simulate: the same order gives the same tournament, event by event. */
export interface SimulationOrder {
  readonly wordbook: Wordbook;
  readonly lexicon: { readonly name: string; readonly hash: string };
  readonly players: number;
  /** Most turns to play: the letters may end the game before. */
  readonly turns: number;
  readonly seed: number;
  readonly edition: EditionName;
  readonly formula: FormulaName;
  /** Records each slip by a command of its own, as many events as slips. */
  readonly oneByOne?: boolean;
  /** Stops in the middle of the last turn: its end is announced, half of the slips are recorded, and nothing more. */
  readonly stopsMidway?: boolean;
}

/** Simulates a whole tournament of one game. */
export function simulate(order: SimulationOrder): Journal {
  const turns = simulateTurns(order);
  let step = turns.next();
  while (!step.done) step = turns.next();
  return step.value;
}

/** The same, turn by turn: tells the number of each turn played, then gives the journal. */
export function* simulateTurns(order: SimulationOrder): Generator<number, Journal, undefined> {
  const { wordbook, turns, stopsMidway = false } = order;
  const journal = new Journal(wordbook);
  const stage = openStage(order, journal);
  openTournament(stage.desk, stage.cast, order);
  let refusal: RefusalCode | undefined;
  for (let turn = 1; turn <= turns; turn++) {
    const isLeftOpen = stopsMidway && turn === turns;
    const played = isLeftOpen ? playHalfTurn(stage, wordbook, turn) : playTurn(stage, wordbook, turn);
    if (!played.ok) {
      refusal = played.fault.code;
      break;
    }
    yield turn;
    if (isLeftOpen) return journal;
  }
  stage.agenda.runAll();
  findCheating(stage);
  finish(stage, refusal);
  return journal;
}

/** Keeps what players do apart from the letters drawn. */
const OTHER_SOURCE = 0x5bd1e995;

function openStage(
  { players, turns, seed, edition, oneByOne = false }: SimulationOrder,
  journal: Journal,
): SimulationStage {
  const chance = new Chance(seed ^ OTHER_SOURCE);
  return {
    desk: new Desk(journal, `s${seed}`, START),
    cast: makeCast(players, turns, chance),
    agenda: new Agenda(),
    chance,
    draws: new Chance(seed),
    laid: [],
    edition: EDITIONS[edition],
    oneByOne,
  };
}

const CHEATING = 0.2;
const MISTAKEN = 0.5;

/** Now and then somebody is found to have cheated, or is believed to have. */
function findCheating({ desk, cast: { chief, commission, players }, chance }: SimulationStage): void {
  if (players.length < 2 || !chance.happens(CHEATING)) return;
  const { entrant } = chance.pick(players.slice(1));
  desk.tell('exclude-entrant', { entrant: entrant.id, reason: 'Téléphone consulté pendant les coups.' }, chief);
  if (chance.happens(MISTAKEN)) {
    const reason = 'Le téléphone était celui d’un arbitre.';
    desk.tell('reinstate-entrant', { entrant: entrant.id, reason }, commission);
  }
}

/** Ends the game for the first cause that holds: the letters, else the number of turns asked. */
function finish({ desk, cast: { chief }, laid }: SimulationStage, refusal: RefusalCode | undefined): void {
  const isOver = (cause: GameEnd) => desk.ask('finish-game', { game: ONLY_GAME, cause, reason: '' }, chief).ok;
  if (isOver('bag')) return;
  if (refusal === 'nothing-left-playable' && isOver('no-move')) return;
  const reason = laid.length > 0 ? 'Le nombre de coups prévu est atteint.' : 'Aucun mot n’est jouable.';
  desk.tell('finish-game', { game: ONLY_GAME, cause: 'decision', reason }, chief);
}
