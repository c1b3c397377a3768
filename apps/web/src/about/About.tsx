import type { ReactNode } from 'react';
import layout from '../design/layout.module.css';
import { aboutTexts as about } from '../texts/about.ts';
import { texts } from '../texts/index.ts';
import styles from './about.module.css';

interface AboutProps {
  readonly version: string;
  /** Where its own licence is, where it is a file beside the page. */
  readonly licence?: string;
  /** Where the notices of the libraries are; undefined where they did not come along. */
  readonly notices: string | undefined;
}

/** What Raccord is, whose its parts are and what it has nothing to do with. It asks no server. */
export const About = ({ version, licence, notices }: AboutProps) => (
  <article className={`${layout.stack4} ${styles.about}`}>
    <header>
      <h1>{texts.navigation.about}</h1>
      <p className={layout.dim}>{about.version(version)}</p>
    </header>
    <p>{about.what}</p>
    <Part {...about.trademark} />
    <Part {...about.privacy} />
    <Part {...about.licence}>{licence !== undefined && <Reading href={licence}>{about.licence.read}</Reading>}</Part>
    <Part {...about.lexicon} />
    <Part {...about.font} />
    <Part {...about.libraries}>
      {notices === undefined ? about.libraries.elsewhere : <Reading href={notices}>{about.libraries.read}</Reading>}
    </Part>
  </article>
);

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const Part = ({ title, text, children }: PartProps) => (
  <section>
    <h2>{title}</h2>
    <p>
      {text} {children}
    </p>
  </section>
);

const Reading = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
