import { STATION_PURPOSES } from '@raccord/tournament';
import { useState } from 'react';
import { Badge, Button, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { linksTexts as words } from '../../texts/links.ts';
import styles from './links.module.css';
import { More } from './More.tsx';
import { keyOf, matching, type StationGroupName, type StationKind } from './stations.ts';

/** So many are found at a glance. */
const WITHOUT_FILTER = 8;
/** Of thousands of players, so many at a time. */
const PAGE = 50;

interface Props {
  readonly group: StationGroupName;
  readonly stations: readonly StationKind[];
  /** Good links of each station. */
  readonly counts: Readonly<Record<string, number>>;
  readonly isBusy: boolean;
  onMake(station: StationKind): void;
}

/** The stations of one kind and what they are for, each with the links it has. */
export function StationGroup({ group, stations, counts, isBusy, onMake }: Props) {
  const [filter, setFilter] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const isNeeded = group === 'referees' || group === 'players';
  if (stations.length === 0) return isNeeded ? <p className={layout.soft}>{words.none[group]}</p> : null;
  const found = matching(stations, filter);
  const shown = found.slice(0, limit);
  return (
    <section className={`${layout.stack4} ${styles.group}`}>
      <h3>{words.groups[group]}</h3>
      {isNeeded && <p className={layout.soft}>{words.each(STATION_PURPOSES[stations[0].role])}</p>}
      {stations.length > WITHOUT_FILTER && (
        <TextField
          label={words.filter}
          type="search"
          value={filter}
          onChange={(text) => {
            setFilter(text);
            setLimit(PAGE);
          }}
        />
      )}
      {found.length === 0 && <p className={layout.soft}>{words.noStation}</p>}
      <ul className={`${layout.lines} ${styles.stations}`}>
        {shown.map((station) => {
          const count = counts[keyOf(station)] ?? 0;
          return (
            <li key={keyOf(station)}>
              <span>
                {station.label}
                {!isNeeded && (
                  <>
                    <br />
                    <span className={layout.soft}>{STATION_PURPOSES[station.role]}</span>
                  </>
                )}
              </span>
              {count > 0 && <Badge kind="good">{words.valid(count)}</Badge>}
              <Button disabled={isBusy} aria-label={words.makeFor(station.label)} onClick={() => onMake(station)}>
                {words.make}
              </Button>
            </li>
          );
        })}
      </ul>
      <More
        shown={shown.length}
        total={found.length}
        what={words.shownStations}
        onMore={() => setLimit(limit + PAGE)}
      />
    </section>
  );
}
