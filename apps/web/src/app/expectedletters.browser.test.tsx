import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, LettersField } from '../design/controls.tsx';
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
  await userEvent.click(page.getByRole('button'));
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
  await userEvent.click(page.getByRole('button'));
  // Nothing is typed in a choice that has the focus.
  await userEvent.click(page.getByRole('radio'));
  await userEvent.keyboard('x');
  await expect.element(done).toHaveTextContent('x');
});

it('takes back what is typed there first, then the last action', async () => {
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
  const done = page.getByRole('status');
  const field = page.getByLabelText('Lettres tirées');
  await userEvent.click(page.getByRole('button'));
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('e{Control>}z{/Control}');
  await expect.element(done).toHaveTextContent(/^$/);
  await userEvent.clear(field);
  await userEvent.keyboard('AB+{Control>}z{/Control}');
  await expect.element(done).toHaveTextContent('undo');
});
