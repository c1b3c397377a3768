import { NEWS_SUBJECTS, type SessionAnswer } from '@raccord/contract';
import { describe, expect, it } from 'vitest';
import {
  CHIEF,
  COMMISSION,
  chiefOf,
  draw,
  finish,
  LESS,
  NULL,
  openCentres,
  playerOf,
  playFirstTurn,
  record,
  refereeOf,
  SECOND,
  SPECTATOR,
  screenOf,
  TOP,
  WARNED,
} from '../views/testing/centres.ts';
import { Changes, concernOf } from './changes.ts';

const STATIONS: Readonly<Record<string, SessionAnswer>> = {
  chief: CHIEF,
  commission: COMMISSION,
  'second of d': SECOND,
  'chief of c': chiefOf('c'),
  'chief of d': chiefOf('d'),
  'referee of c': refereeOf('c'),
  'referee of d': refereeOf('d'),
  'player of c': playerOf('c'),
  'player of d': playerOf('d'),
  'screen of c': screenOf('c'),
  'screen of d': screenOf('d'),
};

/** What each station is told of what happened, `play slips` for instance; nothing for those who are told nothing. */
function toldOf(
  centres: ReturnType<typeof openCentres>,
  happen: () => unknown,
  isJustOpened = false,
): Readonly<Record<string, string>> {
  const { journal } = centres;
  const changes = new Changes();
  if (!isJustOpened) changes.note(journal, journal.events);
  const look = () =>
    Object.entries(STATIONS).map(
      ([name, session]) => [name, changes.revisionsFor(concernOf(journal.state, session))] as const,
    );
  const before = new Map(look());
  const known = journal.events.length;
  happen();
  changes.note(journal, journal.events.slice(known));
  const told = look().map(([name, now]) => {
    const subjects = NEWS_SUBJECTS.filter((subject) => now[subject] !== before.get(name)?.[subject]);
    return [name, subjects.join(' ')] as const;
  });
  return Object.fromEntries(told.filter(([, subjects]) => subjects !== ''));
}

const ALL_SUBJECTS = 'play people slips faults results published links relay';

const everybody = (subjects: string) => Object.fromEntries(Object.keys(STATIONS).map((name) => [name, subjects]));

describe('what changed since', () => {
  it('is named, however long ago and however much has changed meanwhile', () => {
    const { journal } = openCentres();
    const changes = new Changes();
    changes.note(journal, journal.events);
    const before = changes.count;
    expect([...changes.keysSince(before)]).toEqual([]);
    changes.noteRelay();
    expect([...changes.keysSince(before)]).toEqual(['relay']);
    for (let time = 0; time < 1_000; time++) changes.noteRelay();
    expect([...changes.keysSince(changes.count - 1)]).toEqual(['relay']);
    expect(new Set(changes.keysSince(before))).toEqual(new Set(['relay']));
    expect([...changes.keysSince(0)]).toContain('people');
  });
});

describe('what a station is told of', () => {
  it('a slip: whoever deals with it; officials everywhere, since rankings change', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    expect(toldOf(centres, () => record(centres, 1, { pc: TOP }))).toEqual({
      ...{ chief: 'slips results', commission: 'slips results' },
      ...{ 'chief of c': 'slips results', 'referee of c': 'slips results', 'player of c': 'slips' },
      ...{ 'second of d': 'results', 'chief of d': 'results', 'referee of d': 'results' },
    });
  });

  it('a slip of which there is more to say, whatever is done to it, or that is taken back: those who deal with faults too', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    const refereeIsTold = (happen: () => unknown) => toldOf(centres, happen)['referee of c'];
    expect(refereeIsTold(() => record(centres, 1, { pc: NULL }))).toBe('slips faults results');
    expect(refereeIsTold(() => centres.tell('confirm-slip', { game: 'g', turn: 1, entrant: 'pc' }))).toBe(
      'slips faults results',
    );
    expect(refereeIsTold(() => record(centres, 1, { qc: TOP }))).toBe('slips results');
    expect(refereeIsTold(() => centres.tell('undo', {}))).toBe('slips faults results');
  });

  it('a slip of a turn that is closed where he plays: everybody, since the results change', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    record(centres, 1, { pc: TOP, qc: TOP });
    centres.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
    const warn = () => centres.tell('give-warning', { game: 'g', turn: 1, entrant: 'pc', reason: 'Bruit' });
    expect(toldOf(centres, warn)).toMatchObject({ 'screen of d': 'published', 'player of c': 'slips published' });
  });

  it('a slip that a finished game lacked: everybody, who is told why its ranking is provisional', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    centres.tell('undo', {});
    finish(centres);
    const told = toldOf(centres, () => record(centres, 1, { pc: TOP }));
    for (const station of ['player of d', 'screen of d', 'chief of d']) expect(told[station]).toContain('published');
  });

  it('the clock of a centre: that centre, and those who look everywhere', () => {
    const centres = openCentres();
    draw(centres, 'MENERAI');
    expect(toldOf(centres, () => centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' }))).toEqual({
      ...{ chief: 'play', commission: 'play', 'second of d': 'play' },
      ...{ 'chief of d': 'play', 'referee of d': 'play', 'player of d': 'play', 'screen of d': 'play' },
    });
  });

  it('the end of a turn: its centre, where players are then told what became of their slips', () => {
    const centres = openCentres();
    draw(centres, 'MENERAI');
    const told = toldOf(centres, () => centres.tell('end-turn', { game: 'g', turn: 1, centre: 'd' }));
    expect(told).toMatchObject({ 'player of d': 'play slips', 'screen of d': 'play', chief: 'play results' });
    expect(told['player of c']).toBeUndefined();
  });

  it('a draw, a solution, somebody new: everybody; a game that begins is in the rankings', () => {
    const centres = openCentres();
    expect(toldOf(centres, () => draw(centres, 'MENERAI'))).toEqual(everybody('play published'));
    const second = openCentres();
    playFirstTurn(second);
    second.tell('end-turn', { game: 'g', turn: 2, centre: 'c' });
    const lay = () => second.tell('lay-solution', { game: 'g', turn: 2, word: 'MARES', reference: '4H' });
    expect(toldOf(second, lay)).toEqual(everybody('play'));
    const appoint = () =>
      centres.tell('appoint-official', { id: 'new', name: 'Neuf', centre: 'c', office: 'second-referee' });
    expect(toldOf(centres, appoint)).toEqual(everybody('people'));
  });

  it('what the screens of a centre are told to show: that centre, or everybody', () => {
    const centres = openCentres();
    const direct = (data: { readonly centre?: string }) => () =>
      centres.tell('direct-screens', { ...data, show: { kind: 'ranking' } });
    const told = toldOf(centres, direct({ centre: 'd' }));
    expect(told).toMatchObject({ chief: 'play', 'screen of d': 'play' });
    expect(told['screen of c']).toBeUndefined();
    expect(toldOf(centres, direct({}))).toEqual(everybody('play'));
  });

  it('links: the chief, whose history tells of them', () => {
    const centres = openCentres();
    const link = { id: 'l', role: 'screen', label: 'Écran' } as const;
    const told = toldOf(centres, () => centres.tell('make-links', { links: [link] }));
    expect(told).toEqual({ chief: 'links', 'chief of c': 'links', 'chief of d': 'links' });
  });

  it('the last closing of a turn: everybody, since nothing of it is open any more', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
    centres.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
    record(centres, 1, { pc: TOP, qc: TOP, pd: TOP });
    const close = (centre: string) => () => centres.tell('close-turn', { game: 'g', turn: 1, centre });
    expect(toldOf(centres, close('c'))['player of d']).toBe('published');
    expect(toldOf(centres, close('d'))['player of c']).toBe('play published');
  });

  it('a slip of a turn that was cancelled, taken back: nobody knows who looks at it', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    const { id } = record(centres, 1, { pc: TOP });
    centres.tell('cancel-turn', { game: 'g', turn: 2, reason: 'Incident' });
    centres.tell('cancel-turn', { game: 'g', turn: 1, reason: 'Incident' });
    expect(toldOf(centres, () => centres.tell('undo', { event: id }))).toMatchObject({ chief: ALL_SUBJECTS });
  });

  it('a slip that takes from somebody, elsewhere, what was his when the tournament was opened: he too', () => {
    const centres = openCentres({ soloThreshold: 1 });
    playFirstTurn(centres);
    centres.tell('start-clock', { game: 'g', turn: 1, centre: 'd' });
    centres.tell('end-turn', { game: 'g', turn: 1, centre: 'd' });
    record(centres, 1, { pd: LESS });
    expect(toldOf(centres, () => record(centres, 1, { pc: TOP }), true)['referee of d']).toContain('slips');
  });

  it('the first draw of a latecomer: everybody, since he counts among the players of the game for its solos (D21)', () => {
    const centres = openCentres({ soloThreshold: 4 });
    draw(centres, 'MENERAI');
    for (const centre of ['c', 'd']) {
      centres.tell('start-clock', { game: 'g', turn: 1, centre });
      centres.tell('end-turn', { game: 'g', turn: 1, centre });
    }
    record(centres, 1, { pc: TOP, qc: LESS, pd: LESS });
    centres.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
    const late = { id: 'rc', centre: 'c', table: 3, members: [{ name: 'Joueur rc' }] };
    centres.tell('register-entrants', { entrants: [late] });
    const bonus = () => centres.journal.ledger.result('g', 1, 'pc').bonus;
    expect(bonus()).toBe(0);
    expect(toldOf(centres, () => draw(centres, 'SMARENE'))).toMatchObject({ chief: ALL_SUBJECTS });
    expect(bonus()).toBe(10);
    expect(toldOf(centres, () => centres.tell('start-clock', { game: 'g', turn: 2, centre: 'c' })).chief).toBe('play');
  });

  it('an action taken back, or had back: those who were told of the action', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    const { id } = record(centres, 1, { pc: TOP });
    for (const change of [() => centres.tell('undo', { event: id }), () => centres.tell('redo', {})]) {
      const told = Object.entries(toldOf(centres, change)).filter(([, subjects]) => subjects.includes('slips'));
      expect(told.map(([name]) => name)).toEqual(['chief', 'commission', 'chief of c', 'referee of c', 'player of c']);
    }
  });

  it('a slip on which the average of somebody hangs: he too', () => {
    const centres = openCentres();
    playFirstTurn(centres);
    record(centres, 1, { qc: NULL });
    centres.tell('rule-slip', {
      game: 'g',
      turn: 1,
      entrant: 'qc',
      ruling: { outcome: 'average' },
      reason: 'Incident',
    });
    const { journal } = centres;
    const changes = new Changes();
    const own = () => changes.revisionsFor(concernOf(journal.state, { ...playerOf('c'), id: 'qc' })).slips ?? 0;
    const known = journal.events.length;
    const before = own();
    record(centres, 1, { pc: WARNED });
    changes.note(journal, journal.events.slice(known));
    expect(own()).toBeGreaterThan(before);
  });
});

it('tells spectators of a turn once every centre has ended it, and of nothing that is played', () => {
  const centres = openCentres();
  const changes = new Changes();
  let known = 0;
  const told = (happen: () => unknown): string => {
    const revisions = () => changes.revisionsFor(concernOf(centres.journal.state, SPECTATOR));
    const before = revisions();
    happen();
    changes.note(centres.journal, centres.journal.events.slice(known));
    known = centres.journal.events.length;
    const after = revisions();
    return NEWS_SUBJECTS.filter((subject) => before[subject] !== after[subject]).join(' ');
  };
  const { tell } = centres;
  const at = (centre: string) => ({ game: 'g', turn: 1, centre });
  told(() => draw(centres, 'MENERAI'));
  expect(told(() => tell('start-clock', at('c')))).toBe('');
  expect(told(() => tell('end-turn', at('c')))).toBe('');
  expect(told(() => tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' }))).toBe('play');
  expect(told(() => record(centres, 1, { pc: TOP, qc: TOP }))).toBe('');
  expect(told(() => draw(centres, 'SMARENE'))).toBe('');
  expect(told(() => tell('end-turn', at('d')))).toBe('play');
  expect(told(() => record(centres, 1, { pd: TOP }))).toBe('');
  for (const centre of ['c', 'd']) expect(told(() => tell('close-turn', at(centre)))).toContain('published');
  expect(told(() => tell('choose-publication', { ranking: 'none', turns: true, sheets: true }))).toContain('play');
});
