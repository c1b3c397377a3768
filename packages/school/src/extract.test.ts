import { EDITION_NAMES, EDITIONS, judge, Turn } from '@raccord/regulation';
import { FORMULAS, parseBoard, parseDraw, unwrap, WordGraph } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { makeExam } from './exam.ts';
import { joinExtracts } from './extract.ts';
import { FREE } from './testing/free.ts';

test.each(EDITION_NAMES)('in %s, who looks words up in the extract of a slip needs no other dictionary', (edition) => {
  for (const { position, slip, verdict, extract } of makeExam({ edition, count: 40, seed: 5 }, FREE).exercises) {
    const admitted = extract.filter(({ isAdmitted }) => isAdmitted).map(({ word }) => word);
    const turn = new Turn({
      ...{ turn: position.turn, formula: FORMULAS[position.formula], lexicon: WordGraph.fromWords(admitted) },
      ...{ board: unwrap(parseBoard(position.board)), draw: unwrap(parseDraw(position.draw)) },
    });
    const again = judge(turn, slip, EDITIONS[edition]);
    const worth = ({ outcome, points, penalty, warning, retained }: typeof verdict) => [
      outcome,
      points,
      penalty,
      warning,
      retained,
    ];
    expect([position, slip, worth(again)]).toEqual([position, slip, worth(verdict)]);
    for (const { word, isAdmitted } of extract) expect([word, isAdmitted]).toEqual([word, FREE.words.has(word)]);
  }
});

test('the extract of an exam has each word once, in the order of letters', () => {
  const words = joinExtracts(makeExam({ edition: '2023', count: 20, seed: 1 }, FREE).exercises).map(({ word }) => word);
  expect(words).toEqual([...new Set(words)].toSorted());
  expect(words.length).toBeGreaterThan(20);
});
