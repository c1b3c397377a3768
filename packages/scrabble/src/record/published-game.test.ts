import { expect, it } from 'vitest';
import { makeBoard } from '../board.ts';
import { accepted, lexiconOf } from '../testing/given.ts';
import { parseRecord } from './record.ts';
import { replay } from './replay.ts';

/**
 * Published by the club of Hiersac: https://hiersac-scrabble.org/partie/partie-du-vendredi-20-janvier-2023/
 * Moves and scores are theirs; the jokers that stayed, in brackets there, are in lower case here.
 */
const GAME = `
# formule: joker
?AOILVE   OVALISE   H3   76
?PEBROH   PROHIBES  8A  104
?TEMUIA   PERMUTAI  A8   83
?SIOEXC   EXCISION  E5  122
?QSTODU   TOSQUE    13C  46
D+?NOTBE  BONDENT   12H  81
?KEARLJ   KETJE     N10  80
ALR+?ALS  RAILLAS   15H  93
?UMSYNE   NOYAMES   3G   54
-?PITMLI  EMPILAIT  L3   70
?VGCEIW   SWING     J9   34
CEV+?ZOU  ZOUAVE    D1   70
-?EUHFFN  HUEZ      1A   48
FFN?+EEN  GAFFE     8K   30
ENN+?ETA  ENCANTEE  O1   74
?ARDDUT   DRAg      C3   33
DTU+?REL  aDULTERE  1H   77
RU        DRY       I1   13
`;

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
