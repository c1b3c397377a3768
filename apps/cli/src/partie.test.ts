import { describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';

const { run, json, write } = useProgram();

interface Game {
  formula: string;
  seed: number;
  turns: {
    turn: number;
    draw: string;
    word: string;
    reference: string;
    score: number;
    solutions: number;
    tops: number;
  }[];
  total: number;
}

describe('raccord partie', () => {
  test.each(['normale', '7sur8', '7et8', '789'])('plays a game that stands when it is played again: %s', (formula) => {
    const game = json(['partie', '--graine', '7', '--formule', formula]) as Game;
    expect(Object.keys(game)).toEqual(['formula', 'seed', 'turns', 'total']);
    expect(game).toMatchObject({ formula, seed: 7 });
    expect(game.turns.length).toBeGreaterThan(10);
    expect(game.turns.map(({ turn }) => turn)).toEqual(game.turns.map((_, index) => index + 1));
    for (const { solutions, tops } of game.turns) expect(solutions >= tops && tops >= 1).toBe(true);
    expect(game.turns[0].reference).toMatch(/^H/);

    const lines = game.turns.map(({ draw, word, reference, score }) => `${draw} ${word} ${reference} ${score}`);
    write('partie.txt', [`# formule: ${formula}`, ...lines].join('\n'));
    const again = json(['rejouer', 'partie.txt']) as { total: number; turns: { isTop: boolean }[]; alerts: unknown[] };
    expect(again.total).toBe(game.total);
    expect(again.turns.every(({ isTop }) => isTop)).toBe(true);
    expect(again.alerts).toEqual([]);
  });

  test.each([
    ['7et8joker', 8],
    ['7, 8 et 9 joker', 9],
  ])('has a joker in each draw of a joker game, while there is one: %s', (formula, size) => {
    const { turns } = json(['partie', '--graine', '1', '--formule', formula]) as Game;
    const draws = turns.slice(0, 8).map(({ draw }) => draw.replaceAll(/[-+]/g, ''));
    for (const draw of draws) expect([draw.length, draw.includes('?')]).toEqual([size, true]);
  });

  test('is the same for the same seed, and another one for another', () => {
    const game = json(['partie', '--graine', '42']);
    expect(json(['partie', '--graine', '42'])).toEqual(game);
    expect(json(['partie', '--graine', '43'])).not.toEqual(game);
  });

  test('shows each turn with its board, then the whole game', () => {
    const { turns, total } = json(['partie', '--graine', '7']) as Game;
    const { status, stdout, stderr } = run(['partie', '--graine', '7']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Partie normale, graine 7');
    for (const { turn, draw, word } of turns) {
      expect(stdout).toContain(`── Coup ${turn} ──`);
      expect(stdout).toContain(draw);
      expect(stdout).toContain(word);
    }
    expect(stdout).toContain('La partie est finie.');
    expect(stdout.replaceAll('\u202f', '')).toContain(`Total : ${total} points en ${turns.length} coups.`);
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('ends at once where nothing can be played', () => {
    write('zz.txt', 'zzzz');
    expect(json(['partie', '--graine', '1', '--lexique', 'zz.txt'])).toMatchObject({ turns: [], total: 0 });
    expect(run(['partie', '--graine', '1', '--lexique', 'zz.txt']).stdout).toContain('Total : 0 point en 0 coup.');
  });

  test('refuses a wrong seed or formula', () => {
    expectFault(run(['partie', '--graine', 'x']), '« x »', '--graine');
    expectFault(run(['partie', '--graine', '4294967296']), '--graine', '4294967295');
    expectFault(run(['partie', '--formule', 'rapide']), '« rapide »', '--formule');
  });
});
