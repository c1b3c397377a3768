import { Badge, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { SlipFileView } from '../../server/answers.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { VerdictLine } from '../../slip/VerdictView.tsx';
import { appealsTexts } from '../../texts/appeals.ts';
import { commissionTexts as words } from '../../texts/commission.ts';
import { texts } from '../../texts/index.ts';
import styles from './commission.module.css';
import { type HistoryLine, historyOf } from './history.ts';

/** What happened to a slip, oldest first. */
export function History({ file }: { readonly file: SlipFileView }) {
  return (
    <Panel className={`${layout.stack4} ${styles.section}`} aria-label={words.history}>
      <h3>{words.history}</h3>
      <ol className={`${layout.stack2} ${styles.history}`}>
        {historyOf(file).map((line) => (
          <HistoryItem key={`${line.at} ${line.kind} ${line.reason}`} line={line} />
        ))}
      </ol>
    </Panel>
  );
}

function HistoryItem({ line }: { readonly line: HistoryLine }) {
  const { kind, at, by, reason, slip, verdict, isProvisional = false, delivery, commission } = line;
  return (
    <li>
      <p>
        <strong>{words.historyKinds[kind]}</strong>{' '}
        <span className={layout.soft}>{by ? words.by(by.role, by.name, at) : words.at(at)}</span>{' '}
        {isProvisional && <Badge kind="info">{texts.slip.provisional}</Badge>}
        {line.isFavourable && <Badge kind="info">{words.favourable}</Badge>}
        {line.isOtherwise && <Badge kind="warn">{words.otherwise}</Badge>}
        {line.isLate && <Badge kind="warn">{appealsTexts.late}</Badge>}
        {delivery && words.means[delivery.means]} {delivery && !delivery.isComplete && words.incomplete}
      </p>
      {slip && <SlipView slip={slip} isCompact />}
      {verdict && <VerdictLine verdict={verdict} />}
      {reason !== undefined && <p>{reason}</p>}
      {commission && <p className={layout.soft}>{words.decidedBy(commission.president, commission.members)}</p>}
    </li>
  );
}
