import { stationKey } from '@raccord/contract';
import { useState } from 'react';
import { Button, Check, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { DownloadState } from '../../documents/DownloadState.tsx';
import { linksTexts } from '../../texts/links.ts';
import { type StationGroupName, type StationKind, tonightOf } from './stations.ts';
import type { Making } from './usemaking.ts';

const { tonight: words } = linksTexts;

interface LinksOfTonightProps {
  readonly stations: Readonly<Record<StationGroupName, readonly StationKind[]>>;
  /** Good links of each station. */
  readonly counts: Readonly<Record<string, number>>;
  /** Who follows from outside is for the chief of all to invite. */
  readonly hasSpectators: boolean;
  readonly making: Making;
}

/** The links of everybody who plays or works tonight, in one go: cards to print and to cut out. */
export function LinksOfTonight({ stations, counts, hasSpectators, making }: LinksOfTonightProps) {
  const [left, leave] = useState<readonly string[]>([]);
  const [isAgain, setAgain] = useState(false);
  const { download, printed, isBusy } = making;
  const parts = tonightOf(stations, hasSpectators);
  const chosen = parts.filter(({ name }) => !left.includes(name)).flatMap((part) => part.stations);
  const without = chosen.filter((station) => (counts[stationKey(station)] ?? 0) === 0);
  const asked = isAgain ? chosen : without;
  return (
    <Panel className={layout.stack3}>
      <h2>{words.title}</h2>
      <p>{words.hint}</p>
      <div className={layout.fields}>
        {parts.map(({ name, stations: those }) => (
          <Check
            key={name}
            label={words.parts[name](those.length)}
            hint={words.purposes[name]}
            value={!left.includes(name)}
            onChange={(isIn) => leave(isIn ? left.filter((one) => one !== name) : [...left, name])}
          />
        ))}
      </div>
      {without.length < chosen.length && (
        <Check label={words.again(chosen.length - without.length)} value={isAgain} onChange={setAgain} />
      )}
      <div className={layout.row}>
        <Button look="main" disabled={isBusy || asked.length === 0} onClick={() => void making.print(asked)}>
          {words.make(asked.length)}
        </Button>
      </div>
      <DownloadState download={download} />
      {printed !== undefined && <Notice kind="good">{words.printed(printed)}</Notice>}
    </Panel>
  );
}
