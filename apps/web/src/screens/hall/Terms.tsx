import type { Line } from '@raccord/tournament';
import { typeset } from '../../texts/typeset.ts';
import styles from './hall.module.css';

/** What the hall is told of a game before its first draw (3): its kind, then its terms. */
export function Terms({ lines: [kind, ...terms] }: { readonly lines: readonly Line[] }) {
  if (!kind) return null;
  return (
    <div className={styles.terms}>
      <h2>{typeset(kind.text)}</h2>
      <ul>
        {terms.map(({ code, text }) => (
          <li key={code}>{typeset(text)}</li>
        ))}
      </ul>
    </div>
  );
}
