import { readdirSync } from 'node:fs';
import { emptyBoard, FORMULAS, layWord, parseDraw, parseReference, unwrap, WordGraph } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { conditionOf } from '../conditions/index.ts';
import { judge, type Verdict } from '../judge.ts';
import type { Slip } from '../slip.ts';
import { compareEditions, compareRules, makeTable } from '../table.ts';
import { EDITION_2027 } from '../testing/edition2027/index.ts';
import { WORKED_CASES } from '../testing/worked.ts';
import { Turn } from '../turn.ts';
import { EDITIONS } from './index.ts';

const EDITION_2023 = EDITIONS['2023'];

const turn = new Turn({
  turn: 2,
  formula: FORMULAS.normale,
  board: layWord(emptyBoard(), unwrap(parseReference('H3')), 'CHANTER'),
  draw: unwrap(parseDraw('BOTELIU')),
  lexicon: WordGraph.fromWords(['CHANTER', 'BONTE']),
});

const slip = (reference: string): Slip => ({
  state: 'handed-in',
  solutions: [{ word: 'BONTE', direction: 'vertical', reference, outside: [] }],
  score: 15,
});

const keepsWrongLocation = ({ trace }: Verdict): boolean =>
  trace.some((entry) => entry.kind === 'found' && entry.isKept && entry.condition === 'wrong-location');

describe('an edition with one article changed', () => {
  it('is two files, and the line that registers it', () => {
    expect(readdirSync(new URL('../testing/edition2027/', import.meta.url)).sort()).toEqual(['index.ts', 'rows.ts']);
  });

  it('judges by its own article, and cites it', () => {
    expect(judge(turn, slip('A1'), EDITION_2023)).toMatchObject({ outcome: 'accepted', points: 15, penalty: 5 });
    const verdict = judge(turn, slip('A1'), EDITION_2027);
    expect(verdict).toMatchObject({ edition: '2027', outcome: 'nullity', points: 0, penalty: 0, retained: null });
    expect(verdict.reasons).toEqual([
      {
        code: 'wrong-location',
        sanction: 'nullity',
        citation: 'Règlement international en vigueur au 1er janvier 2027, art. 5.3.3 et 5.6',
        text: 'La référence A1 est fautive ; le score écrit, 15\u00a0points, est celui de BONTE en 6F.',
      },
    ]);
  });

  it('judges the rest as before', () => {
    const verdict = judge(turn, slip('6F'), EDITION_2027);
    expect(verdict).toEqual({ ...judge(turn, slip('6F'), EDITION_2023), edition: '2027' });
    expect(verdict).toMatchObject({ outcome: 'accepted', points: 15, penalty: 0, reasons: [] });
  });

  it('makes null, or pays in another way, every worked slip that the article is about', () => {
    const changed = WORKED_CASES.filter((one) => keepsWrongLocation(judge(one.turn, one.worked.slip, EDITION_2023)));
    expect(changed.length).toBeGreaterThanOrEqual(3);
    for (const one of changed) {
      const verdict = judge(one.turn, one.worked.slip, EDITION_2027);
      const isNull = verdict.outcome === 'nullity' && verdict.points === 0;
      expect([one.worked.title, isNull || !keepsWrongLocation(verdict)]).toEqual([one.worked.title, true]);
    }
  });

  it('is printed', () => {
    expect(makeTable(EDITION_2027)).toContainEqual({
      article: 'art. 5.3.3 et 5.6',
      when: conditionOf('wrong-location').label,
      sanction: 'nullité',
      origin: 'texte',
    });
    expect(makeTable(EDITION_2027)).toHaveLength(makeTable(EDITION_2023).length);
  });

  it('is compared: just that one difference', () => {
    const row = { article: 'art. 5.3.3 et 5.6', when: conditionOf('wrong-location').label, origin: 'texte' };
    expect(compareEditions(EDITION_2023, EDITION_2027)).toEqual([
      {
        when: row.when,
        before: { ...row, sanction: 'pénalité de 5 points' },
        after: { ...row, sanction: 'nullité' },
      },
    ]);
    expect(compareRules(EDITION_2023, EDITION_2027)).toEqual([]);
  });
});
