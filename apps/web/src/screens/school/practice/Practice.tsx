import type { ConditionId, EditionName } from '@raccord/regulation';
import { useMemo, useState } from 'react';
import { keep, useKept } from '../../../app/usekept.ts';
import { Button, Check, Select } from '../../../design/controls.tsx';
import layout from '../../../design/layout.module.css';
import type { Readiness } from '../../../engine/useengine.ts';
import { WordsState } from '../../../engine/WordsState.tsx';
import { schoolTexts } from '../../../texts/school.ts';
import { ExerciseDesk } from '../ExerciseDesk.tsx';
import { rulesIn } from '../rules.ts';
import styles from './practice.module.css';
import { PRACTICE_MODE, practiseRules } from './practicemode.ts';
import { usePractice } from './usepractice.ts';

const words = schoolTexts.practice;

interface PracticeProps {
  readonly edition: EditionName;
  readonly readiness: Readiness;
}

/** An endless pile of slips, as in halls or on chosen rules. */
export function Practice({ edition, readiness }: PracticeProps) {
  const rules = useMemo(() => rulesIn(edition), [edition]);
  const kept = useKept(PRACTICE_MODE);
  const isChosen = kept !== '';
  const named = new Set(kept.split(' '));
  const chosen = rules.map(({ rule }) => rule).filter((rule) => named.has(rule));
  const choose = (rule: ConditionId, isOn: boolean): void =>
    practiseRules(isOn ? [...chosen, rule] : chosen.filter((one) => one !== rule));
  const [right, setRight] = useState(0);
  const [count, setCount] = useState(0);
  const pile = usePractice(edition, isChosen ? chosen : 'as-in-halls', readiness.isReady);
  const note = (isRight: boolean): void => {
    setCount(count + 1);
    setRight(right + Number(isRight));
  };
  return (
    <>
      <WordsState readiness={readiness} />
      <div className={`${layout.row4} ${layout.labelled} ${styles.head}`}>
        {count > 0 ? <p role="status">{words.count(right, count)}</p> : <p>{words.about}</p>}
        <Select
          label={words.mode}
          value={isChosen ? 'chosen' : 'halls'}
          options={[
            { value: 'halls', label: words.halls },
            { value: 'chosen', label: words.chosen },
          ]}
          onChange={(mode) => (mode === 'halls' ? keep(PRACTICE_MODE, '') : practiseRules(chosen))}
        />
      </div>
      {isChosen && (
        <details className={styles.rules} open={chosen.length === 0}>
          <summary>{words.rules}</summary>
          <p className={layout.row2}>
            <Button onClick={() => practiseRules(rules.map(({ rule }) => rule))}>{words.all}</Button>
            <Button onClick={() => practiseRules([])}>{words.none}</Button>
          </p>
          <ul className={styles.choices}>
            {rules.map(({ rule, title }) => (
              <li key={rule}>
                <Check label={title} value={named.has(rule)} onChange={(isOn) => choose(rule, isOn)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {isChosen && chosen.length === 0 ? (
        <p>{words.chooseOne}</p>
      ) : pile.exercise === 'none' ? (
        <p>{isChosen ? words.missed : schoolTexts.notPrepared}</p>
      ) : pile.exercise ? (
        <ExerciseDesk
          key={pile.number}
          {...{ edition }}
          exercise={pile.exercise}
          number={pile.number}
          onAnswered={note}
          onNext={pile.next}
        />
      ) : (
        readiness.isReady && <p role="status">{schoolTexts.preparing}</p>
      )}
    </>
  );
}
