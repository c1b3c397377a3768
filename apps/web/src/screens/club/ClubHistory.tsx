import { moment, withCapital } from '@raccord/french';
import { useState } from 'react';
import { Awaited } from '../../design/Awaited.tsx';
import { Badge, Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { clubTexts } from '../../texts/club.ts';
import styles from './club.module.css';
import { useClub } from './clubcontext.ts';
import { useClubHistory } from './clubqueries.ts';
import { useClubCommand } from './useclubcommand.ts';

const { history: words } = clubTexts;
const PAGE = 50;

/** All that was done in the club, the last first; most of it can be taken back. */
export function ClubHistory() {
  const { club } = useClub();
  const [page, setPage] = useState(0);
  const { data, error, isOlder } = useClubHistory(club.id, page * PAGE, PAGE);
  const command = useClubCommand();
  return (
    <>
      <h1>{words.title}</h1>
      {command.fault && <Notice kind="bad">{command.fault.text}</Notice>}
      <Awaited {...{ data, error }} />
      {data && (
        <table className={`${styles.table} ${layout.answer}`} aria-busy={isOlder}>
          <thead>
            <tr>
              <th scope="col">{words.columns.what}</th>
              <th scope="col" data-room="middle">
                {words.columns.who}
              </th>
              <th scope="col" className={styles.figure}>
                {words.columns.when}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.lines.map(({ sequence, at, who, what, why, isUndone, event }) => (
              <tr key={sequence}>
                <td>
                  {isUndone ? <s>{withCapital(what)}</s> : withCapital(what)}{' '}
                  {isUndone && <Badge>{words.undone}</Badge>}
                  {why !== undefined && <span className={styles.below}>{words.why(why)}</span>}
                </td>
                <td data-room="middle">{who}</td>
                <td className={styles.figure}>{moment(at)}</td>
                <td className={styles.end}>
                  {event !== undefined && (
                    <Button
                      look="quiet"
                      disabled={command.isBusy}
                      aria-label={words.undoOf(what)}
                      onClick={() => command.ask('undo', { event }, clubTexts.undone)}
                    >
                      {words.undo}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.count > PAGE && (
        <div className={layout.row3}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {words.newer}
          </Button>
          <Button disabled={(page + 1) * PAGE >= data.count} onClick={() => setPage(page + 1)}>
            {words.older}
          </Button>
        </div>
      )}
    </>
  );
}
