import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, Dialog, TextArea, TextField } from '../design/controls.tsx';
import { mount } from '../testing/mount.tsx';
import { ShortcutsProvider } from './ShortcutsProvider.tsx';
import { useShortcuts } from './shortcuts.tsx';

/** Everything that Enter or a letter can set off: a button, a form, a shortcut, a dialog and what it asks. */
function Screen() {
  const [done, setDone] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const note = (what: string) => setDone((before) => [...before, what]);
  useShortcuts([{ keys: 'a', label: 'Accord', run: () => note('shortcut') }]);
  return (
    <>
      <Button onClick={() => note('button')}>Bouton</Button>
      <form action={() => note('form')}>
        <TextField label="Champ" />
      </form>
      <TextArea label="Remarque" />
      <Button onClick={() => setAsking(true)}>Demander</Button>
      <output>{done.join(' ')}</output>
      {isAsking && (
        <Dialog title="Question" onClose={() => setAsking(false)}>
          <Button look="main" onClick={() => note('confirmed')}>
            Oui
          </Button>
        </Dialog>
      )}
    </>
  );
}

const show = () =>
  mount(
    <ShortcutsProvider about="/a-propos">
      <Screen />
    </ShortcutsProvider>,
  );
const done = page.getByRole('status');

it('does what a key is for once, however long it is held down', async () => {
  show();
  await userEvent.click(page.getByText('Champ'));
  await userEvent.keyboard('{Enter>3/}');
  await expect.element(done).toHaveTextContent(/^form$/);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter>3/}');
  await expect.element(done).toHaveTextContent(/^form button$/);
  await userEvent.keyboard('{a>3/}');
  await expect.element(done).toHaveTextContent(/^form button shortcut$/);
});

it('opens a dialog without answering it', async () => {
  show();
  await userEvent.click(page.getByLabelText('Remarque'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter>4}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{/Enter}');
  await expect.element(done).toHaveTextContent(/^$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(done).toHaveTextContent(/^confirmed$/);
});

it('goes on writing, rubbing out and moving', async () => {
  show();
  const field = page.getByLabelText('Champ');
  await userEvent.click(field);
  await userEvent.keyboard('{x>4/}{Backspace>2/}{y}{ArrowLeft>2/}{z}');
  await expect.element(field).toHaveValue('xzxy');
  const area = page.getByLabelText('Remarque');
  await userEvent.click(area);
  await userEvent.keyboard('{Enter>2/}');
  await expect.element(area).toHaveValue('\n\n');
});
