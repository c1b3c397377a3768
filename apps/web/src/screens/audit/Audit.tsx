import { exactMoment } from '@raccord/french';
import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { Badge, Button, Dialog, Notice, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { auditTexts as words } from '../../texts/audit.ts';
import { texts } from '../../texts/index.ts';
import styles from './audit.module.css';
import { HaveBack } from './HaveBack.tsx';
import { type AuditLine, TakeBack } from './TakeBack.tsx';

const CorrectTurn = deferred(async () => (await import('./CorrectTurn.tsx')).CorrectTurn);

const ContestDialog = deferred(async () => (await import('../../ruling/ContestDialog.tsx')).ContestDialog);

const PAGE = 100;
/** What is asked of a line. */
type Asked = { readonly action: 'undo' | 'redo' | 'correct' | 'contest'; readonly line: AuditLine };

/** Everything that happened, the newest first; what was taken back stays, struck. */
export function Audit() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const [asked, ask] = useState<Asked>();
  const part = { limit: PAGE, after: page * PAGE, ...(text.trim() === '' ? {} : { text: text.trim() }) };
  const { data, error, isOlder } = useView('seeAudit', {}, { query: { newest: true }, part });
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        <search>
          <TextField
            label={words.search}
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
      {data && <Pages count={data.count} page={page} onPage={setPage} />}
      {data && (
        <div className={layout.answer} aria-busy={isOlder}>
          {data.count === 0 ? <p>{words.none}</p> : <Lines lines={data.lines} onAsk={ask} />}
        </div>
      )}
      {asked && <AskedDialog {...asked} onClose={() => ask(undefined)} />}
    </div>
  );
}

function AskedDialog({ action, line: { event, undoing, played, decision }, onClose }: Asked & { onClose(): void }) {
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

function Lines({ lines, onAsk }: { readonly lines: readonly AuditLine[]; onAsk(asked: Asked): void }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.sequence} data-undone={line.isUndone}>
            <td className={styles.when}>{exactMoment(line.at)}</td>
            <td className={styles.who}>{line.who}</td>
            <td>
              {line.isUndone ? <s>{line.what}</s> : line.what} {line.isUndone && <Badge>{words.undone}</Badge>}
              {line.why !== undefined && <span className={styles.why}>{`${words.why} : ${line.why}`}</span>}
            </td>
            <td>
              <div className={styles.asks}>
                {line.played && !line.isUndone && (
                  <Button
                    look="quiet"
                    onClick={() => onAsk({ action: 'correct', line })}
                    aria-label={words.correctOf(line.played.what, line.what)}
                  >
                    {words.correct[line.played.what]}
                  </Button>
                )}
                {line.decision && !line.isUndone && (
                  <Button
                    look="quiet"
                    onClick={() => onAsk({ action: 'contest', line })}
                    aria-label={texts.appeals.contest.openOf(line.what)}
                  >
                    {texts.appeals.contest.open}
                  </Button>
                )}
                {line.undoing !== undefined && (
                  <Button
                    look="quiet"
                    onClick={() => onAsk({ action: 'redo', line })}
                    aria-label={words.restoreOf(line.what)}
                  >
                    {words.restore}
                  </Button>
                )}
                {line.event !== undefined && (
                  <Button
                    look="quiet"
                    onClick={() => onAsk({ action: 'undo', line })}
                    aria-label={words.undoOf(line.what)}
                  >
                    {words.undo}
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
