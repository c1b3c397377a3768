import { kindOfGame } from '../../app/kindofgame.ts';
import { LoadingPage, Message } from '../../app/Message.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import { Between } from './Between.tsx';
import { Footer } from './Footer.tsx';
import { Held } from './Held.tsx';
import styles from './hall.module.css';
import { Play } from './Play.tsx';
import { Signals } from './Signals.tsx';
import { areResultsHeld, directedAt, isBetween, stageOf } from './stage.ts';
import { ToldView } from './ToldView.tsx';
import { useAwake } from './useawake.ts';
import { Waiting } from './Waiting.tsx';

/** What the whole hall looks at. It asks nothing of anybody and follows the game by itself. */
export function HallScreen() {
  const { session } = useTournament();
  const { data: hall, error } = useView('seeHall', {});
  const centre = session.centre ?? hall?.centres[0]?.id;
  const stage = hall && stageOf(hall, centre);
  const game = hall?.games.find(({ id }) => id === hall.turn?.game);
  const kind = game && kindOfGame(game);
  const number = hall?.turn?.number;
  const isAwake = useAwake();
  if (!hall || !stage) return error ? <Message>{error.message}</Message> : <LoadingPage />;
  const isFree = isBetween(stage);
  const directed = isFree ? directedAt(hall, centre) : undefined;
  const isHeld = areResultsHeld(hall);
  return (
    <div className={styles.screen} data-awake={isAwake}>
      <header className={styles.header}>
        {stage !== 'waiting' && <h1>{hall.name}</h1>}
        {game && hall.games.length > 1 && <span>{game.name}</span>}
        {kind && <span>{kind}</span>}
        {number !== undefined && stage !== 'finished' && directed?.show.kind !== 'palmares' && (
          <strong>{texts.common.turn(number)}</strong>
        )}
      </header>
      <main className={styles.main}>
        {stage === 'waiting' && <Waiting hall={hall} centre={centre} />}
        {hall.turn && directed && <ToldView {...{ hall, stage, directed }} turn={hall.turn} />}
        {hall.turn && isFree && !directed && isHeld && <Held turn={hall.turn} isFinished={stage === 'finished'} />}
        {hall.turn && isFree && !directed && !isHeld && (
          <Between key={`${hall.turn.game} ${number} ${stage}`} {...{ hall, stage }} turn={hall.turn} />
        )}
        {hall.turn && !isFree && <Play {...{ hall, stage, centre, told: hall.now }} turn={hall.turn} />}
      </main>
      {hall.turn && <Signals {...{ stage, centre, told: hall.now }} turn={hall.turn} />}
      <Footer isAwake={isAwake} />
    </div>
  );
}
