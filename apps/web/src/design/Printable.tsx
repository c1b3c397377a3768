import type { ReactNode } from 'react';
import { texts } from '../texts/index.ts';
import { Button } from './controls.tsx';
import layout from './layout.module.css';
import styles from './printable.module.css';
import { Raised } from './Raised.tsx';

interface PrintableProps {
  readonly title: string;
  /** What it is a page of. */
  readonly about?: string | undefined;
  /** Beside the print button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page that can be printed: its title, and what it is about. */
export const Printable = ({ title, about, actions, children }: PrintableProps) => (
  <article className={`${layout.page} ${styles.page}`}>
    <header className={styles.head}>
      <div>
        <h1>
          <Raised text={title} />
        </h1>
        {about !== undefined && (
          <p className={styles.about}>
            <Raised text={about} />
          </p>
        )}
      </div>
      <div className={`${styles.actions} screen-only`}>
        {actions}
        <Button className={styles.print} onClick={() => print()}>
          {texts.common.print}
        </Button>
      </div>
    </header>
    {children}
  </article>
);
