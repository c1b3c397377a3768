import type { AnswerOf } from '@raccord/contract';
import { Button, Notice } from '../../design/controls.tsx';
import { useCommand } from '../../server/usecommand.ts';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import styles from './audit.module.css';

type Audit = AnswerOf<'seeAudit'>;
export type AuditLine = Audit['lines'][number];

const MOST = 10_000;
const { audit: words } = texts;

interface TakeBackProps {
  /** An action, or a turn that is to be played again from its draw. */
  readonly of: { readonly relying: string } | { readonly game: string; readonly turn: number };
  onClose(): void;
}

/** All that would be taken back, listed, then one confirmation: everything goes, or nothing. */
export function TakeBack({ of, onClose }: TakeBackProps) {
  const { send, fault, isBusy } = useCommand();
  const query = { ...of, newest: true, limit: MOST };
  const { data, error, isPlaceholderData } = useView('seeAudit', {}, { query });
  const lines = data && !isPlaceholderData ? data.lines : undefined;
  if (error) return <Notice kind="bad">{error.message}</Notice>;
  if (!lines) return <p>{texts.common.loading}</p>;
  const ids = lines.flatMap(({ event }) => event ?? []);
  const target = ids.at(-1);
  const undo = async (): Promise<void> => {
    if (target !== undefined && (await send('undo', { event: target, alongside: ids.slice(0, -1) }))) onClose();
  };
  if (target === undefined) return <Notice kind="info">{words.gone}</Notice>;
  return (
    <div className={styles.confirm}>
      <p>{words.willGo(lines.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <section className={styles.taken} tabIndex={0} aria-label={words.taken}>
        <ol>
          {lines.map(({ sequence, what, who }) => (
            <li key={sequence}>
              {what} <span className={styles.why}>{who}</span>
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.why}>{words.confirmHint}</p>
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      <Button look="main" disabled={isBusy} onClick={undo}>
        {words.confirm(lines.length)}
      </Button>
    </div>
  );
}
