import { decodeLexicon, unwrap } from '@raccord/scrabble';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, startTestServer, type TestServer } from '../http/testing/server.ts';
import { openTournament, playFirstTurn, TOURNAMENT, tell } from '../http/testing/tournament.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { type ExportOrder, exportDocument } from './document.ts';
import { lexiconsIn } from './lexicon.ts';
import { withHall } from './withhall.ts';

let server: TestServer;
let chief: Browser;
let store: EventStore;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  await playFirstTurn(chief, true);
  const [lexicon] = await chief.api.listLexicons().then((known) => (known.ok ? known.value.lexicons : []));
  const words = await chief.api.readLexicon({ params: { hash: lexicon.hash } });
  if (words.ok) await lexiconsIn(server.directory).add(unwrap(decodeLexicon(words.value)));
  store = await openStore({ directory: server.directory });
});

afterAll(async () => {
  await store.close();
  await server.stop();
});

const ask = async (document: ExportOrder['document'], order: Partial<ExportOrder>) =>
  unwrap(
    await withHall(store, server.directory, TOURNAMENT, (hall) =>
      exportDocument(store, hall, { document, extension: 'pdf', ...order }),
    ),
  );

/** Who is on a paper. */
async function namesOn(document: ExportOrder['document'], order: Partial<ExportOrder>): Promise<readonly string[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of unwrap(await ask(document, order)).content) pieces.push(piece);
  const { text } = await extractText(new Uint8Array(Buffer.concat(pieces)), { mergePages: true });
  return ['Joueur 1', 'Joueur 2', 'Joueur 3'].filter((name) => text.includes(name));
}

const print = (order: Partial<ExportOrder> = {}) => namesOn('correction-slips', order);

test('correction slips are noted as printed when they are, and no others', async () => {
  expect(await print({ from: 1, to: 1 })).toEqual(['Joueur 1']);
  expect(await print({ centre: 'Centre d' })).toEqual(['Joueur 3']);
  expect(await print()).toEqual(['Joueur 2']);
  expect(await print()).toEqual([]);
  expect(await print({ printed: true })).toEqual(['Joueur 1', 'Joueur 2', 'Joueur 3']);
});

test('what is asked by a name that nobody has is told with those that are known', async () => {
  const fault = { code: 'unknown-name', text: expect.stringMatching(/« Finale » .*« Partie 1 »/) };
  expect(await ask('game-sheet', { game: 'Finale' })).toMatchObject({ ok: false, fault });
});

test('of two players of one name, the id tells which one', async () => {
  const namesake = { id: 'p9', members: [{ name: 'JOUEUR 2' }], centre: 'd', table: 9 };
  await tell(chief, 'register-entrants', { entrants: [namesake] });
  const fault = { code: 'name-shared', text: expect.stringContaining('(p2, p9)') };
  expect(await ask('player-sheets', { entrant: 'Joueur 2' })).toMatchObject({ ok: false, fault });
  expect(await namesOn('player-sheets', { entrant: 'p2' })).toEqual(['Joueur 2']);
});

test('a starting list makes links for those who are on it, and for nobody else', async () => {
  await tell(chief, 'note-departure', { entrant: 'p9', reason: 'parti' });
  const order = { base: 'http://localhost', from: 2 };
  expect(await namesOn('starting-list', order)).toEqual(['Joueur 2', 'Joueur 3']);
  const links = await store.links.list(TOURNAMENT);
  expect(links.map(({ label }) => label).sort()).toEqual(['Joueur 2', 'Joueur 3']);
});
