import { titleOfGroup } from '@raccord/tournament';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Table, type Title } from '../../design/Table.tsx';
import type { HallView, SeenRankingRow } from '../../server/answers.ts';
import { resultsTexts } from '../../texts/results.ts';
import styles from './ranking.module.css';
import type { Presentation, RankedLine, RankingLine } from './ranking.ts';
import { rankedColumns, widthOfRanking } from './rankingcolumns.tsx';
import { layOutRanking } from './rankinglayout.ts';
import { usePrinting } from './useprinting.ts';
import { useRoom } from './useroom.ts';

const { caption } = resultsTexts.ranking;
const ROW_HEIGHT = 32;

interface RankingTableProps {
  readonly lines: readonly RankingLine[];
  readonly hall: HallView;
  readonly by: Presentation;
  /** How many there are, where these are a page of them. */
  readonly count?: number | undefined;
  /** The last turn that it counts, in words. */
  readonly after: string | undefined;
}

/** A ranking of any length: only the lines in the window are laid out, or all of them on paper. */
export function RankingTable({ lines, hall, by, count, after }: RankingTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [offset, setOffset] = useState(0);
  const isPrinting = usePrinting();
  useLayoutEffect(() => setOffset(table.current?.offsetTop ?? 0), []);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: offset,
    getItemKey: (index) => lines[index].key,
  });
  // Heights are nearly the same: putting the page right for a pixel would stop a scroll that goes on, as that of the End key.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const room = useRoom();
  // The rows in the window are not made again at each step of a scroll.
  const rows = useMemo(() => lines.map((line) => (line.kind === 'group' ? titleOf(line, by) : line)), [lines, by]);
  const shown = useMemo(
    () => layOutRanking(rankedIn(lines), hall, isPrinting ? 'wide' : room),
    [lines, hall, isPrinting, room],
  );
  const columns = useMemo(() => rankedColumns(shown), [shown]);
  const ranked = count ?? rankedIn(lines).length;
  const inWindow = virtualizer.getVirtualItems();
  const first = isPrinting ? 0 : (inWindow[0]?.index ?? 0);
  const last = isPrinting ? lines.length : (inWindow.at(-1)?.index ?? -1) + 1;
  const part = {
    ...{ first, count: lines.length, measure: virtualizer.measureElement },
    before: isPrinting ? 0 : (inWindow[0]?.start ?? offset) - offset,
    after: isPrinting ? 0 : Math.max(0, virtualizer.getTotalSize() - ((inWindow.at(-1)?.end ?? offset) - offset)),
  };
  return (
    <div className={styles.table} style={{ '--width': widthOfRanking(shown) } as CSSProperties}>
      <Table<RankedLine>
        ref={table}
        look="tight"
        caption={
          <>
            {after !== undefined && <strong className={styles.after}>{after}</strong>} {caption(ranked)}
          </>
        }
        rows={rows.slice(first, last)}
        keyOf={({ key }) => key}
        {...{ columns, part }}
      />
    </div>
  );
}

function titleOf(
  { key, group: { name, rank, total } }: Extract<RankingLine, { kind: 'group' }>,
  by: Presentation,
): Title {
  const heads = (
    <span className={styles.group}>
      {rank !== undefined && <span className={styles.groupRank}>{rank}</span>}
      <span>{by === '' ? name : titleOfGroup(by, name)}</span>
      {total !== undefined && <span className={styles.groupTotal}>{resultsTexts.ranking.groupTotal(total)}</span>}
    </span>
  );
  return { key, heads };
}

const rankedIn = (lines: readonly RankingLine[]): readonly SeenRankingRow[] =>
  lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
