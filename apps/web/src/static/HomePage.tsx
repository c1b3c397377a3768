import { Link } from 'wouter';
import layout from '../design/layout.module.css';
import { staticTexts } from '../texts/static.ts';
import { PAGES } from './menu.ts';
import styles from './static.module.css';
import { usePageWords } from './words.tsx';

const { frame } = staticTexts;

/** What this is, and where it leads. */
export function HomePage() {
  const { own } = usePageWords();
  return (
    <div className={`${layout.stack4} ${styles.home}`}>
      <h1>{frame.title}</h1>
      <p className={styles.what}>{frame.what}</p>
      <ul className={`${layout.fields} ${styles.cards}`}>
        {PAGES.map(({ path, label, hint }) => (
          <li key={path}>
            <Link href={path} className={`${layout.stack1} ${layout.box} ${styles.page}`}>
              <strong>{label}</strong>
              <span>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={layout.dim}>{own ? frame.using(own.name, own.words) : frame.usingFree}</p>
    </div>
  );
}
