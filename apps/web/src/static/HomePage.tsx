import { Link } from 'wouter';
import { staticTexts } from '../texts/static.ts';
import { PAGES } from './pages.ts';
import styles from './static.module.css';
import { usePageWords } from './words.tsx';

const { edition } = staticTexts;

/** What this is, and where it leads. */
export function HomePage() {
  const { own } = usePageWords();
  return (
    <div className={styles.home}>
      <h1>{edition.title}</h1>
      <p className={styles.what}>{edition.what}</p>
      <ul className={styles.pages}>
        {PAGES.map(({ path, label, hint }) => (
          <li key={path}>
            <Link href={path} className={styles.page}>
              <strong>{label}</strong>
              <span>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{own ? edition.using(own.name, own.words) : edition.usingFree}</p>
    </div>
  );
}
