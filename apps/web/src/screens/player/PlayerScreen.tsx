import { Notice, Panel } from '../../design/controls.tsx';
import { Loading } from '../../design/Loading.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { playerTexts } from '../../texts/player.ts';
import { CorrectionNotices, NewCorrections } from './CorrectionNotices.tsx';
import { OwnSheet, OwnStanding } from './OwnSheet.tsx';
import { OwnSlip } from './OwnSlip.tsx';
import styles from './player.module.css';
import { useOwnCorrections } from './useowncorrections.ts';

/** What a player has in hand: the turn, his slip, what he is told, his sheet. */
export function PlayerScreen() {
  const { session } = useTournament();
  const { data: hall } = useView('seeHall', {});
  const { data: own, error } = useView('seeOwnSlip', {});
  const { data: sheet } = useView('seeSheet', { entrant: session.id ?? '' });
  const corrections = useOwnCorrections();
  if (!own && error) return <Notice kind="bad">{error.message}</Notice>;
  if (!hall || !own) return <Loading />;
  const nameOf = (game: string): string => hall.games.find(({ id }) => id === game)?.name ?? '';
  const standing = sheet && <OwnStanding {...{ sheet, nameOf }} />;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <header className={styles.who}>
        <h1>{session.name}</h1>
        <span>{texts.common.table(own.table)}</span>
      </header>
      <NewCorrections {...{ ...corrections, nameOf }} />
      <div className={layout.panels}>
        <div className={layout.stack4}>
          {hall.turn ? (
            <OwnSlip
              key={`${hall.turn.game} ${hall.turn.number} ${hall.turn.draw}`}
              {...{ hall, own }}
              turn={hall.turn}
            >
              {standing}
            </OwnSlip>
          ) : (
            <>
              <Panel>{playerTexts.waiting}</Panel>
              {standing}
            </>
          )}
        </div>
        <div className={layout.stack4}>
          {sheet && <OwnSheet sheet={sheet} games={hall.games} />}
          <CorrectionNotices {...{ ...corrections, nameOf }} />
        </div>
      </div>
    </div>
  );
}
