import type { Slip } from '@raccord/regulation';
import { hashPosition, nameOf } from '@raccord/tournament';
import { useMemo, useState } from 'react';
import { Badge, type Kind, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { isSameSlip } from '../../slip/compare.ts';
import { SlipView } from '../../slip/SlipView.tsx';
import { secondTexts } from '../../texts/second.ts';
import { draftsOf } from '../referee/drafts.ts';
import { BlindEntry } from './BlindEntry.tsx';
import { type BlindState, blindStateOf, countToEnter, entrantToEnter, nextToEnter } from './blind.ts';
import { Comparison } from './Comparison.tsx';
import type { CheckProps } from './check.ts';
import styles from './second.module.css';
import { useBlindEntries } from './useblindentries.ts';

const words = secondTexts.blind;
const KINDS: Readonly<Record<BlindState, Kind>> = {
  'to-enter': 'plain',
  waiting: 'info',
  same: 'good',
  different: 'bad',
  done: 'good',
};

/** Slips entered a second time without seeing the first entry, then compared; begun anew with each draw of a turn. */
export function Blind(props: CheckProps) {
  const { draw, board } = props.shown.position;
  const position = useMemo(() => hashPosition(draw, board.join('\n')), [draw, board]);
  return <BlindCheck key={position} {...{ position }} {...props} />;
}

function BlindCheck({
  position,
  game,
  turn,
  shown,
  survey,
  confirm,
  tables,
  seen,
  tools,
}: CheckProps & { readonly position: string }) {
  const { tournament, session } = useTournament();
  const of = { tournament, station: `blind ${session.role} ${session.id ?? ''}` };
  const drafts = draftsOf(of, { game, turn, position });
  const { entries, put, remove } = useBlindEntries({ game, turn, position }, tables, confirm);
  const [chosen, setChosen] = useState(drafts.last);
  const [said, setSaid] = useState<string>();
  const begun = entrantToEnter(seen, entries, chosen);
  if (begun !== chosen) setChosen(begun);
  const current = seen.find(({ entrant }) => entrant === begun);
  const left = countToEnter(tables, entries);
  const count = (state: BlindState): number => seen.filter((table) => blindStateOf(table, entries) === state).length;

  const goOn = (): void => setChosen(nextToEnter(seen, entries, current?.entrant)?.entrant);
  const save = (slip: Slip): void => {
    if (!current) return;
    put(current.entrant, slip);
    const isDifferent = current.slip !== undefined && !isSameSlip(current.slip, slip);
    setSaid(isDifferent ? undefined : (current.slip ? words.same : words.waiting)(current.table));
    if (!isDifferent) goOn();
  };
  const state = current && blindStateOf(current, entries);
  return (
    <>
      <div className={`${layout.row} ${layout.labelled}`}>
        {tools}
        <Badge kind="info">{words.toEnter(countToEnter(seen, entries))}</Badge>
        {count('different') > 0 && <Badge kind="bad">≠ {words.differences(count('different'))}</Badge>}
        {count('waiting') > 0 && <Badge>{words.waitingCount(count('waiting'))}</Badge>}
      </div>
      {said !== undefined && <Notice kind="good">{said}</Notice>}
      <div className={`${layout.halves} ${styles.blindColumns}`}>
        <ul className={`${layout.fields} ${styles.blindList}`} aria-label={words.tables}>
          {seen.map((table) => {
            const of = blindStateOf(table, entries);
            return (
              <li key={table.entrant} className={styles.blindRow} data-current={table === current}>
                <button
                  type="button"
                  className={`${layout.row3} ${layout.baseline} ${layout.oneLine} ${styles.choice}`}
                  aria-current={table === current || undefined}
                  onClick={() => setChosen(table.entrant)}
                >
                  <span className={styles.number}>{table.table}</span>
                  <span className={styles.player}>{nameOf(table.members)}</span>
                  <Badge kind={KINDS[of]}>{words.states[of]}</Badge>
                </button>
              </li>
            );
          })}
        </ul>
        <Panel className={`${layout.stack3} ${styles.panel}`}>
          {!current && <Notice kind="good">{left > 0 ? words.finishedHere(left) : words.finished}</Notice>}
          {current && state === 'to-enter' && (
            <BlindEntry key={current.entrant} {...{ table: current, shown, survey, drafts }} onSave={save} />
          )}
          {current?.slip && state === 'different' && (
            <Comparison
              key={current.entrant}
              {...{ table: current, first: current.slip, mine: entries[current.entrant], shown, game, turn }}
              onSettled={() => void confirm([current]).then(goOn)}
              onAgain={() => remove(current.entrant)}
            />
          )}
          {current && state !== 'to-enter' && state !== 'different' && (
            <>
              <h2>{words.entryOf(current.table, nameOf(current.members))}</h2>
              <p>{state && words.states[state]}</p>
              {current.slip && state === 'done' && <SlipView slip={current.slip} />}
            </>
          )}
        </Panel>
      </div>
    </>
  );
}
