import { useState } from 'react';
import { Button, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { CentreField } from '../../roster/CentreField.tsx';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { linksTexts as words } from '../../texts/links.ts';
import { KnownLinks } from './KnownLinks.tsx';
import { LinkCards } from './LinkCards.tsx';
import styles from './links.module.css';
import { ReachPanel } from './ReachPanel.tsx';
import { Spectators } from './Spectators.tsx';
import { StationGroup } from './StationGroup.tsx';
import { SPECTATORS, STATION_GROUPS, stationsOf } from './stations.ts';
import { useLinkCounts } from './uselinks.ts';
import { useMaking } from './usemaking.ts';
import { Withheld } from './Withheld.tsx';

/** Who enters, and by which link. */
export function Links() {
  const { session } = useTournament();
  const { data: people, error } = useView('seePeople', {});
  const { data: counts } = useLinkCounts();
  const making = useMaking();
  const { made, progress, fault, ended } = making;
  const [chosen, setChosen] = useState('');
  const stations = people && stationsOf(people, session.centre, chosen || undefined);
  const centres = session.centre === undefined ? (people?.centres ?? []) : [];
  return (
    <div className={`${layout.stack4} ${styles.page}`}>
      <header className={styles.screenOnly}>
        <h1>{words.title}</h1>
        <p className={styles.once}>{words.once}</p>
      </header>
      <div className={styles.screenOnly}>
        <ReachPanel />
      </div>
      {error && <Notice kind="bad">{error.message}</Notice>}
      {fault && <Notice kind="bad">{fault.text}</Notice>}
      {ended !== undefined && ended > 1 && <Notice kind="info">{words.endedNow(ended)}</Notice>}
      {progress && (
        <div role="status" className={styles.screenOnly}>
          <span>{words.progress(progress.done, progress.all)}</span>
          <progress aria-label={words.made} max={progress.all} value={progress.done} />
        </div>
      )}
      {made.length > 0 && (
        <Panel className={`${layout.stack4} ${styles.made}`}>
          <div className={`${layout.row} ${styles.bar} ${styles.screenOnly}`}>
            <h2>{words.made}</h2>
            <Button look="main" onClick={() => print()}>
              {words.print}
            </Button>
            <Button onClick={making.forget}>{words.forget}</Button>
          </div>
          <LinkCards links={made} />
        </Panel>
      )}
      <div className={`${layout.halves} ${styles.columns} ${styles.screenOnly}`}>
        <Panel className={layout.stack4}>
          <h2>{words.stations}</h2>
          <CentreField
            label={words.centre}
            centres={centres}
            all={words.everyCentre}
            value={chosen}
            onChange={setChosen}
          />
          {stations &&
            STATION_GROUPS.map((group) => (
              <StationGroup
                key={`${group} ${chosen}`}
                group={group}
                stations={stations[group]}
                counts={counts?.stations ?? {}}
                isBusy={progress !== undefined}
                onMake={making.make}
              />
            ))}
        </Panel>
        <div className={layout.stack4}>
          {session.centre === undefined && (
            <Spectators
              links={counts?.stations.spectator ?? 0}
              isBusy={progress !== undefined}
              onMake={() => making.make([SPECTATORS])}
            />
          )}
          {people && <Withheld entrants={people.entrants} />}
          <KnownLinks onRevoked={making.dropRevoked} />
        </div>
      </div>
    </div>
  );
}
