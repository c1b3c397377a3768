import { parseBoard, unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { addKinds, countKinds, kindsOfTop } from './topkinds.ts';

const EMPTY = Array<string>(15).fill('.'.repeat(15));
const boardOf = (lines: readonly string[]) => unwrap(parseBoard(lines.join('\n')));
const WITH_RAT = EMPTY.with(7, `${'.'.repeat(7)}RAT${'.'.repeat(5)}`);

test('a top is told by its length, its joker, the word that it lengthens, and its place where the word was found', () => {
  expect(kindsOfTop(boardOf(WITH_RAT), { word: 'RATS', reference: 'H8' }, false)).toEqual(['short', 'extension']);
  expect(kindsOfTop(boardOf(EMPTY), { word: 'RETaRDS', reference: 'H4' }, false)).toEqual(['long', 'joker']);
  expect(kindsOfTop(boardOf(EMPTY), { word: 'TARDE', reference: 'H4' }, true)).toEqual(['middle', 'place']);
});

test('of each kind, how many there were and how many were missed', () => {
  const counts = countKinds([
    { kinds: ['short', 'joker'], isMissed: true },
    { kinds: ['short'], isMissed: false },
  ]);
  expect(addKinds([counts, counts])).toMatchObject({
    short: { seen: 4, missed: 2 },
    joker: { seen: 2, missed: 2 },
    long: { seen: 0, missed: 0 },
  });
});
