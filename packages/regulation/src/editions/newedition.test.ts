import { readdirSync } from 'node:fs';
import { emptyBoard, FORMULAS, layWord, parseDraw, parseReference, unwrap, WordGraph } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { whenOf } from '../conditions/index.ts';
import { type Explained, explain, judge } from '../judge.ts';
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

/** BONTE by its links: its own N and what is written of CHANTER before it. */
const slip = (links: string, score = 15): Slip => ({
  state: 'handed-in',
  solutions: [
    {
      word: 'BONTE',
      direction: 'vertical',
      outside: [...links].map((letter, index) => ({ letter, down: 2, right: index - links.length })),
    },
  ],
  score,
});

/** BONTE with a reference that is wrong. */
const misplaced: Slip = {
  state: 'handed-in',
  solutions: [{ word: 'BONTE', direction: 'vertical', reference: 'A1', outside: [] }],
  score: 15,
};

const keepsFewLinks = ({ trace }: Explained): boolean =>
  trace.some((entry) => entry.kind === 'found' && entry.isKept && entry.condition === 'two-link-letters');

describe('an edition with other numbers and another article', () => {
  it('is two files, and the line that registers it', () => {
    expect(readdirSync(new URL('../testing/edition2027/', import.meta.url)).sort()).toEqual(['index.ts', 'rows.ts']);
  });

  it('judges by its own article, and cites it', () => {
    expect(judge(turn, slip('A'), EDITION_2023)).toMatchObject({ outcome: 'accepted', points: 15, warning: true });
    const verdict = judge(turn, slip('A'), EDITION_2027);
    expect(verdict).toMatchObject({ outcome: 'nullity', points: 0, penalty: 0, retained: null });
    expect(verdict.reasons).toEqual([
      {
        code: 'two-link-letters',
        sanction: 'nullity',
        citation: 'Règlement international en vigueur au 1er janvier 2027, art. 5.5',
        text: 'Le raccord n’a que deux lettres ; il en faut trois.',
      },
    ]);
  });

  it('penalises by its own number', () => {
    expect(judge(turn, misplaced, EDITION_2023)).toMatchObject({ points: 15, penalty: EDITION_2023.penalty });
    expect(judge(turn, misplaced, EDITION_2027)).toMatchObject({ points: 15, penalty: EDITION_2027.penalty });
    expect(judge(turn, misplaced, { ...EDITION_2027, penalty: 16 })).toMatchObject({ outcome: 'nullity' });
  });

  it('judges the rest as before', () => {
    const verdict = judge(turn, slip('HA'), EDITION_2027);
    expect(verdict).toEqual(judge(turn, slip('HA'), EDITION_2023));
    expect(verdict).toMatchObject({ outcome: 'accepted', points: 15, penalty: 0, reasons: [] });
  });

  it('makes null, or pays in another way, every worked slip that the article is about', () => {
    const changed = WORKED_CASES.filter((one) => keepsFewLinks(explain(one.turn, one.worked.slip, EDITION_2023)));
    expect(changed.length).toBeGreaterThanOrEqual(3);
    for (const one of changed) {
      const explained = explain(one.turn, one.worked.slip, EDITION_2027);
      const { verdict } = explained;
      const isNull = verdict.outcome === 'nullity' && verdict.points === 0;
      expect([one.worked.title, isNull || !keepsFewLinks(explained)]).toEqual([one.worked.title, true]);
    }
  });

  it('is printed', () => {
    const table = makeTable(EDITION_2027);
    expect(table).toContainEqual({
      ...{ article: 'art. 5.5', when: whenOf('two-link-letters', EDITION_2027) },
      ...{ sanction: 'nullité', origin: 'texte' },
    });
    expect(table).toHaveLength(makeTable(EDITION_2023).length);
  });

  it('is compared: its article, what penalties cost and make null, and its other numbers', () => {
    expect(compareEditions(EDITION_2023, EDITION_2027).map(({ when, after }) => [when, after?.sanction])).toEqual([
      [whenOf('two-link-letters', EDITION_2023), 'nullité'],
      [whenOf('wrong-location', EDITION_2023), 'pénalité de 10\u00a0points'],
      [whenOf('place-of-another-score', EDITION_2023), 'pénalité de 10\u00a0points'],
      [whenOf('penalty-to-nullity', EDITION_2023), 'nullité'],
    ]);
    expect(compareRules(EDITION_2023, EDITION_2027).map(({ subject }) => subject)).toEqual([
      ...['Pénalité', 'Avertissements qui coûtent', 'Partie ordinaire', 'Blitz', 'Partie originale'],
      ...['Arrondi de la moyenne', 'Solo', 'Réclamations'],
    ]);
  });
});
