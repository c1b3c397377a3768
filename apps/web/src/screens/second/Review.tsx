import { Suspense, useState } from 'react';
import { KeyCap } from '../../app/KeyCap.tsx';
import { KEY_MAP } from '../../app/keymap.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { Button, Notice, Panel, Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useServerTime } from '../../server/station.tsx';
import { useOutbox } from '../../server/useoutbox.tsx';
import { useTakingBack } from '../../slip/usetakingback.tsx';
import { texts } from '../../texts/index.ts';
import { refereeTexts } from '../../texts/referee.ts';
import { secondTexts as words } from '../../texts/second.ts';
import type { CheckProps } from './check.ts';
import { ReviewDialogs, type ReviewTask } from './ReviewDialogs.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import styles from './second.module.css';
import { FILTERS, type Filter, filterTables, isPaidTop, isToConfirm, neighbourOf } from './tablefilters.ts';
import { useLevels } from './uselevels.ts';

/** The list of a turn, read again slip by slip, from the keyboard. */
export function Review({ game, turn, shown, survey, confirm, seen, tools }: CheckProps) {
  const outbox = useOutbox();
  const time = useServerTime();
  const [filter, setFilter] = useState<Filter>('to-confirm');
  const [chosen, setChosen] = useState<string>();
  const [task, setTask] = useState<ReviewTask>();
  const list = filterTables(seen, filter);
  const current = list.find(({ entrant }) => entrant === chosen) ?? list[0];
  const paidTops = seen.filter((table) => survey && isToConfirm(table) && isPaidTop(table, survey.top));
  const levelOf = useLevels(
    shown,
    paidTops.flatMap(({ slip }) => slip ?? []),
  );
  const tops = paidTops.filter(({ slip }) => slip && levelOf(slip) === 'clean');

  const move = (step: number): void => {
    const next = neighbourOf(list, current?.entrant, step);
    if (next) setChosen(next.entrant);
  };
  const goOn = (): void => {
    const next = neighbourOf(list, current?.entrant) ?? neighbourOf(list, current?.entrant, -1);
    setChosen(next?.entrant);
  };
  const agree = (): void => {
    if (!current || !isToConfirm(current)) return;
    void confirm([current]);
    goOn();
  };
  const open = (next: ReviewTask): void => {
    if (current?.slip) setTask(next);
  };
  const deliver = (): void => {
    if (current?.isCorrectionDue || current?.isCorrectionOptional) {
      const { entrant, basis } = current;
      const data = { game, turn, entrant, means: 'paper', deliveredAt: time.now() } as const;
      void outbox.add('deliver-correction', data, { basis });
    }
  };
  const { undo, redo, notice } = useTakingBack({
    turn: { game, turn },
    tableOf: (wanted) => seen.find(({ entrant }) => entrant === wanted)?.table,
    onBack: (entrant, done) => done === 'undo' && setChosen(entrant),
  });
  const confirmTops = (): void => void confirm(tops);
  useShortcuts([
    { keys: 'ArrowDown', label: words.next, run: () => move(1) },
    { keys: 'ArrowUp', label: words.previous, run: () => move(-1) },
    { keys: 'a', label: words.agree, run: agree },
    { keys: 'c', label: words.correct, run: () => open('correct') },
    { keys: 'd', label: words.rule, run: () => open('rule') },
    { keys: 's', label: words.refer, run: () => open('refer') },
    { keys: 'r', label: words.appeal, run: () => current?.isAppealed || open('appeal') },
    { keys: 'b', label: words.deliver, run: deliver },
    { keys: 't', label: words.confirmTopsKey, run: confirmTops },
    { keys: KEY_MAP.undo, label: texts.takingBack.undo, run: undo },
    { keys: KEY_MAP.redo, label: texts.takingBack.redo, run: redo },
  ]);
  return (
    <>
      <div className={`${layout.row2} ${layout.end} ${layout.labelled}`}>
        {tools}
        <Select
          label={words.filter}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: words.filters[value] }))}
          onChange={(next) => setFilter(next)}
        />
        {tops.length > 0 && (
          <Button onClick={confirmTops}>
            {words.confirmTops(tops.length)} <KeyCap keys="t" />
          </Button>
        )}
        <Button look="quiet" onClick={undo}>
          {refereeTexts.keys.undo} <KeyCap keys={KEY_MAP.undo} />
        </Button>
      </div>
      {notice}
      {current && <p className={`${layout.soft} ${styles.hint}`}>{words.hint}</p>}
      {current ? (
        <div className={`${layout.split} ${styles.columns}`}>
          <ReviewList tables={list} current={current.entrant} onChoose={setChosen} />
          <Panel className={`${layout.stack3} ${styles.panel}`} aria-label={texts.common.table(current.table)}>
            <ReviewPanel {...{ table: current, shown }} onAgree={agree} onOpen={open} onDeliver={deliver} />
          </Panel>
        </div>
      ) : (
        <Nothing {...{ filter }} isBegun={seen.some(({ slip }) => slip !== undefined)} />
      )}
      {task && current && (
        <Suspense fallback={null}>
          <ReviewDialogs
            {...{ task, table: current, game, turn, shown }}
            onSettled={() => void confirm([current])}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Why the list has nothing. */
function Nothing({ filter, isBegun }: { readonly filter: Filter; readonly isBegun: boolean }) {
  if (!isBegun) return <Notice kind="info">{words.notBegun}</Notice>;
  if (filter === 'to-confirm') return <Notice kind="good">{words.allDone}</Notice>;
  return <Notice kind="info">{words.empty}</Notice>;
}
