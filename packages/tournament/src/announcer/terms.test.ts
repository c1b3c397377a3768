import { EDITION_NAMES, RHYTHM_NAMES, type RhythmName } from '@raccord/regulation';
import { FORMULA_NAMES, type FormulaName } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { type GameAnnounced, termsScript } from './terms.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (formula: FormulaName, rhythm: RhythmName, more: Partial<GameAnnounced> = {}) =>
  termsScript({ edition: '2023', formula, rhythm, hasLongStart: false, ...more }).map(({ code, text }) => [
    code,
    plain(text),
  ]);

describe.each(EDITION_NAMES)('before the first draw, under %s (3)', (edition) => {
  it('nothing is said of an ordinary game at its full time', () => {
    expect(said('normale', 'normal', { edition })).toEqual([]);
  });

  it.each(RHYTHM_NAMES.filter((rhythm) => rhythm !== 'normal'))('a time reduced is told: %s', (rhythm) => {
    const codes = said('normale', rhythm, { edition }).map(([code]) => code);
    expect(codes.slice(0, 2)).toEqual(['kind', 'time']);
    expect(codes.at(-1)).toBe('warnings');
  });

  it.each(FORMULA_NAMES.filter((formula) => formula !== 'normale'))('an original game is told: %s', (formula) => {
    const codes = said(formula, 'normal', { edition }).map(([code]) => code);
    expect(codes).toEqual(['kind', 'time', 'letters', 'bonuses', 'warnings']);
  });
});

it('a reduced time: how long a turn is, when the signal comes, and from which warning on they cost', () => {
  expect(said('normale', 'semi-rapide')).toEqual([
    ['kind', 'Partie en semi-rapide'],
    ['time', '2 minutes par coup, signal à 30 secondes de la fin'],
    ['warnings', 'Chaque avertissement coûte 5 points à partir du 4e'],
  ]);
  expect(said('normale', 'blitz')).toEqual([
    ['kind', 'Partie en blitz'],
    ['time', '1 minute par coup, signal à 20 secondes de la fin'],
    ['warnings', 'Chaque avertissement coûte 5 points à partir du 6e'],
  ]);
  expect(said('normale', 'semi-normal')[1]).toEqual(['time', '2 minutes 30 par coup, signal à 30 secondes de la fin']);
});

it('an original game: its letters, its bonuses and the larger allowance (3.8, 5.9)', () => {
  expect(said('7sur8', 'normal')).toEqual([
    ['kind', 'Partie 7 sur 8'],
    ['time', '3 minutes par coup, signal à 30 secondes de la fin'],
    ['letters', 'Tirages de 8 lettres ; 7 au plus se posent'],
    ['bonuses', '50 points pour 7 lettres posées'],
    ['warnings', 'Chaque avertissement coûte 5 points à partir du 6e'],
  ]);
  expect(said('789joker', 'blitz').slice(0, 4)).toEqual([
    ['kind', 'Partie 7, 8 et 9 joker, en blitz'],
    ['time', '1 minute par coup, signal à 20 secondes de la fin'],
    [
      'letters',
      'Tirages de 9 lettres, dont toujours un joker ; toutes peuvent se poser ; le joker posé est remplacé par sa lettre tant qu’il en reste',
    ],
    ['bonuses', '50 points pour 7 lettres posées, 75 points pour 8, 100 points pour 9'],
  ]);
});

it('a sudden death: its times, who is out, and that penalties come off at once (3.8.3)', () => {
  expect(said('normale', 'mort-subite')).toEqual([
    ['kind', 'Mort subite'],
    [
      'time',
      '3 coups en 1 minute, 3 coups en 40 secondes, ensuite 20 secondes ; toujours 20 secondes de plus pour écrire',
    ],
    ['elimination', 'Qui fait moins que le meilleur score trouvé par un autre joueur est éliminé'],
    ['warnings', 'Chaque avertissement coûte 5 points à partir du 6e, au coup même'],
  ]);
  const [, [, long]] = said('7et8', 'mort-subite', { edition: '2015', hasLongStart: true });
  expect(long).toMatch(/^3 coups en 1 minute 20, 3 coups en 1 minute, 3 coups en 40 secondes, ensuite /);
  expect(said('normale', 'mort-subite', { edition: '2019' }).at(-1)?.[1]).toMatch(/à partir du 4e, au coup même$/);
});
