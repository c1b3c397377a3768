import { Button, Dialog } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import type { WaitingCommand } from '../server/commandoutbox.ts';
import { isFailed } from '../server/holding.ts';
import { useTournament } from '../server/station.tsx';
import { useOutbox, useWaiting } from '../server/useoutbox.tsx';
import { conflictIn } from '../slip/conflict.ts';
import { texts } from '../texts/index.ts';
import { SlipConflict } from './SlipConflict.tsx';
import styles from './shell.module.css';

const words = texts.connection;

/** What the server did not take, why, and what can be done about it. */
export function RefusedDialog({ onClose }: { onClose(): void }) {
  const { held } = useOutbox();
  const refused = useWaiting().filter(({ refusal }) => refusal !== undefined);
  return (
    <Dialog title={words.refusedTitle} onClose={onClose}>
      <p>{refused.length === 0 ? words.refusedNone : words.refusedHint}</p>
      <ul className={`${layout.stack3} ${styles.refused}`}>
        {refused.map((command) => (
          <li key={command.order} className={layout.stack2}>
            <span>
              <strong>{words.action(command.type, 'turn' in command.data ? command.data.turn : undefined)}</strong>{' '}
              {command.refusal?.text} {isFailed(command) && words.failed}
            </span>
            <Answers command={command} />
          </li>
        ))}
      </ul>
      {held > 0 && <p>{words.held(held)}</p>}
    </Dialog>
  );
}

function Answers({ command }: { readonly command: WaitingCommand }) {
  const { role } = useTournament().session;
  const outbox = useOutbox();
  const conflict = role === 'player' ? undefined : conflictIn(command);
  if (conflict) return <SlipConflict {...{ command, conflict }} />;
  return (
    <span className={layout.row2}>
      <Button onClick={() => outbox.sendAgain(command.order)}>{words.sendAgain}</Button>
      <Button onClick={() => outbox.discard(command.order)}>{words.discard}</Button>
    </span>
  );
}
