import { encodeLexicon, WordGraph } from '@raccord/scrabble';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, browserOf, startTestServer, type TestServer } from './testing/server.ts';
import { EXAM, joinSitting, makeSitting, TOPPING } from './testing/sittings.ts';

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
});

afterAll(() => server.stop());

async function done<T>(answer: Promise<{ ok: true; value: T } | { ok: false; fault: { code: string } }>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(given.fault.code);
  return given.value;
}

async function refusedWith(answer: Promise<{ ok: boolean; fault?: { code: string; text: string } }>): Promise<string> {
  const { fault } = await answer;
  expect(fault?.text ?? '').toMatch(/^[A-ZÀ-Ý«].*[.]$/s);
  return fault?.code ?? '';
}

const of = (sitting: string) => ({ params: { sitting } });
const begin = (sitting: string) => done(chief.api.startSitting({ ...of(sitting), body: {} }));
const end = (sitting: string) => done(chief.api.closeSitting({ ...of(sitting), body: {} }));
const answering = (phone: Browser, sitting: string, id: string, slip: number, points: number) =>
  phone.api.answerSlip({ ...of(sitting), body: { id, slip, points, sanction: 'none' } });

describe('a sitting', () => {
  test('is made once, however often it is asked for; its link and its code lead to it', async () => {
    const exam = { edition: '2023', count: 5, seed: 7 } as const;
    const body = { id: 'demande', name: 'Mardi soir', order: { ...EXAM, exam } as const };
    const made = await done(chief.api.makeSitting({ body }));
    expect(await done(chief.api.makeSitting({ body }))).toEqual(made);
    expect(made).toMatchObject({ name: 'Mardi soir', kind: 'exam', stage: 'waiting', count: 5, participants: 0 });
    const { url, qr, number } = await done(chief.api.readSitting(of(made.id)));
    expect(url).toBe(`${server.url}/seance/${made.id}`);
    expect([qr.startsWith('<svg'), number]).toEqual([true, '2023-5-7']);
    expect((await done(chief.api.listSittings())).sittings.map(({ id }) => id)).toContain(made.id);
    expect(await done(browserOf(server.url, '').api.knockAtSitting(of(made.id)))).toEqual({
      ...{ name: 'Mardi soir', kind: 'exam', stage: 'waiting' },
    });
    await done(chief.api.removeSitting(of(made.id)));
    expect(await refusedWith(chief.api.readSitting(of(made.id)))).toBe('unknown-sitting');
  });

  test('is refused in a sentence where nothing could be sat', async () => {
    const make = (order: object) =>
      refusedWith(
        chief.api.makeSitting({ body: { id: JSON.stringify(order).slice(0, 60), name: 'x', order: order as never } }),
      );
    expect(await make({ kind: 'exam', exam: '1999-5-7', minutes: 5 })).toBe('bad-sitting');
    expect(await make({ kind: 'exam', exam: '2023-201-7', minutes: 5 })).toBe('bad-sitting');
    const tooMany = { edition: '2023', count: 201, seed: 7 };
    expect(await make({ kind: 'exam', exam: tooMany, minutes: 5 })).toBe('bad-request');
    // Made with a lexicon that is not the one chosen here.
    expect(await make({ kind: 'exam', exam: '2023-5-7-a1b2', minutes: 5 })).toBe('bad-sitting');
    expect(await make({ ...EXAM, lexicon: 'inconnu' })).toBe('unknown-lexicon');
    expect(await make({ ...TOPPING, seconds: 1 })).toBe('bad-request');
  });

  test('of an exam with another lexicon: its number says which one', async () => {
    const words = WordGraph.fromWords(
      [...'ARENST'].flatMap((a) => [...'ARENST'].flatMap((b) => [`${a}${b}`, `${a}${b}S`])),
    );
    const file = Buffer.from(encodeLexicon({ name: 'autre', words })).toString('base64');
    const { hash: lexicon } = await done(chief.api.importLexicon({ body: { file } }));
    const make = (exam: string | { edition: '2023'; count: number; seed: number }) =>
      makeSitting(chief, { kind: 'exam', exam, minutes: 5, lexicon });
    const sitting = await make({ edition: '2023', count: 3, seed: 7 });
    const { number, lexicon: name } = await done(chief.api.readSitting(of(sitting)));
    expect([number, name]).toEqual([expect.stringMatching(/^2023-3-7-[0-9a-f]{4}$/), 'autre']);
    expect((await done(chief.api.readSitting(of(await make(number))))).number).toBe(number);
    await expect(make('2023-3-7')).rejects.toThrow('dictionnaire libre');
  });

  test('is lost neither by a phone that starts again, nor by another phone, nor by a server that stops', async () => {
    const own = await startTestServer();
    const boss = await own.enter(own.chiefLink);
    const sitting = await makeSitting(boss);
    const first = await joinSitting(own, sitting, 'Zoé');
    await done(boss.api.startSitting({ ...of(sitting), body: {} }));
    await done(answering(first, sitting, 'r1', 2, 14));
    expect(await done(browserOf(own.url, first.cookie).api.knockAtSitting(of(sitting)))).toMatchObject({
      seated: 'Zoé',
    });

    const [{ id: participant }] = (await done(boss.api.readSitting(of(sitting)))).participants;
    const { url } = await done(boss.api.linkSeat({ params: { sitting, participant }, body: {} }));
    const token = url.slice(url.lastIndexOf('/') + 1);
    const resumed = await own.fetch(`/api/sittings/${sitting}/seat`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json', origin: own.url } },
      body: JSON.stringify({ token }),
    });
    const cookie = resumed.headers.getSetCookie()[0].split(';')[0];
    expect(await resumed.json()).toMatchObject({ name: 'Zoé', exam: { answers: [{ slip: 2, points: 14 }] } });
    expect(await refusedWith(first.api.readSeat(of(sitting)))).toBe('no-session');
    expect(await refusedWith(first.api.resumeSeat({ ...of(sitting), body: { token: 'rien' } }))).toBe('link-unknown');

    await own.pause();
    const again = await startTestServer({ directory: own.directory });
    const seat = await done(browserOf(again.url, cookie).api.readSeat(of(sitting)));
    expect(seat).toMatchObject({ stage: 'running', exam: { answers: [{ slip: 2, points: 14, sanction: 'none' }] } });
    await again.stop();
    await own.stop();
  });

  test('whoever is removed is gone with his answers, and may join again under his name', async () => {
    const sitting = await makeSitting(chief);
    const first = await joinSitting(server, sitting, 'Zoé');
    await begin(sitting);
    await done(answering(first, sitting, 'r1', 1, 14));
    const [{ id: participant }] = (await done(chief.api.readSitting(of(sitting)))).participants;
    for (let time = 0; time < 2; time++) await done(chief.api.removeParticipant({ params: { sitting, participant } }));
    expect((await done(chief.api.readSitting(of(sitting)))).participants).toEqual([]);
    expect(await refusedWith(answering(first, sitting, 'r2', 2, 14))).toBe('no-session');
    expect(await refusedWith(chief.api.readParticipant({ params: { sitting, participant } }))).toBe('not-found');
    const again = await joinSitting(server, sitting, 'Zoé');
    expect(await done(again.api.readSeat(of(sitting)))).toMatchObject({ name: 'Zoé', exam: { answers: [] } });
    expect((await done(chief.api.listSittings())).sittings).toContainEqual(
      expect.objectContaining({ id: sitting, participants: 1 }),
    );
  });

  test('a code that leads nowhere is told to wait after ten tries; a good one never is', async () => {
    const own = await startTestServer();
    const boss = await own.enter(own.chiefLink);
    const sitting = await makeSitting(boss);
    const knock = (code: string) => own.fetch(`/api/sittings/${code}/door`).then(({ status }) => status);
    for (let time = 0; time < 10; time++) expect(await knock('nulle-part')).toBe(404);
    expect(await knock('nulle-part')).toBe(429);
    expect(await knock(sitting)).toBe(200);
    await own.stop();
  });
});

describe('a whole club behind one address', () => {
  test('comes in, loads its pages and follows, whatever strangers there may ask', async () => {
    const own = await startTestServer({ limits: { perAddress: 3 } });
    const sitting = await makeSitting(await own.enter(own.chiefLink));
    const phones = await Promise.all(Array.from({ length: 12 }, (_, at) => joinSitting(own, sitting, `Joueur ${at}`)));
    const statuses = await Promise.all([
      ...phones.map(({ api }) => api.readSeat(of(sitting)).then(({ ok }) => (ok ? 200 : 429))),
      ...phones.flatMap(() =>
        [`/seance/${sitting}`, '/assets/rien.js', `/api/sittings/${sitting}/door`].map((path) =>
          own.fetch(path).then(({ status }) => status),
        ),
      ),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    for (let time = 0; time < 3; time++) expect((await own.fetch('/sante')).status).toBe(200);
    expect((await own.fetch('/sante')).status).toBe(429);
    await own.stop();
  });
});

describe('an exam on phones', () => {
  test('slips go out without their verdicts; answers are kept, changed, counted once; results come at the end', async () => {
    const sitting = await makeSitting(chief, { ...EXAM, passPercent: 50 });
    const [zoe, leo] = [await joinSitting(server, sitting, 'Zoé'), await joinSitting(server, sitting, '=Léo;')];
    expect((await done(zoe.api.readSeat(of(sitting)))).exam).toMatchObject({ minutes: 10, passPercent: 50 });
    await expect(joinSitting(server, sitting, 'zoé')).rejects.toThrow('name-taken');
    expect(await refusedWith(zoe.api.readPaper(of(sitting)))).toBe('sitting-not-started');
    // Who gives the exam reads it before the start.
    const { slips: keyed } = await done(chief.api.readSittingKey(of(sitting)));
    expect(await refusedWith(zoe.api.readSittingKey(of(sitting)))).toBe('no-session');
    expect(await refusedWith(answering(zoe, sitting, 'tôt', 1, 3))).toBe('sitting-not-started');
    await begin(sitting);

    const subject = await done(zoe.api.readPaper(of(sitting)));
    expect(subject.slips).toEqual(keyed.map(({ position, slip }) => ({ position, slip })));
    expect(subject.slips).toHaveLength(5);
    expect(subject.slips.map((slip) => Object.keys(slip).sort())).toEqual(Array(5).fill(['position', 'slip']));
    // Words of all of them together: which slip has one that is not admitted is not told.
    expect(subject.extract.map(({ word }) => word)).toEqual(subject.extract.map(({ word }) => word).toSorted());
    const seat = await done(zoe.api.readSeat(of(sitting)));
    expect(seat).toMatchObject({ name: 'Zoé', sitting: 'Mardi', count: 5, stage: 'running' });
    // With its number, anybody could have the same exam made with its verdicts.
    expect(JSON.stringify([subject, seat])).not.toContain('2023-5-7');
    expect((seat.endsAt ?? 0) - seat.now).toBeLessThanOrEqual(600_000);

    const [{ id: first }] = (await done(chief.api.readSitting(of(sitting)))).participants;
    const key = await done(chief.api.readParticipant({ params: { sitting, participant: first } }));
    const right = key.exam?.slips.map((slip) => slip.right) ?? [];
    expect(keyed.map(({ verdict }) => verdict)).toEqual(key.exam?.slips.map(({ verdict }) => verdict));
    const giveRight = (phone: Browser, slip: number) => {
      const { points, sanction, reason } = right[slip - 1];
      const body = { id: `juste-${slip}`, slip, points, sanction, ...(reason === undefined ? {} : { reason }) };
      return done(phone.api.answerSlip({ ...of(sitting), body }));
    };
    await Promise.all([1, 2, 3].flatMap((slip) => [giveRight(zoe, slip), giveRight(leo, slip)]));
    await done(answering(zoe, sitting, 'faux', 3, 999));
    await giveRight(zoe, 3);
    expect(await refusedWith(answering(leo, sitting, 'loin', 6, 1))).toBe('not-found');
    expect(await refusedWith(leo.api.readOwnSheet(of(sitting)))).toBe('results-later');
    const contest = (phone: Browser, slip: number, text: string) =>
      phone.api.contestSlip({ ...of(sitting), body: { slip, text } });
    expect(await refusedWith(contest(zoe, 3, 'Trop tôt.'))).toBe('results-later');
    const paper = (part: 'results' | 'certificates') =>
      chief.api.makeSittingPaper({ params: { sitting, part }, query: {} });
    expect(await refusedWith(paper('certificates'))).toBe('results-later');
    await done(zoe.api.finishExam({ ...of(sitting), body: {} }));
    expect(await refusedWith(answering(zoe, sitting, 'après', 1, 1))).toBe('exam-over');

    const seen = (await done(chief.api.readSitting(of(sitting)))).participants;
    expect(seen).toMatchObject([
      { name: 'Zoé', answered: 3, isFinished: true, mark: { right: 2 } },
      { name: '=Léo;', answered: 3, isFinished: false },
    ]);
    expect(seen[1]).not.toHaveProperty('mark');
    const csv = async () =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(await done(chief.api.makeSittingResults(of(sitting))));
    expect((await csv()).split('\r\n')[2]).toMatch(/^"'=Léo;";;;;;3;;\d/);

    await end(sitting);
    const closed = await done(chief.api.readSitting(of(sitting)));
    expect(closed.participants.map(({ mark }) => mark?.right)).toEqual([2, 3]);
    expect(closed.byRule?.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(10);
    const sheet = await done(zoe.api.readOwnSheet(of(sitting)));
    expect(sheet.exam?.slips.map(({ isRight }) => isRight)).toEqual([true, true, false, false, false]);
    expect(sheet).toMatchObject({ number: '2023-5-7', exam: { mark: { right: 2, count: 5 } } });
    expect(sheet.exam?.slips[2].given?.points).toBe(999);
    expect(await refusedWith(answering(leo, sitting, 'tard', 4, 1))).toBe('sitting-closed');

    // Zoé contests it once, and is answered.
    for (const text of ['Le score se lit : « 12 ».', 'Autre chose.']) await done(contest(zoe, 3, text));
    const contested = (await done(chief.api.readSitting(of(sitting)))).slips?.map(({ contests }) => contests) ?? [];
    expect(contested).toEqual([
      [],
      [],
      [{ participant: first, name: 'Zoé', text: 'Le score se lit : « 12 ».' }],
      [],
      [],
    ]);
    const reply = { params: { sitting, participant: first }, body: { slip: 3, text: 'Article 5.5.' } };
    await done(chief.api.answerContest(reply));
    expect((await done(zoe.api.readOwnSheet(of(sitting)))).exam?.slips[2]).toMatchObject({
      contest: { text: 'Le score se lit : « 12 ».', reply: 'Article 5.5.' },
    });

    // Two of five are not enough, three are; of four, two are.
    const passed = async () =>
      (await done(chief.api.readSitting(of(sitting)))).participants.map(({ mark }) => mark?.isPassed);
    expect(await passed()).toEqual([false, true]);
    const pages = async (part: 'results' | 'certificates') =>
      (await extractText(await getDocumentProxy(new Uint8Array(await done(paper(part)))))).text;
    const [certificate, ...others] = await pages('certificates');
    expect([certificate.split('\n').slice(1, 4).join(' '), others]).toEqual([
      expect.stringContaining('Attestation de réussite =Léo; a réussi l’examen d’arbitrage « Mardi »'),
      [],
    ]);
    const results = (await pages('results'))[0].replaceAll('\n', ' ');
    expect(results).toMatch(/=Léo; 3 sur 5 60,00 % \d sur \d reçu Zoé 2 sur 5 40,00 % \d sur \d ajourné/);
    expect(results).toContain('Bulletins contestés');
    expect(results).toContain('Article 5.5.');

    // The third slip, which Zoé missed, is neutralised: both are marked by the four others.
    expect(closed.slips?.[2]).toMatchObject({ isNeutral: false, answers: [{ count: 1 }, { count: 1 }] });
    expect(closed.slips?.[2].answers.map(({ isRight }) => isRight).sort()).toEqual([false, true]);
    const neutralise = (isNeutral: boolean) =>
      done(chief.api.neutraliseSlip({ ...of(sitting), body: { slip: 3, isNeutral } }));
    await neutralise(true);
    const again = (await done(chief.api.readSitting(of(sitting)))).participants;
    expect(again.map(({ mark }) => [mark?.right, mark?.count])).toEqual([
      [2, 4],
      [2, 4],
    ]);
    expect((await done(zoe.api.readOwnSheet(of(sitting)))).exam).toMatchObject({ mark: { count: 4 }, neutral: [3] });
    expect(await passed()).toEqual([true, true]);
    await neutralise(false);

    const table = await csv();
    expect(table.split('\r\n').map((line) => line.split(';').slice(0, 4).join(';'))).toEqual([
      ...['\ufeffNom;Note;Sur;Motifs justes', `"'=Léo;";3;5`, expect.stringMatching(/^Zoé;2;5;/), ''],
    ]);
    expect(table).toContain(';non;1;1;0;;\r\n');
  });

  test('who sits one has nothing to do with another one, nor with its maker’s', async () => {
    const [mine, other] = [await makeSitting(chief), await makeSitting(chief)];
    const zoe = await joinSitting(server, mine, 'Zoé');
    expect(await refusedWith(zoe.api.readSeat(of(other)))).toBe('no-session');
    expect(await refusedWith(zoe.api.readSitting(of(mine)))).toBe('no-session');
    expect(await refusedWith(zoe.api.listSittings())).toBe('no-session');
    expect(await refusedWith(chief.api.readSeat(of(mine)))).toBe('no-session');
    await end(mine).catch(({ message }) => expect(message).toBe('sitting-not-started'));
  });
});

describe('a topping game on phones', () => {
  test('has each one once: one place a phone, no name like another, nobody once it has begun', async () => {
    const sitting = await makeSitting(chief, TOPPING);
    const alice = await joinSitting(server, sitting, 'Alice');
    const again = await done(alice.api.joinSitting({ ...of(sitting), body: { id: 'encore', name: 'Bastien' } }));
    expect(again).toMatchObject({ name: 'Alice' });
    for (const name of ['Alicé', 'Alice.', 'Аlice']) {
      await expect(joinSitting(server, sitting, name)).rejects.toThrow('name-taken');
    }
    expect((await done(chief.api.readSitting(of(sitting)))).participants.map(({ name }) => name)).toEqual(['Alice']);
    await begin(sitting);
    await expect(joinSitting(server, sitting, 'Bastien')).rejects.toThrow('joining-over');
  });

  test('each from his own first draw, without a pause, by a clock that nobody sets; the least time wins', async () => {
    const sitting = await makeSitting(chief, TOPPING);
    const [zoe, leo] = [await joinSitting(server, sitting, 'Zoé'), await joinSitting(server, sitting, 'Léo')];
    let sent = 0;
    const play = (phone: Browser, act: object) =>
      phone.api.playTopping({ ...of(sitting), body: { id: `acte-${++sent}`, ...act } as never });
    expect(await refusedWith(play(zoe, { act: 'see-draw', draw: 1 }))).toBe('sitting-not-started');
    await begin(sitting);

    const seen = await done(play(zoe, { act: 'see-draw', draw: 1 }));
    expect(seen.topping).toMatchObject({
      done: 0,
      limit: 60_000,
      penalty: 20_000,
      tried: [],
      current: { draw: expect.any(String) },
    });
    expect(JSON.stringify(seen)).not.toContain('"top"');
    server.clock.ahead = 3_600_000;
    const wrong = await done(play(zoe, { act: 'propose', draw: 1, word: 'XX', reference: 'H4' }));
    expect(wrong.topping).toMatchObject({ done: 0, tried: [{ word: 'XX', reference: 'H4' }] });
    server.clock.ahead = 0;

    await done(play(leo, { act: 'see-draw', draw: 1 }));
    const given = await done(play(leo, { act: 'give-up', draw: 1 }));
    expect(given.topping).toMatchObject({ done: 1, found: 0, time: 80_000, last: { isFound: false } });
    const { word, reference } = given.topping?.last?.top ?? { word: '', reference: '' };
    const found = await done(play(zoe, { act: 'propose', draw: 1, word: word.toUpperCase(), reference }));
    expect(found.topping).toMatchObject({ done: 1, found: 1, last: { isFound: true }, tried: [] });
    expect(found.topping?.current?.draw).not.toBe(seen.topping?.current?.draw);
    expect(found.topping?.time).toBeLessThan(60_000);
    expect(found.topping).not.toHaveProperty('rank');

    const ranked = (await done(chief.api.readSitting(of(sitting)))).participants;
    expect(ranked.map(({ name, topping }) => [name, topping?.rank])).toEqual([
      ['Zoé', 1],
      ['Léo', 2],
    ]);
    expect(await refusedWith(zoe.api.readPaper(of(sitting)))).toBe('not-found');
    await end(sitting);
    expect((await done(leo.api.readSeat(of(sitting)))).topping).toMatchObject({ rank: 2, players: 2 });
    expect((await done(leo.api.readOwnSheet(of(sitting)))).topping).toMatchObject({
      standing: { rank: 2 },
      draws: [{ isFound: false }],
    });
    const csv = Buffer.from(await done(chief.api.makeSittingResults(of(sitting)))).toString();
    expect(csv.split('\r\n')[2]).toMatch(/^2;Léo;80;0;1;80/);
  });
});
