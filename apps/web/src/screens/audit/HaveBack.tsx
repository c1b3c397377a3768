import { useUndoing } from '../../app/Undoing.tsx';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { Notice } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { auditTexts as words } from '../../texts/audit.ts';
import { ActionList } from './ActionList.tsx';
import styles from './audit.module.css';
import { ChangedTotals } from './ChangedTotals.tsx';

const MOST = 10_000;
interface HaveBackProps {
  /** The event that took them back. */
  readonly undoing: string;
  onClose(): void;
}

/** All that an undoing took back, listed, then one confirmation: everything comes back, or nothing. */
export function HaveBack({ undoing, onClose }: HaveBackProps) {
  const { run, ...sending } = useUndoing();
  const query = { restoring: undoing, newest: true, limit: MOST };
  const { data, error } = useView('seeAudit', {}, { query });
  if (error || !data) return <AwaitedView error={error} />;
  const { count, lines, totals } = data;
  if (count === 0) return <Notice kind="info">{words.gone}</Notice>;
  const redo = async (): Promise<void> => {
    if ((await run('redo', { event: undoing })).ok) onClose();
  };
  return (
    <Form sending={sending} confirm={words.confirmRestore(count)} onConfirm={redo}>
      <p>{words.willComeBack(count)}</p>
      <ActionList label={words.comingBack} lines={lines} />
      {totals && <ChangedTotals totals={totals.shown} count={totals.count} />}
      <p className={`${layout.soft} ${styles.why}`}>{words.restoreHint}</p>
    </Form>
  );
}
