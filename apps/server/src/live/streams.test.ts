import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askClub, enterClub } from '../http/testing/clubs.ts';
import { type Browser, browserOf, startTestServer, type TestServer } from '../http/testing/server.ts';
import { joinSitting, makeSitting } from '../http/testing/sittings.ts';
import { params, startTwoCentres } from '../relay/testing/centres.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type Ear, listenTo } from './testing/ear.ts';

/** One feed for tournaments, clubs, sittings and relays; how it goes for stations of a tournament is in `live.test.ts`. */

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
}, 60_000);

afterAll(() => server.stop());

const follow = (path: string, browser: Browser, url = server.url): Ear => listenTo(url, path, browser);

/** What they hear next comes of what is done now. */
async function hearing(...ears: readonly Ear[]): Promise<void> {
  for (const ear of ears) await ear.last();
}

describe('a club', () => {
  test('is told of what another does', async () => {
    const clubs = await chief.api.listClubs();
    const club = clubs.ok ? clubs.value.clubs[0].id : '';
    const ear = follow(`/api/clubs/${club}/live`, await enterClub(server, chief, club));
    await hearing(ear);
    const change = ear.change('club');
    expect(
      await askClub(chief, club, { type: 'describe-club', data: { name: 'Le Pion', withheldCategories: [] } }),
    ).toMatchObject({
      ok: true,
    });
    const seen = await chief.api.readClub({ params: { club } });
    expect((await change).club).toBe(seen.ok && seen.value.sequence);
    ear.socket.terminate();
  });
});

describe('a sitting', () => {
  const answering = (phone: Browser, sitting: string, slip: number) =>
    phone.api.answerSlip({ params: { sitting }, body: { id: `r${slip}`, slip, points: 0, sanction: 'none' } });

  test('tells its maker of every seat, and a phone of its own and of the stage alone', async () => {
    const sitting = await makeSitting(chief);
    const anne = await joinSitting(server, sitting, 'Anne');
    const bob = await joinSitting(server, sitting, 'Bob');
    const maker = follow(`/api/sittings/${sitting}/live`, chief);
    const own = follow(`/api/sittings/${sitting}/seat/live`, anne);
    const other = follow(`/api/sittings/${sitting}/seat/live`, bob);
    await hearing(maker, own, other);
    const begun = [maker, own, other].map((ear) => ear.change('stage'));
    await chief.api.startSitting({ params: { sitting }, body: {} });
    await Promise.all(begun);
    const before = other.heard.length;
    const [told, seen] = [own.change('seats'), maker.change('seats')];
    expect(await answering(anne, sitting, 1)).toMatchObject({ ok: true });
    await Promise.all([told, seen]);
    const closed = other.change('stage');
    await chief.api.closeSitting({ params: { sitting }, body: {} });
    await closed;
    expect(other.heard).toHaveLength(before + 1);
    for (const { socket } of [maker, own, other]) socket.terminate();
  });

  test('puts out a phone whose place is gone, or is held by another', async () => {
    const sitting = await makeSitting(chief);
    const phones = await Promise.all(['Anne', 'Bob'].map((name) => joinSitting(server, sitting, name)));
    const ears = phones.map((phone) => follow(`/api/sittings/${sitting}/seat/live`, phone));
    await hearing(...ears);
    const view = await chief.api.readSitting({ params: { sitting } });
    const [anne, bob] = view.ok ? view.value.participants.map(({ id }) => id) : [];
    await chief.api.removeParticipant({ params: { sitting, participant: anne } });
    await chief.api.linkSeat({ params: { sitting, participant: bob }, body: {} });
    expect(await Promise.all(ears.map(({ ended }) => ended))).toEqual([4401, 4401]);
    const maker = follow(`/api/sittings/${sitting}/live`, chief);
    await hearing(maker);
    await chief.api.removeSitting({ params: { sitting } });
    expect(await maker.ended).toBe(4401);
  });

  test('written to by one server, is told by another', async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    const servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
    const maker = await servers[0].enter(servers[0].chiefLink);
    const sitting = await makeSitting(maker);
    const phone = await joinSitting(servers[0], sitting, 'Anne');
    const ear = follow(`/api/sittings/${sitting}/seat/live`, browserOf(servers[1].url, phone.cookie), servers[1].url);
    await hearing(ear);
    const begun = ear.change('stage');
    await maker.api.startSitting({ params: { sitting }, body: {} });
    await begun;
    ear.socket.terminate();
    for (const one of servers) await one.stop();
    await postgres.stop();
  }, 60_000);
});

describe('a relay', () => {
  test('tells the chief of its centre that the way is cut, and what waits', async () => {
    const { relay, chiefOfCentre, network, stop } = await startTwoCentres();
    const ear = follow(`/api/tournaments/${params.tournament}/live`, chiefOfCentre, relay.url);
    const status = async () => {
      const seen = await chiefOfCentre.api.seeRelay({ params });
      return seen.ok ? seen.value.connection : seen.fault.code;
    };
    await expect.poll(status).toBe('connected');
    await hearing(ear);
    const cut = ear.change('relay');
    await network.cut();
    await cut;
    expect(await status()).toBe('cut');
    ear.socket.terminate();
    await network.mend();
    await stop();
  }, 60_000);
});
