/** `npm run -s bench:school`: how fast exercises are made, in processor time: the first round is that of a cold program. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { makePile } from '@raccord/school';
import { buildSearchGraph, decodeLexicon, unwrap } from '@raccord/scrabble';

const file = new URL('../data/lexicon/lexicon.bin.br', import.meta.url);
const { words } = unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file))));
const wordbook = { words, graph: buildSearchGraph(words) };

const COUNT = 1000;
const ROUNDS = 3;

for (const edition of EDITION_NAMES) {
  const rows = EDITIONS[edition].rows.map(({ condition }) => condition);
  for (const asked of ['as-in-halls', { rows }] as const) {
    const times: number[] = [];
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const start = process.cpuUsage();
      makePile({ edition, wordbook, seed, count: COUNT, asked });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    const name = asked === 'as-in-halls' ? 'as in halls' : 'on every row';
    console.log(
      `${edition}, ${COUNT} slips ${name}: ${times.map((time) => Math.round(time)).join(', ')} ms of processor`,
    );
  }
}
