import type { Solution } from '@raccord/scrabble';
import { useQueries, useQuery } from '@tanstack/react-query';
import { engine } from '../engine/engine.ts';
import type { Position, SolutionFilter } from '../engine/protocol.ts';

const PAGE = 200;
const KEPT_MS = 60_000;

const askPage = (position: Position, filter: SolutionFilter, page: number) => ({
  queryKey: ['solutions', position, filter, page],
  queryFn: () => engine().list(position, filter, page * PAGE, (page + 1) * PAGE),
  structuralSharing: false,
  gcTime: KEPT_MS,
});

/** How many solutions the filter keeps; undefined until the engine has said. */
export const useSolutionCount = (position: Position, filter: SolutionFilter) => {
  const { data } = useQuery(askPage(position, filter, 0));
  return { count: data?.count, total: data?.total };
};

/** The rows in sight of a long list, first to last, asked from the engine page by page. */
export function useSolutionRows(
  position: Position,
  filter: SolutionFilter,
  first: number,
  last: number,
): (index: number) => Solution | undefined {
  const from = Math.floor(first / PAGE);
  const pages = Array.from({ length: Math.floor(last / PAGE) - from + 1 }, (_, index) => from + index);
  const answers = useQueries({ queries: pages.map((page) => askPage(position, filter, page)) });
  return (index) => answers[Math.floor(index / PAGE) - from]?.data?.rows[index % PAGE];
}
