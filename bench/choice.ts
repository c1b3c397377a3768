/** `npm run -s bench:choice`: what choosing among equal tops takes, beside finding the moves of the turn. */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { brotliDecompressSync } from 'node:zlib';
import { EDITIONS, playRulesOf } from '@raccord/regulation';
import {
  buildSearchGraph,
  chooseAmongTops,
  decodeLexicon,
  FORMULAS,
  findMoves,
  playProposals,
  seededRandom,
  unwrap,
} from '@raccord/scrabble';

const GAMES = 15;
const file = new URL('../data/lexicon/lexicon.bin.br', import.meta.url);
const graph = buildSearchGraph(unwrap(decodeLexicon(brotliDecompressSync(readFileSync(file)))).words);
const rules = playRulesOf(EDITIONS['2023']);

for (const name of ['normale', '7et8', '789joker'] as const) {
  const formula = FORMULAS[name];
  const choices: number[] = [];
  let turns = 0;
  let search = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    for (const { number: turn, before, draw } of playProposals(graph, formula, rules, seededRandom(seed))) {
      const { board } = before;
      const start = performance.now();
      const tops = findMoves(graph, board, draw, formula).tops();
      const found = performance.now();
      const choice = chooseAmongTops(graph, { board, draw, formula, rules, turn }, tops);
      if ((choice?.candidates.length ?? 0) > 1) choices.push(performance.now() - found);
      search += found - start;
      turns++;
    }
  }
  choices.sort((a, b) => a - b);
  const mean = choices.reduce((sum, ms) => sum + ms, 0) / choices.length;
  const ratio = mean / (search / turns);
  console.log(
    `${formula.label} : ${turns} coups, ${choices.length} choix libres ; un choix ${mean.toFixed(1)} ms en moyenne, ` +
      `${choices.at(-1)?.toFixed(0)} ms au plus, ${ratio.toFixed(0)} fois la recherche d’un coup`,
  );
}
