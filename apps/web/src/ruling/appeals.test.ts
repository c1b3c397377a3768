import { describe, expect, it } from 'vitest';
import { type Deadline, deadlineOf, describeDeadline, describeSecond, nextAppeal } from './appeals.ts';

const GAMES = [{ id: 'a' }, { id: 'b' }];
const NOON = Date.parse('2026-11-15T12:00:00');

describe('deadlineOf', () => {
  it.each<[string, string, number | undefined, number, Deadline['kind']]>([
    ['a game that another one follows', 'a', undefined, NOON, 'next-game'],
    ['the last game, while it is played', 'b', undefined, NOON, 'after-last'],
    ['a time still to come', 'b', NOON + 1, NOON, 'until'],
    ['a time that has passed', 'a', NOON - 1, NOON, 'passed'],
  ])('%s', (_, id, appealsUntil, now, kind) => {
    expect(deadlineOf('2023', GAMES, { id, appealsUntil }, now).kind).toBe(kind);
  });

  it('has none where the text sets none', () => {
    expect(deadlineOf('2019', GAMES, { id: 'a' }, NOON)).toEqual({ kind: 'none' });
  });
});

describe('describeDeadline', () => {
  const said = (deadline: Deadline) => describeDeadline(deadline, '2023').replaceAll(/\s/g, ' ');
  it('says until when, by which article', () => {
    const at = Date.parse('2026-11-15T17:42:00');
    expect(said({ kind: 'next-game' })).toBe('Réclamations jusqu’au début de la partie suivante (art. 6.3).');
    expect(said({ kind: 'after-last' })).toBe('Réclamations jusqu’à 15 minutes après la dernière partie (art. 6.3).');
    expect(said({ kind: 'until', at })).toBe(
      'Réclamations jusqu’à 17 h 42 (15 minutes après la dernière partie, art. 6.3).',
    );
    expect(said({ kind: 'passed', at })).toContain('passé depuis 17 h 42 (art. 6.3)');
  });
});

describe('describeSecond', () => {
  it('cites the article of the edition that has one (6.4.2), and none of another edition', () => {
    expect(describeSecond('2023')).toMatch(/deux semaines à compter de la demande \(art\.\s6\.4\.2\)\.$/);
    for (const edition of ['2015', '2016', '2019'] as const) {
      expect(describeSecond(edition)).toMatch(/par l’organisateur \(usage\)\.$/);
    }
  });
});

describe('nextAppeal', () => {
  const file = (change: object) =>
    ({ rulings: [], appeals: [], isAppealed: false, ...change }) as unknown as Parameters<typeof nextAppeal>[0];
  const ruling = (role: string, isProvisional = false) => ({ by: { role }, isProvisional });

  it('goes to the commission, then to the federation, one at a time', () => {
    expect(nextAppeal(file({}))).toBeUndefined();
    expect(nextAppeal(file({ recorded: {} }))).toBe('commission');
    expect(nextAppeal(file({ recorded: {}, isAppealed: true }))).toBeUndefined();
    expect(nextAppeal(file({ rulings: [ruling('chief')] }))).toBe('commission');
    expect(nextAppeal(file({ rulings: [ruling('commission', true)] }))).toBe('commission');
    expect(nextAppeal(file({ rulings: [ruling('commission')] }))).toBe('federation');
    const appeals = [{ to: 'federation' }];
    expect(nextAppeal(file({ rulings: [ruling('commission')], appeals }))).toBeUndefined();
  });
});
