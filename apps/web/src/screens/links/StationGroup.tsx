import { stationKey } from '@raccord/contract';
import { STATION_PURPOSES } from '@raccord/tournament';
import { useState } from 'react';
import { Badge, Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { linksTexts as words } from '../../texts/links.ts';
import { firstOf, More } from './More.tsx';
import { matching, type StationGroupName, type StationKind } from './stations.ts';

/** Of thousands of players, so many first, then so many more at a time. */
const FIRST = 12;
const PAGE = 50;

interface Props {
  readonly group: StationGroupName;
  readonly stations: readonly StationKind[];
  /** Good links of each station. */
  readonly counts: Readonly<Record<string, number>>;
  readonly isBusy: boolean;
  /** What is looked for among them. */
  readonly typed: string;
  onMake(station: StationKind): void;
}

/** The stations of one kind and what they are for, each with the links it has. */
export function StationGroup({ group, stations, counts, isBusy, typed, onMake }: Props) {
  const [limit, setLimit] = useState(FIRST);
  const isNeeded = group === 'referees' || group === 'players';
  if (stations.length === 0) return isNeeded ? <p className={layout.soft}>{words.none[group]}</p> : null;
  const found = matching(stations, typed);
  if (found.length === 0) return null;
  const shown = firstOf(found, limit);
  return (
    <section className={layout.stack2}>
      <h3>{words.groups[group]}</h3>
      {isNeeded && <p className={layout.soft}>{words.each(STATION_PURPOSES[stations[0].role])}</p>}
      <ul className={layout.lines}>
        {shown.map((station) => {
          const count = counts[stationKey(station)] ?? 0;
          return (
            <li key={stationKey(station)}>
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
