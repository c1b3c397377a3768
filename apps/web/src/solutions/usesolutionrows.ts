import type { Solution } from '@raccord/scrabble';
import { useQueries, useQuery } from '@tanstack/react-query';
import { engine } from '../engine/engine.ts';
import type { EnginePosition, SolutionFilter } from '../engine/protocol.ts';

const PAGE = 200;
const KEPT_MS = 60_000;

/** What is listed: the same letters have other solutions with another lexicon. */
export interface Listed {
  /** Hash of the one that is open. */
  readonly lexicon: string | undefined;
  readonly position: EnginePosition;
  readonly filter: SolutionFilter;
}

const askPage = ({ lexicon, position, filter }: Listed, page: number) => ({
  queryKey: ['solutions', lexicon, position, filter, page],
  queryFn: () => engine().list(position, filter, page * PAGE, (page + 1) * PAGE),
  structuralSharing: false,
  gcTime: KEPT_MS,
});

/** How many solutions the filter keeps; undefined until the engine has said. */
export const useSolutionCount = (listed: Listed) => {
  const { data } = useQuery(askPage(listed, 0));
  return { count: data?.count, total: data?.total };
};

/** The rows in sight of a long list, first to last, asked from the engine page by page. */
export function useSolutionRows(listed: Listed, first: number, last: number): (index: number) => Solution | undefined {
  const from = Math.floor(first / PAGE);
  const pages = Array.from({ length: Math.floor(last / PAGE) - from + 1 }, (_, index) => from + index);
  const answers = useQueries({ queries: pages.map((page) => askPage(listed, page)) });
  return (index) => answers[Math.floor(index / PAGE) - from]?.data?.rows[index % PAGE];
}
