import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LoadingPage } from '../app/Message.tsx';
import { mount } from '../testing/mount.tsx';
import { Loading } from './Loading.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const Never = lazy(() => new Promise<{ default: () => null }>(() => undefined));
const UNLOADED = 'Une partie de la page n’a pas pu être chargée';

test.each([
  ['a part', <Loading key="part" />],
  ['a page', <LoadingPage key="page" />],
])('%s that never comes is said, after a while, and may be loaded again', async (_, loading) => {
  mount(
    <Suspense fallback={loading}>
      <Never />
    </Suspense>,
  );
  await expect.element(page.getByText('Chargement…')).toBeVisible();
  vi.advanceTimersByTime(15_000);
  await expect.element(page.getByText(UNLOADED)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
});
