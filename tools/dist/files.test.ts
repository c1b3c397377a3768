import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programFile, textFile } from './archive/tree.ts';
import { writeTree } from './files.ts';

test('what is written has the modes of a package, whoever builds it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-modes-'));
  const usual = process.umask(0o077);
  try {
    writeTree([textFile('a/lisez.txt', 'x'), programFile('raccord', 'x')], directory, new Date());
  } finally {
    process.umask(usual);
  }
  const modeOf = (path: string): number => statSync(join(directory, path)).mode & 0o777;
  expect([modeOf('a/lisez.txt'), modeOf('raccord')]).toEqual([0o644, 0o755]);
  rmSync(directory, { recursive: true });
});
