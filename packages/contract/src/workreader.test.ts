import { expect, test } from 'vitest';
import { readWork } from './workreader.ts';

const SENT =
  '{"done":1,"total":3}\n{"status":200,"headers":{"etag":"x"}}\n{"bytes":4}\na\nb{{"done":3,"total":3}\n{"bytes":1}\nc{"isWhole":true}\n';

async function* cut(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield new TextEncoder().encode(text.slice(at, at + length));
}

test.each([1, 2, 7, 1000])('however it is cut, here every %i bytes, the same is read', async (length) => {
  const told: unknown[] = [];
  const answer = await readWork(cut(SENT, length), (progress) => told.push(progress));
  expect(told).toEqual([
    { done: 1, total: 3 },
    { done: 3, total: 3 },
  ]);
  expect(answer).toMatchObject({ status: 200, headers: { etag: 'x' } });
  expect(Buffer.concat(answer?.body ?? []).toString()).toBe('a\nb{c');
});

test('what ends before its end is no answer', async () => {
  expect(await readWork(cut(SENT.slice(0, -20), 5), () => undefined)).toBeUndefined();
  expect(await readWork(cut('', 5), () => undefined)).toBeUndefined();
});
