import { REGULATION_SPELLING } from '@raccord/tournament';
import { describe, expect, it } from 'vitest';
import type { GameTurn, GameView, HallView } from '../server/answers.ts';
import { announcementOf, termsAnnouncement } from './announcement.ts';

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));

const sheetOf = (turn: Partial<GameTurn>, rhythm: GameView['rhythm'] = 'normal') =>
  ({
    ...{ id: 'g', rhythm, cancelled: [] },
    turns: [
      {
        ...{ number: 2, draw: 'AEIMNRS', markedDraw: 'AE+IMNRS', leftover: 'AE', drawn: 'SMIRN' },
        ...{ rejected: [], board: EMPTY, isVoid: false },
        ...turn,
      },
    ],
  }) as unknown as GameView;

const announced = (sheet: GameView) => announcementOf(sheet, { write: 30, pause: 20_000 }, REGULATION_SPELLING);
const linesOf = (sheet: GameView) =>
  Object.fromEntries(announced(sheet)?.lines.map(({ code, said }) => [code, said]) ?? []);

describe('the announcement of a draw', () => {
  it('gives the new letters in the order drawn', () => {
    expect(linesOf(sheetOf({}))).toMatchObject({
      count: ['Reliquat : 2\u00a0lettres'],
      leftover: ['Algérie', 'Égypte'],
      new: ['Suisse, S', 'Maroc, M', 'Italie, I', 'Roumanie, R', 'Norvège, N'],
    });
  });

  it('gives them in the order of the alphabet where no other was kept', () => {
    expect(linesOf(sheetOf({ drawn: '' })).new).toEqual([
      ...['Italie, I', 'Maroc, M', 'Norvège, N', 'Roumanie, R', 'Suisse, S'],
    ]);
  });

  it('has no leftover once it was put back, and says how many letters were', () => {
    const whole = { markedDraw: '-AEIMNRS', drawn: 'SEMAINR' };
    for (const rejected of [[], [{ letters: 'AEIOUUU', cause: 'invalid' as const }]]) {
      const lines = linesOf(sheetOf({ ...whole, rejected }));
      expect(lines.count).toEqual(['Rejet : 7\u00a0lettres']);
      expect(lines.leftover).toBeUndefined();
      expect(lines.new).toHaveLength(7);
    }
  });

  it('is by letters alone in blitz', () => {
    expect(linesOf(sheetOf({}, 'blitz')).draw).toEqual([...'AEIMNRS']);
    expect(linesOf(sheetOf({}, 'semi-blitz')).draw).toContain('Algérie');
  });

  it('is another one when the letters are others', () => {
    expect(announced(sheetOf({ drawn: 'MIRNS' }))?.id).not.toBe(announced(sheetOf({}))?.id);
  });
});

it('is that of the solution once it is laid, on the board before it', () => {
  const solution = { word: 'MARINES', reference: 'H4', score: 70 };
  const announcement = announced(sheetOf({ solution }));
  expect(announcement).toMatchObject({ kind: 'solution', game: 'g', turn: 2 });
  expect(announcement?.lines[0]?.said).toEqual(['70\u00a0points']);
});

it('is none before a draw, nor of a turn cancelled', () => {
  expect(announced({ ...sheetOf({}), turns: [] })).toBeUndefined();
  expect(announced(sheetOf({ isVoid: true }))).toBeUndefined();
  const cancelled = (number: number) => [{ number, draw: 'AEIMNRS', reason: 'temps', at: 0, delivered: 0 }];
  expect(announced({ ...sheetOf({}), cancelled: cancelled(3) })).toBeUndefined();
  expect(announced({ ...sheetOf({}), cancelled: cancelled(2) })).toBeDefined();
});

describe('before the first draw of a game', () => {
  type Game = Partial<HallView['games'][number]>;
  const hallWith = (...games: readonly Game[]) =>
    ({ edition: '2023', settings: { longSuddenDeath: false }, games }) as unknown as HallView;
  const blitz: Game = { id: 'b', formula: 'normale', rhythm: 'blitz', turns: 0, isFinished: false };

  it('its kind and its terms are announced once the game before is over', () => {
    const announcement = termsAnnouncement(hallWith({ ...blitz, id: 'a', turns: 18, isFinished: true }, blitz));
    expect(announcement).toMatchObject({ kind: 'terms', game: 'b', turn: 1 });
    expect(announcement?.lines.map(({ code }) => code)).toEqual(['kind', 'time', 'warnings']);
  });

  it('nothing is, of an ordinary game, of one begun, of one after another that is not over', () => {
    const ordinary: Game = { ...blitz, rhythm: 'normal' };
    const halls = [hallWith(ordinary), hallWith({ ...blitz, turns: 1 }), hallWith({ ...ordinary, id: 'a' }, blitz)];
    expect(halls.map(termsAnnouncement)).toEqual([undefined, undefined, undefined]);
  });
});
