import { useState } from 'react';
import { TextField } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
import { refereeTexts } from '../../texts/referee.ts';
import type { EntryRow } from './entryrows.ts';

interface JumpDialogProps {
  readonly rows: readonly EntryRow[];
  onFocus(entrant: string): void;
  onClose(): void;
}

/** Goes to a table by its number. */
export function JumpDialog({ rows, onFocus, onClose }: JumpDialogProps) {
  const { jump } = refereeTexts;
  const form = useForm({ number: '' });
  const [unknown, setUnknown] = useState<string>();
  const go = (): boolean => {
    const { number } = form.values;
    const row = rows.find(({ table }) => String(table) === number.trim());
    if (row) onFocus(row.entrant);
    else setUnknown(number);
    return false;
  };
  return (
    <DialogForm title={jump.title} confirm={jump.go} onConfirm={go} onClose={onClose}>
      <TextField
        label={jump.label}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('number')}
        error={unknown === undefined ? undefined : jump.unknown(unknown)}
      />
    </DialogForm>
  );
}
