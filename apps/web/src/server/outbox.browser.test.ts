import { expect, it, onTestFinished } from 'vitest';
import { CommandOutbox } from './commandoutbox.ts';

const DATA = { game: 'g', turn: 1, entrant: 'p1' };

/** The outbox of a page of a station, whose server is away. */
async function openPage(station: string): Promise<CommandOutbox> {
  const outbox = await new CommandOutbox('t', station).open();
  onTestFinished(() => outbox.close());
  return outbox;
}

it('keeps what waits for the next page of the station, under its id, with what was in sight', async () => {
  const first = await openPage('referee a1');
  expect(first.isKept).toBe(true);
  const written = first.add('confirm-slip', DATA, { id: 'c1', basis: 'h1' });
  expect(first.isUnsafe).toBe(true);
  await written;
  expect(first.isUnsafe).toBe(false);
  await first.add('undo', { event: 'c1' });
  first.close();

  const next = await openPage('referee a1');
  expect(next.waiting).toMatchObject([
    { id: 'c1', type: 'confirm-slip', data: DATA, basis: 'h1' },
    { type: 'undo', data: { event: 'c1' } },
  ]);
  expect((await openPage('referee a2')).waiting).toEqual([]);

  for (const { order } of next.waiting) await next.discard(order);
  next.close();
  expect((await openPage('referee a1')).waiting).toEqual([]);
});

it('finds what another page of the station has kept since, when the server is there again', async () => {
  const [page, other] = [await openPage('referee a3'), await openPage('referee a3')];
  await other.add('confirm-slip', DATA, { id: 'c2' });
  other.close();
  expect(page.waiting).toEqual([]);
  await page.resume();
  expect(page.waiting.map(({ id }) => id)).toEqual(['c2']);
  await page.discard(page.waiting[0].order);
});
