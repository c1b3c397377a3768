import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkIntegrity } from './runtimes.ts';

const directory = mkdtempSync(join(tmpdir(), 'raccord-runtime-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const INTEGRITY_OF_ABC =
  'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';

test('a Node whose sum is not the one that was chosen is refused with a sentence', () => {
  const archive = join(directory, 'node.tgz');
  writeFileSync(archive, 'abc');
  expect(() => checkIntegrity(archive, INTEGRITY_OF_ABC)).not.toThrow();
  writeFileSync(archive, 'abd');
  expect(() => checkIntegrity(archive, INTEGRITY_OF_ABC)).toThrow(/n’a pas la somme sha512 .* effacez ce fichier/);
});
