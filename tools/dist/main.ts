import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DistFault } from './fault.ts';
import { PACKAGES } from './packages.ts';
import { ROOT } from './root.ts';

/** `npm run dist [-- NAME…]`: builds the packages, all of them or those named, into `dist/`. */

const DIRECTORY = join(ROOT, 'dist');
const SUMS = 'SHA256SUMS';
const isWindows = process.platform === 'win32';

function build(named: readonly string[]): void {
  const names = Object.keys(PACKAGES);
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new DistFault(`Paquet « ${unknown} » inconnu : choisissez parmi ${names.join(', ')}.`);
  const date = dateOfSources();
  if (named.length === 0) rmSync(DIRECTORY, { recursive: true, force: true });
  mkdirSync(DIRECTORY, { recursive: true });
  execFileSync('npm', ['run', '-s', 'build'], { cwd: ROOT, stdio: 'inherit', shell: isWindows });
  for (const name of named.length > 0 ? named : names)
    PACKAGES[name]({ directory: DIRECTORY, date, tell: console.log });
  writeFileSync(join(DIRECTORY, SUMS), sums());
}

/** That of the last commit, so that the same sources give the same bytes; or what a builder of packages says by the usual variable. */
function dateOfSources(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  try {
    const seconds =
      SOURCE_DATE_EPOCH ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, stdio: 'pipe' }).toString();
    return new Date(Number(seconds) * 1000);
  } catch {
    throw new DistFault(
      'La date des sources est inconnue hors d’un dépôt git : donnez-la par SOURCE_DATE_EPOCH, en secondes.',
    );
  }
}

/** As `sha256sum --check` reads them. */
const sums = (): string =>
  readdirSync(DIRECTORY)
    .filter((name) => name !== SUMS)
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(DIRECTORY, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');

try {
  build(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DistFault)) throw error;
  process.stderr.write(`Erreur : ${error.message}\n`);
  process.exitCode = 2;
}
