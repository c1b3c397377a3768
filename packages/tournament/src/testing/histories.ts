import type { Slip } from '@raccord/regulation';
import fc from 'fast-check';
import type { CommandData, CommandType, Remedy } from '../commands.ts';
import type { AppealSubject } from '../events.ts';
import type { Actor } from '../people.ts';
import type { Ruling } from '../verdicts.ts';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  Hall,
  type HallSetup,
  layTop,
  openHall,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
} from './hall.ts';

/** Something that somebody may try, right or wrong: a command drawn at random. */
export interface Attempt {
  readonly type: CommandType;
  readonly data: unknown;
  readonly actor: Actor;
}

const PLAYERS = 6;
const TURNS = 3;
const DRAWS = ['MENERAI', 'MERNIAS', 'USTEALO', '-MERNIAS', '-USTEALO', 'ZZZZZZZ'];
const SOLUTIONS = [
  ['MENERAIS', '5E'],
  ['MENERAI', '5E'],
  ['MA', 'G9'],
  ['SALE', '11H'],
  ['TAS', 'H1'],
] as const;

/** Where the first turn could have been laid too, and some of what follows still holds. */
const ELSEWHERE = [
  ['MENERAI', 'H2'],
  ['MENERAI', 'H3'],
  ['MENERAI', 'H4'],
] as const;

/** Every table at every turn: a game ends whoever handed nothing in. */
const ANY_MISSING = Array.from({ length: 12 }, (_, turn) => ({
  ...{ turn: turn + 1, centre: 'c' },
  tables: Array.from({ length: 8 }, (_seat, table) => table + 1),
}));

const SLIPS: readonly Slip[] = [
  slipOf('MENERAI', 'H4', 70),
  slipOf('MARE', 'H5', 10),
  slipOf('MARE', 'H5', 12),
  slipOf('MERANI', 'H4', 18),
  slipOf('MERANI', '4H', 14),
  slipOf('MER', 'G5', 13),
  slipOf('MENERAIS', '5E', 86),
  slipOf('MENERAIS', 'A1', 86),
  slipOf('NS', '6H', 2),
  ABSENT,
  { ...slipOf('MARE', 'H5', 10), conduct: 'warned' },
  { state: 'late', solutions: [] },
];

const player = fc.integer({ min: 1, max: PLAYERS }).map((number) => `p${number}`);
const turn = fc.integer({ min: 1, max: TURNS });
const slipKey = fc.record({ game: fc.constant('g'), turn, entrant: player });
/** Stands for the turn being played. */
const CURRENT = 0;
const current = fc.constant(CURRENT);
const turnAt = fc.record({ game: fc.constant('g'), turn: current, centre: fc.constant('c') });
const solutionOfTurn = fc
  .record({ game: fc.constant('g'), turn: current, move: fc.constantFrom(...SOLUTIONS) })
  .map(({ game, turn, move: [word, reference] }) => ({ game, turn, word, reference }));
const slip = fc.constantFrom(...SLIPS);
const reason = fc.constantFrom('', 'mal lu', 'bruit');
const chief = fc.constant(CHIEF);
const anybody = fc.constantFrom(CHIEF, refereeNamed('a'), refereeNamed('b'), SECOND, COMMISSION);
const moment = fc.record({ game: fc.constant(0), turn });

const ruling = fc.oneof(
  fc.constant({ outcome: 'nullity' } as const),
  fc.constant({ outcome: 'average' } as const),
  fc.record({
    outcome: fc.constant('accepted' as const),
    points: fc.integer({ min: 0, max: 90 }),
    penalty: fc.constantFrom(0, 5),
    warning: fc.boolean(),
  }),
);

const game = fc.constant('g');
const subject: fc.Arbitrary<AppealSubject> = fc.oneof(
  fc.record({ about: fc.constantFrom('slip' as const, 'warning' as const), game, turn, entrant: player }),
  fc.record({ about: fc.constantFrom('draw' as const, 'solution' as const, 'cancellation' as const), game, turn }),
  fc.record({ about: fc.constant('cancellation' as const), game, turn, centre: fc.constant('c') }),
  fc.record({ about: fc.constant('lateness' as const), game, entrant: fc.constant('p6') }),
  fc.record({ about: fc.constant('end' as const), game }),
  fc.record({ about: fc.constant('exclusion' as const), entrant: player }),
);

/** The one that fits, where it can be ordered at random. */
const remedyOf = ({ about }: AppealSubject, ruling: Ruling): Remedy => {
  if (about === 'slip') return { kind: 'ruling', ruling };
  return about === 'draw' || about === 'solution'
    ? { kind: 'cancelled-turn' }
    : { kind: 'annulment', ...(about === 'lateness' ? { grants: 'average' } : {}) };
};

const attempt = <Type extends CommandType>(
  type: Type,
  data: fc.Arbitrary<CommandData<Type>>,
  actor: fc.Arbitrary<Actor> = chief,
): fc.Arbitrary<Attempt> => fc.record({ type: fc.constant(type), data, actor });

const often = (weight: number, arbitrary: fc.Arbitrary<Attempt>) => ({ weight, arbitrary });

/** A turn that was played is put right: another place for its solution, sometimes other letters too. */
const corrections = (turn: fc.Arbitrary<number>): fc.Arbitrary<Attempt> =>
  attempt(
    'correct-turns',
    fc
      .record({
        turn,
        letters: fc.option(fc.constantFrom(...DRAWS), { freq: 2 }),
        move: fc.constantFrom(...SOLUTIONS, ...ELSEWHERE),
      })
      .map(({ turn, letters, move: [word, reference] }) => ({
        ...{ game: 'g', reason: 'mal posée', shown: '' },
        turns: [{ turn, ...(letters === null ? {} : { letters }), solution: { word, reference } }],
      })),
  );

export const attempts: fc.Arbitrary<Attempt> = fc.oneof(
  often(
    4,
    attempt(
      'make-draw',
      fc.record({
        game: fc.constant('g'),
        source: fc.oneof(
          fc.record({ kind: fc.constant('typed' as const), letters: fc.constantFrom(...DRAWS) }),
          fc.record({ kind: fc.constant('random' as const), seed: fc.nat(50) }),
        ),
      }),
    ),
  ),
  often(2, attempt('start-clock', turnAt)),
  often(1, attempt('pause-clock', turnAt)),
  often(1, attempt('resume-clock', turnAt)),
  often(4, attempt('end-turn', turnAt)),
  often(1, attempt('choose-solution', solutionOfTurn)),
  often(4, attempt('lay-solution', solutionOfTurn)),
  often(2, attempt('close-turn', turnAt)),
  often(
    1,
    attempt(
      'finish-game',
      fc.record({
        game: fc.constant('g'),
        cause: fc.constantFrom(...(['bag', 'decision', 'incident', 'interruption', 'sudden-death'] as const)),
        reason,
        missing: fc.constantFrom([], ANY_MISSING),
      }),
    ),
  ),
  often(
    14,
    attempt(
      'record-slips',
      fc.record({
        game: fc.constant('g'),
        turn,
        slips: fc.array(fc.record({ entrant: player, slip }), { minLength: 1, maxLength: 2 }),
      }),
      anybody,
    ),
  ),
  often(
    4,
    attempt(
      'record-tops',
      fc.record({ game: fc.constant('g'), turn, entrants: fc.uniqueArray(player, { minLength: 1, maxLength: 3 }) }),
      anybody,
    ),
  ),
  often(
    4,
    attempt('correct-slip', fc.record({ game: fc.constant('g'), turn, entrant: player, slip, reason }), anybody),
  ),
  often(2, attempt('refer-slip', fc.record({ game: fc.constant('g'), turn, entrant: player, reason }), anybody)),
  often(1, attempt('confirm-slip', slipKey, anybody)),
  often(
    3,
    attempt(
      'rule-slip',
      fc.record({ game: fc.constant('g'), turn, entrant: player, ruling, reason, isProvisional: fc.boolean() }),
      anybody,
    ),
  ),
  often(1, attempt('withdraw-ruling', fc.record({ game: fc.constant('g'), turn, entrant: player, reason }), anybody)),
  often(2, attempt('give-warning', fc.record({ game: fc.constant('g'), turn, entrant: player, reason }), anybody)),
  often(
    2,
    attempt(
      'print-corrections',
      fc.record({ slips: fc.array(fc.record({ game: fc.constant('g'), turn, entrant: player }), { maxLength: 3 }) }),
      anybody,
    ),
  ),
  often(
    4,
    attempt(
      'deliver-correction',
      fc.record({
        game: fc.constant('g'),
        turn,
        entrant: player,
        means: fc.constantFrom('paper' as const, 'voice' as const),
        isComplete: fc.boolean(),
      }),
      anybody,
    ),
  ),
  often(1, attempt('note-departure', fc.record({ entrant: fc.constant('p6'), from: moment, reason }))),
  often(1, attempt('note-arrival', fc.record({ entrant: fc.constant('p6'), from: moment }))),
  often(
    1,
    attempt(
      'seat-entrant',
      fc.record({ entrant: player, centre: fc.constant('c'), table: fc.integer({ min: 1, max: 8 }), from: moment }),
    ),
  ),
  often(
    1,
    attempt(
      'assign-tables',
      fc.record({
        official: fc.constantFrom('a', 'b'),
        tables: fc.constantFrom([{ from: 1, to: 4 }], [{ from: 3, to: 6 }], []),
        from: moment,
      }),
    ),
  ),
  often(
    1,
    attempt('reject-draw', fc.record({ game: fc.constant('g'), letters: fc.constantFrom(...DRAWS, 'AEIOUAE') })),
  ),
  often(2, corrections(fc.integer({ min: 1, max: TURNS }))),
  often(
    1,
    attempt(
      'cancel-turn',
      fc.oneof(
        fc.record({ game: fc.constant('g'), turn: current, reason }),
        fc.record({ game: fc.constant('g'), turn: current, centre: fc.constant('c'), reason }),
        fc.record({
          ...{ game: fc.constant('g'), turn: current, centre: fc.constant('c'), reason },
          grants: fc.constant('average' as const),
        }),
      ),
    ),
  ),
  often(1, attempt('exclude-entrant', fc.record({ entrant: player, reason }))),
  often(1, attempt('reinstate-entrant', fc.record({ entrant: player, reason }), anybody)),
  often(
    3,
    attempt(
      'file-appeal',
      fc
        .record({
          subject,
          by: fc.constantFrom('player' as const, 'referees' as const),
          to: fc.constantFrom('commission' as const, 'commission' as const, 'federation' as const),
          reason,
        })
        .map(({ subject, ...appeal }) => ({ ...subject, appellant: 'p1', ...appeal })),
      anybody,
    ),
  ),
  often(
    3,
    attempt(
      'answer-appeal',
      fc
        .record({ subject, ruling, isUpheld: fc.boolean(), isRemedied: fc.boolean(), reason })
        .map(({ subject, ruling, isRemedied, ...answer }) => ({
          ...{ ...subject, ...answer },
          ...(isRemedied ? { remedy: remedyOf(subject, ruling) } : {}),
        })),
      fc.constantFrom(COMMISSION, CHIEF),
    ),
  ),
  often(2, attempt('undo', fc.constant({}), anybody)),
  often(2, attempt('redo', fc.constant({}), anybody)),
);

/** The first turn, laid elsewhere: of those after it, many slips are then worth something else. */
export const MOVED: Attempt = {
  type: 'correct-turns',
  data: {
    game: 'g',
    reason: 'mal posée',
    shown: '',
    turns: [{ turn: 1, solution: { word: 'MENERAI', reference: 'H2' } }],
  },
  actor: CHIEF,
};

export const setups: fc.Arbitrary<HallSetup> = fc.record({
  players: fc.constant(PLAYERS),
  edition: fc.constantFrom('2015', '2016', '2019', '2023', '2023'),
  settings: fc.constantFrom(
    { soloThreshold: 3 },
    { soloThreshold: 3, referredByHand: 'penalty' },
    { soloThreshold: 3, referredByHand: 'zero' },
    {},
  ),
  game: fc.constantFrom({}, {}, { rhythm: 'mort-subite' } as const),
});

/** Opens a game and tries everything in order; what is refused changes nothing. */
export function tryAll(setup: HallSetup, history: readonly Attempt[]): Hall {
  const hall = openGame(setup);
  for (const one of history) tryOne(hall, one);
  return hall;
}

/** A hall at its second turn, no slip recorded yet; in a sudden death everybody has found the top of the first one. */
export function openGame(setup: HallSetup): Hall {
  const hall = openHall(setup);
  playTurn(hall, 'MENERAI', 1);
  layTop(hall, 1);
  const entrants = Array.from({ length: PLAYERS }, (_, index) => `p${index + 1}`);
  if (setup.game?.rhythm === 'mort-subite') hall.tell('record-tops', { game: 'g', turn: 1, entrants });
  playTurn(hall, 'MERNIAS', 2);
  return hall;
}

export function tryOne(hall: Hall, { type, data, actor }: Attempt) {
  const turns = hall.journal.state.games.get('g')?.turns.length ?? 0;
  if (type === 'correct-turns') return tryCorrection(hall, data as CommandData<'correct-turns'>);
  const isCurrent = (data as { turn?: number }).turn === CURRENT;
  return hall.ask(type, (isCurrent ? { ...(data as object), turn: turns } : data) as never, actor);
}

/** As the page does it: with what was shown; from the turn on that cannot stand, those after it are cancelled. */
function tryCorrection(hall: Hall, data: CommandData<'correct-turns'>) {
  const first = hall.journal.consequencesOf(data);
  const stuck = first.ok ? first.value.stuck : undefined;
  const corrections = stuck ? { ...data, cancelFrom: stuck.turn } : data;
  const shown = stuck ? hall.journal.consequencesOf(corrections) : first;
  return hall.ask('correct-turns', { ...corrections, shown: shown.ok ? shown.value.shown : '' });
}

/** The same hall, built again from its events. */
export const rebuilt = (hall: Hall): Hall => new Hall(undefined, hall.journal.events);
