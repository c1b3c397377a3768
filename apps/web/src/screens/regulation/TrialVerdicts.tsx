import { EDITION_NAMES, EDITIONS, type EditionName, type JudgeSettings } from '@raccord/regulation';
import { Badge, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import type { EnginePosition } from '../../engine/protocol.ts';
import { LackAsked } from '../../slip/LackAsked.tsx';
import { lackOf } from '../../slip/lacking.ts';
import { draftSlip, isEmptyDraft, type SlipDraft } from '../../slip/slipdraft.ts';
import { useJudged } from '../../slip/usejudged.ts';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { shownOfJudged } from '../../slip/verdicts.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import styles from './trial.module.css';

const { trial: words } = regulationTexts;

interface TrialVerdictsProps {
  /** Undefined as long as nothing can be judged. */
  readonly position: EnginePosition | undefined;
  readonly draft: SlipDraft;
  /** Of the tournament. */
  readonly edition: EditionName | undefined;
  readonly settings: JudgeSettings;
}

/** What each edition says of a slip, that of the tournament first. */
export function TrialVerdicts({ position, draft, edition: own, settings }: TrialVerdictsProps) {
  const slip = draftSlip(draft);
  const isBegun = !isEmptyDraft(draft);
  const lack = position && isBegun ? lackOf(draft, position.turn) : undefined;
  const { last: judged, isCurrent } = useJudged(
    position && isBegun && !lack ? { position, slip, editions: EDITION_NAMES, settings } : undefined,
  );
  const shown = judged?.toSorted((a, b) => Number(b.edition === own) - Number(a.edition === own));
  return (
    <section className={styles.verdicts} aria-label={words.verdicts} aria-live="polite">
      <LackAsked {...{ draft, lack }} />
      {!judged && !lack && <Panel className={styles.waiting}>{words.waiting}</Panel>}
      {shown?.map((one) => (
        <Panel
          key={one.edition}
          className={`${layout.stack3} ${styles.edition}`}
          aria-label={EDITIONS[one.edition].title}
        >
          <h2>
            <Raised text={EDITIONS[one.edition].title} />{' '}
            {one.edition === own && <Badge kind="info">{words.ofTournament}</Badge>}
          </h2>
          <VerdictView verdict={shownOfJudged(one)} isOlder={!isCurrent} isTraced />
        </Panel>
      ))}
    </section>
  );
}
