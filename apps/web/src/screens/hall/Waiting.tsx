import { gameToBegin, termsOf } from '../../announcement/announcement.ts';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import type { HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import styles from './hall.module.css';
import { Terms } from './Terms.tsx';

/** Before the first draw: where one is. */
export function Waiting({ hall, centre }: { readonly hall: HallView; readonly centre: string | undefined }) {
  const own = hall.centres.length > 1 ? hall.centres.find(({ id }) => id === centre)?.name : undefined;
  const next = gameToBegin(hall);
  return (
    <section className={styles.waiting}>
      <img src="/raccord.svg" alt="" />
      <h1>{hall.name}</h1>
      <p>
        <Raised text={[own, hall.place, texts.numbers.date(hall.date)].filter(Boolean).join(' · ')} />
      </p>
      {next && <Terms lines={termsOf(next, hall)} />}
      <p className={layout.dim}>{texts.hall.waiting}</p>
    </section>
  );
}
