import { useState } from 'react';
import { Dialog, TextField } from '../../design/controls.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { texts } from '../../texts/index.ts';
import { DialogForm } from './DialogForm.tsx';
import { faultOfDraw } from './position.ts';
import { useConduct } from './useconduct.ts';

/** Other letters for a turn that is not started. */
export function CorrectDraw({ onClose }: { onClose(): void }) {
  const { game, sheet } = useConduct();
  const command = useCommand();
  const turn = sheet.at(-1);
  const [letters, setLetters] = useState(turn?.markedDraw ?? '');
  const [reason, setReason] = useState('');
  const { chief } = texts;
  if (!turn) return null;
  const fault = faultOfDraw(letters, turn, game.formula);
  const correct = async (): Promise<void> => {
    const data = { game: game.id, turn: turn.number, letters, reason };
    if (await command.send('correct-draw', data)) onClose();
  };
  return (
    <Dialog title={chief.correctDraw} onClose={onClose}>
      <DialogForm
        command={command}
        confirm={chief.correctDraw}
        isReady={fault === undefined && reason.trim() !== ''}
        onConfirm={correct}
      >
        <TextField
          label={chief.letters}
          hint={chief.lettersHint(turn.leftover)}
          error={fault}
          value={letters}
          onChange={({ target }) => setLetters(target.value.toUpperCase())}
          autoComplete="off"
        />
        <TextField
          label={chief.reason}
          hint={chief.reasonHint}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
