import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test, vi } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';
import { enter, sitDown, useServers } from './server.testing.ts';

const { directory, run, start, json } = useProgram();
const { serve, serveFull, ended, begin } = useServers(directory);

/** Read by a process before the program: has it say when something that it printed found no reader. */
const SAY_WHEN_UNREAD = `
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.stdout.on('close', () => process.stderr.write('unread'));
`;

describe('raccord servir', () => {
  test('on a full disk, stopped or killed before, it says what to do and shows what is there', async () => {
    let running = await serve('pleine');
    const chief = await enter(running);
    const made = [{ id: 'c1', name: 'Vichy' }];
    expect(await chief('/clubs', made[0])).toMatchObject({ status: 200 });
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await ended(running.child, signal);
      const full = await serveFull('pleine');
      expect(JSON.parse(full.stdout())).toMatchObject({
        ...{ url: full.url, link: full.url, fault: expect.stringContaining('qu’il a de la place') },
      });
      await vi.waitFor(() =>
        expect(full.stderr()).toContain('qui a déjà ouvert son poste y lit ce qui est enregistré'),
      );
      const ask = chief.at(full.url);
      expect(await ask('/clubs')).toMatchObject({ status: 200, body: { clubs: [{}, ...made] } });
      const other = { id: signal, name: 'Nord' };
      expect(await ask('/clubs', other)).toMatchObject({ status: 503 });
      expect(await ended(full.child, 'SIGTERM')).toBe(0);
      running = await serve('pleine');
      expect(await chief.at(running.url)('/clubs', other)).toMatchObject({ status: 200 });
      made.push(other);
    }
  });

  test('a second Ctrl-C does not wait for what is under way', async () => {
    const { child, url, port } = await serve('pressee');
    const half = connect(port, '127.0.0.1');
    half.on('error', () => undefined);
    half.write(
      'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    // Answered after it: the server has the half of the other one.
    expect((await fetch(`${url}/sante`)).status).toBe(200);
    child.kill('SIGINT');
    while (
      await fetch(`${url}/sante`).then(
        () => true,
        () => false,
      )
    );
    expect(await ended(child, 'SIGINT')).toBe(130);
    half.destroy();
  });

  test('answers, says where it is in JSON and nothing more, has its port alone; closing its window lets what is under way finish', async () => {
    const { child, url, link, data, port, stdout } = await serve('donnees');
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect(link).toMatch(`${url}/entrer/`);
    expect(data).toBe(join(directory, 'donnees'));
    const another = start(['servir', '--donnees', 'autre', '--host', '127.0.0.1', '--json', '--port', String(port)]);
    expectFault(another, `port ${port}`, '--port');
    const half = connect(port, '127.0.0.1');
    const head = 'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    half.write(`${head}Content-Length: 13\r\n\r\n{"token":`);
    // Answered after it: the server has the half of the other one.
    expect((await fetch(`${url}/sante`)).status).toBe(200);
    const exit = once(child, 'exit');
    child.kill('SIGHUP');
    while (
      await fetch(`${url}/sante`).then(
        () => true,
        () => false,
      )
    );
    let answer = '';
    half.on('data', (bytes) => {
      answer += bytes;
    });
    half.write('"x"}');
    expect(await exit).toEqual([0, null]);
    expect(answer).toMatch(/^HTTP\/1.1 401[\s\S]*link-unknown/);
    expect(Object.keys(JSON.parse(stdout()))).toEqual(['url', 'link', 'data', 'port']);
  });

  test('raccord alone tells people the link of the chief referee, the addresses and the data, and Ctrl-C stops it, its profile written', async () => {
    const options = ['--adresse', 'https://scrabble.example', '--profil', 'soir.cpuprofile'];
    const child = begin(['--donnees', 'donnees', '--port', '0', ...options]);
    let stdout = '';
    for await (const line of createInterface({ input: child.stdout })) {
      stdout += `${line}\n`;
      if (line.includes('/entrer/')) break;
    }
    expect(stdout).toMatch(/Ctrl-C[\s\S]*juge-arbitre.*\n {2}https:\/\/scrabble\.example\/entrer\/\S{43}\n$/);
    expect(stdout).toContain(`Données : ${join(directory, 'donnees')}`);
    expect(stdout).not.toContain('▄');
    expect(await ended(child, 'SIGINT')).toBe(0);
    expect(JSON.parse(readFileSync(join(directory, 'soir.cpuprofile'), 'utf8')).samples.length).toBeGreaterThan(0);
  });

  test('raccord servir tells them too, then the evening, a line an event; it writes its log, and outlives its reader', async () => {
    const where = ['--donnees', 'soiree', '--port', '0', '--host', '127.0.0.1', '--journal', 'soir.log'];
    writeFileSync(join(directory, 'guet.mjs'), SAY_WHEN_UNREAD);
    const child = begin(['servir', ...where], { NODE_OPTIONS: '--import ./guet.mjs' });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const until = async (part: string | RegExp): Promise<string> => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`it never said ${part}`);
        if (value.match(part)) return value;
      }
    };
    await until(`Données : ${join(directory, 'soiree')}`);
    await until(`Journal : ${join(directory, 'soir.log')}`);
    await until(/Ctrl-C/);
    await until(/juge-arbitre/);
    const link = (await until('/entrer/')).trim();
    const url = new URL(link).origin;
    const ask = await enter({ url, link });
    const { lexicons } = (await ask('/lexicons')).body as { lexicons: object[] };
    const charter = { name: 'Mardi', place: 'Vichy', date: '2026-11-15', edition: '2023', lexicon: lexicons[0] };
    await ask('/tournaments', { id: 'mardi', data: charter });
    const tell = async (type: string, data: object) => {
      const { body } = await ask('/tournaments/mardi/commands', { id: `${type}-1`, type, data });
      expect(body).toMatchObject({ sequence: expect.any(Number) });
    };
    await tell('add-centre', { id: 'salle', name: 'Salle' });
    const members = [{ name: 'Anna' }];
    await tell('register-entrants', { entrants: [{ id: 'anna', members, centre: 'salle', table: 1 }] });
    await tell('plan-game', { id: 'p1', name: 'Partie 1', formula: 'normale', rhythm: 'normal' });
    const waiting = ask('/tournaments/mardi/news?after=4');
    expect(await until(/1 juge-arbitre en ligne/)).toMatch(/^\d\d:\d\d {2}Mardi : 1 juge-arbitre en ligne$/);
    await tell('make-draw', { game: 'p1', source: { kind: 'typed', letters: 'AEINRTS' } });
    await waiting;
    expect(await until('coup')).toContain('coup 1 (Partie 1)');

    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.stdout.destroy();
    await ask('/tournaments', { id: 'mercredi', data: { ...charter, name: 'Mercredi' } });
    const listening = ask('/tournaments/mercredi/news?after=1').catch((error) => error);
    // A second after things calm down the server prints a line, which nobody reads any more and which must not end it.
    await expect.poll(() => said, { timeout: 10_000 }).toBe('unread');
    expect((await fetch(`${url}/sante`)).status).toBe(200);
    const command = { id: 'c1', type: 'add-centre', data: { id: 'salle', name: 'Salle' } };
    await ask('/tournaments/mercredi/commands', command);
    expect(await listening).toMatchObject({ status: 200 });
    expect(await ended(child, 'SIGTERM')).toBe(0);
    const log = readFileSync(join(directory, 'soir.log'), 'utf8').trimEnd().split('\n');
    expect(log.map((line) => JSON.parse(line).route)).toContain('createTournament');
    expect(log.join()).not.toContain(link.slice(-43));
  });

  test.runIf(process.platform === 'linux')('says once that its log has no room, and goes on', async () => {
    const { child, url, stderr } = await serve('muette', '--journal', '/dev/full');
    await fetch(`${url}/sante`);
    await expect.poll(stderr).toMatch(/\/dev\/full.*le disque est plein.*libérez de la place, puis redémarrez/s);
    expect((await fetch(`${url}/sante`)).status).toBe(200);
    expect(await ended(child, 'SIGTERM')).toBe(0);
    expect(stderr().match(/ne s’écrit plus/g)).toHaveLength(1);
  });

  test('--demo adds a tournament, once; it is backed up while it runs, and nothing is restored under it', async () => {
    // Processes: a thread that goes on may hold a file that it has closed, and nothing is restored under anybody.
    const asProcess = (...args: readonly string[]) => start([...args, '--donnees', 'demo']);
    const told = (...args: readonly string[]) => JSON.parse(asProcess(...args, '--json').stdout);
    for (const time of [1, 2]) {
      const running = await serve('demo', '--demo');
      const { body } = await (await enter(running))('/tournaments');
      expect(body).toMatchObject({ tournaments: [{ id: 'demonstration', name: 'Tournoi de démonstration' }] });
      if (time === 2) {
        expect(told('sauvegarder', '-o', 'vive.sqlite')).toMatchObject({ tournaments: 1 });
        expectFault(asProcess('restaurer', 'vive.sqlite'), 'arrêtez-le');
      }
      expect(await ended(running.child, 'SIGTERM')).toBe(0);
    }
    const before = told('verifier');
    expect(before.tournaments).toMatchObject([{ id: 'demonstration', sound: true }]);
    expect(asProcess('restaurer', 'vive.sqlite').status).toBe(0);
    expect(json(['verifier', '--donnees', 'demo'])).toEqual(before);
  });

  test('killed, it has everything that it acknowledged', async () => {
    const first = await serve('tuee');
    const ask = await enter(first);
    const { lexicons } = (await ask('/lexicons')).body as { lexicons: object[] };
    const charter = { name: 'Essai', place: 'Vichy', date: '2026-11-15', edition: '2019', lexicon: lexicons[0] };
    expect((await ask('/tournaments', { id: 'essai', data: charter })).status).toBeLessThan(300);
    for (const number of [1, 2, 3]) {
      const command = {
        id: `c${number}`,
        type: 'add-centre',
        data: { id: `centre${number}`, name: `Salle ${number}` },
      };
      expect((await ask('/tournaments/essai/commands', command)).status).toBeLessThan(300);
    }
    const order = { kind: 'exam', exam: '2023-2-7', minutes: 10 };
    const made = (await ask('/sittings', { id: 's', name: 'Examen', order })).body as { id: string };
    const phone = await sitDown(first.url, made.id);
    expect((await ask(`/sittings/${made.id}/start`, {})).status).toBe(200);
    const answer = { id: 'r', slip: 2, points: 12, sanction: 'none' };
    expect((await phone(first.url)('/answers', answer)).status).toBe(200);
    await ended(first.child, 'SIGKILL');
    const second = await serve('tuee');
    const again = await enter(second);
    const { id: _, ...given } = answer;
    expect((await phone(second.url)('/seat')).body).toMatchObject({ stage: 'running', exam: { answers: [given] } });
    expect((await again('/tournaments')).body).toMatchObject({ tournaments: [{ id: 'essai', name: 'Essai' }] });
    await ended(second.child, 'SIGTERM');
    expect(json(['verifier', '--donnees', 'tuee'])).toMatchObject({ tournaments: [{ events: 4, sound: true }] });
  });
});

describe('raccord servir refuses in one sentence', () => {
  const refused = (data: string, ...more: readonly string[]) =>
    run(['servir', '--donnees', data, '--host', '127.0.0.1', '--json', ...more]);

  test('an address that is not of this machine', () => {
    expectFault(run(['servir', '--donnees', 'autre', '--host', '203.0.113.9', '--json']), '203.0.113.9', '--host');
    expectFault(refused('autre', '--port', '70000'), '« 70000 »', '--port');
    expectFault(refused('autre', '--adresse', 'ftp://x'), '--adresse');
    expectFault(refused('autre', '--memoire', '12'), '« 12 »', '--memoire');
  });

  test('a log or a profile that cannot be written', () => {
    mkdirSync(join(directory, 'dossier'));
    expectFault(refused('autre', '--journal', 'dossier'), 'Impossible d’écrire le journal', 'dossier', '--journal');
    expectFault(refused('autre', '--journal', join('absent', 'x.log')), 'son dossier n’existe pas');
    expectFault(refused('autre', '--profil', 'dossier'), 'Impossible d’écrire le profil', 'dossier', '--profil');
  });

  test('a directory that cannot be written', () => {
    writeFileSync(join(directory, 'fichier'), '');
    expectFault(refused('fichier'), 'Impossible d’écrire', 'fichier');
    expectFault(refused(join('fichier', 'dessous')), 'Impossible d’écrire', 'dessous');
    expectFault(refused('fichier', '--relais', 'http://127.0.0.1:1/entrer/lien'), 'Impossible d’écrire', 'fichier');
    if (process.platform === 'linux') expectFault(refused('/proc/raccord'), 'Impossible d’écrire', '/proc/raccord');
    if (process.geteuid?.() === 0) return; // the administrator may write everywhere
    mkdirSync(join(directory, 'ferme'));
    chmodSync(join(directory, 'ferme'), 0o500);
    expectFault(refused('ferme'), 'Impossible d’écrire', 'ferme');
  });

  test('a base that is damaged, or none of ours', () => {
    mkdirSync(join(directory, 'abimee'));
    writeFileSync(join(directory, 'abimee', 'raccord.sqlite'), '');
    expectFault(refused('abimee'), 'abîmée', 'raccord restaurer');
    writeFileSync(join(directory, 'abimee', 'raccord.sqlite'), 'x'.repeat(5000));
    expectFault(refused('abimee'), 'pas une base de Raccord');
  });

  test('a PostgreSQL that does not answer', () => {
    const { stderr, status } = run(['servir', '--json', '--database', 'postgres://zoe:secret@127.0.0.1:9/raccord']);
    expect(status).toBe(2);
    expect(stderr).toContain('ne répond pas');
    expect(stderr).not.toContain('secret');
  });
});
