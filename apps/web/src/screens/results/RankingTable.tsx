import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { HallView, RankingRow } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { GroupHeading, RankedRow } from './RankingRows.tsx';
import styles from './ranking.module.css';
import type { Line, Presentation } from './ranking.ts';
import { layOutRanking, look } from './rankinglayout.ts';
import { usePrinting } from './useprinting.ts';
import { useRoom } from './useroom.ts';

const { caption } = texts.results.ranking;
const ROW_HEIGHT = 40;

interface RankingTableProps {
  readonly lines: readonly Line[];
  readonly hall: HallView;
  readonly by: Presentation;
  /** How many there are, where these are a page of them. */
  readonly count?: number | undefined;
}

/** A ranking of any length: only the lines in the window are laid out, or all of them on paper. */
export function RankingTable({ lines, hall, by, count }: RankingTableProps) {
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
  const inWindow = virtualizer.getVirtualItems();
  const indexes = isPrinting ? lines.map((_, index) => index) : inWindow.map(({ index }) => index);
  const before = isPrinting ? 0 : (inWindow[0]?.start ?? offset) - offset;
  const after = isPrinting ? 0 : Math.max(0, virtualizer.getTotalSize() - ((inWindow.at(-1)?.end ?? offset) - offset));
  const room = useRoom();
  // The rows in the window are not made again at each step of a scroll.
  const shown = useMemo(
    () => layOutRanking(rowsOf(lines), hall, isPrinting ? 'wide' : room),
    [lines, hall, isPrinting, room],
  );
  const { columns } = shown;
  return (
    <table ref={table} className={styles.ranking} aria-rowcount={lines.length + 1}>
      <caption className={styles.caption}>{caption(count ?? rowsOf(lines).length)}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column.key} {...look(column)} title={column.heading}>
              {column.short ?? column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Gap height={before} />
        {indexes.map((index) => {
          const line = lines[index];
          const place = { index, measure: virtualizer.measureElement };
          return line.kind === 'group' ? (
            <GroupHeading key={line.key} group={line.group} by={by} columns={columns.length} {...place} />
          ) : (
            <RankedRow key={line.key} row={line.row} shown={shown} {...place} />
          );
        })}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

/** The room of the lines that are not laid out. */
const Gap = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tr>
      <td className={styles.gap} style={{ height }} />
    </tr>
  );

const rowsOf = (lines: readonly Line[]): readonly RankingRow[] =>
  lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []));
