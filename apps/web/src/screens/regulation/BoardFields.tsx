import { BOARD_SIZE } from '@raccord/scrabble';
import { useState } from 'react';
import { Button, TextArea, TextField } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { regulationTexts } from '../../texts/regulation.ts';
import { layOn, readBoard } from './positiondraft.ts';

const { trial: words } = regulationTexts;

interface BoardFieldsProps {
  readonly board: readonly string[];
  onChange(board: readonly string[]): void;
}

/** Lays words on the board one by one, or takes a whole board that is pasted. */
export function BoardFields({ board, onChange }: BoardFieldsProps) {
  const [laid, setLaid] = useState('');
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<{ readonly of: 'laid' | 'pasted'; readonly text: string }>();
  const lay = (): void => {
    const after = layOn(board, laid);
    setFault(after.ok ? undefined : { of: 'laid', text: after.fault.text });
    if (!after.ok) return;
    setLaid('');
    onChange(after.value);
  };
  const paste = (): void => {
    const read = readBoard(pasted);
    setFault(read.ok ? undefined : { of: 'pasted', text: read.fault.text });
    if (!read.ok) return;
    setPasted('');
    onChange(read.value);
  };
  return (
    <>
      <Form className={layout.stack2} confirm={words.layButton} look="plain" onConfirm={lay}>
        <TextField
          label={words.lay}
          hint={words.layHint}
          autoComplete="off"
          spellCheck={false}
          value={laid}
          error={fault?.of === 'laid' ? fault.text : undefined}
          onChange={setLaid}
        />
      </Form>
      <details>
        <summary className={layout.more}>{words.paste}</summary>
        <TextArea
          label={words.pasted}
          hint={words.pasteHint}
          rows={BOARD_SIZE}
          value={pasted}
          error={fault?.of === 'pasted' ? fault.text : undefined}
          onChange={setPasted}
        />
        <Button onClick={paste}>{words.pasteButton}</Button>
      </details>
    </>
  );
}
