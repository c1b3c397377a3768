import { Panel } from '../../design/controls.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { maySeeTurns } from './maysee.ts';
import { ProvisionalNotice } from './ProvisionalNotice.tsx';
import { SheetRow } from './SheetRow.tsx';
import styles from './sheet.module.css';
import type { GameLines } from './sheet.ts';

const { number, percent } = texts.numbers;
const { sheet: words } = texts.results;
const { columns } = words;

/** A game of a player's sheet, turn by turn, with its total and his rank. */
export function SheetGame({
  entrant,
  game,
  lines,
  running,
  conduct,
  warnings,
}: GameLines & { readonly entrant: string }) {
  const { session } = useTournament();
  const { data: hall } = useView('seeHall', {});
  const { data: played } = useView('seeGame', { game }, { when: hall !== undefined && maySeeTurns(session, hall) });
  const { data: ranking } = useView('seeRanking', {}, { query: { game, entrant } });
  const standing = ranking?.rows.find((row) => row.entrant === entrant);
  const cost = standing ? running - standing.total : 0;
  return (
    <Panel className={styles.game}>
      <header className={styles.head}>
        <h2>{hall?.games.find(({ id }) => id === game)?.name ?? ''}</h2>
        {standing && (
          <p className={styles.standing}>
            <strong>{words.rank(standing.rank)}</strong>{' '}
            {words.summary(
              number(standing.total),
              number(standing.negative),
              standing.percent === undefined ? texts.results.none : percent(standing.percent),
            )}
          </p>
        )}
      </header>
      <ProvisionalNotice ranking={ranking} />
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th className={styles.turn}>{columns.turn}</th>
            <th className={styles.extra}>{columns.draw}</th>
            <th className={styles.extra}>{columns.top}</th>
            <th>{columns.slip}</th>
            <th>{columns.result}</th>
            <th className={styles.figure}>{columns.points}</th>
            <th className={styles.spare}>{columns.penalty}</th>
            <th className={styles.spare}>{columns.warnings}</th>
            <th className={styles.spare}>{columns.bonus}</th>
            <th className={styles.figure}>{columns.running}</th>
            <th className={styles.figure}>{columns.rank}</th>
          </tr>
        </thead>
        {lines.map((line) => (
          <SheetRow key={line.turn} line={line} turn={played?.turns.find(({ number: at }) => at === line.turn)} />
        ))}
      </table>
      {conduct.length > 0 && <p>{words.conduct(conduct.map(({ turn }) => turn))}</p>}
      {warnings > 0 && cost > 0 && <p>{words.warningsCost(warnings, cost)}</p>}
    </Panel>
  );
}
