import { KEY_MAP } from '../../app/keymap.ts';
import { useSignals } from '../../clock/signals.ts';
import { showClock, useClock } from '../../clock/useclock.ts';
import { Button, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { turnPhaseOf } from './steps.ts';
import turnStyles from './turn.module.css';
import { useConduct } from './useconduct.ts';
import type { MainAct } from './usemainaction.ts';

/** The clock of the centre looked at. It never ends a turn. */
export function ClockPanel({ action }: { readonly action: MainAct }) {
  const { turn, centre, told } = useConduct();
  const at = turn?.centres.find((one) => one.centre === centre);
  const face = useClock(at?.clock, told, (turn?.times.write ?? 0) * 1000);
  const isEnded = at?.isEnded === true || at?.isCancelled === true;
  useSignals(isEnded ? undefined : face);
  if (!turn || isEnded) return null;
  const phase = face && at?.clock?.isRunning ? face.phase : turnPhaseOf(turn, centre);
  return (
    <Panel className={`${layout.row4} ${layout.low}`} aria-label={chief.clock}>
      <p className={turnStyles.time} data-phase={face?.phase ?? 'none'} role="timer">
        {showClock(face, turn.times)}
      </p>
      <p className={turnStyles.phase}>{chief.phases[phase]}</p>
      <div className={layout.row}>
        {at?.clock && (
          <Button onClick={action.pauseOrResume} aria-keyshortcuts={KEY_MAP.clock}>
            {at.clock.isRunning ? chief.pause : chief.resume} <kbd>{KEY_MAP.clock}</kbd>
          </Button>
        )}
        {at?.clock && action.kind !== 'announce' && (
          <Button onClick={action.announce} aria-keyshortcuts={KEY_MAP.announce}>
            {chief.announce} <kbd>{KEY_MAP.announce}</kbd>
          </Button>
        )}
      </div>
    </Panel>
  );
}
