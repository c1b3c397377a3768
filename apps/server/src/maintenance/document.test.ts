import { decodeLexicon, unwrap } from '@raccord/scrabble';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/server.ts';
import { openTournament, playFirstTurn, TOURNAMENT } from '../http/testing/tournament.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { type ExportOrder, exportDocument } from './document.ts';
import { withHall } from './hall.ts';
import { addLexiconTo } from './lexicon.ts';

let server: TestServer;
let store: EventStore;

beforeAll(async () => {
  server = await startTestServer();
  const chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  await playFirstTurn(chief, true);
  const [lexicon] = await chief.api.listLexicons().then((known) => (known.ok ? known.value.lexicons : []));
  const words = await chief.api.readLexicon({ params: { hash: lexicon.hash } });
  if (words.ok) await addLexiconTo(server.directory, unwrap(decodeLexicon(words.value)));
  store = await openStore({ directory: server.directory });
});

afterAll(async () => {
  await store.close();
  await server.stop();
});

/** The names on the slips printed. */
async function print(order: Partial<ExportOrder> = {}): Promise<readonly string[]> {
  const made = unwrap(
    await withHall(store, server.directory, TOURNAMENT, (hall) =>
      exportDocument(store, hall, { document: 'correction-slips', extension: 'pdf', ...order }),
    ),
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of unwrap(made).content) pieces.push(piece);
  const { text } = await extractText(new Uint8Array(Buffer.concat(pieces)), { mergePages: true });
  return ['Joueur 1', 'Joueur 2', 'Joueur 3'].filter((name) => text.includes(name));
}

test('correction slips are noted as printed when they are, and no others', async () => {
  expect(await print({ from: 1, to: 1 })).toEqual(['Joueur 1']);
  expect(await print({ centre: 'Centre d' })).toEqual(['Joueur 3']);
  expect(await print()).toEqual(['Joueur 2']);
  expect(await print()).toEqual([]);
  expect(await print({ printed: true })).toEqual(['Joueur 1', 'Joueur 2', 'Joueur 3']);
});

test('what is asked by a name that nobody has is told with those that are known', async () => {
  const asked = withHall(store, server.directory, TOURNAMENT, (hall) =>
    exportDocument(store, hall, { document: 'game-sheet', extension: 'pdf', game: 'Finale' }),
  );
  const fault = { code: 'unknown-name', text: expect.stringMatching(/« Finale » .*Partie 1/) };
  expect(unwrap(await asked)).toMatchObject({ ok: false, fault });
});
