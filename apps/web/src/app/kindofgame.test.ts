import { describe, expect, it } from 'vitest';
import { kindOfGame } from './kindofgame.ts';

describe('what a game has of its own', () => {
  it.each([
    ['normale', 'normal', undefined],
    ['normale', 'blitz', 'Blitz'],
    ['789', 'normal', 'Formule 7, 8 et 9'],
    ['7sur8joker', 'semi-rapide', 'Formule 7 sur 8 joker, semi-rapide'],
    ['normale', 'mort-subite', 'Mort subite'],
    ['789joker', 'mort-subite', 'Formule 7, 8 et 9 joker, mort subite'],
  ] as const)('formula %s, rhythm %s: %s', (formula, rhythm, said) => {
    expect(kindOfGame({ formula, rhythm })).toBe(said);
  });
});
