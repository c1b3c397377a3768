import { useState } from 'react';
import { Link } from 'wouter';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Button, buttonClass, Dialog, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useSession } from '../../server/station.tsx';
import { homeTexts as home } from '../../texts/home.ts';
import { texts } from '../../texts/index.ts';
import { linksTexts } from '../../texts/links.ts';
import { useClubs } from '../club/clubqueries.ts';
import { LinkManager } from '../links/LinkManager.tsx';
import { INSTALLATION_LINKS } from '../links/scopes.ts';
import { DemoAction } from './DemoAction.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import styles from './home.module.css';
import { ImportTournament } from './ImportTournament.tsx';
import { LexiconDialog } from './LexiconDialog.tsx';
import { keptTournamentDraft } from './new/usedraft.ts';
import { Resume } from './Resume.tsx';

/** Where the chief of an installation or of a club begins: playing first, then what needs no tournament, then what he looks after. */
export function Home() {
  useScreenName(texts.navigation.home);
  const [isImporting, setImporting] = useState(false);
  const [isListing, setListing] = useState(false);
  const { data: session } = useSession();
  const isOfClub = session?.club !== undefined;
  const { data: own } = useClubs(isOfClub);
  return (
    <HomeFrame>
      <h1>{isOfClub ? home.titleOf(own?.clubs[0]?.name) : home.title}</h1>
      <div className={layout.split}>
        <Resume />
        <div className={`${layout.stack4} ${styles.actions}`}>
          <Panel className={`${layout.stack4} ${styles.action}`}>
            <h2>{home.create}</h2>
            <p>{home.createHint}</p>
            <Link href="/nouveau" className={buttonClass('main')}>
              {keptTournamentDraft() ? home.createUnfinished : home.create}
            </Link>
          </Panel>
          <Panel className={`${layout.stack4} ${styles.action}`}>
            <h2>{home.club.title}</h2>
            <p>{home.club.hint}</p>
            <Link href="/clubs" className={buttonClass()}>
              {home.club.action}
            </Link>
          </Panel>
          <DemoAction />
          <ImportTournament />
        </div>
      </div>
      <section className={layout.stack3}>
        <h2>{home.groups.learn}</h2>
        <div className={styles.doors}>
          <Door {...home.training} href="/entrainement" />
          <Door {...home.school} href="/ecole" />
          <Door {...home.sittings} href="/seances" />
          <Door {...home.words} href="/mots" />
        </div>
      </section>
      <section className={layout.stack3}>
        <h2>{isOfClub ? home.groups.club : home.groups.installation}</h2>
        <div className={styles.doors}>
          <Panel className={`${layout.stack4} ${styles.action}`}>
            <h3>{home.lexicon.title}</h3>
            <p>{isOfClub ? home.lexicon.clubHint : home.lexicon.hint}</p>
            <Button onClick={() => setImporting(true)}>{home.lexicon.action}</Button>
          </Panel>
          {isOfClub ? (
            <Door {...home.clubSettings} href={`/clubs/${session?.club}/reglages`} />
          ) : (
            <>
              <Panel className={`${layout.stack4} ${styles.action}`}>
                <h3>{linksTexts.installation.title}</h3>
                <p>{linksTexts.installation.about}</p>
                <Button onClick={() => setListing(true)}>{linksTexts.installation.action}</Button>
              </Panel>
              <Door {...home.clubs} href="/installation/clubs" />
            </>
          )}
        </div>
      </section>
      <p className={layout.soft}>
        <Link href="/a-propos">{texts.navigation.about}</Link>
      </p>
      {isListing && (
        <Dialog title={linksTexts.installation.title} onClose={() => setListing(false)}>
          <LinkManager scope={INSTALLATION_LINKS} words={linksTexts.installation} />
        </Dialog>
      )}
      {isImporting && <LexiconDialog onClose={() => setImporting(false)} />}
    </HomeFrame>
  );
}

interface DoorProps {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  readonly href: string;
}

/** What needs no tournament, and the way there. */
const Door = ({ title, hint, action, href }: DoorProps) => (
  <Panel className={`${layout.stack4} ${styles.action}`}>
    <h3>{title}</h3>
    <p>{hint}</p>
    <Link href={href} className={buttonClass()}>
      {action}
    </Link>
  </Panel>
);
