/**
 * The process that checks: the words come in, on one line, then tournaments, one a line; reports go out. It is a program of its
 * own, made of the checkers and of nothing else of Raccord.
 */
import { createInterface } from 'node:readline';
import { checkTournament, type RunRecord, Vocabulary } from '@raccord/checkers';

// Whoever asked has gone: there is nobody to tell.
process.stdout.on('error', () => process.exit(1));

let vocabulary: Vocabulary | undefined;

/** An empty line ends what was asked for together. */
for await (const line of createInterface({ input: process.stdin })) {
  if (vocabulary) {
    const report = line === '' ? '' : JSON.stringify(checkTournament(JSON.parse(line) as RunRecord, vocabulary));
    process.stdout.write(`${report}\n`);
  } else vocabulary = new Vocabulary(line.split(' '));
}
