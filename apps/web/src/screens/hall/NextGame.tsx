import type { ScriptLine } from '@raccord/tournament';
import styles from './hall.module.css';
import { Terms } from './Terms.tsx';

/** After a game: the one that follows, which has something to be told. */
export const NextGame = ({ name, lines }: { readonly name: string; readonly lines: readonly ScriptLine[] }) => (
  <section className={styles.waiting}>
    <h1>{name}</h1>
    <Terms lines={lines} />
  </section>
);
