import { LONGEST_REFERENCE, LONGEST_WRITING } from '@raccord/regulation';
import type { TrainingTurn } from '@raccord/training';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { LettersField, TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { useTouch } from '../../design/usetouch.ts';
import { changeReference, changeWord } from '../../slip/direction.ts';
import { changeSolution, type SlipDraft, tidyScore } from '../../slip/slipdraft.ts';
import { WordField } from '../../slip/WordField.tsx';
import { trainingTexts } from '../../texts/training.ts';
import { LetterKeys } from '../player/LetterKeys.tsx';
import { PlaceKeys } from '../player/PlaceKeys.tsx';
import styles from './play.module.css';
import { splitTyped, typeWord } from './typed.ts';

const words = trainingTexts.play;

interface PlayFormProps {
  readonly turn: Pick<TrainingTurn, 'number' | 'draw' | 'board'>;
  readonly draft: SlipDraft;
  /** A slip has circles and a score; a proposal only says what and where. */
  readonly isSlip: boolean;
  /** What is done with it; the one that hands in comes last. */
  readonly children: ReactNode;
  onChange(draft: SlipDraft): void;
  onPlay(): void;
}

/** A word and its place, by typing or by touching. A new turn begins with its word. */
export function PlayForm({ turn, draft, isSlip, children, onChange, onPlay }: PlayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isTouch = useTouch();
  const [written] = draft.solutions;
  // By touch, the key of a joker circles the letter by itself.
  const hasCircles = isSlip && turn.draw.includes('?') && !isTouch;
  const fieldOf = (index: number): HTMLInputElement | undefined => form.current?.querySelectorAll('input')[index];
  useEffect(() => {
    if (turn.number > 0 && matchMedia('(pointer: fine)').matches)
      form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [turn.number]);
  const goToReference = (): void => {
    fieldOf(1)?.focus();
    fieldOf(1)?.select();
  };
  /** Enter goes from a field to the next one that is empty; from the last one it plays. */
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (written.word === '') return;
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    const at = inputs.indexOf(document.activeElement as HTMLInputElement);
    const empty = at < 0 ? undefined : inputs.slice(at + 1).find(({ value }) => value === '');
    if (empty) {
      empty.focus();
      return;
    }
    onPlay();
    if (at >= 0) inputs[0].focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (target !== fieldOf(0) || !/^[ \d]$/.test(key) || written.word === '') return;
    event.preventDefault();
    goToReference();
    if (key !== ' ') onChange(changeSolution(draft, 0, changeReference(written, key)));
  };
  return (
    <form ref={form} className={`${layout.stack3} ${styles.form}`} onSubmit={submit} onKeyDown={onKeyDown}>
      <LetterKeys {...{ draft, onChange }} draw={turn.draw} board={turn.board} />
      <div className={styles.placing}>
        <PlaceKeys {...{ draft, onChange }} />
      </div>
      <div className={styles.fields} data-slip={isSlip} data-circles={hasCircles}>
        {hasCircles ? (
          <WordField
            label={words.word}
            word={written.word}
            onChange={(word) => onChange(changeSolution(draft, 0, changeWord(written, word)))}
          />
        ) : (
          <LettersField
            label={words.word}
            maxLength={LONGEST_WRITING}
            value={written.word.toUpperCase()}
            onChange={(text) => {
              const { word, reference } = splitTyped(text);
              onChange(typeWord(draft, word, reference));
              if (reference !== undefined) goToReference();
            }}
          />
        )}
        <LettersField
          label={words.reference}
          maxLength={LONGEST_REFERENCE}
          value={written.reference}
          onChange={(text) => onChange(changeSolution(draft, 0, changeReference(written, text)))}
        />
        {isSlip && (
          <TextField
            label={words.score}
            inputMode="numeric"
            autoComplete="off"
            value={draft.score}
            onChange={(text) => onChange({ ...draft, score: tidyScore(text) })}
          />
        )}
      </div>
      <div className={`${layout.row2} ${styles.actions}`}>{children}</div>
    </form>
  );
}
