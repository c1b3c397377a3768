/** How long the page is held up while somebody goes through all the solutions of a turn with two jokers. */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { chromium as findChromium } from '../../e2e/support/chromium.ts';
import { startRaccord } from '../../e2e/support/raccord.ts';
import { makeTournament, playTurn } from '../../e2e/support/tournament.ts';

const WHEELS = 300;
const WHEEL_PIXELS = 900;
const JUMPS = 40;
const PREPARATION_MS = 120_000;

declare global {
  interface Window {
    longTasks: number[];
    longestFrame: number;
  }
}

const raccord = await startRaccord();
const browser = await chromium.launch(await findChromium());
try {
  const tournament = await makeTournament(raccord.api, { players: 120, referees: 6 });
  await playTurn(tournament, 1, 'MENERAI');
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word: 'MENERAI', reference: 'H4' });
  await playTurn(tournament, 2, '??ARETN');

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(raccord.chiefLink);
  await page.waitForURL((url) => !url.pathname.startsWith('/entrer'));
  await page.goto(`${raccord.url}/tournois/${tournament.id}/conduite`);
  const list = page.getByRole('listbox', { name: 'Solutions' });
  await list.getByRole('option').nth(5).waitFor({ timeout: PREPARATION_MS });
  const shown = await page.getByText(/^[\d\s]+ solutions$/).innerText();

  await page.evaluate(() => {
    window.longTasks = [];
    window.longestFrame = 0;
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) window.longestFrame = Math.max(window.longestFrame, duration);
    }).observe({ type: 'long-animation-frame' });
  });
  await browser.startTracing(page, { categories: ['toplevel'] });
  await list.hover();
  for (let count = 0; count < WHEELS; count++) await page.mouse.wheel(0, WHEEL_PIXELS);
  for (let count = 1; count <= JUMPS; count++) {
    await list.evaluate((element, part) => {
      element.scrollTop = ((part * 7919) % 1000) * 0.001 * element.scrollHeight;
      return new Promise((resolve) => requestAnimationFrame(resolve));
    }, count);
  }
  const word = page.getByRole('search').getByLabel('Mot', { exact: true });
  await word.pressSequentially('trains');
  await list.getByRole('option').first().waitFor();

  const busy = longestBusy(JSON.parse((await browser.stopTracing()).toString()));
  const { tasks, frame } = await page.evaluate(() => ({ tasks: window.longTasks, frame: window.longestFrame }));
  console.log(`${shown}, ${WHEELS} wheel turns of ${WHEEL_PIXELS} pixels, ${JUMPS} jumps, a filter typed`);
  console.log(`longest task of the page, in time of its processor: ${busy.toFixed(1)} ms`);
  console.log(`by the clock on the wall, the load of the machine (${loadavg()[0].toFixed(1)}) included:`);
  console.log(`tasks over 50 ms: ${tasks.length}; longest: ${tasks.length === 0 ? 'under 50' : Math.max(...tasks)} ms`);
  console.log(`longest animation frame: ${frame === 0 ? 'under 50' : Math.round(frame)} ms`);
} finally {
  await browser.close();
  await raccord.stop();
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly tid: number;
    /** Microseconds of the processor. */
    readonly tdur?: number;
    readonly args: { readonly name?: string };
  }[];
}

/** The longest task on the main threads of pages, without the time that other programs took from it. */
function longestBusy({ traceEvents }: Trace): number {
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  );
  const tasks = traceEvents.filter(({ name, tid }) => name.endsWith('RunTask') && threads.has(tid));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
