import { DEFAULT_SETTINGS, mainSolution } from '@raccord/regulation';
import { useState } from 'react';
import { Notice, Panel } from '../../design/controls.tsx';
import { engine } from '../../engine/engine.ts';
import { useAnswer, useLexicon } from '../../engine/useengine.ts';
import { useView } from '../../server/views.ts';
import { PlacesOnBoard } from '../../slip/PlacesOnBoard.tsx';
import { EMPTY_DRAFT, slipOf } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import { PositionFields } from './PositionFields.tsx';
import { EMPTY_POSITION, positionOf } from './position.ts';
import { TrialSlip } from './TrialSlip.tsx';
import { TrialVerdicts } from './TrialVerdicts.tsx';
import styles from './trial.module.css';

const { trial: words } = texts.regulation;
/** Any position and any slip: what each edition says of it, and why. Nothing is recorded. */
export function Trial() {
  const { data: hall } = useView('seeHall', {});
  const { isReady, fault } = useLexicon(hall?.lexicon.hash);
  const [position, setPosition] = useState(EMPTY_POSITION);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [round, setRound] = useState(0);
  const wipe = (): void => {
    setDraft(EMPTY_DRAFT);
    setRound(round + 1);
  };
  const asked = positionOf(position);
  const word = mainSolution(slipOf(draft))?.word ?? '';
  const score = draft.score === '' ? undefined : Number(draft.score);
  const key = asked.ok && isReady && word !== '' ? JSON.stringify([asked.value, word, score]) : undefined;
  const { value: places } = useAnswer(key, () =>
    asked.ok ? engine().places(asked.value, word, score) : Promise.resolve([]),
  );
  return (
    <div className={styles.trial}>
      <h1>{words.title}</h1>
      {fault && <Notice kind="bad">{fault}</Notice>}
      {!isReady && !fault && <Notice kind="info">{words.preparing}</Notice>}
      <div className={styles.columns}>
        <Panel className={styles.fields} aria-label={words.position}>
          <h2>{words.position}</h2>
          <PlacesOnBoard board={position.board} places={places} word={word} score={score} />
          <PositionFields position={position} fault={asked.ok ? undefined : asked.fault} onChange={setPosition} />
        </Panel>
        <Panel className={styles.fields} aria-label={words.slip}>
          <TrialSlip key={round} draft={draft} onChange={setDraft} onWipe={wipe} />
        </Panel>
        <TrialVerdicts
          position={asked.ok && isReady ? asked.value : undefined}
          draft={draft}
          edition={hall?.edition}
          settings={hall?.settings ?? DEFAULT_SETTINGS}
        />
      </div>
    </div>
  );
}
