import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@raccord/scrabble';
import { parseTournamentFile } from '@raccord/tournament';
import { describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';
import { enter, useServers } from './server.testing.ts';

const { directory, run, json } = useProgram();
const { serve, ended } = useServers(directory);

interface Listed {
  readonly links: readonly { readonly id: string; readonly openedAt: number | null; readonly made: number }[];
}

const DATA = ['--donnees', 'donnees'];
const list = () => (json(['liens', ...DATA]) as Listed).links;

describe('raccord liens', () => {
  test('lists the links of starts; one that is revoked puts out whoever entered by it, while the server runs', async () => {
    await ended((await serve('donnees')).child, 'SIGTERM');
    const running = await serve('donnees');
    const ask = await enter(running);
    expect((await ask('/session')).status).toBe(200);
    const [opened, unopened] = list();
    expect([opened.openedAt, unopened.openedAt]).toEqual([expect.any(Number), null]);

    const told = run(['liens', ...DATA]);
    expect(told.stdout).toMatch(/identifiant +poste +créé le +ouvert le +valable jusqu’au +a créé/);
    expect(told.stdout).toContain(opened.id);
    expect(told.stdout).toContain('jamais');
    expect(run(['liens', '--revoquer', unopened.id, ...DATA]).stdout).toBe('1 lien révoqué.\n');
    expect(list().map(({ id }) => id)).toEqual([opened.id]);

    expect(json(['liens', '--revoquer', opened.id, ...DATA])).toMatchObject({ ended: 1 });
    await expect.poll(async () => (await ask('/session')).status, { timeout: 10_000 }).toBe(401);
    expect(run(['liens', ...DATA]).stdout).toContain('Aucun lien valable : « raccord servir » en donne un.');
  });

  test('links made with a revoked one end too, unless they are kept, and the tournament says so', async () => {
    const running = await serve('demo', '--demo');
    const ask = await enter(running);
    const made = await ask('/tournaments/demonstration/links', { label: 'Écran', role: 'screen' });
    const screen = await enter({ url: running.url, link: (made.body as { url: string }).url });
    const data = ['--donnees', 'demo'];
    const [link] = (json(['liens', ...data]) as Listed).links;
    expect(link.made).toBe(1);
    expect(json(['liens', '--revoquer', link.id, '--garder', ...data])).toMatchObject({ ended: 1 });
    await expect.poll(async () => (await ask('/session')).status, { timeout: 10_000 }).toBe(401);
    expect((await screen('/session')).status).toBe(200);
    expect(json(['liens', '--revoquer', link.id, ...data])).toMatchObject({ ended: 1 });
    await expect.poll(async () => (await screen('/session')).status, { timeout: 10_000 }).toBe(401);
    expect(run(['exporter', 'demonstration', '-o', 'lus.raccord', ...data]).status).toBe(0);
    const last = unwrap(parseTournamentFile(readFileSync(join(directory, 'lus.raccord'), 'utf8'))).at(-1);
    expect(last).toMatchObject({
      ...{ type: 'links-revoked', actor: { role: 'chief', name: 'Ligne de commande' } },
      data: { links: [{ role: 'screen', label: 'Écran' }] },
    });
  });

  test('says what is wrong', () => {
    expectFault(
      run(['liens', '--revoquer', 'rien', ...DATA]),
      'Aucun lien de l’installation n’a l’identifiant « rien »',
    );
    expectFault(run(['liens', '--garder', ...DATA]), 'Option « --garder » sans lien à révoquer');
    expectFault(run(['liens', '--donnees', 'nulle-part']), 'Il n’y a pas de base de Raccord');
  });
});

describe('the limits of raccord servir', () => {
  test('are those of its options', async () => {
    const { url } = await serve('donnees', '--limite-adresse', '2', '--limite-echecs', '1');
    const statuses = [];
    for (let time = 0; time < 3; time++) statuses.push((await fetch(`${url}/sante`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('are whole numbers', () => {
    for (const option of ['joueurs', 'saisies']) {
      const name = `--limite-${option}`;
      expectFault(run(['servir', name, '0', ...DATA]), `Valeur « 0 » refusée après « ${name} »`);
    }
  });
});
