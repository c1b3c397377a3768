import { useUndoing } from '../../app/Undoing.tsx';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Notice } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import type { AuditView } from '../../server/answers.ts';
import { useView } from '../../server/views.ts';
import { auditTexts as words } from '../../texts/audit.ts';
import { ActionList } from './ActionList.tsx';
import styles from './audit.module.css';
import { ChangedTotals } from './ChangedTotals.tsx';
import { type TakingBackAsked, takenOf } from './taken.ts';

export type ListedLine = AuditView['lines'][number];

const MOST = 10_000;
interface TakeBackProps {
  readonly of: TakingBackAsked;
  onClose(): void;
}

/** All that would be taken back, listed, then one confirmation, which is never the first to have the focus: everything goes, or nothing. */
export function TakeBack({ of, onClose }: TakeBackProps) {
  const { run, ...sending } = useUndoing();
  const query = { ...of, newest: true, limit: MOST };
  const { data, error } = useView('seeAudit', {}, { query });
  if (error || !data) return <AwaitedView error={error} />;
  const taken = takenOf(of, data);
  if (taken === 'too-many') return <Notice kind="bad">{words.tooMany(MOST)}</Notice>;
  if (!taken) return <Notice kind="info">{words.gone}</Notice>;
  const { lines, totals } = data;
  const undo = async (): Promise<void> => {
    if ((await run('undo', taken)).ok) onClose();
  };
  return (
    <Form sending={sending} confirm={words.confirm(lines.length)} look="danger" onConfirm={undo}>
      <p>{words.willGo(lines.length)}</p>
      <ActionList label={words.taken} lines={lines} />
      {totals && <ChangedTotals totals={totals.shown} count={totals.count} />}
      <p className={`${layout.soft} ${styles.why}`}>{words.confirmHint}</p>
    </Form>
  );
}
