import { WordGraph } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { parseCases } from '../../cases/case.ts';
import { judgeCase } from '../../cases/check.ts';
import type { EditionName } from '../../editions/index.ts';

function verdictOf(text: string, edition: EditionName) {
  const parsed = parseCases(text);
  if (!parsed.ok) throw new Error(parsed.fault.text);
  return judgeCase(parsed.value[0], edition, WordGraph.fromWords([])).verdict;
}

/** A1 to O15 with three tiles in row H and three in row I, one of them a joker. */
const GRID = ['......AAa......', '......EAE......'];
const BOARD = Array.from({ length: 15 }, (_, row) => GRID[row - 7] ?? '...............').join('\\n');

describe('a shortened writing that fits several moves of one score', () => {
  it.each(['aAAEA-', 'aAAEA'])('is the move that the circles of %s name (F2)', (word) => {
    const verdict = verdictOf(
      `{ coup: 3, grille: "${BOARD}", tirage: T?EAAAS, mots: [AAAEAE], bulletin: { mot: ${word}, sens: vertical, score: 5 } }`,
      '2016',
    );
    expect(verdict).toMatchObject({
      points: 5,
      penalty: 5,
      warning: false,
      retained: { reference: '9D', word: 'aAAEaE' },
    });
    expect(verdict.reasons.map(({ code }) => code)).toEqual(['final-letter-omitted']);
  });
});

describe('a last letter left out where reference and links name two words', () => {
  it('is read where the reference says', () => {
    const verdict = verdictOf(
      `coup: 5
partie: [H5 TAMIS, G9 ETABLES, 11F BARRE, 12I EUES, 9E ALES, L9 RATS, 10B AlES, 10K RATE]
tirage: UESHEFR
mots: [SEL, TAMIS, ETABLES, BARRE, EUES, ALES, RATS, RATE, ES]
bulletin: { mot: SE, sens: horizontal, reference: F7, score: 3, dessin: "..A\\nSE.\\n..E\\n.AS" }`,
      '2016',
    );
    expect(verdict).toMatchObject({ points: 3, penalty: 5, retained: { reference: 'F7', word: 'SEL' } });
  });
});
