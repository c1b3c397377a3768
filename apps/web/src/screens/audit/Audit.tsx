import { exactMoment } from '@raccord/french';
import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.ts';
import { Badge, Button, Dialog, Notice, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Note, Table } from '../../design/Table.tsx';
import { useView } from '../../server/views.ts';
import { auditTexts as words } from '../../texts/audit.ts';
import { texts } from '../../texts/index.ts';
import styles from './audit.module.css';
import { HaveBack } from './HaveBack.tsx';
import { type ListedLine, TakeBack } from './TakeBack.tsx';

const CorrectTurn = deferred(async () => (await import('./CorrectTurn.tsx')).CorrectTurn);

const ContestDialog = deferred(async () => (await import('../../ruling/ContestDialog.tsx')).ContestDialog);

const PAGE = 100;
/** What is asked of a line. */
type Asked = { readonly action: 'undo' | 'redo' | 'correct' | 'contest'; readonly line: ListedLine };

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

const Lines = ({ lines, onAsk }: { readonly lines: readonly ListedLine[]; onAsk(asked: Asked): void }) => (
  <Table
    look="tight"
    hasCards
    rows={lines}
    keyOf={({ sequence }) => sequence}
    markOf={({ isUndone }) => (isUndone ? 'soft' : undefined)}
    columns={[
      { heading: words.when, kind: 'brief', cell: ({ at }) => exactMoment(at) },
      { heading: words.who, kind: 'aside', cell: ({ who }) => who },
      {
        ...{ heading: words.what, card: 'whole' },
        cell: ({ what, why, isUndone }) => (
          <>
            {isUndone ? <s>{what}</s> : what} {isUndone && <Badge>{words.undone}</Badge>}
            {why !== undefined && <Note>{`${words.why} : ${why}`}</Note>}
          </>
        ),
      },
      { heading: '', kind: 'action', cell: (line) => <Asks {...{ line, onAsk }} /> },
    ]}
  />
);

function Asks({ line, onAsk }: { readonly line: ListedLine; onAsk(asked: Asked): void }) {
  const { played, decision, isUndone, undoing, event, what } = line;
  return (
    <>
      {played && !isUndone && (
        <Button
          look="quiet"
          onClick={() => onAsk({ action: 'correct', line })}
          aria-label={words.correctOf(played.what, what)}
        >
          {words.correct[played.what]}
        </Button>
      )}
      {decision && !isUndone && (
        <Button
          look="quiet"
          onClick={() => onAsk({ action: 'contest', line })}
          aria-label={texts.appeals.contest.openOf(what)}
        >
          {texts.appeals.contest.open}
        </Button>
      )}
      {undoing !== undefined && (
        <Button look="quiet" onClick={() => onAsk({ action: 'redo', line })} aria-label={words.restoreOf(what)}>
          {words.restore}
        </Button>
      )}
      {event !== undefined && (
        <Button look="quiet" onClick={() => onAsk({ action: 'undo', line })} aria-label={words.undoOf(what)}>
          {words.undo}
        </Button>
      )}
    </>
  );
}
