import { Badge } from '../design/controls.tsx';
import { useTournament } from '../server/station.tsx';
import { useIsKept, useWaiting } from '../server/useoutbox.tsx';
import { texts } from '../texts/index.ts';
import styles from './shell.module.css';
import { Unsent } from './Unsent.tsx';

/** Whether the server is there, what waits for it, what it refused: always in sight. */
export function ConnectionState() {
  const { isOnline } = useTournament();
  const isKept = useIsKept();
  const isWaiting = useWaiting().length > 0;
  const hint = isKept ? texts.connection.offlineHint : texts.connection.notKeptHint;
  return (
    <output className={styles.connection} data-waiting={isWaiting} title={isOnline ? undefined : hint}>
      <Badge kind={isOnline ? 'good' : 'warn'}>{isOnline ? texts.connection.online : texts.connection.offline}</Badge>
      <Unsent />
    </output>
  );
}
