import { kindOfGame } from '../../app/kindofgame.ts';
import type { HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import styles from './hall.module.css';

/** Before the first draw: where one is. */
export function Waiting({ hall, centre }: { readonly hall: HallView; readonly centre: string | undefined }) {
  const own = hall.centres.length > 1 ? hall.centres.find(({ id }) => id === centre)?.name : undefined;
  const next = hall.games.find(({ isFinished }) => !isFinished);
  const kind = next && kindOfGame(next);
  return (
    <section className={styles.waiting}>
      <img src="/raccord.svg" alt="" />
      <h1>{hall.name}</h1>
      <p>{[own, hall.place, texts.numbers.date(hall.date)].filter(Boolean).join(' · ')}</p>
      {kind && <p>{kind}</p>}
      <p className={styles.soft}>{texts.hall.waiting}</p>
    </section>
  );
}
