import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Fault } from '../../server/client.ts';
import { usePlace } from '../../server/station.tsx';
import { viewsOf } from '../../server/views.ts';
import { labelOf, type MadeLink, type Station } from './stations.ts';

export interface Making {
  /** Those made since the page was opened, the last ones first. */
  readonly made: readonly MadeLink[];
  /** While links are being made. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly fault: Fault | undefined;
  make(stations: readonly Station[]): Promise<void>;
  revoke(link: string): Promise<void>;
  /** Takes the links off the screen: they go on, but nobody sees them again. */
  forget(): void;
}

export function useMaking(): Making {
  const { tournament } = usePlace();
  const queries = useQueryClient();
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  const [progress, setProgress] = useState<Making['progress']>();
  const [fault, setFault] = useState<Fault>();
  const refresh = () => queries.invalidateQueries({ queryKey: [...viewsOf(tournament), 'listLinks'] });

  return {
    made,
    progress,
    fault,
    async make(stations) {
      const fresh: MadeLink[] = [];
      setFault(undefined);
      for (const station of stations) {
        setProgress({ done: fresh.length, all: stations.length });
        const answer = await api.makeLink({ params: { tournament }, body: { ...station, label: labelOf(station) } });
        if (!answer.ok) {
          setFault(answer.fault);
          break;
        }
        fresh.push(answer.value);
      }
      setProgress(undefined);
      setMade((before) => [...fresh, ...before]);
      await refresh();
    },
    async revoke(link) {
      const answer = await api.revokeLink({ params: { tournament, link } });
      setFault(answer.ok ? undefined : answer.fault);
      if (answer.ok) setMade((before) => before.filter(({ id }) => id !== link));
      await refresh();
    },
    forget: () => setMade([]),
  };
}
