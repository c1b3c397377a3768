import { nameOf } from '@raccord/tournament';
import { KeyCap } from '../../app/KeyCap.tsx';
import { Badge, Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import type { LaidTable } from '../../slip/overlay.ts';
import { PlacesOfSlip } from '../../slip/PlacesOfSlip.tsx';
import { SlipView } from '../../slip/SlipView.tsx';
import { StandingVerdict } from '../../slip/StandingVerdict.tsx';
import { whySpared } from '../../slip/spared.ts';
import type { JudgedTurn } from '../../slip/useshownturn.ts';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { shownOfResult } from '../../slip/verdicts.ts';
import { refereeTexts } from '../../texts/referee.ts';
import { secondTexts as words } from '../../texts/second.ts';
import type { ReviewTask } from './ReviewDialogs.tsx';
import { TableBadges } from './ReviewList.tsx';
import styles from './second.module.css';
import { isToConfirm } from './tablefilters.ts';

interface ReviewPanelProps {
  readonly table: LaidTable;
  readonly shown: JudgedTurn;
  onAgree(): void;
  onOpen(task: ReviewTask): void;
  onDeliver(): void;
}

/** One slip with its drawing, what it is worth and why, and what can be done about it. */
export function ReviewPanel({ table, shown, onAgree, onOpen, onDeliver }: ReviewPanelProps) {
  const { data: people } = useView('seePeople', {});
  const referee = people?.officials.find(({ id }) => id === table.referee)?.name;
  const { slip, members } = table;
  return (
    <>
      <div className={`${layout.row} ${layout.end} ${styles.title}`}>
        <h2>{words.blind.entryOf(table.table, nameOf(members))}</h2>
        <TableBadges table={table} />
      </div>
      {referee !== undefined && <p className={layout.soft}>{words.refereeOf(referee)}</p>}
      {slip ? (
        <>
          <div className={layout.paper}>
            <SlipView slip={slip} />
          </div>
          {table.isResultOld ? (
            <Badge>{refereeTexts.waiting}</Badge>
          ) : (
            <StandingVerdict key={table.entrant} {...{ shown, slip }} standing={shownOfResult(table.result)} />
          )}
          <div className={`${layout.row} ${layout.end}`}>
            <Button look="main" disabled={!isToConfirm(table)} onClick={onAgree}>
              {words.agree} <KeyCap keys="a" />
            </Button>
            <Button onClick={() => onOpen('correct')}>
              {words.correct} <KeyCap keys="c" />
            </Button>
            <Button onClick={() => onOpen('rule')}>
              {words.rule} <KeyCap keys="d" />
            </Button>
            <Button disabled={table.isReferred} onClick={() => onOpen('refer')}>
              {words.refer} <KeyCap keys="s" />
            </Button>
            {!table.isAppealed && (
              <Button onClick={() => onOpen('appeal')}>
                {words.appeal} <KeyCap keys="r" />
              </Button>
            )}
            {(table.isCorrectionDue || table.isCorrectionOptional) && (
              <Button onClick={onDeliver}>
                {words.deliver} <KeyCap keys="b" />
              </Button>
            )}
          </div>
          {table.isCorrectionOptional && <p className={layout.soft}>{whySpared(table.result)}</p>}
          <details className={styles.places}>
            <summary>{words.places}</summary>
            <PlacesOfSlip turn={shown} slip={slip} />
          </details>
        </>
      ) : table.result.outcome === 'missing' ? (
        <p>{words.noSlip}</p>
      ) : (
        <VerdictView verdict={shownOfResult(table.result)} />
      )}
    </>
  );
}
