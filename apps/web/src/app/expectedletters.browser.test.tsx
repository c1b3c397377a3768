import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, Dialog, LettersField, TextField } from '../design/controls.tsx';
import { mount } from '../testing/mount.tsx';
import { ShortcutsProvider } from './ShortcutsProvider.tsx';
import { useExpectedLetters, useShortcuts } from './shortcuts.tsx';

function Draw() {
  const field = useRef<HTMLInputElement>(null);
  const [letters, setLetters] = useState('AB+');
  useExpectedLetters(field, letters !== 'AB+');
  return <LettersField ref={field} label="Lettres tirées" value={letters} onChange={setLetters} />;
}

function Screen() {
  const [isExpected, setExpected] = useState(false);
  const [done, setDone] = useState('');
  const [isAsking, setAsking] = useState(false);
  useShortcuts([
    { keys: 'x', label: 'Annuler le coup', run: () => setDone('x') },
    { keys: 'Ctrl+z', label: 'Annuler', run: () => setDone('undo') },
    { keys: '/', label: 'Bulletin…', inFields: true, run: () => setDone('/') },
  ]);
  return (
    <>
      <Button onClick={() => setExpected(!isExpected)}>Tirer</Button>
      <label>
        <input type="radio" name="mode" /> À la main
      </label>
      <output>{done}</output>
      {isExpected && <Draw />}
      <Button onClick={() => setAsking(true)}>Chercher</Button>
      {isAsking && (
        <Dialog title="Recherche" onClose={() => setAsking(false)}>
          <TextField label="Nom" />
        </Dialog>
      )}
    </>
  );
}

it('takes letters for the field that expects them, wherever the focus is, and for shortcuts otherwise', async () => {
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
  const done = page.getByRole('status');
  const field = page.getByLabelText('Lettres tirées');
  await userEvent.click(page.getByRole('button', { name: 'Tirer' }));
  await userEvent.keyboard('ex?');
  await expect.element(field).toHaveValue('AB+EX?');
  await userEvent.click(page.getByRole('radio'));
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('AB+EX?X');
  await expect.element(done).toHaveTextContent(/^$/);
  // A sign that no field takes is a shortcut there too.
  await userEvent.click(page.getByRole('radio'));
  await userEvent.keyboard('/');
  await expect.element(done).toHaveTextContent('/');
  await userEvent.click(page.getByRole('button', { name: 'Tirer' }));
  // Nothing is typed in a choice that has the focus.
  await userEvent.click(page.getByRole('radio'));
  await userEvent.keyboard('x');
  await expect.element(done).toHaveTextContent('x');
});

it('takes them again as soon as a dialog is left', async () => {
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Tirer' }));
  await userEvent.click(page.getByRole('button', { name: 'Chercher' }));
  await userEvent.keyboard('joueur{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('fax');
  await expect.element(page.getByLabelText('Lettres tirées')).toHaveValue('AB+FAX');
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
});

it('takes back what is typed there first, then the last action', async () => {
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
  const done = page.getByRole('status');
  const field = page.getByLabelText('Lettres tirées');
  await userEvent.click(page.getByRole('button', { name: 'Tirer' }));
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('e{Control>}z{/Control}');
  await expect.element(done).toHaveTextContent(/^$/);
  await userEvent.clear(field);
  await userEvent.keyboard('AB+{Control>}z{/Control}');
  await expect.element(done).toHaveTextContent('undo');
});

it('takes the last action back where a choice has the focus, which has no text', async () => {
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
  await userEvent.click(page.getByRole('radio'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('status')).toHaveTextContent('undo');
});
