import type { ScriptLine } from '@raccord/tournament';
import { typesetTexts } from '../../texts/typeset.ts';
import styles from './hall.module.css';

/** What the hall is told of a game before its first draw (3): its kind, then its terms. */
export function Terms({ lines: [kind, ...terms] }: { readonly lines: readonly ScriptLine[] }) {
  if (!kind) return null;
  return (
    <div className={styles.terms}>
      <h2>{typesetTexts(kind.text)}</h2>
      <ul>
        {terms.map(({ code, text }) => (
          <li key={code}>{typesetTexts(text)}</li>
        ))}
      </ul>
    </div>
  );
}
