import { exactTime, withCapital } from '@raccord/french';
import { Badge, Button } from '../../design/controls.tsx';
import { Raised } from '../../design/Raised.tsx';
import { Note, Table } from '../../design/Table.tsx';
import { auditTexts as words } from '../../texts/audit.ts';
import { texts } from '../../texts/index.ts';
import type { AskedOfLine } from './Audit.tsx';
import styles from './audit.module.css';
import { inTurns, type ShownLine } from './auditlines.ts';
import type { ListedLine } from './TakeBack.tsx';

interface AuditLinesProps {
  readonly lines: readonly ListedLine[];
  onAsk(asked: AskedOfLine): void;
}

const told = (what: string) => <Raised text={withCapital(what)} />;

/** What happened, under the title of its turn; who did it, where that is another one than just above. */
export const AuditLines = ({ lines, onAsk }: AuditLinesProps) => (
  <Table<ShownLine>
    look="tight"
    hasCards
    rows={inTurns(lines).flatMap(({ key, title, day, rows }) => [
      {
        key,
        heads: (
          <span className={styles.turn}>
            {title ?? words.outside}{' '}
            {day !== undefined && (
              <span className={styles.day}>
                <Raised text={day} />
              </span>
            )}
          </span>
        ),
      },
      ...rows,
    ])}
    keyOf={({ line: { sequence } }) => sequence}
    markOf={({ line: { isUndone } }) => (isUndone ? 'soft' : undefined)}
    columns={[
      { heading: words.when, kind: 'brief', cell: ({ line: { at } }) => exactTime(at) },
      {
        ...{ heading: words.what, card: 'whole' },
        cell: ({ line, line: { isUndone, why }, what }) => (
          <>
            {isUndone ? <s>{told(what)}</s> : told(what)} {isUndone && <Badge>{words.undone}</Badge>}
            {!isUndone && <Mends {...{ line, onAsk }} />}
            {why !== undefined && (
              <Note>
                <Raised text={`${words.why} : ${why}`} />
              </Note>
            )}
          </>
        ),
      },
      {
        ...{ heading: words.who, kind: 'aside' },
        cell: ({ line: { who }, isSameAuthor }) => (
          <span className={isSameAuthor ? 'visually-hidden' : undefined}>{who}</span>
        ),
      },
      { heading: '', kind: 'action', cell: ({ line }) => <Asks {...{ line, onAsk }} /> },
    ]}
  />
);

interface AsksProps {
  readonly line: ListedLine;
  onAsk(asked: AskedOfLine): void;
}

/** What may be put right or contested without being taken back. */
const Mends = ({ line, onAsk }: AsksProps) => (
  <>
    {line.played && (
      <Button
        look="quiet"
        onClick={() => onAsk({ action: 'correct', line })}
        aria-label={words.correctOf(line.played.what, line.what)}
      >
        {words.correct[line.played.what]}
      </Button>
    )}
    {line.decision && (
      <Button
        look="quiet"
        onClick={() => onAsk({ action: 'contest', line })}
        aria-label={texts.common.contestOf(line.what)}
      >
        {texts.common.contest}
      </Button>
    )}
  </>
);

const Asks = ({ line, line: { undoing, event, what }, onAsk }: AsksProps) => (
  <>
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
