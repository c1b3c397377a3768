import { EDITIONS } from '@raccord/regulation';
import { Link } from 'wouter';
import { KEY_MAP } from '../../app/keymap.ts';
import { Button, buttonClass, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { chiefTexts as chief } from '../../texts/chief.ts';
import { pauseTexts } from '../../texts/pause.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { entryAddress } from '../referee/entryaddress.ts';
import styles from './turn.module.css';
import { useConduct } from './useconduct.ts';
import type { MainAct } from './usemainaction.ts';
import { isEveningCounted, useOwnEvening } from './useownevening.ts';
import { useOwnSlips } from './useownslips.ts';
import type { Wait } from './usewait.ts';

/** The one obvious thing to do next, and what is to be known before it is done. */
export function MainAction({ action, wait }: { readonly action: MainAct; readonly wait: Wait }) {
  const { command, game, runsAll, edition, step } = useConduct();
  const { tournament } = useTournament();
  const slips = useOwnSlips();
  const { data: hall } = useView('seeHall', {});
  const { own } = useOwnEvening(runsAll && hall?.games.every(({ isFinished }) => isFinished) === true);
  // An evening of a club is closed, rather than gone on with.
  const isMain = !slips && (!own || isEveningCounted(own));
  const { announcements, draw } = EDITIONS[edition].game;
  const article = announcements.draw;
  const { kind, label, isPossible, isArmed, missed, run } = action;
  const hint =
    kind === 'finish' && game.end
      ? chief.endReached(typesetTexts(game.end.text))
      : kind === 'wait' && runsAll
        ? chief.cancelledHere
        : step.kind === 'enter' && step.before === 'draw'
          ? chief.whoPlaysOn
          : chief.stepHints[kind];
  return (
    <section className={slips ? layout.stack2 : layout.stack1} aria-label={chief.next}>
      {slips && (
        <>
          <Link
            href={entryAddress(tournament, slips.centre)}
            className={`${buttonClass('main')} ${styles.mainButton}`}
            aria-keyshortcuts={KEY_MAP.referee}
          >
            <span>{chief.toEnter(slips.missing)}</span>
            <kbd>{KEY_MAP.referee}</kbd>
          </Link>
          <p className={layout.soft}>{chief.toEnterHint(slips.turn)}</p>
        </>
      )}
      <Button
        {...(isMain ? { look: 'main' as const } : {})}
        className={isMain ? styles.mainButton : undefined}
        disabled={!(isPossible && isArmed)}
        onClick={run}
        aria-keyshortcuts={KEY_MAP.next}
      >
        <span>{label}</span>
        <kbd>{KEY_MAP.next}</kbd>
      </Button>
      {!slips && <p className={layout.soft}>{hint}</p>}
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
