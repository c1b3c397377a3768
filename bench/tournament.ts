/**
 * `npm run -s bench:tournament [-- --players 60,600,6000]`: how long a tournament of 22 turns takes to rebuild from its
 * events, with one event for each slip, how much memory it needs, and how long one more slip takes to be judged, recorded
 * and ranked. Each size runs in a process of its own, so that memory is its own too.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Slip } from '@raccord/regulation';
import { buildSearchGraph, decodeLexicon, unwrap, WordGraph } from '@raccord/scrabble';
import { simulate } from '@raccord/simulation';
import {
  Journal,
  makeTournamentFile,
  parseTournamentFile,
  type RecordedEvent,
  rankOverall,
  type Wordbook,
} from '@raccord/tournament';
import { median } from './median.ts';

const TURNS = 22;
const ROUNDS = 5;
const MORE_SLIPS = 100;

interface Figures {
  readonly slips: number;
  readonly events: number;
  /** Reading the file, its chain checked. */
  readonly readMs: number;
  readonly rebuildMs: number;
  readonly peakMb: number;
  readonly slipMs: number;
  readonly worstSlipMs: number;
}

function file(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
/** Rebuilding needs no words: slips were judged when they were recorded. */
const EMPTY = wordbookOf(WordGraph.fromWords([]));
const [, , mode, ...rest] = process.argv;
if (mode === 'measure') console.log(JSON.stringify(measure(rest[0])));
else main(mode === '--players' ? rest[0].split(',').map(Number) : [60, 600, 6000]);

function main(sizes: readonly number[]): void {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-bench-'));
  const book = wordbook();
  try {
    console.log(
      'players    slips   events   file MB   read ms   rebuild ms   peak MB   one more slip ms (median, worst)',
    );
    for (const players of sizes) {
      const path = join(directory, `${players}.raccord`);
      const lexicon = { name: 'libre', hash: 'libre' };
      const order = {
        wordbook: book,
        lexicon,
        players,
        turns: TURNS,
        seed: 1,
        edition: '2019',
        formula: 'normale',
      } as const;
      const { events } = simulate({ ...order, oneByOne: true });
      writeFileSync(path, [...makeTournamentFile(events)].join(''));
      const call = [...process.execArgv, file('tournament.ts'), 'measure', path];
      const child = spawnSync(process.execPath, call, { encoding: 'utf8' });
      if (child.status !== 0) throw new Error(child.stderr);
      show(players, statSync(path).size, JSON.parse(child.stdout));
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function measure(path: string): Figures {
  let events: readonly RecordedEvent[] = [];
  const [readMs] = times(1, () => {
    events = unwrap(parseTournamentFile(readFileSync(path, 'utf8'), sha256));
  });
  const [firstMs] = times(1, () => rebuild(EMPTY, events));
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const rebuildMs = median([firstMs, ...times(ROUNDS - 1, () => rebuild(EMPTY, events))]);
  const journal = rebuild(wordbook(), events);
  const slips = oneMoreSlip(journal);
  const [game] = journal.state.games.values();
  const slipCount = game.turns.reduce((sum, { files }) => sum + files.size, 0);
  return {
    slips: slipCount,
    events: events.length,
    readMs,
    rebuildMs,
    peakMb,
    slipMs: median(slips),
    worstSlipMs: Math.max(...slips),
  };
}

/** From events to a ranking: state, ledger, averages, solos and ranks. */
function rebuild(book: Wordbook, events: readonly RecordedEvent[]): Journal {
  const journal = new Journal(book, events);
  rankOverall(journal.state, journal.ledger);
  return journal;
}

/** Corrects slips of the last turn one after the other: judged, recorded, and the whole ranking read again. */
function oneMoreSlip(journal: Journal): number[] {
  const [game] = journal.state.games.values();
  const turn = game.turns[game.turns.length - 1];
  const actor = { role: 'chief', name: 'Mesure' } as const;
  const entrants = [...turn.files.keys()].filter((id) => turn.files.get(id)?.slip);
  let count = 0;
  return times(Math.min(MORE_SLIPS, entrants.length), () => {
    const entrant = entrants[count];
    const slip = { ...turn.files.get(entrants[entrants.length - 1 - count])?.slip?.slip, score: 1 } as Slip;
    const key = { game: game.plan.id, turn: turn.number, entrant };
    const data = { ...key, slip, reason: 'mesure' };
    unwrap(journal.submit({ type: 'correct-slip', data, actor, id: `mesure-${count++}`, at: 0 }));
    journal.ledger.result(key.game, key.turn, entrant);
    rankOverall(journal.state, journal.ledger);
  });
}

function show(players: number, bytes: number, figures: Figures): void {
  const { slips, events, readMs, rebuildMs, peakMb, slipMs, worstSlipMs } = figures;
  const cells = [
    String(players).padStart(7),
    String(slips).padStart(8),
    String(events).padStart(8),
    (bytes / 2 ** 20).toFixed(1).padStart(9),
    readMs.toFixed(0).padStart(9),
    rebuildMs.toFixed(0).padStart(12),
    peakMb.toFixed(0).padStart(9),
    `${slipMs.toFixed(2).padStart(8)} ${worstSlipMs.toFixed(2)}`,
  ];
  console.log(cells.join(' '));
}

function times(rounds: number, run: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function wordbookOf(words: WordGraph): Wordbook {
  return { words, graph: buildSearchGraph(words) };
}

function wordbook(): Wordbook {
  return wordbookOf(
    unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file('../data/lexicon/lexicon.bin.br'))))).words,
  );
}
