import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLetters } from '../app/letterkeys.ts';
import { ShortcutsProvider } from '../app/ShortcutsProvider.tsx';
import { useScreenName, useShortcuts } from '../app/shortcuts.tsx';
import { mount } from '../testing/mount.tsx';
import { texts } from '../texts/index.ts';

function Screen() {
  const [done, setDone] = useState('');
  useScreenName(texts.navigation.chief);
  useShortcuts([
    { keys: 'j', label: 'Faire cela', run: () => setDone('j') },
    { keys: 'F2', label: 'Suite', run: () => setDone('F2') },
  ]);
  useShortcuts([{ keys: 'F2', label: 'Autre suite', run: () => setDone('other') }], 'elsewhere');
  return <output>{done}</output>;
}

/** The help of « Conduite de la partie ». */
async function openHelp(): Promise<void> {
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
  await expect.element(done).toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(dialog).toBeVisible();
}

const done = page.getByRole('status');
const dialog = page.getByRole('dialog');
const search = dialog.getByLabelText('Chercher dans l’aide');
const folded = dialog.getByText('dit toujours la prochaine chose à faire');
/** The pages in sight, by their names. */
const pages = () => [...document.querySelectorAll('dialog summary')].map(({ textContent }) => textContent);

it('says what one does on the screen shown, its keys, and the rest once it is unfolded', async () => {
  await openHelp();
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent('fait ce que dit le grand bouton');
  await expect.element(dialog.getByRole('term').nth(1)).toHaveTextContent('F2');
  expect(dialog.getByRole('term').all()).toHaveLength(2);
  await expect.element(folded).not.toBeVisible();
  await userEvent.click(dialog.getByText('Tout sur cet écran'));
  await expect.element(folded).toBeVisible();
});

it('finds the pages that have all the words, that of the screen first, with their sentences', async () => {
  await openHelp();
  await userEvent.fill(search, 'palmares rideau');
  await expect.poll(pages).toEqual([texts.navigation.hallScreen]);
  await userEvent.fill(search, 'joker');
  await expect.poll(() => pages()[0]).toBe(texts.navigation.chief);
  expect(pages().length).toBeGreaterThan(1);
  expect(document.querySelector('dialog mark')?.textContent).toMatch(/joker/i);
  await userEvent.fill(search, 'girafe');
  await expect.element(dialog.getByRole('status')).toBeVisible();
});

it('switches keys of a single letter off and on again', async () => {
  onTestFinished(() => switchLetters(true));
  await openHelp();
  await userEvent.click(dialog.getByText('Réglages du clavier'));
  await userEvent.click(dialog.getByLabelText('Touches d’une seule lettre'));
  await expect.element(dialog.getByText('Faire cela')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('j?');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('{F2}');
  await expect.element(done).toHaveTextContent('F2');
  await userEvent.keyboard('{F1}');
  await userEvent.click(dialog.getByText('Réglages du clavier'));
  await userEvent.click(dialog.getByLabelText('Touches d’une seule lettre'));
  await expect.element(dialog.getByText('Faire cela')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  await expect.element(done).toHaveTextContent(/^j$/);
});
