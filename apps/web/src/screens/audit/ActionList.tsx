import { withCapital } from '@raccord/french';
import layout from '../../design/layout.module.css';
import { Raised } from '../../design/Raised.tsx';
import type { AuditView } from '../../server/answers.ts';
import styles from './audit.module.css';

/** Actions that go or come back together, the newest first. */
export const ActionList = ({ label, lines }: Pick<AuditView, 'lines'> & { readonly label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
  <section className={styles.taken} tabIndex={0} aria-label={label}>
    <ol className={layout.stack1}>
      {lines.map(({ sequence, what, who }) => (
        <li key={sequence}>
          <Raised text={withCapital(what)} /> <span className={`${layout.soft} ${styles.why}`}>{who}</span>
        </li>
      ))}
    </ol>
  </section>
);
