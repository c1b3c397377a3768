import { type FormEvent, useState } from 'react';
import { Button, Dialog, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
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
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const row = rows.find(({ table }) => String(table) === number.trim());
    if (row) onFocus(row.entrant);
    else setUnknown(number);
  };
  return (
    <Dialog title={jump.title} onClose={onClose}>
      <form className={layout.stack3} onSubmit={onSubmit}>
        <TextField
          label={jump.label}
          error={unknown === undefined ? undefined : jump.unknown(unknown)}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={setNumber}
        />
        <Button look="main" type="submit">
          {jump.go}
        </Button>
      </form>
    </Dialog>
  );
}
