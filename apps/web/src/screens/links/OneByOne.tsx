import { useState } from 'react';
import { TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { CentreField } from '../../roster/CentreField.tsx';
import type { PeopleView } from '../../server/answers.ts';
import { linksTexts as words } from '../../texts/links.ts';
import { Folded } from './Folded.tsx';
import styles from './links.module.css';
import { StationGroup } from './StationGroup.tsx';
import { STATION_GROUPS, type StationGroupName, type StationKind } from './stations.ts';

/** So many are found at a glance. */
const WITHOUT_FILTER = 8;

interface OneByOneProps {
  readonly stations: Readonly<Record<StationGroupName, readonly StationKind[]>>;
  readonly centres: PeopleView['centres'];
  readonly centre: string;
  /** Good links of each station. */
  readonly counts: Readonly<Record<string, number>>;
  readonly isBusy: boolean;
  onCentre(centre: string): void;
  onMake(station: StationKind): void;
}

/** The link of one station: for who comes late, or has lost his. */
export function OneByOne({ stations, centres, centre, counts, isBusy, onCentre, onMake }: OneByOneProps) {
  const [typed, setTyped] = useState('');
  const all = STATION_GROUPS.flatMap((group) => stations[group]).length;
  return (
    <Folded title={words.stations} beside={<span className={layout.soft}>{words.stationsHint}</span>}>
      <div className={layout.fields}>
        <CentreField
          label={words.centre}
          centres={centres}
          all={words.everyCentre}
          value={centre}
          onChange={onCentre}
        />
        {all > WITHOUT_FILTER && <TextField label={words.filter} type="search" value={typed} onChange={setTyped} />}
      </div>
      <div className={`${layout.panels} ${styles.groups}`}>
        {STATION_GROUPS.map((group) => (
          <StationGroup
            key={`${group} ${centre} ${typed}`}
            {...{ group, counts, isBusy, typed, onMake }}
            stations={stations[group]}
          />
        ))}
      </div>
    </Folded>
  );
}
