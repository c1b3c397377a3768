import { FORMULA_NAMES } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { checkPrepared } from './check.ts';
import { generateGame, NO_WISHES, SCRABBLE_TILES } from './generate.ts';
import { brief, gameOf, orderOf, RULES, WORDBOOK, wordbookOf } from './testing/given.ts';

const generate = (order: Parameters<typeof orderOf>[0]) => generateGame(WORDBOOK.graph, orderOf(order));

function generated(order: Parameters<typeof orderOf>[0]) {
  const result = generate(order);
  if (!result.ok) throw new Error(result.fault.text);
  return result.value;
}

function refusal(order: Parameters<typeof orderOf>[0]) {
  const result = generate(order);
  if (result.ok) throw new Error('made, though it should not have been');
  return result.fault;
}

describe('a generated game', () => {
  it.each(FORMULA_NAMES)('lays a top at each turn, and every draw stands: %s', (formula) => {
    for (const seed of [1, 2, 3]) {
      const game = gameOf(formula, seed);
      const { turns, findings } = checkPrepared(game, WORDBOOK, RULES);
      expect(turns.length).toBeGreaterThan(2);
      expect(turns.map(({ draw, word, reference }) => ({ draw, word, reference }))).toEqual(game.turns);
      expect(brief(findings).filter((finding) => !finding.endsWith('unfinished'))).toEqual([]);
    }
  });

  it('is the same for the same seed, another one for another', () => {
    expect(gameOf('normale', 7)).toEqual(gameOf('normale', 7));
    expect(gameOf('normale', 7)).not.toEqual(gameOf('normale', 8));
  });

  it('has its name and formula', () => {
    expect(generated({ name: 'Finale', formula: '7et8' }).game).toMatchObject({ name: 'Finale', formula: '7et8' });
  });
});

describe('wishes', () => {
  it('a minimum of scrabbles', () => {
    const { game, seed } = generated({ formula: '7et8joker', wishes: { ...NO_WISHES, scrabbles: 2 }, attempts: 200 });
    const scrabbles = checkPrepared(game, WORDBOOK, RULES).turns.filter(({ laid }) => laid.length >= SCRABBLE_TILES);
    expect(scrabbles.length).toBeGreaterThanOrEqual(2);
    expect(gameOf('7et8joker', seed)).toEqual(game);
  });

  it('a number of turns, or a range', () => {
    expect(generated({ wishes: { ...NO_WISHES, minTurns: 17, maxTurns: 17 }, attempts: 200 }).game.turns).toHaveLength(
      17,
    );
    const { length } = generated({ wishes: { ...NO_WISHES, minTurns: 12, maxTurns: 14 }, attempts: 200 }).game.turns;
    expect(length >= 12 && length <= 14).toBe(true);
  });

  it('give different games to neighbouring seeds', () => {
    const wishes = { ...NO_WISHES, scrabbles: 1 };
    const order = { formula: '7et8joker', wishes, attempts: 200 } as const;
    const games = Array.from({ length: 12 }, (_, seed) => generated({ ...order, seed }).seed);
    expect(new Set(games).size).toBe(games.length);
  });

  it('that cannot be met: the closest game is told', () => {
    const { code, text } = refusal({ wishes: { ...NO_WISHES, scrabbles: 30 }, attempts: 20 });
    expect(code).toBe('wishes-not-met');
    expect(text).toMatch(
      /^En 20\u00a0essais, aucune partie n’a au moins 30\u00a0scrabbles\. La plus proche : \d+\u00a0scrabbles? en \d+\u00a0coups\. Demandez/,
    );
    const tried = Array.from({ length: 20 }, (_, attempts) =>
      refusal({ wishes: { ...NO_WISHES, scrabbles: 30 }, attempts }),
    );
    const closest = tried.map((fault) => Number(/proche : (\d+)/.exec(fault.text)?.[1] ?? 0));
    expect(closest).toEqual([...closest].sort((a, b) => a - b));
  });

  it.each([
    [{ minTurns: 99 }, 'au moins 99\u00a0coups'],
    [{ maxTurns: 2 }, 'au plus 2\u00a0coups'],
    [{ minTurns: 2, maxTurns: 3 }, 'de 2 à 3 coups'],
    [{ scrabbles: 20, minTurns: 99, maxTurns: 99 }, 'au moins 20\u00a0scrabbles et 99\u00a0coups'],
  ])('are said again in the refusal: %o', (wishes, said) => {
    expect(refusal({ wishes: { ...NO_WISHES, ...wishes } }).text).toContain(
      `En 1\u00a0essai, aucune partie n’a ${said}.`,
    );
  });

  it('tells how many games were tried', () => {
    const heard: number[] = [];
    generateGame(WORDBOOK.graph, orderOf({ wishes: { ...NO_WISHES, scrabbles: 30 }, attempts: 3 }), (tried) =>
      heard.push(tried),
    );
    expect(heard).toEqual([0, 1, 2]);
  });

  it('a game has one turn at least', () => {
    const result = generateGame(wordbookOf('ZZZZ').graph, orderOf({ attempts: 2 }));
    expect(result).toMatchObject({ ok: false, fault: { code: 'wishes-not-met' } });
  });
});
