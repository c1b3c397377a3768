import { expect, it } from 'vitest';
import type { Fault } from './client.ts';
import { Requests } from './once.ts';

/** The ids under which the same thing was asked, with these answers. */
async function idsOf(...codes: readonly (Fault['code'] | 'done')[]): Promise<readonly string[]> {
  const requests = new Requests();
  const ids: string[] = [];
  for (const code of codes) {
    await requests.ask<string>('a file', async (id) => {
      ids.push(id);
      return code === 'done' ? { ok: true, value: '' } : { ok: false, fault: { code, text: 'Raté.' } as Fault };
    });
  }
  return ids;
}

it('asks under the same id until an answer comes', async () => {
  expect(new Set(await idsOf('unreachable', 'try-again', 'internal', 'too-many-requests', 'done')).size).toBe(1);
});

it('asks under another one once it is made or refused', async () => {
  expect(new Set(await idsOf('done', 'id-taken', 'bad-file', 'done')).size).toBe(4);
});
