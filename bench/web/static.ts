/**
 * The static edition in a browser that has never seen it: what travels before anything can be searched, as hosts send it (gzip), and how
 * long a first search takes: from the last letter typed, and from the address opened with letters typed as fast as the page takes them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { chromium as findChromium } from '../../e2e/support/chromium.ts';
import { type PlainHost, startPlainHost } from '../../e2e/support/plainhost.ts';

const ROUNDS = 5;
const KILOBYTE = 1000;
const ASKED_KB = 500;
const ASKED_MS = 1000;
const DRAW = 'AEINRT?';
/** A letter every so often: an agile typist. */
const PACE_MS = 120;

const FILES = new URL('../../apps/web/dist-static/', import.meta.url);

const host = await startPlainHost();
const browser = await chromium.launch(await findChromium());
try {
  await weigh(host);
  const typed: number[] = [];
  const bare: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    typed.push(await firstSearch(PACE_MS));
    const { cold, warm } = await fromAddress();
    bare.push(cold);
    again.push(warm);
  }
  console.log(`asked: a first search in ${ASKED_MS} ms at most`);
  tell('home opened, « Chercher » pressed, letters typed: last letter → list painted', typed);
  tell('page « Chercher » opened, letters pasted at once: address → list painted', bare);
  tell('the same, a second time in the same browser', again);
} finally {
  await browser.close();
  await host.stop();
}

function tell(what: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const [least, middle, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
    sorted[at].toFixed(0),
  );
  console.log(`${what}: ${middle} ms (${least}–${most})`);
}

/** What travels until the first search is answered; and everything, as it is kept afterwards for use without network. */
async function weigh({ url }: PlainHost): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`${url}#/chercher`);
  await page.getByLabel('Tirage').fill(DRAW);
  await listed(page);
  const names = [...asked].map((path) => path.slice(new URL(url).pathname.length) || 'index.html');
  await context.close();
  const all = readdirSync(FILES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const whole = all.map(({ parentPath, name }) => relative(fileURLToPath(FILES), join(parentPath, name)));
  console.log(`first load, lexicon included: ${sizeOf(names).toFixed(0)} kB gzip; asked: ${ASKED_KB} at most`);
  console.log(`all the files, kept afterwards for use without network: ${sizeOf(whole).toFixed(0)} kB gzip`);
}

function sizeOf(names: readonly string[]): number {
  const sizes = names.map((name) => {
    const content = readFileSync(new URL(name, FILES));
    return Math.min(content.length, gzipSync(content).length);
  });
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
}

/** From the last letter to the list, by somebody who comes from the home page. */
async function firstSearch(pace: number): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(host.url);
  await page.getByRole('main').getByRole('link', { name: 'Chercher' }).click();
  await page.getByLabel('Tirage').pressSequentially(DRAW, { delay: pace });
  const from = performance.now();
  await listed(page);
  const time = performance.now() - from;
  await context.close();
  return time;
}

async function fromAddress(): Promise<{ readonly cold: number; readonly warm: number }> {
  const context = await browser.newContext();
  const time = async (): Promise<number> => {
    const page = await context.newPage();
    const from = performance.now();
    await page.goto(`${host.url}#/chercher`);
    await page.getByLabel('Tirage').fill(DRAW);
    await listed(page);
    return performance.now() - from;
  };
  const cold = await time();
  await context.pages()[0].waitForFunction(async () => (await indexedDB.databases()).length > 0);
  const warm = await time();
  await context.close();
  return { cold, warm };
}

function listed(page: Page): Promise<void> {
  return page.getByRole('listbox').getByRole('option').first().waitFor();
}
