import type { Solution } from '@raccord/scrabble';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import layout from '../design/layout.module.css';
import { WrittenWord } from '../slip/Written.tsx';
import { chiefTexts as chief } from '../texts/chief.ts';
import { isSameMove, type SolutionMove } from './move.ts';
import styles from './solutions.module.css';
import { type Listed, useSolutionCount, useSolutionRows } from './usesolutionrows.ts';

const ROW_HEIGHT = 30;

interface SolutionListProps {
  readonly listed: Listed;
  /** The one that shows on the board. */
  readonly current: SolutionMove | undefined;
  /** Before and after their count, on its line. */
  readonly title?: ReactNode;
  readonly beside?: ReactNode;
  onChoose(solution: Solution): void;
}

/** A list that only has the rows in sight; arrows go through it, and what is chosen shows on the board. */
export function SolutionList({ listed, current, title, beside, onChoose }: SolutionListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const { count, total } = useSolutionCount(listed);
  const virtual = useVirtualizer({
    count: count ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const rowAt = useSolutionRows(listed, items[0]?.index ?? 0, items.at(-1)?.index ?? 0);
  const isCurrent = (row: Solution | undefined): boolean => row !== undefined && isSameMove(row, current);
  const active = items.find(({ index }) => isCurrent(rowAt(index)));

  const onKeyDown = (event: KeyboardEvent): void => {
    const from = active?.index ?? (virtual.range?.startIndex ?? 0) - 1;
    const last = (count ?? 0) - 1;
    const wanted = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, wanted));
    const row = rowAt(next);
    if (row) onChoose(row);
    virtual.scrollToIndex(next, { align: 'auto' });
  };
  if (count === 0) return <p role="status">{total === 0 ? chief.noneAtAll : chief.noSolution}</p>;
  return (
    <>
      <div className={`${layout.row} ${layout.between}`}>
        <div className={`${layout.row} ${layout.baseline}`}>
          {title}
          <p className={layout.soft} role="status">
            {total !== undefined && (count === total ? chief.solutionCount(total) : chief.ofCount(count ?? 0, total))}
          </p>
        </div>
        {beside}
      </div>
      <div className={styles.listFrame}>
        <div
          ref={scroller}
          className={styles.list}
          role="listbox"
          tabIndex={0}
          aria-label={chief.solutions}
          aria-activedescendant={active && `${id}-${active.index}`}
          onKeyDown={onKeyDown}
        >
          <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
            {items.map(({ index, start }) => {
              const row = rowAt(index);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
                <div
                  key={index}
                  id={`${id}-${index}`}
                  className={styles.solution}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isCurrent(row)}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT }}
                  onClick={() => row && onChoose(row)}
                >
                  {row ? (
                    <>
                      <span className={styles.score}>{row.score}</span>
                      <WrittenWord word={row.word} />
                      <span>{row.reference}</span>
                    </>
                  ) : (
                    <span>…</span>
                  )}
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </>
  );
}
