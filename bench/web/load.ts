/**
 * What a page weighs when it is opened for the first time, without the lexicon: everything that the page asks for, asked once more as gzip, as
 * browsers without Brotli get it (Chromium does not let its encodings be changed). Bodies alone: headers are some 0.3 kB each.
 */
import { request } from 'node:http';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromium as findChromium } from '../../e2e/support/chromium.ts';
import { startRaccord } from '../../e2e/support/raccord.ts';
import { makeTournament, playTurn } from '../../e2e/support/tournament.ts';

const KILOBYTE = 1024;
const ASKED_KB = 250;

const raccord = await startRaccord();
const browser = await chromium.launch(await findChromium());
try {
  const tournament = await makeTournament(raccord.api, { players: 120, referees: 3 });
  await playTurn(tournament, 1, 'MENERAI');
  const stations = [
    ['arbitre (saisie)', await tournament.link('referee', 'a1')],
    ['juge-arbitre', await tournament.link('chief')],
    ['double-arbitre', await tournament.link('second-referee', 'd')],
    ['commission', await tournament.link('commission', 'k')],
    ['écran de la salle', await tournament.link('screen')],
    ['joueur (téléphone)', await tournament.link('player', 'p1')],
    ['spectateur (tél.)', await tournament.link('spectator')],
    ['accueil', raccord.chiefLink],
  ] as const;
  console.log(`first load, without the lexicon; asked: under ${ASKED_KB} kB gzip`);
  for (const [name, link] of stations) {
    const { gzip, files } = await weigh(link);
    console.log(`${name.padEnd(20)} ${gzip.toFixed(1).padStart(5)} kB in ${files} answers`);
  }
} finally {
  await browser.close();
  await raccord.stop();
}

/** Everything that a page asks for until it is quiet, but the lexicon. */
async function weigh(link: string): Promise<{ readonly gzip: number; readonly files: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const urls = new Set<string>();
  page.on('requestfinished', (asked) => {
    const isCounted = asked.method() === 'GET' && !asked.url().includes('/api/lexicons/');
    if (isCounted && asked.url().startsWith('http')) urls.add(asked.url());
  });
  await page.goto(link);
  await page.waitForURL((url) => !url.pathname.startsWith('/entrer'));
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...urls].map((url) => gzipSize(context, url)));
  await context.close();
  return { gzip: sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE, files: urls.size };
}

/** The bytes of a body as they travel to who takes gzip alone, with the cookies of the page. */
async function gzipSize(context: BrowserContext, url: string): Promise<number> {
  const cookies = await context.cookies(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'gzip', cookie } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
