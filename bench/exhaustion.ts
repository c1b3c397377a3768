/**
 * `npm run -s bench:exhaustion [-- --positions N --from N --edition E]`: on twenty small positions, every slip within two faults of every
 * playable word, judged by the fast judge and by the slow one; names the first slip on which they differ.
 */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { essenceOf, judgeSlowly } from '@raccord/checkers';
import { EDITION_NAMES, EDITIONS, judge } from '@raccord/regulation';
import { slipsNear } from '../packages/regulation/src/testing/exhaustion.ts';
import { smallPositions } from '../packages/regulation/src/testing/positions.ts';

const { values } = parseArgs({
  options: { positions: { type: 'string' }, edition: { type: 'string' }, from: { type: 'string' } },
});
const editions = EDITION_NAMES.filter((name) => values.edition === undefined || values.edition === name);
const from = Number(values.from ?? 1) - 1;
const positions = smallPositions().slice(from, from + Number(values.positions ?? Number.POSITIVE_INFINITY));

const start = performance.now();
let [words, slips, differences] = [0, 0, 0];
for (const [index, { turn, solutions }] of positions.entries()) {
  for (const solution of solutions) {
    words++;
    for (const slip of slipsNear(turn, solution)) {
      slips++;
      for (const edition of editions) {
        const [fast, slow] = [judge(turn, slip, EDITIONS[edition]), judgeSlowly(turn, slip, edition)].map(essenceOf);
        if (fast === slow) continue;
        if (differences++ < 5) console.log(`${edition}: ${JSON.stringify(slip)}\n  fast: ${fast}\n  slow: ${slow}`);
      }
    }
    turn.forget();
  }
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`${index + 1}/${positions.length}: ${slips} slips, ${differences} differences, ${minutes} min`);
}
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(
  `${positions.length} positions, ${words} playable words, ${slips} slips, by ${editions.length} editions: ${differences} differences, ${minutes} min.`,
);
process.exitCode = differences > 0 ? 1 : 0;
