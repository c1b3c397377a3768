import { EDITIONS, judge, parseCases, type Slip, Turn } from '@raccord/regulation';
import type { Contested } from '@raccord/school';
import { emptyBoard, FORMULAS, makeBoard, parseDraw, unwrap, WordGraph } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { contestedFile, contestedIn } from './contestedstore.ts';

const WORDS = ['SATINER'];
const slip: Slip = {
  state: 'handed-in',
  solutions: [{ word: 'SATINER', direction: 'horizontal', reference: 'H4', outside: [] }],
  score: 60,
};

function contest(why: string): Contested {
  const turn = new Turn({
    turn: 1,
    formula: FORMULAS.normale,
    board: emptyBoard(),
    draw: unwrap(parseDraw('AEINRST')),
    lexicon: WordGraph.fromWords(WORDS),
  });
  const position = {
    turn: 1,
    formula: 'normale',
    board: makeBoard(turn.board),
    draw: 'AEINRST',
    words: WORDS,
  } as const;
  const verdict = judge(turn, slip, EDITIONS['2023']);
  return {
    edition: '2023',
    exercise: { position, slip, verdict },
    answer: { points: 66, sanction: 'none' },
    why,
  };
}

it('several readings make one file of cases', () => {
  const all = [contest('Le score « 60 » se lit 66.'), contest('Article 5.5 : "rien à redire".')];
  const cases = unwrap(parseCases(contestedFile(all)));
  expect(cases.map(({ source }) => source)).toEqual(all.map(({ why }) => why));
  expect(cases[0].expected['2023']).toMatchObject({ points: 66, reasons: [] });
});

it('what is kept comes back, and what is broken is nothing', () => {
  const all = [contest('Parce que.')];
  expect(contestedIn(JSON.stringify(all))).toEqual(all);
  for (const broken of ['', '{', 'null', '[1, {}]']) expect(contestedIn(broken)).toEqual([]);
});
