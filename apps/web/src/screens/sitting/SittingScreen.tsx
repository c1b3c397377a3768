import { Link } from 'wouter';
import { Message } from '../../app/Message.tsx';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Badge, Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { RuleTable } from '../../desk/RuleTable.tsx';
import { ViewFault } from '../../server/client.ts';
import { isGone } from '../../server/usefollowed.ts';
import { texts } from '../../texts/index.ts';
import { sittingTexts } from '../../texts/sitting.ts';
import { HomeFrame } from '../home/HomeFrame.tsx';
import { ReachPanel } from '../links/ReachPanel.tsx';
import { calledAsTaught } from '../school/rules.ts';
import { AddressCard } from './AddressCard.tsx';
import { ContestedSlips } from './ContestedSlips.tsx';
import { ExamKey } from './ExamKey.tsx';
import { Participants } from './Participants.tsx';
import { type SittingView, useSittingNews, useSittingView } from './queries.ts';
import { SittingActions } from './SittingActions.tsx';
import { SittingClock } from './SittingClock.tsx';
import { STAGE_KINDS } from './SittingsScreen.tsx';
import { HiddenSpread, SlipSpread } from './SlipSpread.tsx';
import styles from './sitting.module.css';

const words = sittingTexts.run;

/** A sitting as the one who made it follows it. */
export function SittingScreen({ id }: { readonly id: string }) {
  useScreenName(sittingTexts.title);
  const { data: sitting, error, refetch } = useSittingView(id);
  const isOnline = useSittingNews(id, error);
  if (!sitting || isGone(error)) {
    if (!error) return <Message>{texts.common.loading}</Message>;
    const isGone = error instanceof ViewFault && error.fault.code === 'unknown-sitting';
    const action = isGone ? (
      <Link href="/seances">{sittingTexts.back}</Link>
    ) : (
      <Button onClick={() => refetch()}>{texts.common.retry}</Button>
    );
    return <Message action={action}>{error.message}</Message>;
  }
  const { kind, name, stage, endsAt, byRule, slips } = sitting;
  // Whoever plays a topping was there at its start: nobody learns the tops under a second name.
  const isJoinable = stage === 'waiting' || (stage === 'running' && kind === 'exam');
  return (
    <HomeFrame>
      <div className={layout.stack2}>
        <Link href="/seances">{sittingTexts.back}</Link>
        <div className={`${layout.row} ${layout.between}`}>
          <h1>{name}</h1>
          <span className={layout.row}>
            {stage === 'running' && endsAt !== undefined && <SittingClock sitting={id} endsAt={endsAt} />}
            <Badge kind={STAGE_KINDS[stage]}>{sittingTexts.stages[stage]}</Badge>
          </span>
        </div>
        <p className={layout.soft}>{aboutOf(sitting)}</p>
      </div>
      {!isOnline && <Notice kind="warn">{texts.connection.offlinePage}</Notice>}
      {isJoinable && <ReachPanel />}
      <div className={isJoinable ? `${layout.split} ${styles.columns}` : layout.stack4} data-stage={stage}>
        <div className={layout.stack4}>
          <SittingActions sitting={sitting} />
          <Participants sitting={sitting} />
          {kind === 'exam' && stage === 'waiting' && <ExamKey sitting={id} />}
          {slips?.some(({ contests }) => contests.length > 0) && <ContestedSlips id={id} slips={slips} />}
          {slips &&
            (stage === 'closed' ? <SlipSpread id={id} slips={slips} /> : <HiddenSpread id={id} slips={slips} />)}
          {byRule && byRule.length > 0 && <RuleTable rules={calledAsTaught(byRule)} caption={words.byRule} />}
        </div>
        {isJoinable && (
          <Panel className={`${layout.stack2} ${styles.join}`}>
            <h2>{words.join}</h2>
            <p>{words.joinHint}</p>
            <AddressCard url={sitting.url} qr={sitting.qr} />
          </Panel>
        )}
      </div>
    </HomeFrame>
  );
}

/** Its number gives the answers to whoever types it at the school: it is told once it is closed. */
function aboutOf({ kind, stage, count, number, minutes, passPercent, lexicon, slips = [] }: SittingView): string {
  const counted = count - slips.filter(({ isNeutral }) => isNeutral).length;
  return [
    ...(stage === 'closed' ? [words.numbers[kind](number)] : []),
    (kind === 'exam' ? sittingTexts.slips : sittingTexts.draws)(count),
    ...(minutes === undefined ? [] : [sittingTexts.minutes(minutes)]),
    ...(passPercent === undefined ? [] : [sittingTexts.passing(counted, passPercent)]),
    words.lexicon(lexicon),
  ].join(' · ');
}
