import { useState } from 'react';
import { keptPaper } from '../../documents/paper.ts';
import { type Download, useDownload } from '../../documents/usedownload.ts';
import { ask } from '../../server/ask.ts';
import { api, type ServerFault } from '../../server/client.ts';
import { useTournament } from '../../server/station.tsx';
import { useSending } from '../../server/usesending.ts';
import { labelOf, type MadeLink, type StationKind } from './stations.ts';

export interface Making {
  /** Those made one by one since the page was opened, the last ones first. */
  readonly made: readonly MadeLink[];
  /** Cards on their way. */
  readonly download: Download;
  /** How many links the last cards have. */
  readonly printed: number | undefined;
  readonly isBusy: boolean;
  readonly fault: ServerFault | undefined;
  /** How many links the last revocation ended. */
  readonly ended: number | undefined;
  make(station: StationKind): Promise<void>;
  /** A link for each, as cards to cut out. */
  print(stations: readonly StationKind[]): Promise<void>;
  /** A link was revoked, with so many in all. */
  dropRevoked(link: string, ended: number): void;
  /** Takes the links off the screen: they go on, but nobody sees them again. */
  forget(): void;
}

export function useMaking(): Making {
  const { tournament } = useTournament();
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  const [printed, setPrinted] = useState<number>();
  const [ended, setEnded] = useState<number>();
  const { send, fault, isBusy } = useSending();
  const download = useDownload();
  const params = { tournament };
  return {
    ...{ made, download, printed, fault, ended, isBusy: isBusy || download.received !== undefined },
    async make(station) {
      setEnded(undefined);
      const link = { ...station, label: labelOf(station) };
      const answer = await send(['makeLink', tournament, link], undefined, (id) =>
        api.makeLink({ params, body: { id, ...link } }),
      );
      if (answer.ok) setMade((before) => [answer.value, ...before]);
    },
    async print(stations) {
      setPrinted(undefined);
      const links = stations.map((station) => ({ ...station, label: labelOf(station) }));
      const body = { links, paper: keptPaper() };
      const answer = await ask(['makeLinkCards', tournament], body, (id) =>
        download.start('makeLinkCards', { params, body: { id, ...body } }),
      );
      if (answer.ok) setPrinted(links.length);
    },
    dropRevoked: (link, count) => {
      setEnded(count);
      setMade((before) => before.filter(({ id }) => id !== link));
    },
    forget: () => setMade([]),
  };
}
