/**
 * `npm run -s bench:school`: how fast exercises are made, in processor time: the first round is that of a cold program; then
 * whether the slow judge of each edition gives the slips of its exams the same verdicts, and whether any rests on a reading of
 * ours.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { essenceOf, judgeSlowly } from '@raccord/checkers';
import { EDITION_NAMES, EDITIONS, Turn } from '@raccord/regulation';
import { makeExam, makePile } from '@raccord/school';
import { buildSearchGraph, decodeLexicon, FORMULAS, parseBoard, parseDraw, unwrap } from '@raccord/scrabble';

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

const SLIPS_OF_EXAM = 30;
const EXAM_SLIPS = 5000;

for (const edition of EDITION_NAMES) {
  let [count, agreeing, doubtful] = [0, 0, 0];
  for (let seed = 1; count < EXAM_SLIPS; seed++) {
    for (const { position, slip, verdict, trace } of makeExam({ edition, seed, count: SLIPS_OF_EXAM }, wordbook)
      .exercises) {
      const { turn: number, formula, board, draw } = position;
      const turn = new Turn({
        ...{ turn: number, formula: FORMULAS[formula], lexicon: words },
        ...{ board: unwrap(parseBoard(board)), draw: unwrap(parseDraw(draw)) },
      });
      const isSame = essenceOf(judgeSlowly(turn, slip, edition)) === essenceOf(verdict);
      if (!isSame) console.log(`exam ${edition}-${SLIPS_OF_EXAM}-${seed}: ${JSON.stringify({ position, slip })}`);
      count++;
      agreeing += Number(isSame);
      doubtful += Number(trace.some(({ kind }) => kind === 'reading'));
    }
  }
  console.log(`${edition}: of ${count} exam slips, both judges agree on ${agreeing}; ${doubtful} rest on a reading`);
}
