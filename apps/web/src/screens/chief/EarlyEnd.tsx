import { showTime, useClock } from '../../clock/useclock.ts';
import { DialogForm } from '../../design/DialogForm.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { basisOfTurn } from './useactions.ts';
import { useConduct } from './useconduct.ts';

/** The end of a turn announced while people still think, or before its clock has started: asked twice, and the hall goes on by default. */
export function EarlyEnd({ onClose }: { onClose(): void }) {
  const { game, turn, sheet, centre, told } = useConduct();
  const command = useCommand();
  const clock = turn?.centres.find((one) => one.centre === centre)?.clock;
  const face = useClock(clock, told, (turn?.times.write ?? 0) * 1000);
  const announce = (): Promise<boolean> => {
    const number = turn?.number ?? 1;
    const shown = sheet.find((one) => one.number === number);
    return command.send('end-turn', { game: game.id, turn: number, centre }, basisOfTurn(shown));
  };
  return (
    <DialogForm
      title={chief.announceEarlyTitle}
      sending={command}
      confirm={chief.steps.announce}
      look="danger"
      leave={chief.goOn}
      onConfirm={announce}
      onClose={onClose}
    >
      <p>{face ? chief.announceEarly(showTime(face.phase === 'think' ? face.left : 0)) : chief.announceUnstarted}</p>
    </DialogForm>
  );
}
