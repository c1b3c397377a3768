import type { ReactNode } from 'react';
import layout from '../../design/layout.module.css';
import styles from './sitting.module.css';

interface SeatFrameProps {
  readonly title: string;
  /** Beside the title: the clock. */
  readonly aside?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** What is around a page of a sitting on a phone. */
export const SeatFrame = ({ title, aside, isWide = false, children }: SeatFrameProps) => (
  <main className={`${layout.stack3} ${styles.seat}`} data-wide={isWide}>
    <header className={`${layout.row2} ${layout.oneLine} ${styles.seatHead}`}>
      <img src={`${import.meta.env.BASE_URL}raccord.svg`} alt="" width="28" height="28" />
      <h1>{title}</h1>
      {aside}
    </header>
    {children}
  </main>
);
