import { edition } from 'virtual:edition';
import { staticTexts } from '../texts/static.ts';
import styles from './static.module.css';

const { about } = staticTexts.edition;

/** What this is, and under which licences. */
export const AboutPage = () => (
  <div className={styles.text}>
    <h1>{about.title}</h1>
    <p>
      <strong>{about.version(edition.version)}</strong>
    </p>
    <p>{about.code}</p>
    <p>{about.lexicon}</p>
    <p>{about.font}</p>
    <p>{about.mark}</p>
    <p>{about.privacy}</p>
  </div>
);
