import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Check, LettersField, Select, TextArea, TextField } from './controls.tsx';
import { AskedButton, DialogForm } from './DialogForm.tsx';
import { useForm } from './useform.ts';

const dialog = page.getByRole('dialog');
const ROOMS = ['Salle', 'Annexe'].map((name) => ({ value: name, label: name }));

interface SeatDraft {
  readonly table: string;
  readonly room: string;
  readonly letters: string;
  readonly note: string;
  readonly isKept: boolean;
}

/** Sends what was filled in; refused unless the table is 7. */
function Seating({ onSent, onClose }: { onSent(values: SeatDraft): void; onClose(): void }) {
  const form = useForm<SeatDraft>({ table: '', room: 'Salle', letters: '', note: '', isKept: false }, ({ table }) => ({
    table: /^\d*$/.test(table) ? undefined : 'Un nombre.',
  }));
  const [sending, setSending] = useState<{ isBusy: boolean; fault: { text: string } | undefined }>();
  const [answer, setAnswer] = useState<(isDone: boolean) => void>();
  const send = async (): Promise<boolean> => {
    onSent(form.values);
    setSending({ isBusy: true, fault: undefined });
    await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    const isDone = form.values.table === '7';
    setSending({ isBusy: false, fault: isDone ? undefined : { text: 'Cette table est prise.' } });
    return isDone;
  };
  return (
    <DialogForm
      title="Changer de table"
      sending={sending}
      confirm="Changer"
      missing={form.values.table === '' ? 'Dites quelle table.' : undefined}
      onConfirm={send}
      onClose={onClose}
    >
      <TextField label="Table" {...form.field('table')} />
      <Select label="Centre" options={ROOMS} {...form.field('room')} />
      <LettersField label="Lettres" {...form.field('letters')} />
      <TextArea label="Note" {...form.field('note')} />
      <Check label="Garder" {...form.field('isKept')} />
      <button type="button" onClick={() => answer?.(true)}>
        Le serveur répond
      </button>
    </DialogForm>
  );
}

function Seats({ onSent }: { onSent(values: SeatDraft): void }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <Seating onSent={onSent} onClose={() => setOpen(false)} />;
}

it('sends what its fields say, keeps it when it is refused, and closes when it is done', async () => {
  const sent: SeatDraft[] = [];
  mount(<Seats onSent={(values) => sent.push(values)} />);
  const confirm = dialog.getByRole('button', { name: 'Changer' });
  await expect.element(dialog.getByLabelText('Table')).toHaveFocus();
  await expect.element(confirm).toBeDisabled();
  await expect.element(confirm).toHaveAccessibleDescription('Dites quelle table.');
  await userEvent.keyboard('5{Tab}A{Tab}rei{Tab}près de la porte{Tab} ');
  await userEvent.click(dialog.getByLabelText('Table'));
  await userEvent.keyboard('{Enter}');
  await expect.element(confirm).toBeDisabled();
  await userEvent.click(page.getByText('Le serveur répond'));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Cette table est prise.');
  await expect.element(dialog.getByLabelText('Table')).toHaveValue('5');
  await userEvent.fill(dialog.getByLabelText('Table'), '7');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByText('Le serveur répond'));
  await expect.element(dialog).not.toBeInTheDocument();
  const others = { room: 'Annexe', letters: 'REI', note: 'près de la porte', isKept: true };
  expect(sent).toEqual([
    { table: '5', ...others },
    { table: '7', ...others },
  ]);
});

it('says beside a field what is wrong with it', async () => {
  mount(<Seats onSent={() => {}} />);
  const table = dialog.getByLabelText('Table');
  await userEvent.fill(table, 'sept');
  await expect.element(table).toHaveAccessibleDescription('Un nombre.');
  await expect.element(table).toBeInvalid();
  await userEvent.fill(table, '7');
  await expect.element(table).toBeValid();
});

it('asks before something goes away, and the key at hand leaves it', async () => {
  let removed = 0;
  const remove = (): undefined => {
    removed += 1;
  };
  mount(
    <AskedButton title="Retirer ce joueur ?" confirm="Retirer" look="danger" leave="Annuler" onConfirm={remove}>
      <p>Ses bulletins partent avec lui.</p>
    </AskedButton>,
  );
  const opener = page.getByRole('button', { name: 'Retirer' });
  await userEvent.click(opener);
  await expect.element(dialog.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(removed).toBe(1);
});
