import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import type { Hall } from '../hall/hall.ts';
import { Gallery } from './gallery.ts';

const HALL = {} as Hall;

/** A view that takes a while to make, of something that changes. */
function heavyView(gallery = new Gallery()) {
  const seen = { revision: 1, made: 0 };
  const make = () => {
    const until = performance.now() + 3;
    while (performance.now() < until);
    seen.made++;
    return { revision: seen.revision };
  };
  const ask = (key = 'view') => gallery.see(HALL, key, () => String(seen.revision), make);
  return { seen, ask };
}

it('is made once for all who ask for the same, and again only when it has changed', async () => {
  const { seen, ask } = heavyView();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(new Set(answers).size).toBe(1);
  expect(seen.made).toBe(1);
  seen.revision++;
  await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(seen.made).toBe(2);
  await ask('another');
  expect(seen.made).toBe(3);
});

it('is made rarely however often it changes, and nobody is shown less than there was when he asked', async () => {
  const { seen, ask } = heavyView();
  const asked: Promise<void>[] = [];
  for (let time = 0; time < 200; time++) {
    const revision = ++seen.revision;
    asked.push(ask().then((shown) => expect(shown.revision).toBeGreaterThanOrEqual(revision)));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(asked);
  expect(seen.made).toBeLessThan(100);
});

it('a view that cannot be made says why to each who waits, and can be asked again', async () => {
  const gallery = new Gallery();
  const { seen, ask } = heavyView(gallery);
  await ask();
  seen.revision++;
  const fail = () => {
    throw new Error('not found');
  };
  const failing = () => gallery.see(HALL, 'view', () => String(seen.revision), fail);
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('not found');
  expect(await ask()).toEqual({ revision: 2 });
});

it('what costs nothing is not kept', async () => {
  const gallery = new Gallery();
  const see = () =>
    gallery.see(
      HALL,
      'view',
      () => '1',
      () => ({}),
    );
  expect(await see()).not.toBe(await see());
});

it('who asks after a change while others are about to be answered waits for the next one', async () => {
  const gallery = new Gallery();
  const { seen, ask } = heavyView(gallery);
  await ask();
  seen.revision++;
  let late: Promise<object> | undefined;
  const first = gallery.see(
    HALL,
    'view',
    () => String(seen.revision),
    () => {
      const shown = { revision: seen.revision };
      queueMicrotask(() => {
        seen.revision++;
        late = ask();
      });
      return shown;
    },
  );
  expect(await first).toEqual({ revision: 2 });
  expect(await late).toEqual({ revision: 3 });
});
