import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOARD, useProgram } from './program.testing.ts';

const { run, write, directory } = useProgram();

beforeAll(() => {
  write('grille.txt', BOARD);
  write('mots.txt', 'menerai\ngamin\ngamins\ntas');
  write('mots.gz', gzipSync('menerai\ngamin\ngamins\ntas'));
});

const search = (cache: string, lexicon = 'mots.txt') => {
  const args = ['chercher', '--grille', 'grille.txt', '--tirage', 'TAS', '--lexique', lexicon, '--json'];
  return run(args, { env: { RACCORD_CACHE: join(directory, cache) } });
};
const expectFound = ({ status, stdout, stderr }: ReturnType<typeof search>) => {
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)[0]).toEqual({ word: 'TAS', reference: 'J8', score: 15 });
};
const kept = (cache: string) => readdirSync(join(directory, cache)).sort();

describe('the cache of ready lexicons', () => {
  test('is filled by the first start and read by the second one', () => {
    expectFound(search('neuf'));
    const files = kept('neuf');
    expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{64}-\d+\.search$/), expect.stringMatching(/\.words$/)]);
    const times = files.map((name) => statSync(join(directory, 'neuf', name)).mtimeMs);
    expectFound(search('neuf'));
    expect(kept('neuf').map((name) => statSync(join(directory, 'neuf', name)).mtimeMs)).toEqual(times);
  });

  test('goes by the bytes of the list, not by its name', () => {
    expectFound(search('octets'));
    write('copie.txt', readFileSync(join(directory, 'mots.txt')));
    expectFound(search('octets', 'copie.txt'));
    expect(kept('octets')).toHaveLength(2);
    expectFound(search('octets', 'mots.gz'));
    expect(kept('octets')).toHaveLength(4);
  });

  test('is made again when it is damaged, without a word', () => {
    expectFound(search('abime'));
    for (const name of kept('abime')) {
      const path = join(directory, 'abime', name);
      const sound = readFileSync(path);
      for (const damage of [sound.subarray(0, sound.length >> 1), Buffer.alloc(0), flipped(sound)]) {
        writeFileSync(path, damage);
        expectFound(search('abime'));
      }
    }
    expectFound(search('abime'));
    expect(kept('abime')).toHaveLength(2);
  });

  test('does without, where it cannot be written', () => {
    write('un-fichier', '');
    expectFound(search('un-fichier'));
    expectFound(search('un-fichier/dessous'));
  });

  test('leaves no temporary file behind', () => {
    expectFound(search('propre'));
    expect(kept('propre').filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('tells a person, the first time, what a list had that was left out', () => {
    write('sale.txt', 'menerai gamin gamins tas l’eau a');
    const args = ['places', '--grille', 'grille.txt', '--tirage', 'TAS', '--mot', 'TAS', '--lexique', 'sale.txt'];
    const { status, stderr } = run(args);
    expect(status).toBe(0);
    expect(stderr).toBe(
      'Attention : « sale.txt » : 2 mots laissés de côté ; « raccord lexique construire » dit lesquels.\n',
    );
  });
});

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[copy.length - 1] ^= 0xff;
  return copy;
}
