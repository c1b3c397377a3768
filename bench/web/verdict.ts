/**
 * `npx tsx bench/web/verdict.ts`: how long after a key the verdict of the slip typed is painted, on a turn with two
 * jokers in the draw. A real server, a real Chromium, the fields of the referee's screen. In milliseconds.
 */
import { type Page, chromium as playwright } from '@playwright/test';
import { RefereePage } from '../../e2e/pages/referee.ts';
import { chromium } from '../../e2e/support/chromium.ts';
import { type Raccord, startRaccord } from '../../e2e/support/raccord.ts';
import { done, makeTournament, playTurn } from '../../e2e/support/tournament.ts';

const ASKED_MS = 50;
const WORDS = ['RELIENT', 'SALITES', 'ETALAIS', 'TAILLER', 'LIERAIT'];
const KEYS = 200;

const raccord = await startRaccord();
const browser = await playwright.launch(await chromium());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(await twoJokers(raccord));
  await new RefereePage(page).ready();
  report(await measure(page, KEYS));
} finally {
  await browser.close();
  await raccord.stop();
}

/** The link of a referee whose second turn has two jokers. */
async function twoJokers({ api }: Raccord): Promise<string> {
  const tournament = await makeTournament(api, { players: 120 });
  await playTurn(tournament, 1, 'AEIMNRS');
  const params = { tournament: tournament.id, game: 'g', turn: 1 };
  const { proposal } = await done(api.seeSolutions({ params, query: { limit: 1 } }));
  if (!proposal) throw new Error('Nothing can be played.');
  const { word, reference } = proposal;
  await tournament.tell('lay-solution', { game: 'g', turn: 1, word, reference });
  await playTurn(tournament, 2, 'AEILT??');
  return tournament.link('referee', 'a1');
}

/** Types words over and over; each key changes the slip, hence its verdict. */
async function measure(page: Page, count: number): Promise<number[]> {
  await page.keyboard.press('Tab');
  await page.getByLabel('Référence').fill('8A');
  // What tsx adds to a function that has a name, and a page does not know.
  await page.evaluate('globalThis.__name = (made) => made');
  await page.evaluate(watchPaints);
  const word = page.getByLabel('Mot', { exact: true });
  await word.fill('');
  const letters = WORDS.join('');
  for (let key = 0; key < count; key++) {
    const letter = letters[key % letters.length];
    const isNewWord = key % 7 === 0;
    if (isNewWord) await word.selectText();
    await page.evaluate(() => window.painted.next());
    await page.keyboard.press(letter);
    await page.evaluate(() => window.painted.promise);
  }
  return page.evaluate(() => window.painted.times);
}

interface Painted {
  readonly times: number[];
  promise: Promise<void>;
  next(): void;
}

declare global {
  interface Window {
    painted: Painted;
  }
}

/** In the page: from the key, as the browser stamps it, to the frame after the verdict has changed. */
function watchPaints(): void {
  let pressed: number | undefined;
  let settle = (): void => {};
  const painted: Painted = {
    times: [],
    promise: Promise.resolve(),
    next() {
      this.promise = new Promise((resolve) => {
        settle = resolve;
      });
    },
  };
  window.painted = painted;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );
  const onChange = (): void => {
    const from = pressed;
    if (from === undefined) return;
    pressed = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        painted.times.push(performance.now() - from);
        settle();
      };
      port2.postMessage(undefined);
    });
  };
  const verdict = document.querySelector('section[aria-label="Verdict"]') as Element;
  new MutationObserver(onChange).observe(verdict, { subtree: true, childList: true, characterData: true });
}

function report(times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1);
  const within = times.filter((time) => time < ASKED_MS).length;
  console.log(
    `key to verdict painted, two jokers, ${times.length} keys: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms`,
  );
  console.log(`under ${ASKED_MS} ms: ${((100 * within) / times.length).toFixed(1)} %`);
}
