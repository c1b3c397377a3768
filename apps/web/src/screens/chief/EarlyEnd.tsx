import { showTime, useClock } from '../../clock/useclock.ts';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { texts } from '../../texts/index.ts';
import styles from './chief.module.css';
import { useConduct } from './useconduct.ts';

/** The end of a turn announced while people still think: asked twice. */
export function EarlyEnd({ onClose }: { onClose(): void }) {
  const { game, turn, centre, told } = useConduct();
  const { send, fault, isBusy } = useCommand();
  const clock = turn?.centres.find((one) => one.centre === centre)?.clock;
  const face = useClock(clock, told, (turn?.times.write ?? 0) * 1000);
  const announce = async (): Promise<void> => {
    if (await send('end-turn', { game: game.id, turn: turn?.number ?? 1, centre })) onClose();
  };
  const { chief } = texts;
  return (
    <Dialog title={chief.announceEarlyTitle} onClose={onClose}>
      <div className={styles.form}>
        <p>{chief.announceEarly(showTime(face?.phase === 'think' ? face.left : 0))}</p>
        {fault && <Notice kind="bad">{fault.text}</Notice>}
        <Button look="main" disabled={isBusy} onClick={announce}>
          {chief.steps.announce}
        </Button>
      </div>
    </Dialog>
  );
}
