import type { Answered } from '@raccord/contract';
import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import type { ServerFault } from './client.ts';

type Code = ServerFault['code'] | 'done';

let subjects = 0;
/** A subject that no other test asks about. */
const newSubject = () => `subject ${++subjects}`;

const answerOf = (code: Code): Answered<string> =>
  code === 'done' ? { ok: true, value: '' } : { ok: false, fault: { code, text: 'Raté.' } as ServerFault };

/** The ids under which the same thing was asked, with these answers, and what was said of each. */
async function askAgain(codes: readonly Code[], about = newSubject(), what?: unknown) {
  const ids: string[] = [];
  const texts: string[] = [];
  for (const code of codes) {
    const answer = await ask(about, what, async (id) => {
      ids.push(id);
      return answerOf(code);
    });
    texts.push(answer.ok ? '' : answer.fault.text);
  }
  return { ids, texts };
}

const countIds = async (...codes: readonly Code[]): Promise<number> => new Set((await askAgain(codes)).ids).size;

describe('a request asked again', () => {
  it('is the very same one until the server has done it or refused it', async () => {
    expect(await countIds('unreachable', 'try-again', 'internal', 'too-many-requests', 'disk-full', 'done')).toBe(1);
  });

  it('is another one once it is done or refused', async () => {
    expect(await countIds('done', 'id-taken', 'bad-file', 'unknown-centre', 'forbidden', 'done')).toBe(6);
  });

  it('is another one once something else was asked about the same: a clock is paused again', async () => {
    const about = newSubject();
    const [paused] = (await askAgain(['unreachable'], about, 'pause')).ids;
    expect((await askAgain(['unreachable'], about, 'pause')).ids).toEqual([paused]);
    await askAgain(['done'], about, 'resume');
    expect((await askAgain(['done'], about, 'pause')).ids).not.toEqual([paused]);
  });

  it('is itself while it is on its way', async () => {
    const about = newSubject();
    const ids: string[] = [];
    const press = () =>
      ask(about, undefined, async (id) => {
        ids.push(id);
        return answerOf('done');
      });
    await Promise.all([press(), press()]);
    expect(new Set(ids).size).toBe(1);
  });

  it('says that nothing is done twice where nobody knows whether it is done', async () => {
    const { texts } = await askAgain(['unreachable', 'try-again', 'internal', 'too-many-requests', 'forbidden']);
    expect(texts.map((text) => text.includes('deux fois'))).toEqual([true, true, true, false, false]);
  });
});
