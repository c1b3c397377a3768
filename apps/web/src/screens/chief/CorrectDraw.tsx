import { FORMULAS } from '@raccord/scrabble';
import { LettersField } from '../../design/controls.tsx';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useForm } from '../../design/useform.ts';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { checkLetters } from './beforedraw.ts';
import { useConduct } from './useconduct.ts';

/** Other letters for a turn that is not started. */
export function CorrectDraw({ onClose }: { onClose(): void }) {
  const { game, sheet, cancelled: all, edition } = useConduct();
  const command = useCommand();
  const turn = sheet.at(-1);
  const form = useForm({ letters: turn?.markedDraw ?? '' });
  if (!turn) return null;
  const { number, board, leftover } = turn;
  const { letters } = form.values;
  const cancelled = all.filter((one) => one.number === number).map(({ draw }) => draw);
  const isPutBack = turn.rejected.length + cancelled.length > 0;
  const before = { number, board, leftover, isPutBack, cancelled };
  const { fault } = checkLetters(letters, before, { formula: FORMULAS[game.formula], edition });
  return (
    <DialogForm
      title={chief.correctDraw}
      sending={command}
      confirm={chief.correctDraw}
      isReady={fault === undefined}
      onConfirm={() => command.send('correct-draw', { game: game.id, turn: number, letters, reason: '' })}
      onClose={onClose}
    >
      <LettersField
        label={chief.letters}
        hint={chief.lettersHint(isPutBack ? '' : leftover)}
        {...form.field('letters')}
        error={fault}
      />
    </DialogForm>
  );
}
