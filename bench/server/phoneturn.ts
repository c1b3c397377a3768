/** A turn that everybody plays on his phone: the draw, the slips of the last ten seconds, the results. */

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seen } from '@raccord/contract';
import type { Page } from './client.ts';
import { AT, type EventSize, perCentre, SEED, teller } from './eventsetup.ts';
import { inGroups, perOne, processorWhile, type Spent } from './figures.ts';
import type { Served } from './hall.ts';
import type { Looking } from './looking.ts';

const HAND_IN_MS = 10_000;
/** Whoever has not been told by then never is. */
const PATIENCE_MS = 30_000;

/** The phone of an entrant. */
export interface Phone {
  readonly page: Looking;
  readonly entrant: string;
  readonly centre: string;
}

export interface PhoneTurn {
  /** From the announcement in its centre to the phone that shows the draw, in milliseconds. */
  readonly draws: readonly number[];
  /** By how much each phone believes the tournament to be earlier or later than it is. */
  readonly clocks: readonly number[];
  readonly acknowledged: readonly number[];
  readonly refused: readonly string[];
  /** Of the server, for each slip. */
  readonly processor: Spent;
  /** From the closing of the last centre to the phone that shows its result and its rank. */
  readonly results: readonly number[];
  /** To each phone, from the draw to the results. */
  readonly bytes: number;
}

/** What a phone has come to show, and when. */
interface Shown {
  drawn?: number;
  result?: number;
}

/** @param turn that comes next; all turns before it are closed. */
export async function playOnPhones(
  server: Served,
  chief: Page,
  phones: readonly Phone[],
  size: EventSize,
  turn: number,
): Promise<PhoneTurn> {
  const tell = teller(chief, `t${turn}-`);
  const centres = Array.from({ length: size.centres }, (_, at) => `c${at + 1}`);
  const everywhere = async (type: string): Promise<Map<string, number>> => {
    const acknowledged = new Map<string, number>();
    await inGroups(centres, async (centre) => {
      await tell(type, { game: 'g', turn, centre });
      acknowledged.set(centre, performance.now());
    });
    return acknowledged;
  };
  const all = phones.map((phone) => ({ ...phone, shown: follow(phone, turn) }));
  for (const { page } of phones) page.forgetCounts();

  await tell('make-draw', { game: 'g', source: { kind: 'random', seed: SEED } });
  // It is announced, and read out, before the clock is started.
  await sleep(1_000);
  const announced = await everywhere('start-clock');
  await until(() => all.every(({ shown }) => shown.drawn !== undefined));
  const since = (at: number | undefined, from: number | undefined): number =>
    Math.max(0, (at ?? Number.POSITIVE_INFINITY) - (from ?? 0));
  const draws = all.map(({ shown, centre }) => since(shown.drawn, announced.get(centre)));
  const ahead = await serverAhead(chief);
  const clocks = all.map(({ page }) => Math.abs(page.ahead - ahead));

  const { solutions } = (await chief.ask('GET', `${AT}/games/g/turns/${turn}/solutions?limit=50`)) as Solutions;
  const acknowledged: number[] = [];
  const refused: string[] = [];
  const processor = await processorWhile(server, () =>
    Promise.all(
      all.map(async ({ page, entrant }, at) => {
        await sleep(Math.random() * HAND_IN_MS);
        const sent = performance.now();
        const slips = [{ entrant, slip: slipOf(solutions[at % solutions.length]) }];
        await page.tell(`h${turn}-${entrant}`, 'record-slips', { game: 'g', turn, slips }).then(
          () => acknowledged.push(performance.now() - sent),
          ({ message }: Error) => refused.push(message),
        );
      }),
    ),
  );

  await everywhere('end-turn');
  const { word, reference } = solutions[0];
  await tell('lay-solution', { game: 'g', turn, word, reference });
  await recordTheOthers(chief, phones, size, turn);
  const closed = Math.max(...(await everywhere('close-turn')).values());
  await until(() => all.every(({ shown }) => shown.result !== undefined));
  const results = all.map(({ shown }) => since(shown.result, closed));
  for (const { page } of phones) page.onShown = undefined;
  const bytes = phones.reduce((sum, { page }) => sum + page.bytes + page.brought, 0) / phones.length;
  return { draws, clocks, acknowledged, refused, processor: perOne(processor, phones.length), results, bytes };
}

/** How many times the server is asked for its time: the quickest answer is the one to go by. */
const LOOKS_AT_THE_CLOCK = 20;

/** By how much the time of the tournament, which may run ahead of the machine's, is ahead of the clock of the bench. */
async function serverAhead(chief: Page): Promise<number> {
  const looks: { readonly took: number; readonly ahead: number }[] = [];
  for (let look = 0; look < LOOKS_AT_THE_CLOCK; look++) {
    const asked = performance.now();
    const { now } = (await chief.ask('GET', `${AT}/hall`)) as Seen<'seeHall'>;
    const took = performance.now() - asked;
    looks.push({ took, ahead: now - asked - took / 2 });
  }
  return looks.reduce((best, look) => (look.took < best.took ? look : best)).ahead;
}

interface Solutions {
  readonly solutions: readonly { readonly word: string; readonly reference: string; readonly score: number }[];
}

const slipOf = ({ word, reference, score }: Solutions['solutions'][number]) => ({
  state: 'handed-in',
  solutions: [
    {
      word,
      direction: /^\d/.test(reference) ? 'vertical' : 'horizontal',
      reference: reference.toUpperCase(),
      outside: [],
    },
  ],
  score,
});

function follow({ page, centre }: Phone, turn: number): Shown {
  const shown: Shown = {};
  page.onShown = (view, answer, at) => {
    if (view === 'seeHall') {
      const { turn: played } = answer as Seen<'seeHall'>;
      const runs = played?.centres.some((one) => one.centre === centre && one.clock?.isRunning);
      if (played?.number === turn && runs) shown.drawn ??= at;
    } else if (view === 'seeSheet') {
      if ((answer as Seen<'seeSheet'>).lines.some((line) => line.turn === turn)) shown.result ??= at;
    }
  };
  return shown;
}

/** Those who have no phone. */
async function recordTheOthers(chief: Page, phones: readonly Phone[], size: EventSize, turn: number): Promise<void> {
  const written = new Set(phones.map(({ entrant }) => entrant));
  const tell = teller(chief, `o${turn}-`);
  for (let centre = 1; centre <= size.centres; centre++) {
    const seated = Array.from({ length: perCentre(size) }, (_, at) => `p${centre}-${at + 1}`);
    const entrants = seated.filter((entrant) => !written.has(entrant));
    if (entrants.length > 0) await tell('record-tops', { game: 'g', turn, entrants });
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const last = performance.now() + PATIENCE_MS;
  while (!isSo() && performance.now() < last) await sleep(20);
}
