import type { AnswerOf } from '@raccord/contract';
import { useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { Button, Notice, TextField } from '../../design/controls.tsx';
import { changeSolution, type SlipDraft, tidyScore } from '../../slip/slipdraft.ts';
import { WordField } from '../../slip/WordField.tsx';
import { texts } from '../../texts/index.ts';
import { LetterKeys } from './LetterKeys.tsx';
import { PlaceKeys } from './PlaceKeys.tsx';
import styles from './player.module.css';
import { Review } from './Review.tsx';
import { layOut, tapSquare } from './writing.ts';

interface SlipFormProps {
  readonly draft: SlipDraft;
  readonly turn: NonNullable<AnswerOf<'seeHall'>['turn']>;
  onChange(draft: SlipDraft): void;
  onHandIn(): void;
}

const { write: words } = texts.player;

/** A slip to write by touching or by typing. It says nothing of what the word is worth: no more than paper would. */
export function SlipForm({ draft, turn, onChange, onHandIn }: SlipFormProps) {
  const [isReviewing, setReviewing] = useState(false);
  const [isTooSoon, setTooSoon] = useState(false);
  const [{ word, reference }] = draft.solutions;
  const review = (): void => {
    setTooSoon(word === '');
    setReviewing(word !== '');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      <p className={styles.soft}>{words.place}</p>
      <div className={styles.board}>
        <Board lines={turn.board} {...layOut(draft)} onSquare={(square) => onChange(tapSquare(draft, square))} />
      </div>
      <PlaceKeys {...{ draft, onChange }} />
      <LetterKeys {...{ draft, onChange }} draw={turn.draw} board={turn.board} />
      <WordField
        label={texts.slip.fields.wordOf(0)}
        word={word}
        onChange={(next) => onChange(changeSolution(draft, 0, { word: next }))}
      />
      <div className={styles.short}>
        <TextField
          label={words.reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={reference}
          onChange={({ target }) =>
            onChange(changeSolution(draft, 0, { reference: target.value, direction: undefined }))
          }
        />
        <TextField
          label={words.score}
          inputMode="numeric"
          autoComplete="off"
          value={draft.score}
          onChange={({ target }) => onChange({ ...draft, score: tidyScore(target.value) })}
        />
      </div>
      {isTooSoon && word === '' && <Notice kind="warn">{words.noWord}</Notice>}
      <Button type="submit" look="main">
        {words.review}
      </Button>
      {isReviewing && <Review draft={draft} onHandIn={onHandIn} onClose={() => setReviewing(false)} />}
    </form>
  );
}
