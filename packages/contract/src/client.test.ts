import { expect, expectTypeOf, test } from 'vitest';
import type { SessionAnswer } from './answers/index.ts';
import { type Answered, createClient } from './client.ts';

interface Call {
  readonly url: string;
  readonly method: string;
  readonly body?: string | undefined;
}

/** A client whose server always answers the same. */
function clientOf(ok: boolean, text: string) {
  const calls: Call[] = [];
  const client = createClient<undefined>(async (url, { method, body }) => {
    calls.push({ url, method, body });
    return { ok, text: async () => text, arrayBuffer: async () => new TextEncoder().encode(text).buffer };
  }, 'http://ici');
  return { client, calls };
}

test('fills the address and the query, and sends the body', async () => {
  const { client, calls } = clientOf(true, '{"sequence":4}');
  const answer = await client.waitForNews({ params: { tournament: 'été/1' }, query: { after: 3 } });
  expect(answer).toEqual({ ok: true, value: { sequence: 4 } });
  await client.enter({ body: { token: 'abc' } });
  await client.seeRanking({ params: { tournament: 'x' } });
  await client.seeRanking({ params: { tournament: 'x' }, query: { game: undefined } });
  expect(calls).toEqual([
    { url: 'http://ici/api/tournaments/%C3%A9t%C3%A9%2F1/news?after=3', method: 'GET', body: undefined },
    { url: 'http://ici/api/session', method: 'POST', body: '{"token":"abc"}' },
    { url: 'http://ici/api/tournaments/x/ranking', method: 'GET', body: undefined },
    { url: 'http://ici/api/tournaments/x/ranking', method: 'GET', body: undefined },
  ]);
});

test('gives the error of the server, or says that it cannot be reached', async () => {
  const error = { code: 'no-session', text: 'Vous n’êtes pas reconnu.' };
  expect(await clientOf(false, JSON.stringify({ error })).client.whoAmI()).toEqual({ ok: false, fault: error });
  const unreachable = { ok: false, fault: { code: 'unreachable' } };
  expect(await clientOf(false, '<html>502</html>').client.whoAmI()).toMatchObject(unreachable);
  expect(await clientOf(false, '{}').client.whoAmI()).toMatchObject(unreachable);
  expect(await clientOf(true, '').client.whoAmI()).toMatchObject(unreachable);
  const cut = createClient<undefined>(() => Promise.reject(new TypeError('fetch failed')), '');
  expect(await cut.whoAmI()).toMatchObject(unreachable);
});

test('a file is a text, a lexicon is bytes, an empty answer is nothing', async () => {
  const { client } = clientOf(true, 'ligne\n');
  expect(await client.readLexicon({ params: { hash: 'x' } })).toEqual({
    ok: true,
    value: new TextEncoder().encode('ligne\n'),
  });
  expect(await client.exportTournament({ params: { tournament: 'x' } })).toEqual({ ok: true, value: 'ligne\n' });
  expect(await client.leave()).toEqual({ ok: true, value: undefined });
});

test('types follow the table, and the fetch of a page fits', () => {
  const { whoAmI, exportTournament, seeProgress } = createClient(fetch, '');
  expectTypeOf(whoAmI).returns.resolves.toEqualTypeOf<Answered<SessionAnswer>>();
  expectTypeOf(exportTournament).returns.resolves.toEqualTypeOf<Answered<string>>();
  expectTypeOf(seeProgress).parameter(0).toEqualTypeOf<{
    readonly params: { tournament: string; game: string; turn: number };
  }>();
});
