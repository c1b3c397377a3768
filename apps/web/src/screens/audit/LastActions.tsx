import { withCapital } from '@raccord/french';
import { isSameActor } from '@raccord/tournament';
import { KeyCap } from '../../app/KeyCap.tsx';
import { KEY_MAP } from '../../app/keymap.ts';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { auditTexts as words } from '../../texts/audit.ts';
import type { AskedOfLine } from './Audit.tsx';
import styles from './audit.module.css';

/** Among so many lines one's last action is looked for. */
const READ = 40;

/** One's last action and the last one taken back, each with what the key would do. */
export function LastActions({ onAsk }: { onAsk(asked: AskedOfLine): void }) {
  const { session } = useTournament();
  const { data } = useView('seeAudit', {}, { query: { limit: READ, newest: true } });
  const own = data?.lines.filter(({ by }) => isSameActor(by, session)) ?? [];
  const ways = [
    { action: 'undo', line: own.find(({ event }) => event !== undefined), key: KEY_MAP.undo },
    { action: 'redo', line: own.find(({ undoing }) => undoing !== undefined), key: KEY_MAP.redo },
  ] as const;
  if (ways.every(({ line }) => !line)) return null;
  return (
    <div className={layout.row}>
      {ways.map(
        ({ action, line, key }) =>
          line && (
            <Button key={action} className={styles.last} onClick={() => onAsk({ action, line })}>
              <span>
                {words.last[action]} <KeyCap keys={key} />
              </span>
              <span className={styles.lastWhat}>
                <Raised text={withCapital(line.what)} />
              </span>
            </Button>
          ),
      )}
    </div>
  );
}
