import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@raccord/scrabble';
import { checkChain } from '@raccord/stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_NAME, openStore } from '../store/open.ts';
import { sittingStream } from '../store/store.ts';
import { askClub, firstClub, tellClub } from './testing/clubs.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { EXAM, joinSitting, makeSitting, TOPPING } from './testing/sittings.ts';

let server: TestServer;
let chief: Browser;
let club: string;

const since = '2026-09-01';

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  club = await firstClub(chief);
  const card = { familyName: 'QUARTZ', firstName: 'Zénobie' };
  const members = [
    { id: 'm1', card, since },
    { id: 'm2', card: { familyName: 'OSIRIS' }, since },
  ];
  await tellClub(chief, club, { type: 'add-members', data: { members } });
});

afterAll(() => server.stop());

const of = (sitting: string) => ({ params: { sitting } });
const begin = async (sitting: string) => unwrap(await chief.api.startSitting({ ...of(sitting), body: {} }));
const end = async (sitting: string) => unwrap(await chief.api.closeSitting({ ...of(sitting), body: {} }));
const view = async (sitting: string) => unwrap(await chief.api.readSitting(of(sitting)));
const proposed = async (member = 'm1') =>
  unwrap(await chief.api.findSeats({ params: { club, member } })).seats.map(
    ({ sitting, participant, name, isOver }) => ({
      ...{ sitting, participant, name, isOver },
    }),
  );

const eventsOf = async (sitting: string) => {
  const store = await openStore({ directory: server.directory });
  return store.readSound(sittingStream(sitting)).finally(() => store.close());
};

/** What was typed of her, wherever it was; and no word of the namesake. */
const TYPED = [
  'zenobie Quartz',
  'Zénobie QUARTZ',
  'ZENOBIE quartz',
  'Examen de Zénobie',
  'Mme Quartz',
  'appelle QUARTZ',
  'avec Zénobie',
];

function typedOnDisk(): readonly string[] {
  const files = readdirSync(server.directory).filter((name) => name.startsWith(FILE_NAME));
  const bytes = files.map((name) => readFileSync(join(server.directory, name)));
  return TYPED.filter((typed) => bytes.some((one) => one.includes(typed)));
}

test('whoever is erased from a club leaves the exams and the games sat there, whose chain still holds', async () => {
  const exam = await makeSitting(chief, EXAM, 'Examen de Zénobie Quartz');
  const phone = await joinSitting(server, exam, 'zenobie Quartz');
  const osiris = await joinSitting(server, exam, 'OSIRIS');
  const namesake = await joinSitting(server, exam, 'QUARTZ, Zenobie');
  await begin(exam);
  const given = { id: 'r1', slip: 1, points: 12, sanction: 'none' } as const;
  unwrap(await phone.api.answerSlip({ ...of(exam), body: given }));
  const topping = await makeSitting(chief, TOPPING);
  // Taken out of it again: the history still has her name.
  await joinSitting(server, topping, 'Zénobie QUARTZ');
  const before = await view(topping);
  await chief.api.removeParticipant({
    params: { sitting: topping, participant: before.participants[0].id },
  });
  await joinSitting(server, topping, 'ZENOBIE quartz');

  const seats = await proposed();
  expect(seats.map(({ name, isOver }) => [name, isOver])).toEqual([
    ['Zénobie QUARTZ', false],
    ['ZENOBIE quartz', false],
    ['zenobie Quartz', false],
    ['QUARTZ, Zenobie', false],
  ]);
  expect(await proposed('m2')).toMatchObject([{ sitting: exam, name: 'OSIRIS' }]);
  const mine = seats
    .filter(({ name }) => name !== 'QUARTZ, Zenobie')
    .map(({ sitting, participant }) => ({ sitting, participant }));
  const erase = () => askClub(chief, club, { type: 'erase-person', data: { person: 'm1', seats: mine } });

  // While somebody answers under it, the name is needed.
  expect(await erase()).toMatchObject({
    fault: {
      code: 'evening-not-over',
      text: expect.stringMatching(/^La séance « Mardi » n’est pas close.*Rien n’a été effacé/),
    },
  });
  await begin(topping);
  for (const sitting of [exam, topping]) await end(sitting);
  unwrap(
    await osiris.api.contestSlip({ ...of(exam), body: { slip: 1, text: 'Comme l’a dit Mme Quartz, 14 points.' } }),
  );
  unwrap(await phone.api.contestSlip({ ...of(exam), body: { slip: 1, text: 'Je m’appelle QUARTZ.' } }));
  const seen = await view(exam);
  const contested = { slip: 1, text: 'D’accord avec Zénobie.' };
  for (const { id: participant, name } of seen.participants) {
    if (name === 'OSIRIS')
      unwrap(await chief.api.answerContest({ params: { sitting: exam, participant }, body: contested }));
  }
  const marks = (await view(exam)).participants.map(({ name, ...rest }) => rest);

  expect(typedOnDisk()).toEqual(TYPED);

  unwrap(await erase());
  // The namesake, whom nobody said to be her, keeps the name that was typed.
  expect((await view(exam)).participants.map(({ name }) => name).sort()).toEqual([
    'Joueur effacé',
    'OSIRIS',
    'QUARTZ, Zenobie',
  ]);
  expect((await view(exam)).participants.map(({ name, ...rest }) => rest)).toEqual(marks);
  expect((await view(exam)).name).toBe('Examen de Joueur effacé');
  const sheet = unwrap(await osiris.api.readOwnSheet(of(exam)));
  expect(JSON.stringify(sheet)).toContain('Comme l’a dit Mme Joueur effacé, 14 points.');
  expect(JSON.stringify(sheet)).toContain('D’accord avec Joueur effacé.');
  expect(unwrap(await namesake.api.knockAtSitting(of(exam)))).toMatchObject({ seated: 'QUARTZ, Zenobie' });
  for (const sitting of [exam, topping]) {
    const events = await eventsOf(sitting);
    expect(checkChain(events)).toEqual({ ok: true });
    expect(events.at(-1)).toMatchObject({ type: 'names-erased', actor: { role: 'maker' } });
  }
  // What was said once is not said again, though its id was that of a name.
  await phone.api.contestSlip({ ...of(exam), body: { slip: 1, text: 'Autre chose.' } });
  expect(JSON.stringify(unwrap(await phone.api.readOwnSheet(of(exam))))).not.toContain('Autre chose');
  expect(unwrap(await chief.api.listSittings()).sittings.find(({ id }) => id === exam)).toMatchObject({
    stage: 'closed',
    participants: 3,
  });
  await expect.poll(typedOnDisk).toEqual([]);
});
