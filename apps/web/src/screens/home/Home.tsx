import { dayOf } from '@raccord/french';
import { useState } from 'react';
import { Link } from 'wouter';
import { useScreenName } from '../../app/shortcuts.tsx';
import { Button, Dialog, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useSession } from '../../server/station.tsx';
import { homeTexts as home } from '../../texts/home.ts';
import { texts } from '../../texts/index.ts';
import { linksTexts } from '../../texts/links.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { useClubs } from '../club/clubqueries.ts';
import { LinkManager } from '../links/LinkManager.tsx';
import { INSTALLATION_LINKS } from '../links/scopes.ts';
import { FilesDialog } from './FilesDialog.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import styles from './home.module.css';
import { useTournaments, useUpdate } from './queries.ts';
import { RehearsalAction } from './RehearsalAction.tsx';
import { Tonight } from './Tonight.tsx';
import { type ListedTournament, TournamentList } from './TournamentList.tsx';
import { currentOf, lastPlayed, newestFirst } from './tonight.ts';

const FEW = 4;
const MANY = 30;

/** Where the chief of an installation or of a club begins: tonight first, then what needs no evening, then the evenings of before. */
export function Home() {
  useScreenName(texts.navigation.home);
  const [opened, setOpened] = useState<'files' | 'links'>();
  const { data: session } = useSession();
  const isOfClub = session?.club !== undefined;
  const { data: known } = useClubs();
  const clubs = known?.clubs ?? [];
  const { data, error, refetch } = useTournaments();
  const tournaments: readonly ListedTournament[] = newestFirst(data?.tournaments ?? []);
  const current = currentOf(tournaments, dayOf(Date.now()));
  const clubOf = ({ club }: ListedTournament): string | undefined =>
    clubs.length > 1 ? clubs.find(({ id }) => id === club)?.name : undefined;
  const close = (): void => setOpened(undefined);
  return (
    <HomeFrame>
      <h1>{isOfClub ? home.titleOf(clubs[0]?.name) : home.title}</h1>
      {error && (
        <Notice kind="bad">
          {error.message} <Button onClick={() => refetch()}>{texts.common.retry}</Button>
        </Notice>
      )}
      {!isOfClub && session && <NewVersion />}
      <div className={styles.first}>
        {data && known && (
          <Tonight {...{ current, clubOf }} last={clubs.length === 1 ? lastPlayed(tournaments) : undefined} />
        )}
        <RehearsalAction />
      </div>
      <TournamentList
        title={home.others}
        tournaments={tournaments.filter((one) => one.stage !== 'finished' && one !== current)}
        page={FEW}
        clubOf={clubOf}
      />
      <nav className={styles.doors} aria-label={home.doors}>
        <Door {...home.club} href="/clubs" />
        <Door {...home.school} href="/ecole" />
        <Door {...home.words} href="/mots" />
        <Door {...home.training} href="/entrainement" />
        <Door {...home.sittings} href="/seances" />
        <DoorButton {...home.files} onOpen={() => setOpened('files')} />
      </nav>
      <TournamentList
        title={home.finished}
        tournaments={tournaments.filter(({ stage }) => stage === 'finished')}
        page={MANY}
        clubOf={clubOf}
      />
      <nav className={`${layout.row4} ${styles.foot}`} aria-label={home.settings}>
        {isOfClub ? (
          <Link href={`/clubs/${session?.club}/reglages`} title={home.clubSettings.hint}>
            {home.clubSettings.title}
          </Link>
        ) : (
          <>
            <button
              type="button"
              className={styles.footButton}
              title={linksTexts.installation.about}
              onClick={() => setOpened('links')}
            >
              {linksTexts.installation.title}
            </button>
            <Link href="/installation/clubs" title={home.clubs.hint}>
              {home.clubs.title}
            </Link>
          </>
        )}
        <Link href="/a-propos" title={home.about.hint}>
          {home.about.title}
        </Link>
      </nav>
      {opened === 'links' && (
        <Dialog title={linksTexts.installation.title} onClose={close}>
          <LinkManager scope={INSTALLATION_LINKS} words={linksTexts.installation} />
        </Dialog>
      )}
      {opened === 'files' && (
        <FilesDialog lexiconHint={isOfClub ? home.lexicon.clubHint : home.lexicon.hint} onClose={close} />
      )}
    </HomeFrame>
  );
}

/** What a file beside the program tells of a newer version. */
function NewVersion() {
  const { told } = useUpdate().data ?? {};
  return told ? <Notice kind={told.isFault ? 'warn' : 'info'}>{typesetTexts(told.text)}</Notice> : null;
}

interface DoorProps {
  readonly title: string;
  readonly hint: string;
}

const DoorText = ({ title, hint }: DoorProps) => (
  <>
    <span className={styles.strong}>{title}</span>
    <span className={layout.soft}>{hint}</span>
  </>
);

/** What needs no evening, and the way there. */
const Door = ({ href, ...text }: DoorProps & { readonly href: string }) => (
  <Link href={href} className={`${layout.box} ${styles.door}`}>
    <DoorText {...text} />
  </Link>
);

const DoorButton = ({ onOpen, ...text }: DoorProps & { onOpen(): void }) => (
  <button type="button" className={`${layout.box} ${styles.door}`} onClick={onOpen}>
    <DoorText {...text} />
  </button>
);
