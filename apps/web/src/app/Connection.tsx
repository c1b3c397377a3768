import { useState } from 'react';
import { Badge, Button, Dialog } from '../design/controls.tsx';
import { usePlace } from '../server/station.tsx';
import { useOutbox, useWaiting } from '../server/useoutbox.tsx';
import { texts } from '../texts/index.ts';
import styles from './shell.module.css';

/** Whether the server is there, what waits for it, what it refused: always in sight. */
export function Connection() {
  const { isOnline } = usePlace();
  const waiting = useWaiting();
  const [isShown, setShown] = useState(false);
  const refused = waiting.filter(({ refusal }) => refusal !== undefined);
  const unsent = waiting.length - refused.length;
  return (
    <output className={styles.connection} title={isOnline ? undefined : texts.connection.offlineHint}>
      <Badge kind={isOnline ? 'good' : 'warn'}>{isOnline ? texts.connection.online : texts.connection.offline}</Badge>
      {unsent > 0 && <Badge kind="info">{texts.connection.waiting(unsent)}</Badge>}
      {refused.length > 0 && (
        <Button look="danger" onClick={() => setShown(true)}>
          {texts.connection.refused(refused.length)}
        </Button>
      )}
      {isShown && <RefusedDialog onClose={() => setShown(false)} />}
    </output>
  );
}

function RefusedDialog({ onClose }: { onClose(): void }) {
  const outbox = useOutbox();
  const refused = useWaiting().filter(({ refusal }) => refusal !== undefined);
  return (
    <Dialog title={texts.connection.refusedTitle} onClose={onClose}>
      <p>{texts.connection.refusedHint}</p>
      <ul className={styles.refused}>
        {refused.map(({ order, refusal }) => (
          <li key={order}>
            <span>{refusal}</span>
            <Button onClick={() => outbox.discard(order)}>{texts.connection.discard}</Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
