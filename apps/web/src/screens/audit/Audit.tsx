import { useState } from 'react';
import { Badge, Button, Dialog, Notice, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import styles from './audit.module.css';
import { type AuditLine, TakeBack } from './TakeBack.tsx';

const PAGE = 100;
const TIME = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' });
const { audit: words } = texts;
/** Everything that happened, the newest first; what was taken back stays, struck. */
export function Audit() {
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const [asked, ask] = useState<AuditLine>();
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
            onChange={({ target }) => {
              setText(target.value);
              setPage(0);
            }}
          />
        </search>
      </header>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {data && <Pages count={data.count} page={page} onPage={setPage} />}
      {data && (
        <div className={layout.answer} aria-busy={isOlder}>
          {data.count === 0 ? <p>{words.none}</p> : <Lines lines={data.lines} onUndo={ask} />}
        </div>
      )}
      {asked?.event !== undefined && (
        <Dialog title={words.confirmTitle} onClose={() => ask(undefined)}>
          <TakeBack of={{ relying: asked.event }} onClose={() => ask(undefined)} />
        </Dialog>
      )}
    </div>
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

function Lines({ lines, onUndo }: { readonly lines: readonly AuditLine[]; onUndo(line: AuditLine): void }) {
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
            <td className={styles.when}>{TIME.format(line.at)}</td>
            <td className={styles.who}>{line.who}</td>
            <td>
              {line.isUndone ? <s>{line.what}</s> : line.what} {line.isUndone && <Badge>{words.undone}</Badge>}
              {line.why !== undefined && <span className={styles.why}>{`${words.why} : ${line.why}`}</span>}
            </td>
            <td>
              {line.event !== undefined && (
                <Button look="quiet" onClick={() => onUndo(line)} aria-label={words.undoOf(line.what)}>
                  {words.undo}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
