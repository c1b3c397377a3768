import { describeDetails, nameOf } from '@raccord/tournament';
import { Link, useParams } from 'wouter';
import { AwaitedView } from '../../design/AwaitedView.tsx';
import { buttonClass } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { resultsTexts } from '../../texts/results.ts';
import { isRankingShown } from '../spectator/shown.ts';
import { Report } from './Report.tsx';
import { SheetGame } from './SheetGame.tsx';
import { gamesOf } from './sheet.ts';

const { sheet: words } = resultsTexts;
/** What a player got on every turn, and why. */
export function PlayerSheetView() {
  const { entrant = '' } = useParams<{ entrant: string }>();
  const { tournament, session } = useTournament();
  const { data: hall } = useView('seeHall', {});
  const { data: sheet, error, refetch } = useView('seeSheet', { entrant });
  // Spectators may be shown sheets and no ranking.
  const isFromRoster = session.role === 'spectator' && hall !== undefined && !isRankingShown(hall);
  const back = (
    <Link href={`/tournois/${tournament}/${isFromRoster ? 'joueurs' : 'classements'}`} className={buttonClass('quiet')}>
      {isFromRoster ? words.backToPlayers : words.back}
    </Link>
  );
  if (error || !sheet) {
    return (
      <Report title={texts.navigation.sheet} actions={back}>
        <AwaitedView error={error} onRetry={refetch} />
      </Report>
    );
  }
  const { members } = sheet;
  const about = describeDetails(members);
  const games = gamesOf(sheet);
  return (
    <Report title={words.title(nameOf(members))} actions={back}>
      {about !== '' && <p className={layout.dim}>{about}</p>}
      {games.length === 0 && <p>{words.empty}</p>}
      {games.map((lines) => (
        <SheetGame key={lines.game} entrant={entrant} {...lines} />
      ))}
    </Report>
  );
}
