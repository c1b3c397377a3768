import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { FileField } from './FileField.tsx';

const drop = (...files: readonly File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const dropped = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  page.getByText('Choisir un fichier…').element().dispatchEvent(dropped);
};

test('a file is chosen or dropped, its name is told, and the browser says nothing in its own language', async () => {
  const taken = vi.fn();
  mount(<FileField label="Fichier du tournoi" hint="Un fichier « .raccord »." accept=".raccord" onFile={taken} />);
  const field = page.getByLabelText('Fichier du tournoi');
  await expect.element(field).toHaveAccessibleDescription('Un fichier « .raccord ».');
  // It is come to by keys, and what the browser would show of it stays out of sight.
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  expect(field.element().getBoundingClientRect().width).toBe(1);
  await expect.element(page.getByRole('status')).toHaveTextContent('ou déposez-le ici');

  await userEvent.upload(field, new File(['a'], 'janvier.raccord'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Fichier choisi : janvier.raccord');
  await expect.element(field).toBeEnabled();
  drop(new File(['b'], 'février.raccord'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Fichier choisi : février.raccord');
  await expect.element(field).toBeEnabled();
  drop(new File(['c'], 'mars.raccord'), new File(['d'], 'avril.raccord'));
  await expect.element(page.getByText(/^Un seul fichier à la fois/)).toBeVisible();
  expect(taken.mock.calls.map(([{ name }]) => name)).toEqual(['janvier.raccord', 'février.raccord']);
});

test('a file dropped beside the field does not take the place of the page', async () => {
  mount(<FileField label="Fichier" accept=".txt" onFile={() => undefined} />);
  await expect.element(page.getByLabelText('Fichier', { exact: true })).toBeInTheDocument();
  const fallen = new DragEvent('drop', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(fallen);
  expect(fallen.defaultPrevented).toBe(true);
});
