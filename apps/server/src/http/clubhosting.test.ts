import { CLUB_REFUSAL_CODES, ClubJournal } from '@raccord/club';
import { faultsOf, ROUTES, type RouteName } from '@raccord/contract';
import { encodeLexicon, WordGraph } from '@raccord/scrabble';
import { countKinds, REFUSAL_CODES } from '@raccord/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSalt } from '../access/tokens.ts';
import { makeClubFile } from '../maintenance/clubfile.ts';
import { askClub, enterClub, firstClub, makeClub, tellClub } from './testing/clubs.ts';
import { type Browser, browserOf, startTestServer, type TestServer, tokenOf, WIDE_LIMITS } from './testing/server.ts';
import { EXAM, joinSitting } from './testing/sittings.ts';
import { linkOf, openTournament, TOURNAMENT } from './testing/tournament.ts';

/** An installation that holds clubs: what it is told of each, and what it does with one. */

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer({ limits: WIDE_LIMITS });
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
});

afterAll(() => server.stop());

const listed = async ({ api }: Browser) => {
  const answer = await api.listClubs();
  return answer.ok ? answer.value.clubs : [];
};

const exported = async (club: string) => {
  const answer = await chief.fetch(`/api/clubs/${club}/export`, {});
  expect(answer.status).toBe(200);
  return { file: await answer.text(), copy: answer.headers.get('etag') ?? '', headers: answer.headers };
};

const since = '2026-09-01';
const member = (id: string) => ({ id, card: { familyName: `NOM ${id}` }, since });

test('the last club is not deleted, whoever has a copy of it', async () => {
  const club = await firstClub(chief);
  const { copy } = await exported(club);
  const asked = { params: { club }, query: { name: 'Mon club', copy } };
  expect(await chief.api.removeClub(asked)).toMatchObject({ fault: { code: 'last-club' } });
});

test('each club is told with what it has, what it may have and when it was last written to', async () => {
  const before = Date.now();
  await makeClub(chief, 'vichy', { members: 3 });
  const words = { name: 'Liste', words: WordGraph.fromWords(['LISTE', 'LISTES']) };
  const file = Buffer.from(encodeLexicon(words));
  const vichy = await enterClub(server, chief, 'vichy');
  await tellClub(vichy, 'vichy', { type: 'add-members', data: { members: ['a', 'b', 'c'].map(member) } });
  await tellClub(vichy, 'vichy', { type: 'note-leaving', data: { member: 'c', on: '2026-10-01' } });
  expect(await vichy.api.importLexicon({ body: { file: file.toString('base64') } })).toMatchObject({ ok: true });
  await openTournament(vichy, 'mardi');
  const [first, second] = await listed(chief);
  expect(first).toMatchObject({
    name: 'Mon club',
    used: { tournaments: 1, members: 0, sittings: 0, lexicons: 0 },
    quotas: {},
  });
  const used = { tournaments: 1, members: 2, sittings: 0, lexicons: file.length };
  expect(second).toMatchObject({ id: 'vichy', name: 'Club vichy', used, quotas: { members: 3 } });
  expect(second.lastAt).toBeGreaterThanOrEqual(before);
  expect(await listed(vichy)).toEqual([second]);
  expect(await vichy.api.readClub({ params: { club: 'vichy' } })).toMatchObject({
    value: { used, quotas: { members: 3 }, lastAt: second.lastAt },
  });
});

test('limits are changed by the installation alone; one that is not said is none', async () => {
  const limited = await chief.api.limitClub({ params: { club: 'vichy' }, body: { tournaments: 1 } });
  expect(limited).toMatchObject({ value: { id: 'vichy', quotas: { tournaments: 1 } } });
  expect(limited.ok && limited.value.quotas).toEqual({ tournaments: 1 });
  const vichy = await enterClub(server, chief, 'vichy');
  expect(await vichy.api.limitClub({ params: { club: 'vichy' }, body: {} })).toMatchObject({
    fault: { code: 'forbidden' },
  });
  expect(await vichy.api.importTournament({ body: { id: 'de-trop', file: '' } })).toMatchObject({
    fault: { code: 'club-full' },
  });
  expect(await chief.api.limitClub({ params: { club: 'inconnu' }, body: {} })).toMatchObject({
    fault: { code: 'unknown-club' },
  });
});

test('a club is deleted by its name and by a copy in which nothing is missing; brought back, it is the same', async () => {
  const vichy = await enterClub(server, chief, 'vichy');
  const early = await exported('vichy');
  expect(early.headers.get('content-disposition')).toContain('Club%20vichy.club');
  await tellClub(vichy, 'vichy', { type: 'add-members', data: { members: [member('d')] } });
  const remove = (name: string, copy: string, by = chief) =>
    by.api.removeClub({ params: { club: 'vichy' }, query: { name, copy } });
  expect(await remove('Club vichy', early.copy)).toMatchObject({ fault: { code: 'copy-behind' } });
  const { file, copy } = await exported('vichy');
  expect(await remove('Mon club', copy)).toMatchObject({ fault: { code: 'bad-request', path: 'name' } });
  expect(await remove('Club vichy', copy, vichy)).toMatchObject({ fault: { code: 'forbidden' } });
  expect(await chief.api.importClub({ body: { file } })).toMatchObject({ fault: { code: 'id-taken' } });
  expect(await vichy.api.seeHall({ params: { tournament: 'mardi' } })).toMatchObject({ ok: true });

  expect(await remove('Club vichy', `W/${copy}`)).toMatchObject({ ok: true });
  expect((await listed(chief)).map(({ name }) => name)).toEqual(['Mon club']);
  expect(await vichy.api.whoAmI()).toMatchObject({ fault: { code: 'no-session' } });
  for (const asked of [
    chief.api.readClub({ params: { club: 'vichy' } }),
    chief.api.seeHall({ params: { tournament: 'mardi' } }),
  ]) {
    expect(await asked).toMatchObject({ ok: false, fault: { code: expect.stringMatching(/^unknown-/) } });
  }
  expect(await chief.api.seeHall({ params: { tournament: TOURNAMENT } })).toMatchObject({ ok: true });

  const back = await chief.api.importClub({ body: { file } });
  expect(back).toMatchObject({ value: { id: 'vichy', name: 'Club vichy', used: { tournaments: 1, members: 3 } } });
  expect(await chief.api.seeHall({ params: { tournament: 'mardi' } })).toMatchObject({ ok: true });
  expect((await exported('vichy')).file).toBe(file);
});

test('a sitting is one of so many that a club may have, and goes and comes with it', async () => {
  await makeClub(chief, 'ecole', { sittings: 1 });
  const own = await enterClub(server, chief, 'ecole');
  const { copy: early } = await exported('ecole');
  const body = { id: 'examen', name: 'Examen', order: EXAM };
  const made = await own.api.makeSitting({ body });
  const sitting = made.ok ? made.value.id : '';
  expect(await own.api.makeSitting({ body: { ...body, id: 'autre' } })).toMatchObject({ fault: { code: 'club-full' } });
  expect(await own.api.makeSitting({ body })).toEqual(made);
  const [{ used }] = await listed(own);
  expect(used).toEqual({ tournaments: 0, members: 0, sittings: 1, lexicons: 0 });

  const remove = (copy: string) =>
    chief.api.removeClub({ params: { club: 'ecole' }, query: { name: 'Club ecole', copy } });
  expect(await remove(early)).toMatchObject({ fault: { code: 'copy-behind' } });
  const { file: empty, copy: before } = await exported('ecole');
  await joinSitting(server, sitting, 'Zoé');
  expect(await remove(before)).toMatchObject({ fault: { code: 'copy-behind' } });
  const seen = await own.api.readSitting({ params: { sitting } });
  const { file, copy } = await exported('ecole');
  expect(await remove(copy)).toEqual({ ok: true });
  expect(await chief.api.readSitting({ params: { sitting } })).toMatchObject({ fault: { code: 'unknown-sitting' } });

  const nothing = '"exercises":[{"position":{},"slip":{},"verdict":{}},';
  for (const [whole, right, wrong] of [
    [file, '"name":"Zoé"', '"name":"Léo"'],
    [file, '"exercises":[', '"exercises":[{},'],
    [empty, '"exercises":[', nothing],
  ]) {
    const changed = whole.replace(right, wrong);
    expect(changed).not.toBe(whole);
    expect(await chief.api.importClub({ body: { file: changed } })).toMatchObject({ fault: { code: 'bad-file' } });
  }
  expect(await chief.api.importClub({ body: { file } })).toMatchObject({ value: { used: { sittings: 1 } } });
  const again = await chief.api.readSitting({ params: { sitting } });
  const now = expect.any(Number);
  expect(again).toEqual({ ok: true, value: { ...(seen.ok ? seen.value : {}), now } });
  const whole = await exported('ecole');
  expect(whole.file).toBe(file);
  expect(await remove(whole.copy)).toEqual({ ok: true });
});

test('whatever is asked of a club while it is deleted is answered as the contract says', async () => {
  const [club, tournament] = ['passager', 'passager-mardi'];
  await makeClub(chief, club);
  const own = await enterClub(server, chief, club);
  await openTournament(own, tournament);
  const { url } = await linkOf(chief, 'screen', tournament);
  const { copy } = await exported(club);
  let count = 0;
  // None of them changes what the copy has.
  const asking = ({ api }: Browser) => ({
    sendClubCommand: api.sendClubCommand({
      ...{ params: { club }, body: { id: `c${++count}`, type: 'undo', data: { event: 'rien' } } },
    }),
    sendCommand: api.sendCommand({
      ...{ params: { tournament }, body: { id: `t${++count}`, type: 'undo', data: { event: 'rien' } } },
    }),
    makeClubLink: api.makeClubLink({ params: { club }, body: { id: `l${++count}`, label: 'Zoé' } }),
    createRehearsal: api.createRehearsal({ body: { club } }),
    limitClub: api.limitClub({ params: { club }, body: { members: 5 } }),
    enter: browserOf(server.url, '').api.enter({ body: { token: tokenOf(url) } }),
    listLexicons: api.listLexicons({ query: { club } }),
    readClub: api.readClub({ params: { club } }),
    seeHall: api.seeHall({ params: { tournament } }),
  });
  let isGone = false;
  const removing = chief.api.removeClub({ params: { club }, query: { name: `Club ${club}`, copy } });
  const faults = new Set<string>();
  const askOn = async (asker: Browser) => {
    for (let isLast = false; !isLast; ) {
      isLast = isGone;
      for (const [name, answering] of Object.entries(asking(asker)) as [RouteName, Promise<ApiAnswer>][]) {
        const answer = await answering;
        if (!answer.ok) faults.add(`${name} ${answer.fault.code}`);
      }
    }
  };
  const askingOn = Promise.all([chief, own, chief, own].map(askOn));
  expect(await removing).toEqual({ ok: true });
  isGone = true;
  await askingOn;
  expect(faults).toContain('readClub unknown-club');
  const foreseen = (Object.keys(ROUTES) as RouteName[]).flatMap((name) =>
    [...faultsOf(ROUTES[name]), ...REFUSAL_CODES, ...CLUB_REFUSAL_CODES].map((code) => `${name} ${code}`),
  );
  const unforeseen = [...faults].filter((one) => !foreseen.includes(one) || /internal|try-again/.test(one));
  expect(unforeseen).toEqual([]);
});

test('a file that is no club, or was cut, is refused whole', async () => {
  const { file } = await exported('vichy');
  for (const bad of ['', '{}', file.slice(0, file.length / 2)]) {
    expect(await chief.api.importClub({ body: { file: bad } })).toMatchObject({ fault: { code: 'bad-file' } });
  }
  expect((await listed(chief)).length).toBe(2);
});

type ApiAnswer = { readonly ok: true } | { readonly ok: false; readonly fault: { readonly code: string } };

type Lines = Parameters<typeof makeClubFile>[2];

/** A club with the tournament of another one as its evening, and whatever else. @param times each text is in it. */
function strangeClub(id: string, more: Lines, times = 1): string {
  const journal = new ClubJournal();
  const actor = { role: 'installation', id: 'i', name: 'Zoé', salt: newSalt() } as const;
  const evening = { tournament: TOURNAMENT, title: 'Mardi', date: '2026-11-17' };
  journal.submit({ type: 'create-club', data: { name: 'Étrange' }, id, actor, at: 1 });
  journal.submit({ type: 'add-evening', data: evening, id: 'soiree', actor, at: 2 });
  const events = journal.events.map((event) => ({ kind: 'event' as const, event: event as never }));
  const texts = journal.disclosures.all().map((disclosure) => ({ kind: 'disclosure' as const, disclosure }));
  const lines = [...events, ...Array.from({ length: times }, () => texts).flat(), ...more];
  return [...makeClubFile(id, 'Étrange', lines)].join('');
}

test('a club that comes in a file gets no tournament of another one', async () => {
  const club = 'etrange';
  expect(await chief.api.importClub({ body: { file: strangeClub(club, []) } })).toMatchObject({ ok: true });
  const theirs = await enterClub(server, chief, club);
  const evening = { club, tournament: TOURNAMENT };
  expect(await theirs.api.readClub({ params: { club } })).toMatchObject({ ok: true });
  expect(await theirs.api.readEvening({ params: evening })).toMatchObject({ fault: { code: 'forbidden' } });
  for (const asker of [theirs, chief]) {
    expect(await askClub(asker, club, { type: 'close-evening', data: { tournament: TOURNAMENT } })).toMatchObject({
      fault: { code: 'unknown-tournament' },
    });
  }
});

test('a file with something in it twice is refused whole', async () => {
  const tournament = await chief.api.exportTournament({ params: { tournament: TOURNAMENT } });
  const file = tournament.ok ? tournament.value : '';
  const brought = { kind: 'tournament' as const, id: 'deux-fois', file };
  expect(await chief.api.importClub({ body: { file: strangeClub('double', [brought, brought]) } })).toMatchObject({
    fault: { code: 'bad-file' },
  });
  expect(await chief.api.importClub({ body: { file: strangeClub('double', [brought], 2) } })).toMatchObject({
    fault: { code: 'bad-file' },
  });
  expect(await chief.api.importClub({ body: { file: strangeClub('double', [brought]) } })).toMatchObject({ ok: true });
});

test('what a file says was kept of evenings has the shape of it, and the tournament that comes to it', async () => {
  const kept = (one: object) => ({ kind: 'result' as const, result: one as never });
  const result = { tournament: TOURNAMENT, sequence: 3, hash: '', top: 10, turns: 1, rows: [] };
  const row = {
    ...{ entrant: 'p1', rank: 1, total: 1, tops: 0, solos: 0, warnings: 0 },
    ...{ reasons: [], best: [], missed: [], kinds: countKinds([]) },
  };
  for (const bad of [
    { tournament: TOURNAMENT },
    { ...result, sequence: '3' },
    { ...result, rows: [row] },
    { ...result, rows: [{ ...row, players: [{}] }] },
  ]) {
    expect(await chief.api.importClub({ body: { file: strangeClub('pire', [kept(bad)]) } })).toMatchObject({
      fault: { code: 'bad-file', text: expect.stringContaining('ne se lit pas') },
    });
  }
  const good = { ...result, rows: [{ ...row, players: [{ name: 'JOUEUR 1' }] }] };
  expect(await chief.api.importClub({ body: { file: strangeClub('meilleur', [kept(good)]) } })).toMatchObject({
    fault: { code: 'bad-file', text: expect.stringContaining('sans son tournoi') },
  });
});
