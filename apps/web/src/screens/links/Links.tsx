import { useState } from 'react';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { linksTexts as words } from '../../texts/links.ts';
import { KnownLinks } from './KnownLinks.tsx';
import { LinkCards } from './LinkCards.tsx';
import { LinksOfTonight } from './LinksOfTonight.tsx';
import styles from './links.module.css';
import { OneByOne } from './OneByOne.tsx';
import { ReachPanel } from './ReachPanel.tsx';
import { Spectators } from './Spectators.tsx';
import { stationsOf } from './stations.ts';
import { useLinkCounts } from './uselinks.ts';
import { useMaking } from './usemaking.ts';
import { Withheld } from './Withheld.tsx';

/** Who enters, and by which link. */
export function Links() {
  const { session } = useTournament();
  const { data: people, error } = useView('seePeople', {});
  const { data: counts } = useLinkCounts();
  const making = useMaking();
  const { made, isBusy, fault, ended } = making;
  const [chosen, setChosen] = useState('');
  const stations = people && stationsOf(people, session.centre, chosen || undefined);
  const centres = session.centre === undefined ? (people?.centres ?? []) : [];
  return (
    <div className={`${layout.stack4} ${styles.page}`}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.once}>{words.once}</p>
      </header>
      <ReachPanel />
      {error && <Notice kind="bad">{error.message}</Notice>}
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      {ended !== undefined && ended > 1 && <Notice kind="info">{words.endedNow(ended)}</Notice>}
      {stations && (
        <LinksOfTonight
          key={chosen}
          stations={stations}
          counts={counts?.stations ?? {}}
          hasSpectators={session.centre === undefined}
          making={making}
        />
      )}
      {made.length > 0 && (
        <Panel className={layout.stack4}>
          <div className={`${layout.row} ${styles.bar}`}>
            <h2>{words.made}</h2>
            <Button onClick={making.forget}>{words.forget}</Button>
          </div>
          <LinkCards links={made} />
        </Panel>
      )}
      <KnownLinks onRevoked={making.dropRevoked} />
      {stations && (
        <OneByOne
          {...{ stations, centres, isBusy }}
          centre={chosen}
          counts={counts?.stations ?? {}}
          onCentre={setChosen}
          onMake={making.make}
        />
      )}
      {session.centre === undefined && <Spectators />}
      {people && <Withheld entrants={people.entrants} />}
    </div>
  );
}
