import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { Button, Dialog, Notice, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { auditTexts as words } from '../../texts/audit.ts';
import { AuditLines } from './AuditLines.tsx';
import styles from './audit.module.css';
import { HaveBack } from './HaveBack.tsx';
import { LastActions } from './LastActions.tsx';
import { type ListedLine, TakeBack } from './TakeBack.tsx';

const CorrectTurn = deferred(async () => (await import('./CorrectTurn.tsx')).CorrectTurn);

const ContestDialog = deferred(async () => (await import('../../ruling/ContestDialog.tsx')).ContestDialog);

const PAGE = 100;
/** What is asked of a line. */
export type AskedOfLine = { readonly action: 'undo' | 'redo' | 'correct' | 'contest'; readonly line: ListedLine };

/** Everything that happened, the newest first, by game and turn; what was taken back stays, struck. */
export function Audit() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const [asked, ask] = useState<AskedOfLine>();
  const part = { limit: PAGE, after: page * PAGE, ...(text.trim() === '' ? {} : { text: text.trim() }) };
  const { data, error, isOlder } = useView('seeAudit', {}, { query: { newest: true }, part });
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <header className={styles.header}>
        <h1>
          {words.title} <span className={styles.order}>{words.order}</span>
        </h1>
        <search>
          <TextField
            label={words.search}
            placeholder={words.searchHint}
            type="search"
            value={text}
            onChange={(text) => {
              setText(text);
              setPage(0);
            }}
          />
        </search>
      </header>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {text.trim() === '' && <LastActions onAsk={ask} />}
      {data && (
        <div className={layout.answer} aria-busy={isOlder}>
          {data.count === 0 ? <p>{words.none}</p> : <AuditLines lines={data.lines} onAsk={ask} />}
        </div>
      )}
      {data && data.count > PAGE && <Pages count={data.count} page={page} onPage={setPage} />}
      {asked && <AskedDialog {...asked} onClose={() => ask(undefined)} />}
    </div>
  );
}

function AskedDialog({
  action,
  line: { event, undoing, played, decision },
  onClose,
}: AskedOfLine & { onClose(): void }) {
  if (action === 'contest' && decision) {
    return (
      <Suspense fallback={null}>
        <ContestDialog subject={decision} onClose={onClose} />
      </Suspense>
    );
  }
  if (action === 'correct' && played) {
    return (
      <Suspense fallback={null}>
        <CorrectTurn game={played.game} turn={played.turn} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Dialog title={action === 'redo' ? words.restoreTitle : words.confirmTitle} onClose={onClose}>
      {undoing !== undefined && <HaveBack {...{ undoing, onClose }} />}
      {event !== undefined && <TakeBack of={{ relying: event }} onClose={onClose} />}
    </Dialog>
  );
}

interface PagesProps {
  readonly count: number;
  readonly page: number;
  onPage(page: number): void;
}

const Pages = ({ count, page, onPage }: PagesProps) => (
  <nav className={layout.row3} aria-label={words.title}>
    <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
      {words.newer}
    </Button>
    <span role="status">{words.page(Math.min(count, page * PAGE + 1), Math.min(count, (page + 1) * PAGE), count)}</span>
    <Button disabled={(page + 1) * PAGE >= count} onClick={() => onPage(page + 1)}>
      {words.older}
    </Button>
  </nav>
);
