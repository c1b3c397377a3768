import { expect, test } from 'vitest';
import { accepted, lexiconOf, refused } from '../testing/given.ts';
import { keepOnBoard, wordsLackedBy } from './admission.ts';
import { parseRecord } from './record.ts';
import { replay } from './replay.ts';

const recordOf = (...lines: readonly string[]) => accepted(parseRecord(lines.join('\n')));

test('a word that no board holds is refused with its line', () => {
  const record = recordOf('# Club', 'TASOUEL TAS H7 6', 'ELOU+BCD BLOC H13 12');
  expect(refused(keepOnBoard(record))).toEqual({
    code: 'word-off-board',
    text: 'Ligne 3 : BLOC en H13 sort de la grille (4 lettres).',
  });
  const sound = recordOf('TASOUEL TAS H7 6');
  expect(accepted(keepOnBoard(sound))).toBe(sound);
});

test('words that the lexicon lacks are told with their turn and line', () => {
  const { lexicon, graph } = lexiconOf('TAS');
  const record = recordOf('TASOUEL TAS H7 6', 'ELOU+BCD TASE H7 4', 'BCDLOU+S SOL 11H 9');
  expect(wordsLackedBy(record, replay(record, lexicon, graph))).toEqual([
    { turn: 2, line: 2, text: 'mot non admis : TASE.' },
    { turn: 3, line: 3, text: 'mots non admis : SOL, TASES.' },
  ]);
});
