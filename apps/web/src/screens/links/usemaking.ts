import { useState } from 'react';
import { api, type ServerFault } from '../../server/client.ts';
import { useTournament } from '../../server/station.tsx';
import { useSending } from '../../server/usesending.ts';
import { labelOf, type MadeLink, type StationKind } from './stations.ts';

/** Made in one go, and told in one line of the history. */
const AT_ONCE = 50;

export interface Making {
  /** Those made since the page was opened, the last ones first. */
  readonly made: readonly MadeLink[];
  /** While links are being made. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly fault: ServerFault | undefined;
  /** How many links the last revocation ended. */
  readonly ended: number | undefined;
  make(stations: readonly StationKind[]): Promise<void>;
  /** A link was revoked, with so many in all. */
  dropRevoked(link: string, ended: number): void;
  /** Takes the links off the screen: they go on, but nobody sees them again. */
  forget(): void;
}

export function useMaking(): Making {
  const { tournament } = useTournament();
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  const [progress, setProgress] = useState<Making['progress']>();
  const { send, fault, forget } = useSending();
  const [ended, setEnded] = useState<number>();

  return {
    made,
    progress,
    fault,
    ended,
    async make(stations) {
      const fresh: MadeLink[] = [];
      forget();
      setEnded(undefined);
      for (let at = 0; at < stations.length; at += AT_ONCE) {
        setProgress({ done: fresh.length, all: stations.length });
        const links = stations.slice(at, at + AT_ONCE).map((station) => ({ ...station, label: labelOf(station) }));
        const answer = await send(['makeLinks', tournament, links], undefined, (id) =>
          api.makeLinks({ params: { tournament }, body: { id, links } }),
        );
        if (!answer.ok) break;
        fresh.push(...answer.value.links);
      }
      setProgress(undefined);
      setMade((before) => [...fresh, ...before]);
    },
    dropRevoked: (link, count) => {
      setEnded(count);
      setMade((before) => before.filter(({ id }) => id !== link));
    },
    forget: () => setMade([]),
  };
}
