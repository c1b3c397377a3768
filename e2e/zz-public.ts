import { chromium } from '@playwright/test';
import { chromium as findChromium } from './support/chromium.ts';
import { startRaccord } from './support/raccord.ts';
import { makeTournament, playTurn, recordAll } from './support/tournament.ts';

const raccord = await startRaccord();
const browser = await chromium.launch(await findChromium());
try {
  const t = await makeTournament(raccord.api, { players: 24, referees: 1 });
  await t.tell('choose-publication', { ranking: 'live', turns: true, sheets: true });
  await t.tell('withhold-names', { entrants: ['p2', 'p5'], isWithheld: true });
  await playTurn(t, 1, 'MENERAI');
  await t.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await recordAll(t, 1, 20);
  await t.tell('record-slips', { game: 'g', turn: 1, slips: ['p21', 'p22', 'p23', 'p24'].map((entrant, i) => ({ entrant, slip: { state: 'handed-in', solutions: [{ word: ['MARE', 'MERANI', 'RAME', 'MENERAI'][i], direction: 'horizontal', reference: 'H5', outside: [] }], score: 12 } })) });
  await t.tell('close-turn', { game: 'g', turn: 1, centre: 'c' });
  await playTurn(t, 2, 'TABLESU');
  await t.tell('lay-solution', { game: 'g', turn: 2, word: 'TABULES', reference: '3G' });
  await recordAll(t, 2, 24);
  await t.tell('close-turn', { game: 'g', turn: 2, centre: 'c' });
  const link = await t.link('spectator');
  const base = `/tournois/${t.id}`;
  for (const [name, width, height, dark, zoom] of [['phone', 390, 844, false, 1], ['dark', 390, 844, true, 1], ['tablet', 1024, 768, false, 1], ['big', 390, 844, false, 2]] as const) {
    const context = await browser.newContext({ viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) }, deviceScaleFactor: zoom === 2 ? 2 : 1, colorScheme: dark ? 'dark' : 'light' });
    const page = await context.newPage();
    await page.goto(link);
    await page.waitForURL((url) => !url.pathname.startsWith('/entrer'));
    for (const [what, path] of [['live', '/direct'], ['ranking', '/classements'], ['turns', '/partie'], ['sheet', '/feuille/p22']] as const) {
      if (dark && what === 'turns') continue;
      await page.goto(new URL(base + path, link).href);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/shots/public-${name}-${what}.png` });
    }
    await context.close();
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(await t.link('chief'));
  await page.waitForURL((url) => !url.pathname.startsWith('/entrer'));
  await page.goto(new URL(`${base}/postes`, link).href);
  await page.getByRole('button', { name: 'Créer le lien : Spectateurs' }).click();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: '/tmp/shots/public-links.png', fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: '/tmp/shots/public-links-phone.png', fullPage: true });
} finally {
  await browser.close();
  await raccord.stop();
}
