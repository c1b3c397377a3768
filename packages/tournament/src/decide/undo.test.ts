import { describe, expect, it } from 'vitest';
import type { CommandType } from '../commands.ts';
import type { RecordedEvent } from '../events.ts';
import { Journal } from '../history/journal.ts';
import { rankOverall } from '../ranking/ranking.ts';
import { EVERYTHING } from '../testing/everything.ts';
import {
  ABSENT,
  CHIEF,
  COMMISSION,
  chiefOf,
  entrants,
  Hall,
  layTop,
  missingIn,
  openHall,
  openTwoCentres,
  outcomeOf,
  playerNamed,
  playTurn,
  refereeNamed,
  SECOND,
  slipOf,
  WORDBOOK,
} from '../testing/hall.ts';
import { COMMANDS } from './asked.ts';
import { standingEvents, withReliant } from './undo.ts';

const TURN = { game: 'g', turn: 1 };
const AT_C = { ...TURN, centre: 'c' };
const KEY = { ...TURN, entrant: 'p1' };
const TOP = slipOf('MENERAI', 'H4', 70);
const slip = (entrant: string, written = TOP) => ({ ...TURN, slips: [{ entrant, slip: written }] });

const draw = (hall: Hall, letters = 'MENERAI', game = 'g') =>
  hall.tell('make-draw', { game, source: { kind: 'typed', letters } });

/** The state and all that is worked out from it, as they are now. */
function snapshot({ journal: { state, ledger } }: Hall) {
  const ids = [...state.entrants.keys()];
  return structuredClone({
    state,
    results: [...state.games.values()].flatMap(({ plan, turns }) =>
      turns.flatMap(({ number }) => ids.map((id) => ledger.result(plan.id, number, id))),
    ),
    totals: [...state.games.keys()].flatMap((game) => ids.map((id) => ledger.gameTotal(game, id))),
    ranking: state.charter ? rankOverall(state, ledger) : [],
  });
}

const LASTING: ReadonlySet<CommandType> = new Set([
  'create-tournament',
  'direct-screens',
  'make-links',
  'revoke-links',
]);

const TAKING_BACK: ReadonlySet<string> = new Set(['undo', 'redo']);

describe('an action undone at once', () => {
  it('leaves everything as it was, whatever the action', () => {
    const hall = new Hall();
    const undone = new Set<CommandType>();
    for (const { type, tell } of EVERYTHING) {
      const before = snapshot(hall);
      const { id } = tell(hall);
      const answer = hall.ask('undo', { event: id });
      if (LASTING.has(type)) {
        expect(outcomeOf(answer)).toBe('nothing-to-undo');
        continue;
      }
      expect(outcomeOf(answer)).toEqual({ type: 'action-undone', data: { event: id, alongside: [] } });
      expect(snapshot(hall)).toEqual(before);
      undone.add(type);
      tell(hall);
    }
    const all = Object.keys(COMMANDS).filter((type) => !LASTING.has(type as CommandType) && !TAKING_BACK.has(type));
    expect([...undone].sort()).toEqual(all.sort());
  });

  it('stays in the history, with its undoing', () => {
    const hall = openHall();
    const { id } = draw(hall);
    hall.tell('undo', {});
    expect(hall.journal.events.slice(-2).map((event) => event.type)).toEqual(['draw-made', 'action-undone']);
    expect(hall.journal.events.filter((event) => hall.journal.isUndone(event)).map((event) => event.id)).toEqual([id]);
  });

  it('is not done again when its command comes again: only a new command does it again', () => {
    const hall = openHall();
    const command = hall.command('make-draw', { game: 'g', source: { kind: 'typed', letters: 'MENERAI' } });
    const first = hall.journal.submit(command);
    hall.tell('undo', {});
    expect(hall.journal.submit(command)).toEqual(first);
    expect(hall.journal.state.games.get('g')?.turns).toEqual([]);
    draw(hall);
    expect(hall.journal.state.games.get('g')?.turns).toHaveLength(1);
  });
});

describe('one’s last action', () => {
  it('is taken back, then the one before it', () => {
    const hall = openHall();
    const drawn = draw(hall);
    const started = hall.tell('start-clock', AT_C);
    expect(hall.tell('undo', {}).data).toMatchObject({ event: started.id });
    expect(hall.tell('undo', {}).data).toMatchObject({ event: drawn.id });
  });

  it('is one’s own: what others did since is left alone', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    const mine = hall.tell('record-slips', slip('p1'), refereeNamed('a'));
    hall.tell('record-slips', slip('p3'), refereeNamed('b'));
    layTop(hall, 1);
    expect(hall.tell('undo', {}, refereeNamed('a')).data).toMatchObject({ event: mine.id });
    expect(hall.journal.ledger.result('g', 1, 'p3').points).toBe(70);
  });

  it('may not be there', () => {
    const hall = openHall();
    expect(outcomeOf(hall.ask('undo', {}, refereeNamed('a')))).toBe('nothing-to-undo');
    expect(outcomeOf(hall.ask('undo', { event: 'inconnu' }))).toBe('nothing-to-undo');
  });

  it('is not the undoing itself, and is undone once', () => {
    const hall = openHall();
    const drawn = draw(hall);
    const undoing = hall.tell('undo', {});
    expect(outcomeOf(hall.ask('undo', { event: undoing.id }))).toBe('nothing-to-undo');
    expect(outcomeOf(hall.ask('undo', { event: drawn.id }))).toBe('nothing-to-undo');
  });
});

describe('an action that is named', () => {
  it('is taken back by its author, or by the chief referee whoever did it', () => {
    const hall = openHall();
    playTurn(hall, 'MENERAI', 1);
    const ofA = hall.tell('record-slips', slip('p1'), refereeNamed('a'));
    expect(outcomeOf(hall.ask('undo', { event: ofA.id }, refereeNamed('b')))).toBe('not-your-action');
    expect(outcomeOf(hall.ask('undo', { event: ofA.id }, SECOND))).toBe('not-your-action');
    hall.tell('undo', { event: ofA.id });
    expect(hall.journal.state.games.get('g')?.turns[0].files.size).toBe(0);
  });

  it('is taken back by the chief of a centre if it is one of his people’s', () => {
    const hall = openTwoCentres({ settings: { playersWriteSlips: true } });
    const drawn = draw(hall);
    const ofReferee = hall.tell('record-slips', slip('p3'), refereeNamed('b2'));
    const ofPlayer = hall.tell('record-slips', slip('p4'), playerNamed('p4'));
    const elsewhere = hall.tell('record-slips', slip('p1'), refereeNamed('a'));
    const ofColleague = hall.tell('start-clock', AT_C, chiefOf('c'));
    for (const { id } of [drawn, elsewhere, ofColleague]) {
      expect(outcomeOf(hall.ask('undo', { event: id }, chiefOf('d')))).toBe('not-your-action');
    }
    for (const { id } of [ofReferee, ofPlayer]) hall.tell('undo', { event: id }, chiefOf('d'));
    hall.tell('undo', { event: ofColleague.id }, { role: 'chief', name: 'Suppléant', centre: 'c' });
  });
});

describe('a player', () => {
  const PLAYER = playerNamed('p1');

  function withSlip(): Hall {
    const hall = openHall({ settings: { playersWriteSlips: true } });
    draw(hall);
    hall.tell('record-slips', slip('p1', slipOf('MERANI', 'H4', 18)), PLAYER);
    return hall;
  }

  it('takes his slip back and writes another one until the announcement', () => {
    const hall = withSlip();
    hall.tell('undo', {}, PLAYER);
    hall.tell('record-slips', slip('p1'), PLAYER);
    hall.tell('end-turn', AT_C);
    expect(outcomeOf(hall.ask('undo', {}, PLAYER))).toBe('turn-ended');
    expect(hall.journal.ledger.result('g', 1, 'p1').points).toBe(70);
  });

  it('cannot take back that he was told of a sanction', () => {
    const hall = withSlip();
    hall.tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
    const told = hall.tell('deliver-correction', { ...KEY, means: 'screen' }, PLAYER);
    expect(outcomeOf(hall.ask('undo', { event: told.id }, PLAYER))).toBe('nothing-to-undo');
    hall.tell('undo', { event: told.id });
  });

  it('cannot take it back along with his slip either, once the announcement was taken back', () => {
    const hall = withSlip();
    const [written] = hall.journal.events.slice(-1);
    const ended = hall.tell('end-turn', AT_C);
    const told = hall.tell('deliver-correction', { ...KEY, means: 'screen' }, PLAYER);
    hall.tell('undo', { event: ended.id });
    const asked = { event: written.id, alongside: [told.id] };
    expect(outcomeOf(hall.ask('undo', asked, PLAYER))).toBe('action-relied-upon');
    hall.tell('undo', asked);
  });

  it('learns nothing of what his slip is worth from what stands in the way', () => {
    const hall = withSlip();
    const [written] = hall.journal.events.slice(-1);
    const inTheWay = (what: string) => ({
      fault: {
        text: `Une action plus récente en dépend : ${what} : bulletin de Joueur 1, coup 1 (Partie 1). Annulez-la d’abord.`,
      },
    });
    hall.tell('correct-slip', { ...KEY, slip: TOP, reason: 'mal lu' }, PLAYER);
    expect(hall.ask('undo', { event: written.id }, PLAYER)).toMatchObject(inTheWay('correction'));
    hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity' }, reason: 'illisible' });
    expect(hall.ask('undo', { event: written.id }, PLAYER)).toMatchObject(inTheWay('décision'));
  });
});

/** A tournament, an action of it, and what relies on that action. */
type Reliance = readonly [string, () => readonly [Hall, RecordedEvent], string];

function afterDraw(then: (hall: Hall) => void): readonly [Hall, RecordedEvent] {
  const hall = openHall();
  const drawn = draw(hall);
  then(hall);
  return [hall, drawn];
}

function afterSlip(then: (hall: Hall) => void): readonly [Hall, RecordedEvent] {
  const hall = openHall();
  playTurn(hall, 'MENERAI', 1);
  const recorded = hall.tell('record-slips', slip('p1', slipOf('MERANI', 'H4', 18)));
  then(hall);
  return [hall, recorded];
}

const RELIANCES: readonly Reliance[] = [
  [
    'a centre with players',
    () => withEvent('centre-added'),
    'tables 3 à 4 pour Arbitre b, à partir du coup 1 de la partie 1',
  ],
  [
    'players who play',
    () =>
      withEvent('entrants-registered', (hall) => {
        draw(hall);
        hall.tell('record-slips', slip('p1'));
      }),
    'saisie : bulletin de Joueur 1, coup 1 (Partie 1)',
  ],
  [
    'players in a team',
    () => withEvent('entrants-registered', (hall) => hall.tell('form-team', { id: 't', name: 'T', entrants: ['p1'] })),
    'formation de l’équipe « T » : Joueur 1',
  ],
  [
    'a referee with tables',
    () => withEvent('official-appointed'),
    'tables 3 à 4 pour Arbitre b, à partir du coup 1 de la partie 1',
  ],
  ['a game that has begun', () => withEvent('game-planned', (hall) => draw(hall)), 'tirage AEEIMNR, coup 1 (Partie 1)'],
  [
    'a game before another one',
    () =>
      withEvent('game-planned', (hall) =>
        hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: '7sur8', rhythm: 'blitz' }),
      ),
    'ajout de la partie « Partie 2 » (formule 7 sur 8, rythme blitz)',
  ],
  [
    'a draw whose clock runs',
    () => afterDraw((hall) => hall.tell('start-clock', AT_C)),
    'chronomètre lancé, coup 1 (Partie 1)',
  ],
  [
    'a draw with slips',
    () => afterDraw((hall) => hall.tell('record-tops', { ...TURN, entrants: ['p1', 'p2'] })),
    'saisie de 2\u00a0bulletins, coup 1 (Partie 1)',
  ],
  [
    'a draw put right',
    () => afterDraw((hall) => hall.tell('correct-draw', { ...TURN, letters: 'SALETUN', reason: 'mal lu' })),
    'tirage corrigé en AELNSTU, coup 1 (Partie 1)',
  ],
  [
    'a clock that was paused',
    () => {
      const hall = openHall();
      draw(hall);
      const started = hall.tell('start-clock', AT_C);
      hall.tell('pause-clock', AT_C);
      return [hall, started];
    },
    'chronomètre arrêté, coup 1 (Partie 1)',
  ],
  [
    'an announcement after which the solution was laid',
    () => {
      const hall = openHall();
      draw(hall);
      const ended = hall.tell('end-turn', AT_C);
      layTop(hall, 1);
      return [hall, ended];
    },
    'solution MENERAI en H4 pour 70\u00a0points, coup 1 (Partie 1)',
  ],
  [
    'a solution before the next draw',
    () => {
      const hall = openHall();
      playTurn(hall, 'MENERAI', 1);
      const laid = hall.tell('lay-solution', { ...TURN, word: 'MENERAI', reference: 'H4' });
      draw(hall, 'MERNIAS');
      return [hall, laid];
    },
    'tirage AEIMNRS, coup 2 (Partie 1)',
  ],
  [
    'a slip that was corrected',
    () => afterSlip((hall) => hall.tell('correct-slip', { ...KEY, slip: ABSENT, reason: 'mal lu' })),
    'correction : bulletin de Joueur 1, coup 1 (Partie 1)',
  ],
  [
    'a slip that the commission decided',
    () =>
      afterSlip((hall) =>
        hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity' }, reason: 'illisible' }, COMMISSION),
      ),
    'décision : bulletin de Joueur 1, coup 1 (Partie 1)',
  ],
  [
    'a slip of which the player was told',
    () => afterSlip((hall) => hall.tell('deliver-correction', { ...KEY, means: 'paper' })),
    'billet de correction remis (sur papier) : Joueur 1, coup 1 (Partie 1)',
  ],
  [
    'a slip of a turn that is closed',
    () =>
      afterSlip((hall) => {
        hall.tell('record-tops', { ...TURN, entrants: ['p2', 'p3', 'p4'] });
        hall.tell('close-turn', AT_C);
      }),
    'clôture du coup 1 (Partie 1)',
  ],
  [
    'a game that is over when the next one has begun',
    () => {
      const hall = openHall();
      hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
      const finished = hall.tell('finish-game', {
        game: 'g',
        cause: 'decision',
        reason: 'panne',
        missing: missingIn(hall),
      });
      draw(hall, 'MENERAI', 'h');
      return [hall, finished];
    },
    'tirage AEEIMNR, coup 1 (Partie 2)',
  ],
];

/** An open hall, then more, and its first event of a type. */
function withEvent(type: RecordedEvent['type'], then: (hall: Hall) => void = () => {}): readonly [Hall, RecordedEvent] {
  const hall = openHall();
  then(hall);
  const event = hall.journal.events.find((one) => one.type === type);
  if (!event) throw new Error(`No ${type}.`);
  return [hall, event];
}

describe('what something relies on stays', () => {
  it.each(RELIANCES)('%s', (_, given, what) => {
    const [hall, { id }] = given();
    const before = snapshot(hall);
    expect(hall.ask('undo', { event: id })).toEqual({
      ok: false,
      fault: {
        code: 'action-relied-upon',
        text: `Une action plus récente en dépend : ${what}. Annulez-la d’abord.`,
      },
    });
    expect(snapshot(hall)).toEqual(before);
  });

  it('until what relies on it is itself undone', () => {
    const [hall, { id }] = afterDraw((one) => one.tell('start-clock', AT_C));
    hall.tell('undo', {});
    hall.tell('undo', { event: id });
    expect(hall.journal.state.games.get('g')?.turns).toEqual([]);
  });

  it('but not what stands beside it: slips of other tables, clocks of other centres, turns closed elsewhere', () => {
    const hall = openTwoCentres();
    draw(hall);
    const started = hall.tell('start-clock', AT_C);
    hall.tell('start-clock', { ...TURN, centre: 'd' });
    const recorded = hall.tell('record-slips', slip('p1'));
    hall.tell('end-turn', { ...TURN, centre: 'd' });
    hall.tell('record-tops', { ...TURN, entrants: ['p3', 'p4'] });
    hall.tell('close-turn', { ...TURN, centre: 'd' });
    hall.tell('undo', { event: recorded.id });
    hall.tell('undo', { event: started.id });
  });

  it('nor what comes after it in time alone: the announcement, the closing of another turn, the next game', () => {
    const hall = openHall({ players: 2 });
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    draw(hall);
    const first = hall.tell('record-slips', slip('p1'));
    hall.tell('end-turn', AT_C);
    layTop(hall, 1);
    playTurn(hall, 'MERNIAS', 2);
    hall.tell('record-tops', { game: 'g', turn: 2, entrants: ['p1', 'p2'] });
    hall.tell('close-turn', { ...AT_C, turn: 2 });
    layTop(hall, 2);
    hall.tell('finish-game', { game: 'g', cause: 'decision', reason: 'panne', missing: missingIn(hall) });
    draw(hall, 'MENERAI', 'h');
    hall.tell('undo', { event: first.id });
    expect(hall.journal.ledger.missingTables('g', 1, 'c')).toEqual([1, 2]);
  });

  it('a game cancelled while an earlier one is played can be planned again', () => {
    const hall = openHall();
    hall.tell('plan-game', { id: 'h', name: 'Partie 2', formula: 'normale', rhythm: 'normal' });
    const cancelled = hall.tell('cancel-game', { game: 'h', reason: 'trop tard' });
    draw(hall);
    hall.tell('undo', { event: cancelled.id });
    expect(hall.journal.state.games.get('h')?.finished).toBeUndefined();
  });

  it('a decision over a slip is taken back even when the turn is closed, one in place of a slip is not', () => {
    const hall = openHall({ players: 2 });
    playTurn(hall, 'MENERAI', 1);
    hall.tell('record-slips', slip('p1'));
    const over = hall.tell('rule-slip', { ...KEY, ruling: { outcome: 'nullity' }, reason: 'illisible' });
    const inPlace = hall.tell('rule-slip', { ...TURN, entrant: 'p2', ruling: { outcome: 'average' }, reason: 'perdu' });
    hall.tell('close-turn', AT_C);
    expect(outcomeOf(hall.ask('undo', { event: inPlace.id }))).toBe('action-relied-upon');
    hall.tell('undo', { event: over.id });
    expect(hall.journal.ledger.result('g', 1, 'p1').points).toBe(70);
  });
});

describe('an action and all that relies on it', () => {
  /** A turn played to its end by several people, and another one begun. */
  function played(): { hall: Hall; drawn: RecordedEvent; before: ReturnType<typeof snapshot> } {
    const hall = openHall({ players: 2 });
    const before = snapshot(hall);
    const drawn = draw(hall);
    hall.tell('start-clock', AT_C);
    hall.tell('record-slips', slip('p1'), refereeNamed('a'));
    hall.tell('end-turn', AT_C);
    layTop(hall, 1);
    hall.tell('record-slips', slip('p2', ABSENT));
    hall.tell('give-warning', { ...KEY, reason: 'bruit' });
    hall.tell('close-turn', AT_C);
    draw(hall, 'MERNIAS');
    return { hall, drawn, before };
  }

  const reliantOn = ({ journal }: Hall, event: RecordedEvent) =>
    withReliant(journal.state, event, standingEvents(journal.events, journal.undone));

  it('goes in one action, once all of it is named: the turn is to be played again', () => {
    const { hall, drawn, before } = played();
    const [, ...others] = reliantOn(hall, drawn);
    expect(others.map(({ type }) => type)).toEqual([
      ...['clock-started', 'slips-recorded', 'turn-ended', 'solution-laid', 'slips-recorded', 'warning-given'],
      ...['turn-closed', 'draw-made'],
    ]);
    const alongside = others.map(({ id }) => id);
    const count = hall.journal.events.length;
    expect(hall.tell('undo', { event: drawn.id, alongside }).data).toEqual({ event: drawn.id, alongside });
    expect(hall.journal.events).toHaveLength(count + 1);
    expect(snapshot(hall)).toEqual(before);
    draw(hall);
    expect(new Journal(WORDBOOK, hall.journal.events).state).toEqual(hall.journal.state);
  });

  it('stays whole when something else came to rely on it meanwhile: what has to go first is named', () => {
    const { hall, drawn } = played();
    const alongside = reliantOn(hall, drawn).map(({ id }) => id);
    hall.tell('start-clock', { ...AT_C, turn: 2 });
    const before = snapshot(hall);
    expect(hall.ask('undo', { event: drawn.id, alongside })).toMatchObject({
      fault: {
        code: 'action-relied-upon',
        text: 'Une action plus récente en dépend : chronomètre lancé, coup 2 (Partie 1). Annulez-la d’abord.',
      },
    });
    expect(snapshot(hall)).toEqual(before);
  });

  it('stays whole when something named does not rely on it, or does not stand', () => {
    const { hall, drawn } = played();
    const alongside = reliantOn(hall, drawn).map(({ id }) => id);
    const planned = hall.journal.events.find(({ type }) => type === 'game-planned') as RecordedEvent;
    for (const stray of [planned.id, 'inconnu']) {
      const asked = { event: drawn.id, alongside: [...alongside, stray] };
      expect(outcomeOf(hall.ask('undo', asked))).toBe('taken-back-differs');
    }
  });

  it('about slips alone leaves the rest of the state as it is, and gives what working it all out gives', () => {
    const hall = openHall({ players: 2 });
    draw(hall);
    const recorded = hall.tell('record-slips', slip('p1'));
    const before = hall.journal.state;
    const corrected = hall.tell('correct-slip', { ...KEY, slip: ABSENT, reason: 'mal lu' });
    hall.tell('undo', { event: recorded.id, alongside: [corrected.id] });
    expect(hall.journal.state).toBe(before);
    expect(hall.journal.state).toEqual(new Journal(WORDBOOK, hall.journal.events).state);
    expect(hall.journal.ledger.missingTables('g', 1, 'c')).toEqual([1, 2]);
  });

  it('is for whoever may take back each part of it', () => {
    const { hall } = played();
    const recorded = hall.journal.events.find(({ actor }) => actor.role === 'referee') as RecordedEvent;
    const alongside = reliantOn(hall, recorded).map(({ id }) => id);
    expect(outcomeOf(hall.ask('undo', { event: recorded.id, alongside }, refereeNamed('a')))).toBe('not-your-action');
  });
});

describe('a table given to somebody else', () => {
  const NEW = { id: 'q', members: [{ name: 'Nouveau' }], centre: 'c', table: 4 };

  it.each([
    ['the departure', (hall: Hall) => hall.tell('note-departure', { entrant: 'p4', reason: 'malade' })],
    ['the removal', (hall: Hall) => hall.tell('remove-entrant', { entrant: 'p4' })],
    ['the change of table', (hall: Hall) => hall.tell('seat-entrant', { entrant: 'p4', centre: 'c', table: 9 })],
  ])('holds back the undoing of %s of whoever had it', (_, leave) => {
    const hall = openHall();
    const { id } = leave(hall);
    hall.tell('register-entrants', { entrants: [NEW] });
    expect(hall.ask('undo', { event: id })).toMatchObject({
      fault: { code: 'table-taken', text: expect.stringContaining('La table 4 est déjà occupée par Nouveau') },
    });
    hall.tell('remove-entrant', { entrant: 'q' });
    hall.tell('undo', { event: id });
    expect(hall.journal.state.entrants.get('p4')?.seats.at(-1)?.value.table).toBe(4);
  });

  it('holds back nothing while he who had it is away', () => {
    const hall = openHall();
    const moved = hall.tell('seat-entrant', { entrant: 'p4', centre: 'c', table: 9 });
    hall.tell('register-entrants', { entrants: [NEW] });
    hall.tell('note-departure', { entrant: 'p4', reason: 'malade' });
    hall.tell('undo', { event: moved.id });
  });
});

describe('undo by the chief referee', () => {
  it('keeps two chiefs of the same name apart when one runs a centre', () => {
    const hall = openHall();
    hall.tell('register-entrants', { entrants: entrants(1, 'c', 9) }, { role: 'chief', name: 'Juge', centre: 'c' });
    const planned = hall.journal.events.findLast(({ type }) => type === 'game-planned');
    expect(hall.tell('undo', {}, CHIEF).data).toMatchObject({ event: planned?.id });
  });
});
