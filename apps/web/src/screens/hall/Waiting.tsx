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
      <p>{[own, hall.place, showDate(hall.date)].filter(Boolean).join(' · ')}</p>
      {kind && <p>{kind}</p>}
      <p className={styles.soft}>{texts.hall.waiting}</p>
    </section>
  );
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in full; what is no day stays as it was written. */
export const showDate = (date: string): string =>
  ISO_DAY.test(date) ? new Date(`${date}T12:00`).toLocaleDateString('fr-FR', { dateStyle: 'full' }) : date;
