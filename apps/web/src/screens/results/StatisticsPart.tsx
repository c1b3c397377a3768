import { useSearchParams } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import layout from '../../design/layout.module.css';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { GameChoice } from './GameChoice.tsx';
import { LeadersFigure } from './LeadersFigure.tsx';
import { ProvisionalNotice } from './ProvisionalNotice.tsx';
import { ReasonsFigure } from './ReasonsFigure.tsx';
import { Report } from './Report.tsx';
import { ScoresFigure } from './ScoresFigure.tsx';
import { ShareFigure } from './ShareFigure.tsx';
import styles from './statistics.module.css';
import { useChosenGame } from './usechosengame.ts';

const { statistics: words } = resultsTexts;
/** A game in figures. */
export function StatisticsPart() {
  const [address, setAddress] = useSearchParams();
  const { games, game } = useChosenGame(address.get('partie') ?? undefined);
  const { data, error, refetch } = useView('seeStatistics', { game: game ?? '' }, { when: game !== undefined });
  const name = games?.find(({ id }) => id === game)?.name;
  return (
    <Report
      title={name === undefined ? texts.navigation.statistics : words.title(name)}
      actions={<GameChoice games={games} game={game} onChange={(id) => setAddress({ partie: id })} />}
    >
      {game !== undefined && <AwaitedView {...{ data, error }} onRetry={refetch} />}
      {(games?.length === 0 || data?.turns.length === 0) && <p>{words.empty}</p>}
      <ProvisionalNotice ranking={data} />
      {data && data.turns.length > 0 && (
        <div className={`${layout.halves} ${styles.figures}`}>
          <LeadersFigure leaders={data.leaders} turns={data.turns} />
          <ScoresFigure turns={data.turns} />
          <ShareFigure turns={data.turns} />
          <ReasonsFigure turns={data.turns} />
        </div>
      )}
    </Report>
  );
}
