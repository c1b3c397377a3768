import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeBoard } from '../board.ts';
import { accepted, lexiconOf } from '../testing/given.ts';
import { parseRecord } from './record.ts';
import { replay } from './replay.ts';

/**
 * Published by the club of Hiersac: https://hiersac-scrabble.org/partie/partie-du-vendredi-20-janvier-2023/
 * Moves and scores are theirs; the jokers that stayed, in brackets there, are in lower case here.
 */
const GAME = readFileSync(new URL('./testdata/hiersac-2023-01-20.txt', import.meta.url), 'utf8');

it('a published joker game: 18 turns, every score, every leftover, every joker', () => {
  const record = accepted(parseRecord(GAME));
  const { lexicon, graph } = lexiconOf(record.turns.map(({ word }) => word.toUpperCase()));
  const { turns, total, errors, boards } = replay(record, lexicon, graph);
  expect(errors).toEqual([]);
  expect(turns).toHaveLength(18);
  expect(turns.filter(({ isTop }) => !isTop)).toEqual([]);
  expect(total).toBe(1188);
  expect(turns.slice(0, 4).map(({ word }) => word)).toEqual(['OVALIsE', 'PROHiBES', 'PErMUTAI', 'EXCISIOn']);
  expect(makeBoard(boards[18]).split('\n')).toEqual([
    'H......PERMUTAI',
    'U......R.......',
    'E.DRAg.O....T..',
    'ZOUAVE.H....O..',
    '....EXCISIONS..',
    '.......B....Q..',
    '..N....E....U..',
    'a.OVALISE..BE.R',
    'DRY........O..A',
    'U.A.....SWING.I',
    'L.M....G...D..L',
    'T.EMPILAIT.E..L',
    'E.S....F...N..A',
    'R......F.KETJES',
    'ENCANTEE.......',
  ]);
});
