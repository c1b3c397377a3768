import { foldAccents, isWordShaped } from '@raccord/scrabble';
import { useState } from 'react';
import { LettersField, Panel, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { isWholeOrNone, wholeNumber } from '../../design/numbers.ts';
import { engine } from '../../engine/engine.ts';
import { type Readiness, useAnswer } from '../../engine/useengine.ts';
import { WordsState } from '../../engine/WordsState.tsx';
import { PlacesOnBoard } from '../../slip/PlacesOnBoard.tsx';
import { texts } from '../../texts/index.ts';
import { staticTexts } from '../../texts/static.ts';
import { DrawField, FormulaField, LaidFields, TooManyTiles } from '../regulation/PositionFields.tsx';
import { type PositionDraft, searchedPosition } from '../regulation/positiondraft.ts';
import styles from './search.module.css';
import { useDrawField } from './usedrawfield.ts';

const words = staticTexts.search.places;

interface PlacesProps {
  readonly readiness: Readiness;
  readonly position: PositionDraft;
  onPosition(position: PositionDraft): void;
}

/** Where a word can go with a draw, admitted or not, and what it makes there. */
export function Places({ readiness, position, onPosition }: PlacesProps) {
  const drawField = useDrawField();
  const [typed, setTyped] = useState('');
  const [score, setScore] = useState('');
  const asked = searchedPosition(position);
  const word = foldAccents(typed.trim());
  const isWord = isWordShaped(word);
  const wanted = wholeNumber(score);
  const key =
    asked.ok && readiness.isReady && isWord ? JSON.stringify([readiness.hash, asked.value, word, wanted]) : undefined;
  const { last: places } = useAnswer(key, () =>
    asked.ok ? engine().places(asked.value, word, wanted) : Promise.resolve([]),
  );
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <h1>{words.title}</h1>
      <WordsState readiness={readiness} />
      <div className={styles.columns}>
        <Panel className={layout.stack3} aria-label={staticTexts.search.position}>
          <div className={styles.row}>
            <DrawField
              {...{ position }}
              fault={asked.ok ? undefined : asked.fault}
              field={drawField}
              onChange={onPosition}
            />
            <FormulaField position={position} onChange={onPosition} />
          </div>
          <TooManyTiles position={position} />
          <div className={styles.row}>
            <LettersField
              label={words.word}
              value={typed}
              error={typed !== '' && !isWord && word.length > 1 ? words.wordWrong : undefined}
              onChange={setTyped}
            />
            <TextField
              label={words.score}
              hint={words.scoreHint}
              inputMode="numeric"
              value={score}
              error={isWholeOrNone(score) ? undefined : texts.common.wholeNumber}
              onChange={setScore}
            />
          </div>
        </Panel>
        <Panel className={`${layout.stack3} ${styles.shown}`} aria-label={words.title}>
          <PlacesOnBoard board={position.board} places={places} word={isWord ? word : ''} score={wanted} />
          {key === undefined && <p className={layout.dim}>{words.waiting}</p>}
        </Panel>
        <Panel className={`${layout.stack3} ${styles.laid}`}>
          <LaidFields position={position} onChange={onPosition} />
        </Panel>
      </div>
    </div>
  );
}
