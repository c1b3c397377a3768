import { useState } from 'react';
import { Link } from 'wouter';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Button, buttonClass, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { texts } from '../../texts/index.ts';
import { DemoAction } from './DemoAction.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import styles from './home.module.css';
import { ImportTournament } from './ImportTournament.tsx';
import { InstallationLinks } from './InstallationLinks.tsx';
import { LexiconDialog } from './LexiconDialog.tsx';
import { keptTournamentDraft } from './new/usedraft.ts';
import { Resume } from './Resume.tsx';

const { home } = texts;

/** Where the chief of an installation begins: resume, create, try, import. */
export function Home() {
  useScreenName(texts.navigation.home);
  const [isImporting, setImporting] = useState(false);
  const [isListing, setListing] = useState(false);
  return (
    <HomeFrame>
      <h1>{home.title}</h1>
      <div className={styles.columns}>
        <Resume />
        <div className={styles.actions}>
          <Panel className={styles.action}>
            <h2>{home.create}</h2>
            <p>{home.createHint}</p>
            <Link href="/nouveau" className={buttonClass('main')}>
              {keptTournamentDraft() ? home.createUnfinished : home.create}
            </Link>
          </Panel>
          <Panel className={styles.action}>
            <h2>{home.club.title}</h2>
            <p>{home.club.hint}</p>
            <Link href="/clubs" className={buttonClass()}>
              {home.club.action}
            </Link>
          </Panel>
          <DemoAction />
          <ImportTournament />
          <Panel className={styles.action}>
            <h2>{home.lexicon.title}</h2>
            <p>{home.lexicon.hint}</p>
            <Button onClick={() => setImporting(true)}>{home.lexicon.action}</Button>
          </Panel>
          <Panel className={styles.action}>
            <h2>{home.words.title}</h2>
            <p>{home.words.hint}</p>
            <Link href="/mots" className={buttonClass()}>
              {home.words.action}
            </Link>
          </Panel>
          <Panel className={styles.action}>
            <h2>{home.training.title}</h2>
            <p>{home.training.hint}</p>
            <Link href="/entrainement" className={buttonClass()}>
              {home.training.action}
            </Link>
          </Panel>
          <Panel className={styles.action}>
            <h2>{home.school.title}</h2>
            <p>{home.school.hint}</p>
            <Link href="/ecole" className={buttonClass()}>
              {home.school.action}
            </Link>
          </Panel>
          <Panel className={styles.action}>
            <h2>{home.sittings.title}</h2>
            <p>{home.sittings.hint}</p>
            <Link href="/seances" className={buttonClass()}>
              {home.sittings.action}
            </Link>
          </Panel>
          <Panel className={styles.action}>
            <h2>{texts.links.installation.title}</h2>
            <p>{texts.links.installation.about}</p>
            <Button onClick={() => setListing(true)}>{texts.links.installation.action}</Button>
          </Panel>
        </div>
      </div>
      <p className={layout.soft}>
        <Link href="/a-propos">{texts.about.link}</Link>
      </p>
      {isListing && <InstallationLinks onClose={() => setListing(false)} />}
      {isImporting && <LexiconDialog onClose={() => setImporting(false)} />}
    </HomeFrame>
  );
}
