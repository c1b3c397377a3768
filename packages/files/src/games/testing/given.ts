import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { buildSearchGraph, decodeLexicon, type Result, replay, unwrap, WordGraph } from '@raccord/scrabble';
import { type Journal, nameOf, type Wordbook } from '@raccord/tournament';
import { asRecord } from '../asrecord.ts';
import { type FiledGame, totalOf } from '../game.ts';
import { type ImportedGame, type ImportOrder, type ImportRefusal, importTurns } from '../importing/import.ts';
import { readGame } from '../read.ts';

const fileNamed = (name: string): Buffer => readFileSync(new URL(`../testdata/${name}`, import.meta.url));

/** A file of testdata as a text: the federal export is in windows-1252. */
export const textOf = (name: string): string =>
  new TextDecoder(name.endsWith('.xml') ? 'utf-8' : 'latin1').decode(fileNamed(name));

export const gameIn = (name: string): FiledGame => unwrap(readGame(textOf(name)));

export const refusal = (result: Result<unknown>): string =>
  result.ok ? 'accepted' : `${result.fault.code}: ${result.fault.text}`;

/** The total of each player. */
export const totalsOf = ({ players, turns }: FiledGame): number[] =>
  players.map((_, player) =>
    turns
      .flatMap(({ results }) => results.filter((result) => result.player === player))
      .reduce((sum, result) => sum + totalOf(result), 0),
  );

export const wordbookOf = (words: WordGraph): Wordbook => ({ words, graph: buildSearchGraph(words) });

/** The words of the files of testdata. */
export const SMALL = wordbookOf(WordGraph.fromWords('MENERAI MENERAIS GAMIN GAMINS TAS TES KIF KAKI TEST'.split(' ')));

/** The words that a game forms on its board, and no other. */
export function wordbookFor(game: FiledGame): Wordbook {
  const { turns } = replay(asRecord(game), SMALL.words, SMALL.graph);
  return wordbookOf(
    WordGraph.fromWords(turns.flatMap(({ word, notAdmitted }) => [word.toUpperCase(), ...notAdmitted])),
  );
}

const LONGEST = 6;

/** The short words of the free lexicon, made ready when they are first asked for: enough for faults of every kind. */
export const freeWordbook = (() => {
  let made: Wordbook | undefined;
  const file = new URL('../../../../../data/lexicon/lexicon.bin.br', import.meta.url);
  return (): Wordbook => {
    if (made) return made;
    const { words } = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file))));
    made = wordbookOf(WordGraph.fromWords([...words.words()].filter((word) => word.length <= LONGEST)));
    return made;
  };
})();

export const orderWith = (wordbook: Wordbook, more: Partial<ImportOrder> = {}): ImportOrder => ({
  wordbook,
  lexicon: { name: 'essai', hash: 'essai' },
  edition: '2019',
  date: '2026-11-15',
  at: Date.UTC(2026, 10, 15, 14),
  by: 'Juge-arbitre',
  prefix: 'essai',
  ...more,
});

/** The total of everybody in the only game of a tournament, by name. */
export function totalsIn({ state, ledger }: Journal): Record<string, number> {
  const [game] = state.games.keys();
  return Object.fromEntries(
    [...state.entrants.values()].map(({ id, members }) => [nameOf(members), ledger.gameTotal(game, id).total]),
  );
}

/** An import, all its turns in one go. */
export function importGame(game: FiledGame, order: ImportOrder): Result<ImportedGame, ImportRefusal> {
  const turns = importTurns(game, order);
  let step = turns.next();
  while (!step.done) step = turns.next();
  return step.value;
}
