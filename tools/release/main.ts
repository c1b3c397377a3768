import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dist/root.ts';
import { refusalsOf } from './refusals.ts';

/** `npm run release -- 1.0.0`: refuses what is not ready, makes every package twice, and tags the commit. */

const [number = ''] = process.argv.slice(2);
const refusals = refusalsOf(ROOT, number);
if (refusals.length > 0) {
  for (const refusal of refusals) process.stderr.write(`Erreur : ${refusal}\n`);
  process.exitCode = 2;
} else publish();

function publish(): void {
  run('npm', 'ci');
  run('npm', 'test');
  const first = packed();
  if (packed() === first) {
    run('git', 'tag', number);
    console.log(`La version ${number} est prête dans dist/. docs/publier.md dit ce qui reste à la main.`);
  } else {
    process.stderr.write('Erreur : deux constructions des mêmes sources diffèrent : rien n’est étiqueté.\n');
    process.exitCode = 2;
  }
}

/** The sums of all the packages, made anew. */
function packed(): string {
  run('npm', 'run', '-s', 'dist');
  return readFileSync(join(ROOT, 'dist/SHA256SUMS'), 'utf8');
}

function run(program: string, ...words: readonly string[]): void {
  execFileSync(program, words, { cwd: ROOT, stdio: 'inherit' });
}
