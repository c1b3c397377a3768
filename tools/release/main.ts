import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConformitySummary } from '@raccord/conformity';
import { ROOT } from '../dist/root.ts';
import { refusalsOf, refusalsOfDossier } from './refusals.ts';

/** `npm run release -- 1.0.0`: refuses what is not ready, makes every package twice, and tags the commit. */

const [number = ''] = process.argv.slice(2);
if (isReady(refusalsOf(ROOT, number))) publish();

function publish(): void {
  run('npm', 'ci');
  if (!isReady(refusalsOfDossier(ROOT, programHash()))) return;
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

/** As the program that was just built says it of itself, in a dossier of one tournament. */
function programHash(): string {
  const folder = mkdtempSync(join(tmpdir(), 'raccord-dossier-'));
  try {
    const words = ['homologation', '--tournois', '1', '--processus', '1', '--json', '-o', folder];
    const told = execFileSync(process.execPath, [join(ROOT, 'apps/cli/bin/raccord.js'), ...words], {
      encoding: 'utf8',
    });
    return (JSON.parse(told) as ConformitySummary).order.program;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Says why not, if it is not. */
function isReady(refusals: readonly string[]): boolean {
  for (const refusal of refusals) process.stderr.write(`Erreur : ${refusal}\n`);
  if (refusals.length > 0) process.exitCode = 2;
  return refusals.length === 0;
}

/** The sums of all the packages, made anew. */
function packed(): string {
  run('npm', 'run', '-s', 'dist');
  return readFileSync(join(ROOT, 'dist/SHA256SUMS'), 'utf8');
}

function run(program: string, ...words: readonly string[]): void {
  const { status } = spawnSync(program, words, { cwd: ROOT, stdio: 'inherit' });
  if (status === 0) return;
  process.stderr.write(`Erreur : « ${[program, ...words].join(' ')} » a échoué : rien n’est étiqueté.\n`);
  process.exit(2);
}
