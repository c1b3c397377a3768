import type { ReactNode } from 'react';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import styles from './links.module.css';

interface FoldedProps {
  readonly title: string;
  /** What is said beside it, unfolded or not. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that few evenings need. */
export const Folded = ({ title, beside, children }: FoldedProps) => (
  <Panel>
    <details className={styles.folded}>
      <summary>
        <h2>{title}</h2>
        {beside}
      </summary>
      <div className={layout.stack4}>{children}</div>
    </details>
  </Panel>
);
