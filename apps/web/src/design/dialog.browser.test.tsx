import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Button, Dialog, TextField } from './controls.tsx';

function Asked() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextField label="Ligne" onKeyDown={({ key }) => key === 'F2' && setOpen(true)} />
      {isOpen && (
        <Dialog title="Motif" onClose={() => setOpen(false)}>
          <form action={() => setOpen(false)}>
            <TextField label="Motif" />
            <Button type="submit" look="main">
              Enregistrer
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}

it('gives the first field of a dialog the focus at once, and is closed by its form or by Escape', async () => {
  mount(<Asked />);
  for (const closing of ['{Enter}', '{Escape}']) {
    await userEvent.click(page.getByLabelText('Ligne'));
    await userEvent.keyboard('{F2}dit');
    await expect.element(page.getByLabelText('Motif').getByRole('textbox')).toHaveValue('dit');
    await userEvent.keyboard(closing);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
});

it('gives the line its caret back, not its ring alone: what is typed next goes there', async () => {
  mount(<Asked />);
  const line = page.getByLabelText('Ligne');
  for (const closing of ['{Enter}', '{Escape}']) {
    await userEvent.click(line);
    await userEvent.keyboard('JO{F2}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard(`dit${closing}`);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('UE');
    await expect.element(line).toHaveValue('JOUE');
    await userEvent.clear(line);
  }
});

it('ends the words that close it where the fields under them end', async () => {
  mount(<Asked />);
  await userEvent.click(page.getByLabelText('Ligne'));
  await userEvent.keyboard('{F2}');
  const words = document.createRange();
  words.selectNodeContents(page.getByRole('button', { name: 'Fermer' }).element());
  const field = page.getByLabelText('Motif').getByRole('textbox').element();
  expect(Math.abs(words.getBoundingClientRect().right - field.getBoundingClientRect().right)).toBeLessThanOrEqual(1);
});

/** A choice of the dialog opens a field of the page. */
function Opening() {
  const [isOpen, setOpen] = useState(false);
  const [hasField, setField] = useState(false);
  return (
    <>
      <TextField label="Ligne" onKeyDown={({ key }) => key === 'F2' && setOpen(true)} />
      {hasField && <TextField label="Suite" ref={(field) => field?.focus()} />}
      {isOpen && (
        <Dialog title="Choix" onClose={() => setOpen(false)}>
          <Button
            look="main"
            onClick={() => {
              setOpen(false);
              setField(true);
            }}
          >
            Ajouter
          </Button>
        </Dialog>
      )}
    </>
  );
}

it('leaves the focus to what its answer opens', async () => {
  mount(<Opening />);
  await userEvent.click(page.getByLabelText('Ligne'));
  await userEvent.keyboard('{F2}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Suite')).toBeVisible();
  await userEvent.keyboard('TOLE');
  await expect.element(page.getByLabelText('Suite')).toHaveValue('TOLE');
});
