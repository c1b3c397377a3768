import { useEffect, useState } from 'react';
import { Badge, Button, Dialog } from '../design/controls.tsx';
import { isFailed } from '../server/holding.ts';
import { useIsKept, useOutbox, useWaiting } from '../server/useoutbox.tsx';
import { texts } from '../texts/index.ts';
import styles from './shell.module.css';

const words = texts.connection;

/** What waits for the server, what it did not take, and whether closing the page would lose it. */
export function Unsent() {
  const waiting = useWaiting();
  const isKept = useIsKept();
  const [isShown, setShown] = useState(false);
  const refused = waiting.filter(({ refusal }) => refusal !== undefined);
  const unsent = waiting.length - refused.length;
  useWarnOnClosing(!isKept && unsent > 0);
  return (
    <>
      {!isKept && (
        <span title={words.notKeptHint}>
          <Badge kind="warn">{words.notKept}</Badge>
        </span>
      )}
      {unsent > 0 && <Badge kind="info">{words.waiting(unsent)}</Badge>}
      {refused.length > 0 && (
        <Button look="danger" onClick={() => setShown(true)}>
          {words.refused(refused.length)}
        </Button>
      )}
      {isShown && <RefusedDialog onClose={() => setShown(false)} />}
    </>
  );
}

/** The browser asks before it closes the page. */
function useWarnOnClosing(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLost]);
}

function RefusedDialog({ onClose }: { onClose(): void }) {
  const outbox = useOutbox();
  const waiting = useWaiting();
  const refused = waiting.filter(({ refusal }) => refusal !== undefined);
  const { held } = outbox;
  return (
    <Dialog title={words.refusedTitle} onClose={onClose}>
      <p>{words.refusedHint}</p>
      <ul className={styles.refused}>
        {refused.map((command) => (
          <li key={command.order}>
            <span>
              <strong>{words.action(command.type, 'turn' in command.data ? command.data.turn : undefined)}</strong>{' '}
              {command.refusal?.text} {isFailed(command) && words.failed}
            </span>
            <Button onClick={() => outbox.sendAgain(command.order)}>{words.sendAgain}</Button>
            <Button onClick={() => outbox.discard(command.order)}>{words.discard}</Button>
          </li>
        ))}
      </ul>
      {held > 0 && <p>{words.held(held)}</p>}
    </Dialog>
  );
}
