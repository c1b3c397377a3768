/** Records the folder of today's formats (adr/0055): `npm run formats`. One that was published is never made again. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ClubCommandBody,
  ClubJournal,
  cardOfPerson,
  countMembers,
  type EveningResult,
  eveningResultOf,
  type FederationCommandBody,
  FederationJournal,
  type Licensee,
  type PhaseRow,
  type PlannedPhase,
} from '@raccord/club';
import { type ExamMaterial, type SittingEvent, SittingJournal } from '@raccord/school';
import { buildSearchGraph, encodeLexicon, unwrap, WordGraph } from '@raccord/scrabble';
import { simulate } from '@raccord/simulation';
import { Desk, type Journal } from '@raccord/tournament';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { words as freeWords } from '../../../../data/lexicon/testing/free.ts';
import { exportClub } from '../maintenance/clubtransfer.ts';
import { eraseFrom } from '../maintenance/erasing.ts';
import { lexiconsIn } from '../maintenance/lexicon.ts';
import { exportTournament } from '../maintenance/transfer.ts';
import { FILE_NAME, openStore } from '../store/open.ts';
import { openPool } from '../store/postgres-pool.ts';
import { HANGING, type Tables } from '../store/schema.ts';
import { openFile } from '../store/sqlite.ts';
import { FEDERATION, sittingStream } from '../store/store.ts';
import { makeTables, STORE_FORMAT } from '../store/tables.ts';
import { startPostgres } from '../testing/postgres.ts';
import { toldBy } from './told.ts';

const FOLDER = join(import.meta.dirname, String(STORE_FORMAT));
const DIRECTORY = join(FOLDER, 'donnees');
const CLUB = 'club-de-vichy';
const AT = Date.UTC(2026, 8, 1);
const CHIEF = { role: 'chief', name: 'Juge-arbitre' } as const;
const PLAYERS = 6;

if (existsSync(FOLDER)) throw new Error(`${FOLDER} is there already: remove it first, unless it was published.`);
await mkdir(DIRECTORY, { recursive: true });
const lexicon = {
  name: 'Petits mots',
  words: WordGraph.fromWords([...freeWords.words()].filter((word) => word.length < 5)),
};
const EXAM: ExamMaterial = {
  ...{ kind: 'exam', edition: '2023', number: '2023-1-7', minutes: 10, lexicon: lexicon.name, exercises: [] },
};
const LICENSEES: readonly Licensee[] = [
  { licence: '1000001', name: 'ALPHA Anne', category: 'S', series: '4A', club: 'VIC' },
  { licence: '1000002', name: 'BETA Bruno' },
];

await recordInstallation();
await recordPostgres();

async function recordInstallation(): Promise<void> {
  const store = await openStore({ directory: DIRECTORY });
  const lexicons = lexiconsIn(DIRECTORY);
  const { hash } = await lexicons.add(lexicon);
  const evenings = [7, 8, 9].map((seed) => evening(seed, hash));
  await store.clubs.bring(clubOf(evenings, hash), [
    { club: CLUB, hash, name: lexicon.name, bytes: encodeLexicon(lexicon).length },
  ]);
  unwrap(
    await eraseFrom(
      store,
      'soiree-2',
      { player: { entrant: 'j3', place: 0 } },
      { by: CHIEF, now: AT + 1, isClosed: true },
    ),
  );
  await store.links.create([
    {
      ...{ id: 'lien', stream: null, role: 'installation', data: {}, label: 'Responsable', tokenHash: '0'.repeat(64) },
      ...{ createdBy: null, createdAt: AT, expiresAt: AT + 1 },
    },
  ]);
  await store.outbox.add('soiree-3', [
    {
      command: { id: 'attend', type: 'undo', data: {}, actor: CHIEF, at: AT },
      ...{ who: CHIEF.name, what: 'annulation de la dernière action' },
    },
  ]);
  await store.sittings.create({
    ...{ id: 'examen', name: 'Examen du mardi', club: CLUB, createdAt: AT, summary: { stage: 'closed' } },
    material: EXAM,
  });
  await store.appendDecided(sittingStream('examen'), 0, () => ({ events: satExam(), summary: { stage: 'closed' } }));
  const federation = new FederationJournal();
  for (const [at, body] of federationTold(evenings).entries()) {
    const { event, disclosures } = unwrap(
      federation.submit({ ...body, id: `f${at}`, actor: { role: 'installation', id: 'lien' }, at: AT + at }),
    );
    const licences = body.type === 'import-licences' ? { licences: LICENSEES } : {};
    const beside = { disclosures, summary: {}, ...licences };
    await store.appendDecided(FEDERATION, at, () => ({ events: [event], ...beside }));
  }
  const [club] = (await store.clubs.list()).filter(({ id }) => id === CLUB);
  const files = {
    'vichy.club': [...unwrap(await exportClub(store, lexicons, club)).pieces].join(''),
    'soiree.raccord': [...unwrap(await exportTournament(store, 'soiree-1')).pieces].join(''),
    'petits-mots.lexique': encodeLexicon(lexicon),
    'dit.json': `${JSON.stringify(await toldBy(store, DIRECTORY), undefined, 1)}\n`,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(FOLDER, name), content);
  await store.close();
  await rm(join(DIRECTORY, 'lexiques', `${hash}.recherche`));
}

/** A phase that is closed, one that follows it, and a list of licences. */
function federationTold([{ events }]: readonly Journal[]): readonly FederationCommandBody[] {
  const quotas = { all: 1, category: 0, series: 0, club: 0 };
  const days = { from: '2026-09-01', to: '2026-09-01', holders: [CLUB] };
  const phase: PlannedPhase = {
    id: 'q',
    name: 'Qualification',
    kind: 'qualification',
    ...days,
    rule: { measure: 'percent' },
    quotas,
  };
  const { sequence, hash } = events[events.length - 1];
  const counted = [{ club: CLUB, tournament: 'soiree-1', title: 'Soirée 1', date: '2026-09-01', sequence, hash }];
  const known = { licence: '1000001', category: 'S', series: '4A', clubs: ['Scrabble de Vichy'], homes: [CLUB] };
  const row: PhaseRow = {
    key: 'licence 1000001',
    name: 'ALPHA Anne',
    ...known,
    rank: 1,
    score: 91.5,
    attendance: 1,
    by: 'all',
  };
  const rows = [{ ...row, person: 'p1', salt: '1'.padStart(64, '0') }];
  return [
    { type: 'plan-phase', data: phase },
    { type: 'plan-phase', data: { ...phase, id: 'f', name: 'Finale', kind: 'final', after: 'q', place: 'Vichy' } },
    { type: 'close-phase', data: { phase: 'q', counted, rows } },
    { type: 'publish-calendar', data: { isPublic: true } },
    { type: 'import-licences', data: { day: '2026-09-01', people: LICENSEES.length } },
  ];
}

/** Somebody joined, sat it and finished. */
function satExam(): readonly SittingEvent[] {
  const journal = new SittingJournal(EXAM);
  const [maker, own] = [
    { role: 'maker', name: CHIEF.name },
    { role: 'participant', id: 'p' },
  ] as const;
  const told = [
    [own, { type: 'join', data: { name: 'Zoé', tokenHash: '1'.repeat(64) } }],
    [maker, { type: 'start', data: {} }],
    [own, { type: 'finish', data: {} }],
    [maker, { type: 'close', data: {} }],
  ] as const;
  for (const [at, [actor, body]] of told.entries()) {
    unwrap(journal.submit({ ...body, actor, id: `e${at}`, at: AT + at }));
  }
  return journal.events;
}

/** An evening with an action taken back and had back, another one taken back for good. */
function evening(seed: number, hash: string): Journal {
  const journal = simulate({
    ...{
      wordbook: { words: lexicon.words, graph: buildSearchGraph(lexicon.words) },
      lexicon: { name: lexicon.name, hash },
    },
    ...{ players: PLAYERS, turns: 4, seed, edition: '2023', formula: 'normale' },
  });
  const desk = new Desk(journal, `fin${seed}`, journal.latest);
  desk.tell('describe-tournament', { name: `Soirée ${seed}`, place: 'Vichy', date: '2026-09-01' }, CHIEF);
  desk.tell('undo', {}, CHIEF);
  desk.tell('redo', {}, CHIEF);
  desk.tell('describe-tournament', { name: 'Autre nom', place: 'Vichy', date: '2026-09-01' }, CHIEF);
  desk.tell('undo', {}, CHIEF);
  return journal;
}

/** A club whose evenings but the last are closed, with a member who was erased, a season and a dictionary of its own. */
function clubOf(evenings: readonly Journal[], hash: string) {
  const journal = new ClubJournal();
  const saltOf = (number: number): string => number.toString(16).padStart(64, '0');
  const actor = { role: 'installation', id: 'r', name: 'Responsable', salt: saltOf(0) } as const;
  let count = 0;
  const tell = (body: ClubCommandBody): void => {
    unwrap(journal.submit({ ...body, id: `c${count++}`, actor, at: AT + count }));
  };
  tell({ type: 'create-club', data: { name: 'Scrabble de Vichy' } });
  const people = [...evenings[0].state.entrants.values()];
  const members = people.map(({ members: [person] }, at) => ({
    ...{ id: `m${at + 1}`, card: cardOfPerson(person), salt: saltOf(at + 1), since: '2026-09-01', isNamesake: true },
  }));
  tell({ type: 'add-members', data: { members } });
  const rule = { measure: { kind: 'percent' }, best: 2 } as const;
  const days = { from: '2026-09-01', to: '2027-06-30', planned: 3, except: [] };
  tell({ type: 'plan-season', data: { id: 's', name: 'Saison 2026-2027', ...days, rule } });
  const results: EveningResult[] = [];
  const tournaments = evenings.map(({ events }, at) => ({ id: `soiree-${at + 1}`, events }));
  for (const [at, { id: tournament }] of tournaments.entries()) {
    tell({ type: 'add-evening', data: { tournament, title: `Soirée ${at + 1}`, date: `2026-09-0${at + 1}` } });
    const players = [...evenings[at].state.entrants.values()].map(({ id }, place) => ({
      ...{ entrant: id, place: 0 as const, member: `m${place + 1}` },
    }));
    tell({ type: 'identify-players', data: { tournament, players } });
    if (at === evenings.length - 1) continue;
    const result = unwrap(eveningResultOf(tournament, evenings[at]));
    tell({ type: 'close-evening', data: { tournament, sequence: result.sequence, hash: result.hash } });
    results.push(result);
  }
  tell({ type: 'adopt-lexicon', data: { hash, name: lexicon.name, from: '2027-01-01' } });
  tell({ type: 'withhold-name', data: { member: 'm2', isWithheld: true } });
  tell({
    type: 'note-leaving',
    data: { member: 'm1', on: '2026-10-01', reason: { text: 'déménage', salt: saltOf(99) } },
  });
  tell({ type: 'undo', data: {} });
  tell({ type: 'erase-person', data: { person: 'm4' } });
  return {
    ...{ id: CLUB, name: 'Scrabble de Vichy', events: journal.events, disclosures: journal.disclosures.all() },
    ...{ results, tournaments, sittings: [], members: countMembers(journal.state) },
  };
}

/** The same rows in the tables of PostgreSQL, as a text that any of them loads. */
async function recordPostgres(): Promise<void> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const made: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool(url, 'postgres') }),
    log: ({ query }) => void (query.sql.startsWith('create') && made.push(`${query.sql};\n`)),
  });
  await makeTables(db, 'postgres', async () => undefined);
  await db.destroy();
  await postgres.stop();
  const file = await openFile(join(DIRECTORY, FILE_NAME));
  const rows: string[] = [];
  const hanging = Object.keys(HANGING) as (keyof typeof HANGING)[];
  for (const table of ['schema', 'streams', ...hanging] as const) {
    const order = table === 'streams' ? sql`kind` : sql`rowid`;
    for (const row of await file.selectFrom(table).selectAll().orderBy(order).execute())
      rows.push(insertOf(table, row));
  }
  await file.destroy();
  await writeFile(join(FOLDER, 'postgres.sql'), [...made, ...rows].join(''));
}

function insertOf(table: string, row: object): string {
  const values = Object.values(row).map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`,
  );
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')});\n`;
}
