import { useState } from 'react';
import { KEY_MAP } from '../../app/keymap.ts';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTournament } from '../../server/station.tsx';
import { useView } from '../../server/views.ts';
import { slipName } from '../../slip/keys.ts';
import { useOverlay } from '../../slip/useoverlay.ts';
import { useTakingBack } from '../../slip/usetakingback.tsx';
import { commissionTexts as words } from '../../texts/commission.ts';
import { texts } from '../../texts/index.ts';
import { CaseFile } from './CaseFile.tsx';
import { CaseList } from './CaseList.tsx';
import { Composition } from './Composition.tsx';
import { casesOf } from './cases.ts';
import styles from './commission.module.css';
import { DecisionAppeals } from './DecisionAppeals.tsx';

const NOTHING = { slips: [], decided: [] };

/** The slips referred to the commission, each with all the evidence, and its decisions. */
export function CommissionScreen() {
  const { role } = useTournament().session;
  const { data: referred } = useView('seeReferred', {});
  const overlay = useOverlay(referred?.sequence ?? 0);
  const [chosen, setChosen] = useState<string>();
  const [round, setRound] = useState(0);
  const { pending, decided } = casesOf(referred ?? NOTHING, overlay, role);
  const cases = [...pending, ...decided];
  const current = cases.find((found) => slipName(found) === chosen) ?? cases[0];
  const move = (step: number): void => {
    const next = cases[cases.indexOf(current) + step];
    if (next) setChosen(slipName(next));
  };
  const { undo, redo, notice } = useTakingBack({
    tableOf: (entrant) => cases.find((found) => found.entrant === entrant)?.table,
    // What was told of the decision is no longer so.
    onBack: () => setRound(round + 1),
  });
  useShortcuts([
    { keys: KEY_MAP.undo, label: texts.takingBack.undo, run: undo },
    { keys: KEY_MAP.redo, label: texts.takingBack.redo, run: redo },
    { keys: 'ArrowDown', label: words.next, run: () => move(1) },
    { keys: 'ArrowUp', label: words.previous, run: () => move(-1) },
  ]);
  if (!referred) return <p>{texts.common.loading}</p>;
  return (
    <div className={`${layout.stack4} ${styles.screen}`}>
      <header className={`${layout.row} ${styles.head}`}>
        <h1>{words.title}</h1>
        <Composition />
        <DecisionAppeals />
      </header>
      {notice}
      {current ? (
        <div className={styles.columns}>
          <div className={`${layout.stack4} ${styles.lists}`}>
            <CaseList
              title={words.pending(pending.length)}
              empty={words.noneLeft}
              cases={pending}
              current={current}
              onChoose={setChosen}
            />
            {decided.length > 0 && (
              <CaseList title={words.decided(decided.length)} cases={decided} current={current} onChoose={setChosen} />
            )}
          </div>
          <CaseFile
            key={`${slipName(current)} ${round}`}
            found={current}
            onDecide={() => setChosen(slipName(current))}
          />
        </div>
      ) : (
        <Notice kind="info">{words.none}</Notice>
      )}
    </div>
  );
}
