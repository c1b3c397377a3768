import { checkChain } from '@raccord/stream';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FederationCommandBody } from './decide.ts';
import { FederationJournal } from './journal.ts';
import { describeFederationEvent } from './kinds.ts';
import {
  type CountedEvening,
  changedSince,
  describePhaseRule,
  keysOf,
  type PhaseRow,
  type PlannedPhase,
} from './phase.ts';
import { FEDERATION_REFUSAL_CODES } from './refusals.ts';

const PHASE: PlannedPhase = {
  ...{ id: 'q', name: 'Qualification', kind: 'qualification', from: '2026-12-12', to: '2026-12-13' },
  ...{ holders: ['n'], rule: { measure: 'percent', best: 2 } },
  quotas: { all: 10, category: 0, series: 0, club: 1 },
};
const FINAL: PlannedPhase = { ...PHASE, id: 'f', name: 'Finale', kind: 'final', after: 'q' };

const evening = (tournament: string, sequence = 9): CountedEvening => ({
  ...{ club: 'n', tournament, title: `Manche ${tournament}`, date: '2026-12-12', sequence, hash: `h${sequence}` },
});

const row = (name: string, rank: number, more: Partial<PhaseRow> = {}): PhaseRow => ({
  ...{ key: `licence ${name.toUpperCase()}`, rank, name, licence: name, category: 'S', series: '4A' },
  ...{ clubs: ['Club n'], homes: ['n'], score: 90 - rank, attendance: 1, ...more },
});

const salted = (rows: readonly PhaseRow[], from = 1) =>
  rows.map((one, at) => ({ ...one, person: `p${from + at}`, salt: `${from + at}`.padStart(64, '0') }));

let journal: FederationJournal;
let count = 0;
beforeEach(() => {
  journal = new FederationJournal();
});

const ask = (body: FederationCommandBody) =>
  journal.submit({ ...body, id: `c${count++}`, actor: { role: 'installation', id: 'lien' }, at: 1_000 + count });
const tell = (body: FederationCommandBody) => expect(ask(body)).toMatchObject({ ok: true });
const plan = (phase: Partial<PlannedPhase> = {}) => ask({ type: 'plan-phase', data: { ...PHASE, ...phase } });
const close = (rows: readonly PhaseRow[], counted = [evening('t')], from = 1, phase = 'q') =>
  ask({ type: 'close-phase', data: { phase, counted, rows: salted(rows, from) } });
const kept = (phase = 'q') => {
  const { closed } = journal.state.phases.get(phase) ?? {};
  return closed && journal.rowsOf(closed).map(({ rank, name, by }) => [rank, name, by]);
};
const plain = (text: string): string => text.replaceAll(/\p{Zs}/gu, ' ');

/** The same, read again from what is kept of it. */
const reopened = () => new FederationJournal(journal.events, journal.disclosures.all());

describe('a closed phase', () => {
  beforeEach(() => {
    plan();
    plan(FINAL);
    close([row('Anne', 1, { by: 'all' }), row('Bruno', 2)]);
  });

  test('keeps who played and who goes on, and what it counted, without a name in its events', () => {
    expect(kept()).toEqual([
      [1, 'Anne', 'all'],
      [2, 'Bruno', undefined],
    ]);
    expect(JSON.stringify(journal.events)).not.toMatch(/Anne|Bruno/);
    expect(checkChain(journal.events)).toEqual({ ok: true });
    const again = reopened();
    expect(again.state).toEqual(journal.state);
    expect(again.disclosures.all()).toEqual(journal.disclosures.all());
  });

  test('loses who is erased, from an old copy too, and keeps his place', () => {
    const old = journal.disclosures.all();
    const persons = journal.personsOf(keysOf(['An-ne'], undefined, []));
    expect(persons).toEqual(['p1']);
    expect(journal.personsOf(keysOf(['Anne'], undefined, []), ['ailleurs'])).toEqual([]);
    tell({ type: 'erase-persons', data: { persons } });
    expect(kept()).toEqual([
      [1, 'Personne effacée', 'all'],
      [2, 'Bruno', undefined],
    ]);
    expect(JSON.stringify(new FederationJournal(journal.events, old).disclosures.all())).not.toContain('Anne');
  });

  test('is closed again once something it counted has changed, and what was kept before is let go', () => {
    expect(close([row('Anne', 1)], [evening('t')], 5)).toMatchObject({ ok: false, fault: { code: 'phase-same' } });
    expect(close([row('Bruno', 1)], [evening('t', 12)], 9)).toMatchObject({ ok: true });
    expect(kept()).toEqual([[1, 'Bruno', undefined]]);
    expect(journal.disclosures.all().map(({ person }) => person)).toEqual(['p9']);
    tell({ type: 'reopen-phase', data: { phase: 'q' } });
    expect([kept(), journal.disclosures.all(), reopened().disclosures.all()]).toEqual([undefined, [], []]);
  });

  test('is neither changed nor dropped, nor is one that another one follows', () => {
    expect(plan({ name: 'Autre' })).toMatchObject({ fault: { code: 'phase-closed' } });
    expect(ask({ type: 'drop-phase', data: { phase: 'q' } })).toMatchObject({ fault: { code: 'phase-closed' } });
    tell({ type: 'reopen-phase', data: { phase: 'q' } });
    expect(ask({ type: 'drop-phase', data: { phase: 'q' } })).toMatchObject({ fault: { code: 'phase-followed' } });
    tell({ type: 'drop-phase', data: { phase: 'f' } });
    tell({ type: 'drop-phase', data: { phase: 'q' } });
    expect(journal.state.phases.size).toBe(0);
  });
});

test('what changed since is told by title: counted otherwise, gone, or new', () => {
  const counted = [evening('a'), evening('b'), evening('c')];
  expect(changedSince(counted, counted)).toEqual([]);
  expect(changedSince(counted, [evening('a'), evening('b', 10), evening('d')])).toEqual([
    ...['Manche b', 'Manche d', 'Manche c'],
  ]);
});

test('a rule is told in a sentence', () => {
  expect(plain(describePhaseRule(PHASE))).toBe(
    'Moyenne des % du top, les 2 meilleures manches ; se qualifient : les 10 premiers au général, puis 1 par club',
  );
  expect(plain(describePhaseRule({ ...PHASE, quotas: { ...PHASE.quotas, all: 1 } }))).toContain(
    ': le premier au général',
  );
  const none = { all: 0, category: 0, series: 0, club: 0 };
  expect(describePhaseRule({ rule: { measure: 'total' }, quotas: none })).toBe(
    'Total des scores, toutes les manches ; personne ne s’y qualifie',
  );
});

test('every refusal is met, says what to do, and changes nothing', () => {
  plan();
  plan(FINAL);
  tell({ type: 'import-licences', data: { day: '2026-09-01', people: 3 } });
  const refused = [
    plan({ id: ' ' }),
    plan({ name: ' ' }),
    plan({ name: 'n'.repeat(101) }),
    plan({ from: '2026-02-30' }),
    plan({ to: '2026-12-01' }),
    plan({ rule: { measure: 'total', best: 0 } }),
    plan({ quotas: { all: 10_000, category: 0, series: 0, club: 0 } }),
    plan({ after: 'inconnue' }),
    plan({ after: 'f' }),
    ask({ type: 'reopen-phase', data: { phase: 'q' } }),
    ask({ type: 'drop-phase', data: { phase: 'q' } }),
    close([row('Anne', 1)], []),
    ask({
      type: 'close-phase',
      data: { phase: 'q', counted: [evening('t')], rows: [...salted([row('A', 1)]), ...salted([row('B', 2)])] },
    }),
    ask({ type: 'import-licences', data: { day: '2026-08-31', people: 3 } }),
    ask({ type: 'import-licences', data: { day: '2026-09-02', people: 0 } }),
  ];
  const before = journal.events.length;
  close([row('Anne', 1)]);
  refused.push(plan(), close([row('Anne', 1)], [evening('t')], 4));
  expect(refused.filter(({ ok }) => ok)).toEqual([]);
  const codes = new Set(refused.map((answer) => (answer.ok ? '' : answer.fault.code)));
  expect([...FEDERATION_REFUSAL_CODES].filter((code) => !codes.has(code))).toEqual([]);
  expect(journal.events.length).toBe(before + 1);
});

test('each kind of event is told in words', () => {
  plan();
  close([row('Anne', 1, { by: 'all' })]);
  tell({ type: 'reopen-phase', data: { phase: 'q' } });
  tell({ type: 'publish-calendar', data: { isPublic: true } });
  tell({ type: 'import-licences', data: { day: '2026-09-01', people: 2 } });
  tell({ type: 'erase-persons', data: { persons: [] } });
  const nameOf = (id: string) => journal.state.phases.get(id)?.phase.name ?? id;
  const told = journal.events.map((event) => plain(describeFederationEvent(event, nameOf)));
  tell({ type: 'drop-phase', data: { phase: 'q' } });
  expect(told).toEqual([
    'épreuve « Qualification » au calendrier, le 12/12',
    'clôture de « Qualification » : 1 qualifié sur 1 classé',
    'réouverture de « Qualification »',
    'calendrier rendu public',
    'liste des licences du 01/09 : 2 personnes',
    'effacement d’une personne, à sa demande',
  ]);
});
