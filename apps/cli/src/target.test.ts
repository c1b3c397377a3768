import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkTarget, writeTarget } from './target.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'raccord-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const at = (name: string): string => join(directory, name);

describe('the file of -o', () => {
  test('takes the place of the one there, and leaves nothing beside it', () => {
    writeFileSync(at('a'), 'avant');
    checkTarget(at('a'));
    writeTarget(at('a'), 'après');
    expect(readFileSync(at('a'), 'utf8')).toBe('après');
    expect(readdirSync(directory)).toEqual(['a']);
  });

  test('is written where a link leads, and the link stays', () => {
    writeFileSync(at('a'), 'avant');
    symlinkSync(at('a'), at('lien'));
    writeTarget(at('lien'), 'après');
    expect(readlinkSync(at('lien'))).toBe(at('a'));
    expect(readFileSync(at('a'), 'utf8')).toBe('après');
  });

  test.each([
    ['a directory', 'dossier', 'c’est un dossier'],
    ['this directory', '.', 'c’est un dossier'],
    ['in no directory', 'rien/a', 'son dossier n’existe pas'],
    ['in a file', 'fichier/a', 'son dossier n’existe pas'],
  ])('is refused before any work when it is %s', (_, name, sentence) => {
    mkdirSync(at('dossier'));
    writeFileSync(at('fichier'), '');
    const path = `${directory}/${name}`;
    const refused = `« ${path} » ne peut pas être écrit (-o) : ${sentence}.`;
    expect(() => checkTarget(path)).toThrow(refused);
    expect(() => writeTarget(path, 'x')).toThrow(refused);
    expect(readdirSync(directory).sort()).toEqual(['dossier', 'fichier']);
  });

  test('is written into a pipe or a device, which stays', async () => {
    execFileSync('mkfifo', [at('tube')]);
    const reader = spawn('cat', [at('tube')]);
    writeTarget(at('tube'), 'contenu');
    expect(await text(reader.stdout)).toBe('contenu');
    expect(statSync(at('tube')).isFIFO()).toBe(true);
    expect(readdirSync(directory)).toEqual(['tube']);
  });

  test('has a name: « - » is none', () => {
    expect(() => checkTarget('-')).toThrow('« - » ne peut pas être écrit (-o) : donnez le nom d’un fichier.');
  });
});
