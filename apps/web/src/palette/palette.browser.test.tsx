import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShortcutsProvider } from '../app/ShortcutsProvider.tsx';
import { useShortcuts } from '../app/shortcuts.tsx';
import { mount } from '../testing/mount.tsx';

const field = page.getByRole('combobox', { name: 'Que voulez-vous faire ?' });
const options = page.getByRole('option');
const done: string[] = [];

function Screen() {
  const [isOver, setOver] = useState(false);
  useShortcuts([
    { keys: 'F9', label: 'Arrêter l’horloge', isIdle: isOver, run: () => done.push('clock') },
    { label: 'Terminer', run: () => setOver(true) },
    ...(isOver ? [] : [{ keys: 'r', label: 'Rejouer', run: () => done.push('replay') } as const]),
    { keys: 'e', label: 'Écrire', run: () => document.querySelector('input')?.focus() },
  ]);
  useShortcuts([{ label: 'Documents', run: () => done.push('documents') }], 'elsewhere');
  return <input aria-label="Lettres" />;
}

/** At once, as somebody who knows what he wants: nothing can be loaded between two of them. */
const press = (key: string, ctrlKey = false): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));

it('has what was typed while it was on its way, and nothing else hears it', async () => {
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
  await expect.element(page.getByLabelText('Lettres')).toBeVisible();
  press('k', true);
  // The page has heard it.
  await Promise.resolve();
  for (const key of 'rejo') press(key);
  await expect.element(field).toHaveValue('rejo');
  await expect.element(field).toHaveFocus();
  await expect.element(options.first()).toHaveTextContent('Rejouer');
  expect(done).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

it('lists what can be done here, finds it by its French name and does it, wherever the focus was', async () => {
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
  await page.getByLabelText('Lettres').fill('AB');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await expect
    .poll(() => options.all().map((option) => option.element().textContent?.trim()))
    .toEqual([...['Arrêter l’horloge F9', 'Terminer', 'Rejouer R', 'Écrire E', 'Documents']]);
  await userEvent.keyboard('rejo{Enter}');
  await expect.poll(() => done).toEqual(['replay']);
  // What was typed is still there, and so is the caret.
  await expect.element(page.getByLabelText('Lettres')).toHaveFocus();

  await userEvent.keyboard('{Control>}k{/Control}terminer{Enter}');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect
    .poll(() => options.all().map((option) => option.element().textContent?.trim()))
    .toEqual([...['Terminer', 'Écrire E', 'Documents']]);
  // From the last one, arrows go to the first.
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => done).toEqual(['replay', 'documents']);
  await userEvent.keyboard('{Control>}k{/Control}ECRI{Enter}');
  await expect.element(page.getByLabelText('Lettres')).toHaveFocus();
  await userEvent.keyboard('{Control>}k{/Control}zzz{Enter}');
  await expect.element(page.getByText('Rien ne porte ce nom ici')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});
