import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { completed } from './options.ts';

/** Put beside the program or into its data by whoever looks after it: nothing is ever asked of a network. */
const NEW_VERSION_FILE = 'nouvelle-version.txt';

/** A newer version, told in French; or why the file that should tell of it cannot be read. */
export interface ToldVersion {
  readonly text: string;
  readonly isFault: boolean;
}

const NUMBER = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/;
/** Of what may be said of it: a few lines. */
const MOST_BYTES = 4_000;
const HOW_TO_WRITE = 'sa première ligne est le numéro de la version (1.2.0), les suivantes ce qu’elle apporte';

/**
 * The newest version that a file tells of, in the data or beside the program; one that tells of this version or of an older one
 * says nothing.
 */
export async function toldVersion(
  directory: string,
  program = dirname(completed({ directory }).notices),
): Promise<ToldVersion | undefined> {
  let newest: { readonly number: string; readonly about: string } | undefined;
  for (const folder of [program, directory]) {
    const path = join(folder, NEW_VERSION_FILE);
    const content = await beginningOf(path).catch((fault) => (fault.code === 'ENOENT' ? undefined : null));
    if (content === undefined) continue;
    const [first = '', ...others] = content?.replace(/^\uFEFF/, '').split(/\r?\n/) ?? [];
    const number = first.trim();
    if (!NUMBER.test(number))
      return { text: `« ${path} » ne se lit pas : ${HOW_TO_WRITE}. Corrigez-le, ou retirez-le.`, isFault: true };
    if (isNewer(number, newest?.number ?? manifest.version))
      newest = { number, about: others.join(' ').replaceAll(/\s+/g, ' ').trim() };
  }
  if (!newest) return undefined;
  const { number, about } = newest;
  const text = `La version ${number} de Raccord est disponible ; celle-ci est la ${manifest.version}. ${about}`;
  return { text: text.trim(), isFault: false };
}

async function beginningOf(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MOST_BYTES + 1), 0, MOST_BYTES + 1, 0);
    return bytesRead > MOST_BYTES ? null : buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function isNewer(number: string, than: string): boolean {
  const [a, b] = [number, than].map((one) => one.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] > b[at];
}
