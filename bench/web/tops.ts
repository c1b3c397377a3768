/** How long a second referee's page takes to confirm all the tops of a turn: each one must cost the same, however many. */
import { chromium } from '@playwright/test';
import { chromium as findChromium } from '../../e2e/support/chromium.ts';
import { startRaccord } from '../../e2e/support/raccord.ts';
import { done, makeTournament, playTurn } from '../../e2e/support/tournament.ts';

const SIZES = [100, 200, 400];

const raccord = await startRaccord();
const browser = await chromium.launch(await findChromium());
try {
  console.log('tops   until the server has them      work of the page');
  for (const size of SIZES) {
    const { elapsed, work } = await confirmTops(size);
    const each = (ms: number): string => `${ms.toFixed(0).padStart(7)} ms ${(ms / size).toFixed(1).padStart(6)} each`;
    console.log(`${String(size).padStart(4)}   ${each(elapsed)}      ${each(work)}`);
  }
} finally {
  await browser.close();
  await raccord.stop();
}

async function confirmTops(players: number): Promise<{ readonly elapsed: number; readonly work: number }> {
  const tournament = await makeTournament(raccord.api, { players });
  await playTurn(tournament, 1, 'MENERAI');
  const entrants = Array.from({ length: players }, (_, index) => `p${index + 1}`);
  await tournament.tell('record-tops', { game: 'g', turn: 1, entrants });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await tournament.link('second-referee', 'd'));
  await page.getByText(/^Top\s:\s\d+$/).waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  const worked = async (): Promise<number> => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const params = { tournament: tournament.id, game: 'g', turn: '1' };
  const before = await worked();
  const start = performance.now();
  await page.keyboard.press('t');
  for (let left = players; left > 0; ) {
    const { tables } = await done(raccord.api.seeDesk({ params }));
    left = tables.filter(({ isConfirmed }) => !isConfirmed).length;
  }
  const elapsed = performance.now() - start;
  const work = (await worked()) - before;
  await context.close();
  return { elapsed, work };
}
