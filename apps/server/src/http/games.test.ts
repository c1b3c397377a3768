import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
});

afterAll(() => server.stop());

const RECORD = '# nom: Partie du club\nRETARDS RETARDS H2 68\n';

const ELIOT = `<?xml version="1.0" encoding="UTF-8"?>
<EliotGame format="2">
  <Game>
    <Mode>arbitration</Mode>
    <Player id="0"><Name>Loutre</Name><Type>human</Type><TableNb>1</TableNb></Player>
    <Player id="1"><Name>Martre</Name><Type>human</Type><TableNb>2</TableNb></Player>
  </Game>
  <History>
    <Turn>
      <GameRack>RETARDS</GameRack>
      <MasterMove points="68" type="valid" word="RETARDS" coord="H2" />
      <PlayerMove playerId="0" points="68" type="valid" word="RETARDS" coord="H2" />
      <PlayerMove playerId="1" points="0" type="invalid" word="TRADERS" coord="H2" />
      <Penalty playerId="0" points="-5" />
    </Turn>
  </History>
</EliotGame>
`;

const streams = async () => {
  const { value } = (await chief.api.listTournaments()) as { value: { tournaments: { id: string }[] } };
  return value.tournaments.map(({ id }) => id);
};

describe('a game becomes a tournament', () => {
  test('with the totals of the file, and is opened at once', async () => {
    const made = await chief.api.importGame({ body: { id: 'eliot', name: 'Mardi', file: ELIOT, edition: '2015' } });
    expect(made).toMatchObject({ ok: true, value: { name: 'Mardi', alerts: [] } });
    const params = { tournament: 'eliot' };
    expect(await chief.api.seeHall({ params })).toMatchObject({ value: { name: 'Mardi', edition: '2015' } });
    const ranking = await chief.api.seeRanking({ params });
    const rows = ranking.ok ? ranking.value.rows.map(({ members, total }) => [members[0].name, total]) : [];
    expect(rows).toEqual([
      ['Loutre', 63],
      ['Martre', 0],
    ]);
  });

  test('once, however often it is asked: the id of another one is taken', async () => {
    const order = { id: 'eliot', name: 'Mardi', file: ELIOT, edition: '2015' } as const;
    server.clock.ahead += 60_000;
    expect(await chief.api.importGame({ body: order })).toMatchObject({
      ok: true,
      value: { name: 'Mardi', alerts: [] },
    });
    expect((await streams()).filter((id) => id === 'eliot')).toHaveLength(1);
    const again = await chief.api.importGame({ body: { id: 'eliot', file: ELIOT } });
    expect(again).toMatchObject({ fault: { code: 'id-taken' } });
  });

  test('a record has its own name', async () => {
    const made = await chief.api.importGame({ body: { id: 'feuille', file: RECORD } });
    expect(made).toMatchObject({ ok: true, value: { name: 'Partie du club' } });
  });

  test.each([
    ['bad-file', 'que des mots'],
    ['bad-file', ELIOT.slice(0, 500)],
    ['bad-file', RECORD.replace('RETARDS H2', 'TRADERS H2')],
    ['invalid-draw', RECORD.replace('RETARDS RETARDS', 'RTTRDSS RETARDS')],
  ])('%s: nothing is written', async (code, file) => {
    const before = await streams();
    const made = await chief.api.importGame({ body: { id: 'jamais', file } });
    expect(made).toMatchObject({ ok: false, fault: { code } });
    expect(await streams()).toEqual(before);
  });

  test('with a lexicon that is not here it is refused', async () => {
    const made = await chief.api.importGame({ body: { id: 'jamais', file: RECORD, lexicon: 'inconnu' } });
    expect(made).toMatchObject({ fault: { code: 'unknown-lexicon' } });
  });
});

describe('a game leaves as a file', () => {
  const documentOf = (id: string, format: string) =>
    chief.fetch(`/api/tournaments/${id}/documents/game?format=${format}`);

  test('as a record or as Eliot saves it, and comes in again', async () => {
    const record = await (await documentOf('eliot', 'txt')).text();
    expect(record).toBe('# nom: Mardi – Partie 1\n# formule: normale\nRETARDS  RETARDS  H2  68\n');
    const answer = await documentOf('eliot', 'xml');
    expect(answer.headers.get('content-type')).toBe('application/xml');
    const eliot = await answer.text();
    expect(eliot).toMatch(/<Letters>A B .* Z \?<\/Letters>\n *<WordNb>\d+<\/WordNb>/);
    expect(eliot).toContain(
      '<PlayerMove playerId="1" playerid="1" points="0" type="invalid" word="TRADERS" coord="H2" />',
    );
    for (const [index, file] of [record, eliot].entries()) {
      expect(await chief.api.importGame({ body: { id: `retour-${index}`, file } })).toMatchObject({ ok: true });
    }
    expect(await (await documentOf('retour-1', 'xml')).text()).toBe(eliot);
    expect((await (await documentOf('retour-0', 'txt')).text()).split('\n').slice(1)).toEqual(
      record.split('\n').slice(1),
    );
  });

  test('but for a formula that Eliot does not play', async () => {
    const file = '# formule: 7et8\nRETARDSE RETARDS H2 68\n';
    expect(await chief.api.importGame({ body: { id: 'huit', file } })).toMatchObject({ ok: true });
    const answer = await documentOf('huit', 'xml');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { text: 'Eliot ne joue pas la formule 7 et 8 : demandez plutôt la feuille de partie (txt).' } },
    ]);
  });
});
