import { showTime, useClock } from '../../clock/useclock.ts';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useCommand } from '../../server/usecommand.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { basisOfTurn } from './useactions.ts';
import { useConduct } from './useconduct.ts';

/** The end of a turn announced while people still think, or before its clock has started: asked twice, and the hall goes on by default. */
export function EarlyEnd({ onClose }: { onClose(): void }) {
  const { game, turn, sheet, centre, told } = useConduct();
  const { send, fault, isBusy } = useCommand();
  const clock = turn?.centres.find((one) => one.centre === centre)?.clock;
  const face = useClock(clock, told, (turn?.times.write ?? 0) * 1000);
  const announce = async (): Promise<void> => {
    const number = turn?.number ?? 1;
    const shown = sheet.find((one) => one.number === number);
    if (await send('end-turn', { game: game.id, turn: number, centre }, basisOfTurn(shown))) onClose();
  };
  return (
    <Dialog title={chief.announceEarlyTitle} onClose={onClose}>
      <div className={layout.stack3}>
        <p>{face ? chief.announceEarly(showTime(face.phase === 'think' ? face.left : 0)) : chief.announceUnstarted}</p>
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        <div className={`${layout.row} ${layout.between}`}>
          <Button look="main" onClick={onClose}>
            {chief.goOn}
          </Button>
          <Button look="danger" disabled={isBusy} onClick={announce}>
            {chief.steps.announce}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
