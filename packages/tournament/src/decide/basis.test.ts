import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommandData, CommandType } from '../commands.ts';
import type { Actor } from '../people.ts';
import { basisOf, setsBasis } from '../state/basis.ts';
import type { TournamentState } from '../state/state.ts';
import {
  CHIEF,
  COMMISSION,
  type Hall,
  openHall,
  playerNamed,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
} from '../testing/hall.ts';
import { attempts, openGame, setups, tryOne } from '../testing/histories.ts';

const TURN = { game: 'g', turn: 1 };
const KEY = { ...TURN, entrant: 'p1' };
const MARES = slipOf('MARES', 'H4', 16);
const REFEREE = refereeNamed('a');

const basis = (hall: Hall, data: object = KEY): string => basisOf(hall.journal.state, data) as string;

/** A command decided on what is said, which may be something else by now. */
function askOn<Type extends CommandType>(
  hall: Hall,
  seen: string,
  type: Type,
  data: CommandData<Type>,
  actor: Actor = CHIEF,
) {
  const answer = hall.journal.submit({ ...hall.command(type, data, actor), basis: seen });
  return answer.ok ? answer.value.type : answer.fault;
}

function entered(): Hall {
  const hall = openHall({ settings: { playersWriteSlips: true } });
  playTurn(hall, 'MERASUN', 1);
  hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: MARES }] }, REFEREE);
  return hall;
}

describe('a decision on a slip that has changed', () => {
  test('what was on the screen is confirmed, and nothing else', () => {
    const hall = entered();
    const seen = basis(hall);
    hall.tell('correct-slip', { ...KEY, slip: slipOf('MARES', 'H4', 61), reason: 'mal lu' }, REFEREE);
    expect(askOn(hall, seen, 'confirm-slip', KEY, SECOND)).toEqual({
      code: 'other-slip',
      text: 'Le bulletin de Joueur 1 au coup 1 a changé entre-temps. Vous aviez vu : « MARES en H4, 16\u00a0points ; accepté, 16\u00a0points » (Arbitre a). Il y a maintenant : « MARES en H4, 61\u00a0points ; accepté, 16\u00a0points, avertissement » (Arbitre a). Regardez-le, puis décidez de nouveau.',
    });
    expect(askOn(hall, basis(hall), 'confirm-slip', KEY, SECOND)).toBe('slip-confirmed');
  });

  test('a turn cancelled and drawn again leaves nothing to those who looked at the one before', () => {
    const hall = entered();
    const seen = basis(hall);
    hall.tell('cancel-turn', { ...TURN, reason: 'erreur d’épellation' });
    playTurn(hall, 'MENERAI', 1);
    const none = expect.objectContaining({
      code: 'other-slip',
      text: expect.stringContaining('Il y a maintenant : « rien de saisi ».'),
    });
    const reason = 'relu';
    const ruling = { outcome: 'nullity' } as const;
    expect(askOn(hall, seen, 'correct-slip', { ...KEY, slip: MARES, reason }, SECOND)).toEqual(none);
    expect(askOn(hall, seen, 'confirm-slip', KEY, SECOND)).toEqual(none);
    expect(askOn(hall, seen, 'refer-slip', { ...KEY, reason }, SECOND)).toEqual(none);
    expect(askOn(hall, seen, 'rule-slip', { ...KEY, ruling, reason }, COMMISSION)).toEqual(none);
    expect(askOn(hall, seen, 'withdraw-ruling', { ...KEY, reason }, COMMISSION)).toEqual(none);
    expect(askOn(hall, seen, 'give-warning', { ...KEY, reason }, REFEREE)).toEqual(none);
    expect(
      askOn(hall, seen, 'file-appeal', { about: 'slip', ...KEY, by: 'player', to: 'commission', reason }, SECOND),
    ).toEqual(none);
    expect(askOn(hall, seen, 'deliver-correction', { ...KEY, means: 'paper' }, REFEREE)).toEqual(none);
    expect(hall.journal.state.games.get('g')?.turns[0].files.size).toBe(0);
  });

  test('two referees enter one slip at the same time: the second is told what the first has entered', () => {
    const hall = openHall();
    playTurn(hall, 'MERASUN', 1);
    const seen = basis(hall);
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: MARES }] }, REFEREE);
    const other = { ...TURN, slips: [{ entrant: 'p1', slip: slipOf('RAMES', 'H4', 16) }] };
    expect(askOn(hall, seen, 'record-slips', other)).toMatchObject({
      code: 'other-slip',
      text: expect.stringContaining(
        'Vous aviez vu : « rien de saisi ». Il y a maintenant : « MARES en H4, 16\u00a0points ; accepté, 16\u00a0points » (Arbitre a).',
      ),
    });
  });

  test('the commission and an appeal go by the last decision, whoever made it', () => {
    const hall = entered();
    const seen = basis(hall);
    hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity' }, reason: 'mot douteux' });
    const ruling = { outcome: 'accepted', points: 16, penalty: 0, warning: false } as const;
    const told = expect.objectContaining({
      text: expect.stringContaining('Il y a maintenant : « décision : zéro » (Juge)'),
    });
    expect(askOn(hall, seen, 'rule-slip', { ...KEY, ruling, reason: 'admis' }, COMMISSION)).toEqual(told);
    const appeal = { about: 'slip', ...KEY, by: 'player', to: 'commission', reason: 'admis' } as const;
    expect(askOn(hall, seen, 'file-appeal', appeal, SECOND)).toEqual(told);
    const ruled = basis(hall);
    hall.tell('withdraw-ruling', { ...KEY, reason: 'erreur' });
    expect(askOn(hall, ruled, 'withdraw-ruling', { ...KEY, reason: 'encore' })).toMatchObject({ code: 'other-slip' });
  });

  test('what was changed and taken back is what it was', () => {
    const hall = entered();
    const seen = basis(hall);
    const correction = hall.tell(
      'correct-slip',
      { ...KEY, slip: slipOf('RAMES', 'H4', 16), reason: 'mal lu' },
      REFEREE,
    );
    hall.tell('undo', { event: correction.id }, REFEREE);
    expect(askOn(hall, seen, 'confirm-slip', KEY, SECOND)).toBe('slip-confirmed');
  });

  test('a confirmation, a warning and a correction slip handed over change nothing of what stands', () => {
    const hall = entered();
    const seen = basis(hall);
    hall.tell('confirm-slip', KEY, SECOND);
    hall.tell('give-warning', { ...KEY, reason: 'bruit' }, REFEREE);
    hall.tell('deliver-correction', { ...KEY, means: 'paper' }, REFEREE);
    expect(basis(hall)).toBe(seen);
  });

  test('somebody who may not deal with the slip is told nothing of it', () => {
    const hall = entered();
    const data = { ...KEY, slip: MARES, reason: 'curieux' };
    expect(askOn(hall, 'rien', 'correct-slip', data, playerNamed('p2'))).toMatchObject({ code: 'not-your-slip' });
  });

  test('a player is told what is written, not what it is worth', () => {
    const hall = openHall({ settings: { playersWriteSlips: true } });
    hall.tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MERASUN' } });
    const seen = basis(hall);
    const player = playerNamed('p1');
    hall.tell('record-slips', { ...TURN, slips: [{ entrant: 'p1', slip: MARES }] }, player);
    const again = { ...TURN, slips: [{ entrant: 'p1', slip: MARES }] };
    expect(askOn(hall, seen, 'record-slips', again, player)).toMatchObject({
      text: expect.stringContaining('Il y a maintenant : « MARES en H4, 16\u00a0points » (p1).'),
    });
  });
});

/** Everything that stands of the slips of a tournament, by what it is known by: turns put right at once set many of them. */
function* readings({ games }: TournamentState): Generator<[basis: string, reading: string]> {
  for (const { plan, turns } of games.values()) {
    for (const { number, files, draw, board } of turns) {
      for (const [entrant, file] of files) {
        const known = basisOf({ games } as TournamentState, { game: plan.id, turn: number, entrant }) as string;
        const { slip, rulings = [], withdrawn = [], referral, appeals = [] } = file;
        const stands = [slip?.slip, slip?.verdict, rulings, withdrawn, referral, appeals];
        const isNothing = stands.every((part) => part === undefined || (Array.isArray(part) && part.length === 0));
        const key = isNothing ? known : `${known} ${plan.id} ${number} ${entrant}`;
        yield [key, JSON.stringify(isNothing ? [[...draw], [...board]] : stands)];
      }
    }
  }
}

test('what nothing stands by is no reading of a slip', () => {
  const hall = entered();
  const draw = hall.journal.events.find(({ type }) => type === 'draw-made')?.id ?? '';
  expect(askOn(hall, draw, 'confirm-slip', KEY, SECOND)).toMatchObject({ code: 'other-position' });
});

test('whatever happens, one basis is one reading', () => {
  const histories = fc.array(attempts, { minLength: 30, maxLength: 100, size: 'max' });
  fc.assert(
    fc.property(setups, histories, (setup, history) => {
      const hall = openGame(setup);
      const known = new Map<string, string>();
      for (const attempt of history) {
        const count = hall.journal.events.length;
        tryOne(hall, attempt);
        const done = hall.journal.events[count];
        // Turns that are put right set what stands of the slips whose position they change, if there are any.
        if (done && done.type !== 'action-undone' && done.type !== 'turns-corrected') {
          const isSet = [...readings(hall.journal.state)].some(([key]) => key.startsWith(`${done.id} `));
          expect(isSet).toBe(setsBasis({ ...attempt, data: attempt.data as object }));
        }
        for (const [key, reading] of readings(hall.journal.state)) {
          expect(known.get(key) ?? reading).toBe(reading);
          known.set(key, reading);
        }
      }
    }),
    { numRuns: 60 },
  );
});
