import { FORMULAS } from '@raccord/scrabble';
import { useState } from 'react';
import { Dialog, LettersField, TextField } from '../../design/controls.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { checkLetters } from './beforedraw.ts';
import { DialogForm } from './DialogForm.tsx';
import { useConduct } from './useconduct.ts';

/** Other letters for a turn that is not started. */
export function CorrectDraw({ onClose }: { onClose(): void }) {
  const { game, sheet, cancelled: all, edition } = useConduct();
  const command = useCommand();
  const turn = sheet.at(-1);
  const [letters, setLetters] = useState(turn?.markedDraw ?? '');
  const [reason, setReason] = useState('');
  if (!turn) return null;
  const { number, board, leftover } = turn;
  const cancelled = all.filter((one) => one.number === number).map(({ draw }) => draw);
  const isPutBack = turn.rejected.length + cancelled.length > 0;
  const before = { number, board, leftover, isPutBack, cancelled };
  const { fault } = checkLetters(letters, before, { formula: FORMULAS[game.formula], edition });
  const correct = async (): Promise<void> => {
    const data = { game: game.id, turn: number, letters, reason };
    if (await command.send('correct-draw', data)) onClose();
  };
  return (
    <Dialog title={chief.correctDraw} onClose={onClose}>
      <DialogForm
        command={command}
        confirm={chief.correctDraw}
        isReady={fault === undefined && reason.trim() !== ''}
        missing={fault ?? chief.reasonMissing}
        onConfirm={correct}
      >
        <LettersField
          label={chief.letters}
          hint={chief.lettersHint(isPutBack ? '' : leftover)}
          error={fault}
          value={letters}
          onType={setLetters}
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
