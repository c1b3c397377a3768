import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { useHash } from './usehash.ts';

test('whoever has just left a page is not led back by what that page replaces', async () => {
  let replace = (_: string): void => undefined;
  function Reader() {
    const [path, navigate] = useHash();
    replace = (to) => navigate(to, { replace: true });
    return <p>{path}</p>;
  }
  mount(<Reader />);
  await expect.element(page.getByText('/', { exact: true })).toBeVisible();
  replace('/entrainement');
  await expect.element(page.getByText('/entrainement', { exact: true })).toBeVisible();
  location.hash = '/ecole';
  replace('/entrainement/topping');
  await expect.element(page.getByText('/ecole', { exact: true })).toBeVisible();
  location.hash = '';
});
