/** What a page weighs when it is opened for the first time, as it travels: gzip, as browsers without Brotli get it. */
import { chromium } from '@playwright/test';
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
    ['double-arbitre', await tournament.link('second-referee', 'd')],
    ['commission', await tournament.link('commission', 'k')],
    ['écran de la salle', await tournament.link('screen')],
    ['joueur', await tournament.link('player', 'p1')],
    ['accueil', raccord.chiefLink],
  ] as const;
  console.log(`first load, without the lexicon; asked: under ${ASKED_KB} kB gzip`);
  for (const [name, link] of stations)
    console.log(`${name.padEnd(20)} ${(await weigh(link)).toFixed(0).padStart(4)} kB`);
} finally {
  await browser.close();
  await raccord.stop();
}

/** Everything that travels until the page is quiet, but the lexicon. */
async function weigh(link: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'gzip' } }),
  );
  let bytes = 0;
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/lexicons/')) return;
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        bytes += responseBodySize + responseHeadersSize;
      }),
    );
  });
  await page.goto(link);
  await page.waitForURL((url) => !url.pathname.startsWith('/entrer'));
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  await context.close();
  return bytes / KILOBYTE;
}
