import type { ReactNode } from 'react';
import styles from './hall.module.css';

/** Hides results that are not told yet, and says what comes. */
export const Curtain = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.curtain}>
    <img src="/raccord.svg" alt="" />
    <p>{children}</p>
  </div>
);
