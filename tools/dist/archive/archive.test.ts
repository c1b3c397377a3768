import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDeb } from './deb.ts';
import { makeTar, readTar } from './tar.ts';
import { readZip } from './testing.ts';
import { programFile, type Tree, textFile } from './tree.ts';
import { makeZip } from './zip.ts';

const DATE = new Date('2026-03-04T05:06:08Z');
const LONG = `${'dossier/'.repeat(14)}fichier.txt`;
const TREE: Tree = [
  textFile('Lisez-moi.txt', 'Bonjour à tous.\n'),
  programFile('bin/lance', '#!/bin/sh\necho en route\n'),
  textFile(LONG, 'loin'.repeat(1000)),
  textFile('vide', ''),
];
const BACKWARDS = [...TREE].reverse();

const directory = mkdtempSync(join(tmpdir(), 'raccord-archive-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const deb = (tree: Tree) =>
  makeDeb({
    ...{ tree, date: DATE, fields: { Package: 'essai', Version: '1', Architecture: 'all' } },
    pack: (tar) => ({ bytes: gzipSync(tar), extension: 'gz' }),
  });

test('the same files give the same bytes, in whatever order they come', () => {
  for (const make of [(tree: Tree) => makeZip(tree, DATE), (tree: Tree) => makeTar(tree, DATE), deb])
    expect(sumOf(make(BACKWARDS))).toBe(sumOf(make(TREE)));
});

describe('a tar', () => {
  test('is read again, long paths included', () => {
    const [long, program, absent] = readTar(makeTar(TREE, DATE), [LONG, 'bin/lance', 'ailleurs']);
    expect(String(long)).toBe('loin'.repeat(1000));
    expect(String(program)).toBe('#!/bin/sh\necho en route\n');
    expect(absent).toBeUndefined();
  });

  test('cuts a long path by its bytes', () => {
    const accented = `dossier/${'é'.repeat(40)}/${'à'.repeat(45)}.txt`;
    expect(String(readTar(makeTar([textFile(accented, 'oui')], DATE), [accented])[0])).toBe('oui');
  });

  test('is unpacked by the tar of the system, with modes and dates', () => {
    writeFileSync(join(directory, 'essai.tar'), makeTar(TREE, DATE));
    execFileSync('tar', ['xf', 'essai.tar'], { cwd: directory });
    expect(readFileSync(join(directory, LONG), 'utf8')).toBe('loin'.repeat(1000));
    const { mode, mtime } = statSync(join(directory, 'bin/lance'));
    expect({ mode: mode & 0o111, mtime }).toEqual({ mode: 0o111, mtime: DATE });
    expect(String(execFileSync(join(directory, 'bin/lance')))).toBe('en route\n');
  });
});

describe('a zip', () => {
  const bytes = makeZip(TREE, DATE);

  test('holds every file, in order, with its mode and its sum', () => {
    const files = readZip(bytes).map(({ content, ...file }) => ({ ...file, text: String(content) }));
    expect(files).toEqual([
      { path: 'Lisez-moi.txt', isProgram: false, text: 'Bonjour à tous.\n' },
      { path: 'bin/lance', isProgram: true, text: '#!/bin/sh\necho en route\n' },
      { path: LONG, isProgram: false, text: 'loin'.repeat(1000) },
      { path: 'vide', isProgram: false, text: '' },
    ]);
  });
});

test('a Debian package has its three members, with what dpkg is told and the files', () => {
  const members = membersOf(deb(TREE));
  expect(members.map(({ name }) => name)).toEqual(['debian-binary', 'control.tar.gz', 'data.tar.gz']);
  const [version, control, data] = members.map(({ content }) => content);
  expect(String(version)).toBe('2.0\n');
  expect(String(readTar(gunzipSync(control), ['./control'])[0])).toMatch(/^Package: essai\nVersion: 1\n/);
  expect(String(readTar(gunzipSync(data), ['./bin/lance'])[0])).toBe('#!/bin/sh\necho en route\n');
});

/** Of an `ar` archive. */
function membersOf(bytes: Buffer): { name: string; content: Buffer }[] {
  const members = [];
  expect(bytes.toString('latin1', 0, 8)).toBe('!<arch>\n');
  for (let at = 8; at < bytes.length; ) {
    const column = (from: number, length: number) => bytes.toString('latin1', at + from, at + from + length).trim();
    const size = Number(column(48, 10));
    members.push({ name: column(0, 16), content: bytes.subarray(at + 60, at + 60 + size) });
    at += 60 + size + (size % 2);
  }
  return members;
}
