import { describe, expect, it } from 'vitest';
import { Actions } from './actions.ts';
import type { Fault } from './client.ts';

const DONE = { ok: true, value: { id: '', type: 'appoint-official', sequence: 1, at: 0 } } as const;

/** Asks for the same thing as often as there are answers; the ids under which it went. */
async function idsOf(codes: readonly (Fault['code'] | 'done')[], subject = () => 'Mme Rivière') {
  const answers = [...codes];
  const sent: { readonly id: string; readonly data: unknown }[] = [];
  const actions = new Actions(async (_, command) => {
    sent.push(command);
    const code = answers.shift() ?? 'done';
    return code === 'done' ? DONE : { ok: false, fault: { code, text: 'Raté.' } as Fault };
  });
  const texts: string[] = [];
  for (const _ of codes) {
    const answer = await actions.make('t', 'appoint-official', subject(), (id) => ({
      ...{ id, name: 'Mme Rivière', office: 'referee', centre: 'c' },
    }));
    if (!answer.ok) texts.push(answer.fault.text);
  }
  return { ids: sent.map(({ id }) => id), made: sent.map(({ data }) => (data as { id: string }).id), texts };
}

it('pauses a clock again after something else was done, whatever became of the first time', async () => {
  const sent: string[] = [];
  let isLost = true;
  const actions = new Actions(async (_, { id }) => {
    sent.push(id);
    return isLost ? { ok: false, fault: { code: 'unreachable', text: '' } } : DONE;
  });
  const clock = { game: 'g', turn: 1, centre: 'c' };
  await actions.send('t', 'pause-clock', clock);
  await actions.send('t', 'pause-clock', clock);
  isLost = false;
  await actions.send('t', 'resume-clock', clock);
  await actions.send('t', 'pause-clock', clock);
  expect(sent[1]).toBe(sent[0]);
  expect(new Set(sent).size).toBe(3);
});

describe('an action asked again', () => {
  it.each(['unreachable', 'try-again', 'internal', 'too-many-requests'] as const)(
    'is the very same one after « %s »',
    async (code) => {
      const { ids, made } = await idsOf([code, code, 'done']);
      expect(new Set([...ids, ...made]).size).toBe(1);
    },
  );

  it('is another one once it is done or refused', async () => {
    expect(new Set((await idsOf(['done', 'done'])).ids).size).toBe(2);
    expect(new Set((await idsOf(['unknown-centre', 'done'])).ids).size).toBe(2);
  });

  it('is another one for somebody else', async () => {
    const people = ['Mme Rivière', 'M. Dupont'];
    expect(new Set((await idsOf(['unreachable', 'unreachable'], () => people.shift() ?? '')).ids).size).toBe(2);
  });

  it('says that nothing is done twice where nobody knows whether it is done', async () => {
    const { texts } = await idsOf(['unreachable', 'try-again', 'internal', 'forbidden', 'unknown-centre']);
    expect(texts.map((text) => text.includes('deux fois'))).toEqual([true, true, true, false, false]);
  });
});
