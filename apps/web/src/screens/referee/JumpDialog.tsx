import { useState } from 'react';
import { TextField } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { texts } from '../../texts/index.ts';
import type { EntryRow } from './entryrows.ts';

interface JumpDialogProps {
  readonly rows: readonly EntryRow[];
  onFocus(entrant: string): void;
  onClose(): void;
}

/** Goes to a table by its number. */
export function JumpDialog({ rows, onFocus, onClose }: JumpDialogProps) {
  const { jump } = texts.referee;
  const [number, setNumber] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const go = (): boolean => {
    const row = rows.find(({ table }) => String(table) === number.trim());
    if (row) onFocus(row.entrant);
    else setUnknown(number);
    return false;
  };
  return (
    <DialogForm title={jump.title} confirm={jump.go} onConfirm={go} onClose={onClose}>
      <TextField
        label={jump.label}
        error={unknown === undefined ? undefined : jump.unknown(unknown)}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onChange={setNumber}
      />
    </DialogForm>
  );
}
