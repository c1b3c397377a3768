import { type EditionName, type JudgeSettings, mainSolution } from '@raccord/regulation';
import { type ReactNode, useState } from 'react';
import { Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { engine } from '../../engine/engine.ts';
import { type Readiness, useAnswer } from '../../engine/useengine.ts';
import { WordsState } from '../../engine/WordsState.tsx';
import { PlacesOnBoard } from '../../slip/PlacesOnBoard.tsx';
import { draftSlip, EMPTY_DRAFT } from '../../slip/slipdraft.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import { DrawField, PositionFields } from './PositionFields.tsx';
import { draftPosition, type PositionDraft } from './positiondraft.ts';
import { TrialSlip } from './TrialSlip.tsx';
import { TrialVerdicts } from './TrialVerdicts.tsx';
import styles from './trial.module.css';

const { trial: words } = regulationTexts;

interface Props {
  readonly readiness: Readiness;
  readonly position: PositionDraft;
  /** Of the tournament, where there is one. */
  readonly edition?: EditionName | undefined;
  readonly settings: JudgeSettings;
  /** Where else a position may come from. */
  readonly origin?: ReactNode;
  onPosition(position: PositionDraft): void;
}

/** Any position and any slip: what each edition says of it, and why. Nothing is recorded. */
export function TrialBench({ readiness, position, onPosition, edition, settings, origin }: Props) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [round, setRound] = useState(0);
  const wipe = (): void => {
    setDraft(EMPTY_DRAFT);
    setRound(round + 1);
  };
  const { isReady } = readiness;
  const asked = draftPosition(position);
  const word = mainSolution(draftSlip(draft))?.word ?? '';
  const score = draft.score === '' ? undefined : Number(draft.score);
  const key = asked.ok && isReady && word !== '' ? JSON.stringify([asked.value, word, score]) : undefined;
  const { last: places } = useAnswer(key, () =>
    asked.ok ? engine().places(asked.value, word, score) : Promise.resolve([]),
  );
  return (
    <div className={`${layout.page} ${styles.trial}`}>
      <h1>{words.title}</h1>
      <WordsState readiness={readiness} />
      <div className={styles.columns}>
        <Panel className={`${layout.stack3} ${styles.position}`} aria-label={words.position}>
          <h2>{words.position}</h2>
          {origin}
          <DrawField position={position} fault={asked.ok ? undefined : asked.fault} onChange={onPosition} />
          <PlacesOnBoard board={position.board} places={places} word={word} score={score} />
          <PositionFields position={position} fault={asked.ok ? undefined : asked.fault} onChange={onPosition} />
        </Panel>
        <Panel className={layout.stack3} aria-label={words.slip}>
          <TrialSlip key={round} draft={draft} onChange={setDraft} onWipe={wipe} />
        </Panel>
        <TrialVerdicts
          position={asked.ok && isReady ? asked.value : undefined}
          draft={draft}
          edition={edition}
          settings={settings}
        />
      </div>
    </div>
  );
}
