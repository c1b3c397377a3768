import { EDITION_NAMES } from '@raccord/regulation';
import { nameOf } from '@raccord/tournament';
import { Rack } from '../../board/BoardGrid.tsx';
import { Badge, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { PlacesOfSlip } from '../../slip/PlacesOfSlip.tsx';
import { SlipView } from '../../slip/SlipView.tsx';
import { StandingVerdict } from '../../slip/StandingVerdict.tsx';
import { toJudge, useJudged } from '../../slip/usejudged.ts';
import { useShownTurn } from '../../slip/useshownturn.ts';
import { type ShownVerdict, shownOfResult } from '../../slip/verdicts.ts';
import { commissionTexts as words } from '../../texts/commission.ts';
import { refereeTexts } from '../../texts/referee.ts';
import { Appeals } from './Appeals.tsx';
import type { CommissionCase } from './cases.ts';
import styles from './commission.module.css';
import { DecisionForm } from './DecisionForm.tsx';
import { History } from './History.tsx';
import { JudgedEditions } from './JudgedEditions.tsx';
import { OtherPlaces } from './OtherPlaces.tsx';
import { SameWord } from './SameWord.tsx';

interface CaseFileProps {
  readonly found: CommissionCase;
  onDecide(): void;
}

/** Everything about one slip: what is written, where it can go, what each edition says, what happened to it. */
export function CaseFile({ found, onDecide }: CaseFileProps) {
  const { game, turn, entrant, slip } = found;
  const shown = useShownTurn(found);
  const { data: file } = useView('seeSlipFile', { game, turn, entrant });
  const { value: judged } = useJudged(toJudge(shown, slip, EDITION_NAMES));
  const own = judged?.find(({ edition }) => edition === shown?.hall.edition);
  const name = shown?.hall.games.find(({ id }) => id === game)?.name ?? '';
  return (
    <article className={styles.file}>
      <header className={`${layout.row} ${layout.baseline}`}>
        <h2>{nameOf(found.members)}</h2>
        <p className={layout.soft}>{words.place(name, turn, found.table)}</p>
      </header>
      {shown && !shown.readiness.isReady && <Notice kind="info">{words.preparing}</Notice>}
      <div className={layout.halves}>
        <div className={styles.half}>
          <Panel className={`${layout.stack4} ${styles.section}`} aria-label={words.slip}>
            <div className={styles.written}>
              <div className={`${layout.paper} ${styles.slip}`}>{slip && <SlipView slip={slip} />}</div>
              <p>{whyHere(found)}</p>
            </div>
            {found.isWaiting ? (
              <Badge kind="info">{refereeTexts.waiting}</Badge>
            ) : (
              <StandingVerdict {...{ shown, slip }} standing={besides(found)} />
            )}
          </Panel>
          {file && <DecisionForm {...{ found, shown, file, onDecide }} />}
          {file && <Appeals file={file} />}
        </div>
        <div className={styles.half}>
          <Panel className={`${layout.stack4} ${styles.section}`} aria-label={words.position}>
            {shown && (
              <>
                <Rack letters={shown.sheet.markedDraw} size="1.9rem" />
                <PlacesOfSlip turn={shown} slip={slip} />
              </>
            )}
          </Panel>
          {slip && own && <OtherPlaces {...{ slip }} judged={own} />}
        </div>
      </div>
      {judged && shown && <JudgedEditions {...{ judged }} own={shown.hall.edition} />}
      <div className={layout.halves}>
        <SameWord found={found} />
        {file && <History file={file} />}
      </div>
    </article>
  );
}

/** What stands, without the sentence that says already why it is here. */
function besides({ reason, result }: CommissionCase): ShownVerdict {
  const standing = shownOfResult(result);
  return { ...standing, reasons: standing.reasons.filter(({ code, text }) => code !== 'referral' || text !== reason) };
}

function whyHere({ reason, appeal }: CommissionCase): string {
  if (reason === undefined) return words.byRegulation;
  return appeal ? words.appealedFor(reason) : words.referredFor(reason);
}
