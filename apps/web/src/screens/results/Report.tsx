import type { ReactNode } from 'react';
import { Button } from '../../design/controls.tsx';
import { useView } from '../../server/views.ts';
import { texts } from '../../texts/index.ts';
import styles from './report.module.css';

interface ReportProps {
  readonly title: string;
  /** Beside the print button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page that can be printed: its title, and what tournament it is about. */
export function Report({ title, actions, children }: ReportProps) {
  const { data: hall } = useView('seeHall', {});
  return (
    <article className={styles.report}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {hall && (
            <p className={styles.about}>
              {[hall.name, hall.place, texts.numbers.date(hall.date)].filter(Boolean).join(' · ')}
            </p>
          )}
        </div>
        <div className={`${styles.actions} screen-only`}>
          {actions}
          <Button onClick={() => print()}>{texts.results.print}</Button>
        </div>
      </header>
      {children}
    </article>
  );
}
