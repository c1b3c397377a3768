import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Client } from '@raccord/contract';
import { decodeLexicon, decodeSearchGraph, type Solution, unwrap } from '@raccord/scrabble';
import { SIMULATED_GAME, simulate } from '@raccord/simulation';
import { type JudgedSlip, makeTournamentFile, type RecordedEvent, type Wordbook } from '@raccord/tournament';
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

/** Simulates a tournament and gives it to the server as it was before the slips of its last turn were entered. */
export async function makePile(api: Client<AbortSignal>, { players, turns, seed }: Order): Promise<Pile> {
  const { lexicons } = await done(api.listLexicons());
  const { events, judging, state } = simulate({
    ...{ wordbook: wordbook(), lexicon: lexicons[0], players, turns, seed, oneByOne: true },
    ...{ edition: '2019', formula: 'normale' },
  });
  const isPile = ({ type, data }: RecordedEvent) => type === 'slips-recorded' && data.turn === turns;
  const file = [...makeTournamentFile(events.slice(0, events.findIndex(isPile)))].join('');
  const id = newId();
  await done(api.importTournament({ body: { id, file } }));
  const game = state.games.get(SIMULATED_GAME);
  const played = game?.turns[turns - 1];
  if (!game || !played) throw new Error('The simulation ended before the turn asked for.');
  const tops = judging.tops({ ...played, formula: game.formula });
  const laid = tops.find(
    ({ word, reference }) => word === played.solution?.word && reference === played.solution.reference,
  );
  if (!laid) throw new Error('The solution laid is no top.');
  const slips = events.filter(isPile).flatMap((event) => (event.type === 'slips-recorded' ? event.data.slips : []));
  return { tournament: new TestTournament(api, id), game: SIMULATED_GAME, turn: turns, slips, top: laid };
}
