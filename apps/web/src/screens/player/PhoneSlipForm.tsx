import { useState } from 'react';
import { BoardGrid } from '../../board/BoardGrid.tsx';
import { Button, Notice, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import type { HallTurn } from '../../server/answers.ts';
import { changeReference, changeWord } from '../../slip/direction.ts';
import { changeSolution, EMPTY_DRAFT, type SlipDraft, type SolutionDraft, tidyScore } from '../../slip/slipdraft.ts';
import { WordField } from '../../slip/WordField.tsx';
import { texts } from '../../texts/index.ts';
import { playerTexts } from '../../texts/player.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { LetterKeys } from './LetterKeys.tsx';
import { PlaceKeys } from './PlaceKeys.tsx';
import styles from './player.module.css';
import { layOut, tapSquare, wordStart } from './writing.ts';

interface SlipFormProps {
  readonly draft: SlipDraft;
  readonly turn: HallTurn;
  /** The game and the turn that it is for. */
  readonly place: string;
  onChange(draft: SlipDraft): void;
  onHandIn(): void;
}

const { write: words } = playerTexts;

/** A slip to write by touching or by typing. It says nothing of what the word is worth: no more than paper would. */
export function PhoneSlipForm({ draft, turn, place, onChange, onHandIn }: SlipFormProps) {
  const [isReviewing, setReviewing] = useState(false);
  const [isTooSoon, setTooSoon] = useState(false);
  const [written] = draft.solutions;
  const { word, reference } = written;
  const change = (part: Partial<SolutionDraft>): void => onChange(changeSolution(draft, 0, part));
  const review = (): void => {
    setTooSoon(word === '');
    setReviewing(word !== '');
  };
  return (
    <form
      className={layout.stack3}
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      {/* Always there, on one line: the board below it does not move. */}
      <p className={`${layout.cut} ${styles.lead}`}>{words.lead(word.toUpperCase(), wordStart(draft) && reference)}</p>
      <div className={styles.board}>
        <BoardGrid lines={turn.board} {...layOut(draft)} onSquare={(square) => onChange(tapSquare(draft, square))} />
      </div>
      <WordField
        label={texts.slip.fields.wordOf(0)}
        word={word}
        hasHint={false}
        onChange={(next) => change(changeWord(written, next))}
      />
      <div className={`${layout.row} ${layout.end} ${layout.between}`}>
        <TextField
          label={words.reference}
          className={styles.reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={reference}
          onChange={(text) => change(changeReference(written, text))}
        />
        <Button look="quiet" onClick={() => onChange(EMPTY_DRAFT)}>
          {words.clear}
        </Button>
      </div>
      {isTooSoon && word === '' && <Notice kind="warn">{words.noWord}</Notice>}
      <div className={styles.dock}>
        <LetterKeys {...{ draft, onChange }} draw={turn.markedDraw.replaceAll(/[-+]/g, '')} board={turn.board} />
        <PlaceKeys {...{ draft, onChange }} />
        <div className={`${layout.row2} ${layout.oneLine} ${layout.labelled}`}>
          <TextField
            label={words.score}
            className={styles.score}
            inputMode="numeric"
            autoComplete="off"
            value={draft.score}
            onChange={(text) => onChange({ ...draft, score: tidyScore(text) })}
          />
          <Button type="submit" look="main" className={styles.reviewKey}>
            {words.review}
          </Button>
        </div>
      </div>
      {isReviewing && (
        <HandInDialog
          {...{ draft, place, onChange }}
          turn={turn.number}
          onHandIn={onHandIn}
          onClose={() => setReviewing(false)}
        />
      )}
    </form>
  );
}
