import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import { Table } from '../../design/Table.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { ReasonLines } from '../../slip/VerdictView.tsx';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { maySeeTurns } from './maysee.ts';
import { ProvisionalNotice } from './ProvisionalNotice.tsx';
import styles from './sheet.module.css';
import type { GameLines } from './sheet.ts';
import { SHEET_COLUMNS } from './sheetcolumns.tsx';

const { percent } = texts.numbers;
const { sheet: words } = resultsTexts;

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
  // A slip of a turn that is still being entered has its line, and counts in no ranking yet.
  const counted = ranking?.turns ?? 0;
  const isBehind = lines.some(({ turn }) => turn > counted);
  const cost = standing && !isBehind ? running - standing.total : 0;
  return (
    <Panel className={`${layout.stack3} ${styles.game}`}>
      <header className={`${layout.row4} ${layout.baseline} ${layout.between}`}>
        <h2>{hall?.games.find(({ id }) => id === game)?.name ?? ''}</h2>
        {standing && ranking?.last && (
          <p>
            <strong>
              <Raised text={words.rank(standing.rank)} />
            </strong>{' '}
            {isBehind && `${words.after(ranking.last.turn)} `}
            {words.summary(
              standing.total,
              standing.negative,
              standing.percent === undefined ? resultsTexts.none : percent(standing.percent),
            )}
          </p>
        )}
      </header>
      <ProvisionalNotice ranking={ranking} />
      <Table
        look="tight"
        rows={lines.map((line) => ({ line, turn: played?.turns.find(({ number: at }) => at === line.turn) }))}
        keyOf={({ line }) => line.turn}
        columns={SHEET_COLUMNS}
        below={({ line }) => line.reasons.length > 0 && <ReasonLines lines={line.reasons} />}
      />
      {conduct.length > 0 && <p>{words.conduct(conduct.map(({ turn }) => turn))}</p>}
      {warnings > 0 && cost > 0 && <p>{words.warningsCost(warnings, cost)}</p>}
    </Panel>
  );
}
