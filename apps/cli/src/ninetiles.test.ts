import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';

const { directory, run, json, write } = useProgram();

interface Prepared {
  formula: string;
  turns: { draw: string; word: string; score: number; top: number }[];
  total: number;
  findings: unknown[];
}
interface Replayed {
  turns: { isTop: boolean }[];
  total: number;
  errors: unknown[];
}

const lettersOf = (draw: string): string => draw.replaceAll(/[-+]/g, '');
const EMPTY = '...............\n'.repeat(15);

describe.each(['789', '789joker'])('formula %s', (formula) => {
  const isJoker = formula.endsWith('joker');

  test('a game is prepared, read again without a fault, replayed, sealed and opened', () => {
    const made = json(['preparer', '--graine', '3', '--formule', formula, '-o', 'partie.txt']) as Prepared;
    expect(made).toMatchObject({ formula, findings: [] });
    for (const { draw } of made.turns.slice(0, 5)) {
      expect(lettersOf(draw)).toHaveLength(9);
      if (isJoker) expect(draw.split('?')).toHaveLength(2);
    }
    expect(made.turns.some(({ word }) => word.length >= 9)).toBe(true);

    expect(readFileSync(join(directory, 'partie.txt'), 'utf8')).toContain(`# formule: ${formula}\n`);
    expect(json(['preparer', 'partie.txt'])).toMatchObject({ formula, total: made.total, findings: [] });
    const again = json(['rejouer', 'partie.txt']) as Replayed;
    expect(again).toMatchObject({ total: made.total, errors: [] });
    expect(again.turns.every(({ isTop }) => isTop)).toBe(true);

    write('phrase.txt', 'neuf lettres et cent points');
    expect(run(['preparer', 'partie.txt', '--phrase', 'phrase.txt', '-o', 'partie.scelle']).status).toBe(0);
    expect(json(['preparer', '--ouvrir', 'partie.scelle', '--phrase', 'phrase.txt'])).toMatchObject({
      ...{ formula, total: made.total, findings: [] },
    });
  });

  test('a tournament is simulated with it, in the edition that has it', () => {
    const order = ['simuler', '--joueurs', '3', '--coups', '4', '--graine', '5', '--formule', formula];
    const { events, ...about } = json(order) as { events: { type: string; data: { draw: string } }[]; formula: string };
    expect(about.formula).toBe(formula);
    const draws = events.filter(({ type }) => type === 'draw-made').map(({ data }) => data.draw);
    expect(draws.map((draw) => draw.length)).toEqual([9, 9, 9, 9]);
    expect(draws.every((draw) => draw.split('?').length === 2)).toBe(isJoker);
    expectFault(run([...order, '--edition', '2019']), 'règlement 2019', `« ${formula} »`, '7et8joker');
  });

  test('each turn of a game is shown within 80 columns', () => {
    const { stdout } = run(['partie', '--graine', '7', '--formule', formula]);
    expect(stdout).toContain(`Partie 7, 8 et 9${isJoker ? ' joker' : ''}, graine 7`);
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });
});

test('nine tiles are placed, and paid 100 points; a formula that draws fewer says so', () => {
  write('vide.txt', EMPTY);
  const places = ['places', '--grille', 'vide.txt', '--tirage', 'SATINERAI', '--mot', 'SATINERAI'];
  expect(json([...places, '--formule', '7, 8 et 9'])).toEqual(
    expect.arrayContaining([expect.objectContaining({ reference: 'H1', score: 160, valid: true })]),
  );
  expectFault(run([...places, '--formule', '7et8']), '9 lettres', '8 au plus', '7 et 8', '--formule');
});

test('a slip of nine tiles is judged by its case', () => {
  const slip = '{ mot: SATINERAI, sens: horizontal, reference: H7, score: 160 }';
  write(
    'cas.yaml',
    `- cas: neuf\n  coup: 1\n  formule: 789\n  partie: []\n  tirage: SATINERAI\n  mots: [SATINERAI]\n  bulletin: ${slip}\n`,
  );
  expect(json(['juger', 'cas.yaml'])).toMatchObject([{ outcome: 'accepted', points: 160 }]);
});
