import { expect, test } from 'vitest';
import { settleAlone } from './alone.ts';
import type { TrainingTurn } from './game.ts';
import { joinHistories, makeHistoryFile, missesIn, percentOf, readHistoryFile, recordOf, seriesIn } from './history.ts';

const EMPTY = Array<string>(15).fill('.'.repeat(15));
const turnOf = (word: string, reference: string, board = EMPTY): TrainingTurn => ({
  ...{ number: 1, board, draw: 'ADERRST', top: 20, tops: [{ word, reference }] },
  laid: { word, reference, score: 20 },
});
const WITH_RAT = EMPTY.with(7, `${'.'.repeat(7)}RAT${'.'.repeat(5)}`);

const game = {
  name: 'Partie 7',
  formula: 'normale',
  turns: [turnOf('RATS', 'H8', WITH_RAT), turnOf('TARDE', 'H4')],
} as const;
const played = (first: number, at: number) => {
  const verdicts = [first, 20].map((points) => ({ points, penalty: 0, warning: false }));
  const result = settleAlone(game, verdicts, { edition: '2023', rhythm: 'normal' });
  return recordOf(game, 'normal', result, [undefined, { word: 'TARDE', reference: 'H4' }], at);
};

test('records and misses, by formula and rhythm, come back from their file, joined once', () => {
  const records = [played(10, 2), played(20, 1), { ...played(0, 3), rhythm: 'blitz' as const }];
  const [normal, blitz] = seriesIn(records);
  expect([normal.games.map(({ at }) => at), percentOf(normal.best), blitz.rhythm]).toEqual([[1, 2], 100, 'blitz']);
  expect(missesIn(records)).toMatchObject({
    short: { seen: 3, missed: 2 },
    extension: { seen: 3, missed: 2 },
    place: { seen: 3, missed: 0 },
  });
  const read = readHistoryFile(makeHistoryFile(records));
  expect(read).toEqual({ ok: true, value: records });
  expect(joinHistories(records, records).map(({ at }) => at)).toEqual([1, 2, 3]);
  const file = makeHistoryFile(records);
  // The last one is later than any day that can be shown.
  const late = file.replace('"at": 3', `"at": ${Number.MAX_SAFE_INTEGER}`);
  for (const broken of ['', '{}', file.replace('"seen": 1', '"seen": "x"'), late])
    expect(readHistoryFile(broken).ok).toBe(false);
});
