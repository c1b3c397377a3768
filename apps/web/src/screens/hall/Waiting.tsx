import { kindOfGame } from '../../app/kindofgame.ts';
import { texts } from '../../texts/index.ts';
import { showDate } from './dates.ts';
import styles from './hall.module.css';
import type { Hall } from './stage.ts';

/** Before the first draw: where one is. */
export function Waiting({ hall, centre }: { readonly hall: Hall; readonly centre: string | undefined }) {
  const own = hall.centres.length > 1 ? hall.centres.find(({ id }) => id === centre)?.name : undefined;
  const next = hall.games.find(({ isFinished }) => !isFinished);
  const kind = next && kindOfGame(next);
  return (
    <section className={styles.waiting}>
      <img src="/raccord.svg" alt="" />
      <h1>{hall.name}</h1>
      <p>{[own, hall.place, showDate(hall.date)].filter(Boolean).join(' · ')}</p>
      {kind && <p>{kind}</p>}
      <p className={styles.soft}>{texts.hall.waiting}</p>
    </section>
  );
}
