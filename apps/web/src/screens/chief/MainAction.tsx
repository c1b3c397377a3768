import { EDITIONS } from '@raccord/regulation';
import { KEY_MAP } from '../../app/keymap.ts';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { pauseTexts } from '../../texts/pause.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import styles from './turn.module.css';
import { useConduct } from './useconduct.ts';
import type { MainAct } from './usemainaction.ts';
import type { Wait } from './usewait.ts';

/** The one obvious thing to do next, and what is to be known before it is done. */
export function MainAction({ action, wait }: { readonly action: MainAct; readonly wait: Wait }) {
  const { command, game, runsAll, edition, step } = useConduct();
  const { announcements, draw } = EDITIONS[edition].game;
  const article = announcements.draw;
  const { kind, label, isPossible, isArmed, more, missed, run } = action;
  const hint =
    kind === 'finish' && game.end
      ? chief.endReached(typesetTexts(game.end.text))
      : kind === 'wait' && runsAll
        ? chief.cancelledHere
        : step.kind === 'enter' && step.before !== 'end'
          ? step.before === 'draw'
            ? chief.whoPlaysOn
            : chief.toEnterHint
          : label === chief.steps.plan
            ? chief.anotherHint
            : chief.stepHints[kind];
  return (
    <section className={layout.stack1} aria-label={chief.next}>
      <Button
        look="main"
        className={styles.mainButton}
        disabled={!(isPossible && isArmed)}
        onClick={run}
        aria-keyshortcuts={KEY_MAP.next}
      >
        <span>{label}</span>
        <kbd>{KEY_MAP.next}</kbd>
      </Button>
      <p className={layout.soft}>{hint}</p>
      {more && <Button onClick={more.run}>{more.label}</Button>}
      {missed !== undefined && <Notice kind="warn">{missed}</Notice>}
      {wait.left > 0 && (
        <p className={`${layout.soft} ${styles.wait}`} role="timer">
          {pauseTexts.nextDrawIn(wait.left, article)}
        </p>
      )}
      {wait.missed > 0 && <Notice kind="warn">{pauseTexts.early(wait.missed, draw.pause.seconds, article)}</Notice>}
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
    </section>
  );
}
