import type { Answered } from '@raccord/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type LongWorking, useWork } from '../server/usework.ts';
import { mount } from '../testing/mount.tsx';
import { Progress } from './Progress.tsx';

const LABEL = 'Préparation du document…';

/** Runs until it is given up. */
const untilCancelled = (signal: AbortSignal): Promise<Answered<never>> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ ok: false, fault: { code: 'unreachable', text: '' } }));
  });

function Working({ begin }: { begin(work: LongWorking): unknown }) {
  const work = useWork();
  return (
    <>
      <button type="button" onClick={() => begin(work)}>
        Commencer
      </button>
      <Progress work={work} label={LABEL} />
    </>
  );
}

const cancel = page.getByRole('button', { name: 'Annuler' });
const begin = page.getByRole('button', { name: 'Commencer' });

test('a long work shows how many of how many are done; given up, it says that nothing was done', async () => {
  const follow = (work: LongWorking) =>
    work.follow(({ onTold, signal }) => {
      onTold({ done: 312, total: 6000 });
      return untilCancelled(signal);
    });
  mount(<Working begin={follow} />);
  expect(page.getByText(LABEL).query()).toBeNull();
  await begin.click();
  await expect.element(page.getByRole('progressbar', { name: LABEL })).toBeVisible();
  await expect.element(page.getByText(/^312 sur 6\s000$/)).toBeVisible();
  await cancel.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Annulé : rien n’a été fait.');
  await begin.click();
  await expect.element(page.getByRole('progressbar', { name: LABEL })).toBeVisible();
  expect(page.getByText('Annulé').query()).toBeNull();
});

test('what the server does at one stroke cannot be given up', async () => {
  mount(<Working begin={(work) => work.ask(() => new Promise(() => undefined))} />);
  await begin.click();
  await expect.element(page.getByRole('progressbar', { name: LABEL })).toBeVisible();
  expect(cancel.query()).toBeNull();
});
