import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decodeLexicon, encodeLexicon, unwrap, WordGraph } from '@raccord/scrabble';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLexiconToClub } from '../maintenance/clubs.ts';
import { lexiconsIn } from '../maintenance/lexicon.ts';
import { openStore } from '../store/open.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { linkOf, openTournament, playFirstTurn, TOURNAMENT } from './testing/tournament.ts';

let server: TestServer;
let chief: Browser;
let free: string;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
  const hall = await chief.api.seeHall({ params: { tournament: TOURNAMENT } });
  free = hall.ok ? hall.value.lexicon.hash : '';
});

afterAll(() => server.stop());

const compiled = (name: string, ...words: string[]) => encodeLexicon({ name, words: WordGraph.fromWords(words) });
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const importBytes = (bytes: Uint8Array, name?: string) =>
  chief.api.importLexicon({ body: { file: base64(bytes), ...(name === undefined ? {} : { name }) } });

async function hashOf(bytes: Uint8Array): Promise<string> {
  const added = await importBytes(bytes);
  if (!added.ok) throw new Error(added.fault.text);
  return added.value.hash;
}

test('a page reads the words of its tournament, compressed or not, and keeps them for ever', async () => {
  const referee = await server.enter((await linkOf(chief, 'referee')).url);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await referee.fetch(`/api/lexicons/${free}`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const { words } = unwrap(decodeLexicon(new Uint8Array(await answer.arrayBuffer())));
    expect(words.has('RETARDS')).toBe(true);
  }
});

test('a lexicon is added once and can be used at once, by its own tournament alone', async () => {
  const added = await importBytes(compiled('Liste', 'CHAT', 'CHIEN'), 'Ma liste');
  expect(added).toMatchObject({ ok: true, value: { name: 'Ma liste', hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  expect(await importBytes(compiled('Autre nom', 'CHIEN', 'CHAT'))).toEqual(added);
  const hash = await hashOf(compiled('', 'CHAT', 'CHIEN'));
  const files = await readdir(join(server.directory, 'lexiques'));
  expect(files.filter((name) => name.startsWith(hash))).toEqual([`${hash}.lexique`]);
  expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([]);

  const read = await chief.api.readLexicon({ params: { hash } });
  expect(read.ok && unwrap(decodeLexicon(read.value)).words.has('CHIEN')).toBe(true);
  const referee = await server.enter((await linkOf(chief, 'referee')).url);
  expect(await referee.api.readLexicon({ params: { hash } })).toMatchObject({ fault: { code: 'forbidden' } });

  // A player trains by the free one, and has no other, not even that of his tournament.
  const player = await server.enter((await linkOf(chief, 'player')).url);
  expect(await player.api.readLexicon({ params: { hash } })).toMatchObject({ fault: { code: 'forbidden' } });
  const program = await player.api.describeProgram();
  expect(await player.api.readLexicon({ params: { hash: program.ok ? program.value.lexicon : '' } })).toMatchObject({
    ok: true,
  });

  const data = { name: 'Chats', place: '', date: '', edition: '2019', lexicon: { name: 'Ma liste', hash } } as const;
  expect((await chief.api.createTournament({ body: { id: 'chats', data } })).ok).toBe(true);
});

test('one that another program brings is seen without starting again', async () => {
  const store = await openStore({ directory: server.directory });
  const added = unwrap(decodeLexicon(compiled('Posé', 'LOUP')));
  await addLexiconToClub(store, lexiconsIn(server.directory), undefined, added);
  await store.close();
  const listed = await chief.api.listLexicons();
  const names = listed.ok ? listed.value.lexicons.map(({ name }) => name) : [];
  expect([names[0], names.includes('Posé')]).toEqual(['essai', true]);
  expect(await chief.api.readLexicon({ params: { hash: 'inconnu' } })).toMatchObject({
    fault: { code: 'unknown-lexicon' },
  });
});

test('what words are is told of a free lexicon that has it beside it, compressed or not', async () => {
  expect(await chief.api.readNatures()).toMatchObject({ fault: { code: 'unknown-lexicon' } });
  const natures = brotliCompressSync('natures');
  await writeFile(join(server.directory, 'natures.bin.br'), natures);
  for (const coding of ['br', 'identity']) {
    const answer = await chief.fetch('/api/natures', { headers: { 'accept-encoding': coding } });
    expect(await answer.text()).toBe('natures');
  }
});

test('a list becomes the dictionary of the club from a day on, and what it changes is told on screen and on paper', async () => {
  const listed = async () => {
    const answer = await chief.api.listLexicons();
    return answer.ok ? answer.value : { lexicons: [], adopted: [] };
  };
  const clubs = await chief.api.listClubs();
  const club = clubs.ok ? clubs.value.clubs[0].id : '';
  // The words of the free one, but for the top of the turn that was played.
  const known = await chief.api.readLexicon({ params: { hash: free } });
  if (!known.ok) throw new Error(known.fault.text);
  const words = [...unwrap(decodeLexicon(known.value)).words.words()].filter((word) => word !== 'RETARDS');
  const file = base64(compiled('2027', ...words, 'ZZZ'));
  const adopt = (id: string, from: string) => chief.api.importLexicon({ body: { file, adoption: { id, from } } });
  expect(await adopt('a0', '2027-02-30')).toMatchObject({ fault: { code: 'bad-day' } });
  const done = await adopt('a1', '2027-01-01');
  if (!done.ok) throw new Error(done.fault.text);
  const { hash } = done.value;
  expect((await adopt('a1', '2027-01-01')).ok).toBe(true);
  expect(await adopt('a2', '2027-03-01')).toMatchObject({
    fault: { code: 'lexicon-in-force', text: expect.stringContaining('depuis le 1er janvier 2027') },
  });
  expect((await listed()).adopted).toEqual([{ hash, name: '2027', from: '2027-01-01' }]);
  const stranger = { id: 'a3', type: 'adopt-lexicon', data: { hash: 'x', name: 'x', from: '2027-01-01' } } as const;
  expect(await chief.api.sendClubCommand({ params: { club }, body: stranger })).toMatchObject({
    fault: { code: 'unknown-lexicon' },
  });

  await playFirstTurn(chief, true);
  const asked = { params: { club }, query: { before: free, after: hash } };
  expect(await chief.api.compareLexicons(asked)).toMatchObject({
    value: {
      ...{ before: { name: 'essai' }, after: { name: '2027', words: words.length + 1 } },
      ...{ added: { count: 1, words: ['ZZZ'] }, removed: { count: 1, words: ['RETARDS'] } },
      ...{ tournaments: 1, left: 0, turns: 1 },
      tops: [{ title: 'Essai', date: '2026-11-15', turn: 1, draw: 'ADERRST', before: { word: 'RETARDS' } }],
    },
  });
  const back = { params: { club }, query: { before: hash, after: free } };
  expect(await chief.api.compareLexicons(back)).toMatchObject({ value: { tournaments: 0, tops: [] } });
  const paper = await chief.api.makeLexiconChange(asked);
  expect(paper.ok && Buffer.from(paper.value.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(await chief.api.compareLexicons({ params: { club }, query: { before: free, after: 'x' } })).toMatchObject({
    fault: { code: 'unknown-lexicon' },
  });
});

test('what is no compiled lexicon is refused with its own sentence, and nothing is written', async () => {
  const before = await readdir(join(server.directory, 'lexiques'));
  const whole = compiled('x', 'OURS');
  const changed = Uint8Array.from(whole);
  changed[whole.length - 1] ^= 1;
  const refusals = [
    [new Uint8Array(), 'bad-file', 'n’est pas un dictionnaire compilé'],
    [Buffer.from('chat\nchien\n'), 'bad-file', 'n’est pas un dictionnaire compilé'],
    [whole.subarray(0, -4), 'bad-file', 'est abîmé'],
    [changed, 'bad-file', 'est abîmé'],
    [new Uint8Array(17 * 2 ** 20), 'too-large', 'dépasse 16 Mio'],
  ] as const;
  for (const [bytes, code, part] of refusals) {
    expect(await importBytes(bytes)).toMatchObject({
      ok: false,
      fault: { code, text: expect.stringContaining(part) },
    });
  }
  expect(await readdir(join(server.directory, 'lexiques'))).toEqual(before);
});
