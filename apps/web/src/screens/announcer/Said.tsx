import { nameOf } from '@raccord/tournament';
import { Link } from 'wouter';
import type { Announcement } from '../../announcement/announcement.ts';
import { secondsLeft } from '../../announcement/progress.ts';
import { useCountdown } from '../../announcement/usecountdown.ts';
import { useNextDraw } from '../../announcement/usenextdraw.ts';
import { Button, buttonClass } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { GameView, HallGame } from '../../server/answers.ts';
import { useTournament } from '../../server/station.tsx';
import { announcerTexts } from '../../texts/announcer.ts';
import { pauseTexts } from '../../texts/pause.ts';
import styles from './announcer.module.css';

type Solos = NonNullable<GameView['solos']>;

interface SaidProps {
  readonly kind: Announcement['kind'];
  readonly pause: number;
  /** Where the regulation asks for seconds before the next draw. */
  readonly article: string;
  /** Those of a game that is over. */
  readonly solos: GameView['solos'];
  /** The game to announce next, where it has something to be told. */
  readonly next: HallGame | undefined;
  onNext(): void;
}

/** All is said: what comes next, and not before when. */
export function Said({ kind, pause, article, solos, next, onNext }: SaidProps) {
  if (kind === 'terms') return <p className={styles.waiting}>{announcerTexts.termsSaid}</p>;
  if (kind === 'draw') return <p className={styles.waiting}>{announcerTexts.drawDone}</p>;
  return solos ? <GameOver {...{ solos, next, onNext }} /> : <UntilNextDraw {...{ article, pause }} />;
}

/** Solos are announced at the end of the game (3.5). */
function GameOver({ solos, next, onNext }: Pick<SaidProps, 'next' | 'onNext'> & { readonly solos: Solos }) {
  const words = announcerTexts;
  const { tournament } = useTournament();
  return (
    <div className={`${layout.stack3} ${styles.waiting}`}>
      <p>{words.gameOver}</p>
      <p>{words.solos(solos.length)}</p>
      <ul>
        {solos.map(({ turn, members, points, bonus }) => (
          <li key={turn}>{words.solo(turn, nameOf(members), points, bonus)}</li>
        ))}
      </ul>
      {next ? (
        <Button onClick={onNext}>{words.nextGame(next.name)}</Button>
      ) : (
        <Link className={buttonClass()} href={`/tournois/${tournament}/classements`}>
          {words.ranking}
        </Link>
      )}
    </div>
  );
}

function UntilNextDraw({ article, pause }: Pick<SaidProps, 'article' | 'pause'>) {
  const left = useCountdown(useNextDraw(pause)?.from);
  const seconds = secondsLeft(left, pause);
  return (
    <div className={`${layout.stack4} ${styles.countdown}`} data-over={seconds === 0}>
      <span className={styles.seconds} aria-hidden="true">
        {seconds}
      </span>
      <p role="timer">{seconds > 0 ? pauseTexts.nextDrawIn(seconds, article) : pauseTexts.nextDrawNow(pause / 1000)}</p>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, (100 * left) / pause)}%` }} />
      </span>
    </div>
  );
}
