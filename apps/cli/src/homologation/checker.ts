/**
 * The process that checks: tournaments come in, one a line, reports go out. It is a program of its own, made of the checkers and
 * of nothing else of Raccord.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { checkTournament, type RunRecord, Vocabulary } from '@raccord/checkers';

const [, , wordsPath = ''] = process.argv;
const vocabulary = new Vocabulary(readFileSync(wordsPath, 'utf8').split('\n'));

/** An empty line ends what was asked for together. */
for await (const line of createInterface({ input: process.stdin })) {
  const report = line === '' ? '' : JSON.stringify(checkTournament(JSON.parse(line) as RunRecord, vocabulary));
  process.stdout.write(`${report}\n`);
}
