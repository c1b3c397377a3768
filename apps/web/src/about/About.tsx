import { texts } from '../texts/index.ts';
import styles from './about.module.css';

const { about } = texts;

interface AboutProps {
  readonly version: string;
  /** Where the notices of the libraries are; undefined where they did not come along. */
  readonly notices: string | undefined;
}

/** What Raccord is, whose its parts are and what it has nothing to do with. It asks no server. */
export const About = ({ version, notices }: AboutProps) => (
  <article className={styles.about}>
    <header>
      <h1>{about.title}</h1>
      <p className={styles.version}>{about.version(version)}</p>
    </header>
    <p>{about.what}</p>
    <Part {...about.trademark} />
    <Part {...about.privacy} />
    <Part {...about.licence} />
    <Part {...about.lexicon} />
    <Part {...about.font} />
    <section>
      <h2>{about.libraries.title}</h2>
      <p>
        {about.libraries.text}{' '}
        {notices === undefined ? (
          about.libraries.elsewhere
        ) : (
          <a href={notices} target="_blank" rel="noreferrer">
            {about.libraries.read}
          </a>
        )}
      </p>
    </section>
  </article>
);

const Part = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section>
    <h2>{title}</h2>
    <p>{text}</p>
  </section>
);
