import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Client } from '@raccord/contract';
import { decodeLexicon, decodeSearchGraph, type Solution, unwrap } from '@raccord/scrabble';
import { SIMULATED_GAME, type SimulationOrder, simulate } from '@raccord/simulation';
import {
  type Journal,
  type JudgedSlip,
  makeTournamentFile,
  type RecordedEvent,
  type Wordbook,
} from '@raccord/tournament';
import { GRAPHS } from './graphs.ts';
import { done, newId, TestTournament } from './tournament.ts';

/** A tournament whose last turn is ended, and the slips of that turn, still on paper. */
export interface Pile {
  readonly tournament: TestTournament;
  readonly game: string;
  readonly turn: number;
  /** Each with what the regulation makes of it. */
  readonly slips: readonly JudgedSlip[];
  /** The solution that went on the board. */
  readonly top: Solution;
}

interface Order {
  readonly players: number;
  readonly turns: number;
  readonly seed: number;
}

let book: Wordbook | undefined;

function wordbook(): Wordbook {
  if (!book) {
    const file = readFileSync(new URL('../../data/lexicon/lexicon.bin.br', import.meta.url));
    const { words } = unwrap(decodeLexicon(brotliDecompressSync(file)));
    const kept = process.env[GRAPHS] ?? '';
    const graph = unwrap(decodeSearchGraph(readFileSync(join(kept, readdirSync(kept)[0]))));
    book = { words, graph };
  }
  return book;
}

async function simulateFor(api: Client<AbortSignal>, order: Partial<SimulationOrder> & Order): Promise<Journal> {
  const { lexicons } = await done(api.listLexicons());
  return simulate({ wordbook: wordbook(), lexicon: lexicons[0], edition: '2019', formula: 'normale', ...order });
}

async function give(api: Client<AbortSignal>, events: readonly RecordedEvent[]): Promise<TestTournament> {
  const id = newId();
  await done(api.importTournament({ body: { id, file: [...makeTournamentFile(events)].join('') } }));
  return new TestTournament(api, id);
}

/** Simulates a tournament of today's regulation and gives it to the server, whole or stopped in the middle of its last turn. */
export async function makeSimulated(
  api: Client<AbortSignal>,
  order: Order & Pick<SimulationOrder, 'stopsMidway'>,
): Promise<TestTournament> {
  return give(api, (await simulateFor(api, { ...order, edition: '2023' })).events);
}

/** Simulates a tournament and gives it to the server as it was before the slips of its last turn were entered. */
export async function makePile(api: Client<AbortSignal>, order: Order): Promise<Pile> {
  const { turns } = order;
  const { events, judging, state } = await simulateFor(api, { ...order, oneByOne: true });
  const isPile = ({ type, data }: RecordedEvent) => type === 'slips-recorded' && data.turn === turns;
  const tournament = await give(api, events.slice(0, events.findIndex(isPile)));
  const game = state.games.get(SIMULATED_GAME);
  const played = game?.turns[turns - 1];
  if (!game || !played) throw new Error('The simulation ended before the turn asked for.');
  const tops = judging.tops({ ...played, formula: game.formula });
  const laid = tops.find(
    ({ word, reference }) => word === played.solution?.word && reference === played.solution.reference,
  );
  if (!laid) throw new Error('The solution laid is no top.');
  const slips = events.filter(isPile).flatMap((event) => (event.type === 'slips-recorded' ? event.data.slips : []));
  return { tournament, game: SIMULATED_GAME, turn: turns, slips, top: laid };
}
