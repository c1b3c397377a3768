import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { HallView } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';
import { GroupHeading, RankedRow, type RankingLayout } from './RankingRows.tsx';
import styles from './ranking.module.css';
import type { Line, Presentation } from './ranking.ts';
import { usePrinting } from './useprinting.ts';
import { useRoom } from './useroom.ts';

const { columns, caption } = texts.results.ranking;
const ROW_HEIGHT = 40;

interface RankingTableProps {
  readonly lines: readonly Line[];
  readonly hall: HallView;
  readonly by: Presentation;
  readonly isOverall: boolean;
}

/** A ranking of any length: only the lines in the window are laid out, or all of them on paper. */
export function RankingTable({ lines, hall, by, isOverall }: RankingTableProps) {
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
  const shown = virtualizer.getVirtualItems();
  const indexes = isPrinting ? lines.map((_, index) => index) : shown.map(({ index }) => index);
  const before = isPrinting ? 0 : (shown[0]?.start ?? offset) - offset;
  const after = isPrinting ? 0 : Math.max(0, virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? offset) - offset));
  const room = useRoom();
  const isNarrow = room === 'narrow' && !isPrinting;
  const isWide = room === 'wide' || isPrinting;
  // The rows in the window are not made again at each step of a scroll.
  const games = useMemo(() => (isOverall && isWide ? gamesOf(lines, hall) : []), [isOverall, isWide, lines, hall]);
  const layout: RankingLayout = { hall, by, games, isNarrow, isWide };
  return (
    <table ref={table} className={styles.ranking} aria-rowcount={lines.length + 1}>
      <caption className={styles.caption}>{caption(lines.filter(({ kind }) => kind === 'row').length)}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <th className={styles.rank}>{columns.rank}</th>
          {!isNarrow && <th className={styles.table}>{columns.table}</th>}
          <th className={styles.name}>{columns.name}</th>
          {!isNarrow && <th className={styles.club}>{columns.club}</th>}
          {isWide && <th className={styles.mark}>{columns.category}</th>}
          {isWide && <th className={styles.mark}>{columns.series}</th>}
          {games.map(({ id, name }) => (
            <th key={id} className={styles.game} title={name}>
              {name}
            </th>
          ))}
          <th className={styles.total}>{columns.total}</th>
          <th className={styles.figure}>{columns.negative}</th>
          {!isNarrow && <th className={styles.percent}>{columns.percent}</th>}
        </tr>
      </thead>
      <tbody>
        <Gap height={before} />
        {indexes.map((index) => {
          const line = lines[index];
          const place = { index, measure: virtualizer.measureElement };
          return line.kind === 'group' ? (
            <GroupHeading key={line.key} group={line.group} {...layout} {...place} />
          ) : (
            <RankedRow key={line.key} row={line.row} {...layout} {...place} />
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

/** A column for each game that was begun, unless there is one only: the total says it then. */
function gamesOf(lines: readonly Line[], hall: HallView): RankingLayout['games'] {
  const first = lines.find((line) => line.kind === 'row');
  const begun = new Set(first?.row.games?.map(({ game }) => game));
  return begun.size < 2 ? [] : hall.games.filter(({ id }) => begun.has(id));
}
