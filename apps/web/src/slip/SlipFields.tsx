import type { Direction } from '@raccord/scrabble';
import { Button, Check, Select, TextField } from '../design/controls.tsx';
import layout from '../design/layout.module.css';
import { texts } from '../texts/index.ts';
import { DrawingField } from './DrawingField.tsx';
import { changeReference, changeWord, directionOf, knownDirection } from './direction.ts';
import styles from './slip.module.css';
import { changeSolution, removeSolution, type SlipDraft, type SolutionDraft, tidyScore } from './slipdraft.ts';
import { WordField } from './WordField.tsx';

const DIRECTIONS: readonly Direction[] = ['horizontal', 'vertical'];

interface SlipFieldsProps {
  readonly draft: SlipDraft;
  onChange(draft: SlipDraft): void;
}

/** The fields of a slip that was handed in: what is written, solution by solution, and the score. */
export function SlipFields({ draft, onChange }: SlipFieldsProps) {
  const { solutions, score } = draft;
  const shown = solutions.map((solution, index) => ({ solution, index }));
  return (
    <div className={layout.stack3}>
      {shown.map(({ solution, index }) => (
        <SolutionFields
          key={index}
          {...{ solution, index }}
          score={index === 0 ? score : undefined}
          onScore={(text) => onChange({ ...draft, score: tidyScore(text) })}
          onChange={(change) => onChange(changeSolution(draft, index, change))}
          onRemove={solutions.length > 1 ? () => onChange(removeSolution(draft, index)) : undefined}
        />
      ))}
    </div>
  );
}

/** The solution whose fields somebody is in. */
export function focusedSolution(): number | undefined {
  const fields = document.activeElement?.closest<HTMLElement>('[data-solution]');
  return fields ? Number(fields.dataset.solution) : undefined;
}

interface SolutionFieldsProps {
  readonly solution: SolutionDraft;
  readonly index: number;
  /** A slip has one score, beside its first solution. */
  readonly score: string | undefined;
  readonly onRemove: (() => void) | undefined;
  onChange(change: Partial<SolutionDraft>): void;
  onScore(text: string): void;
}

function SolutionFields({ solution, index, score, onChange, onScore, onRemove }: SolutionFieldsProps) {
  const { word, reference, outside, isStruck = false } = solution;
  const { fields } = texts.slip;
  const direction = directionOf(solution);
  const known = knownDirection(solution) ?? '';
  return (
    <fieldset
      className={`${layout.stack3} ${styles.solutionFields}`}
      aria-label={fields.solution(index)}
      data-solution={index}
    >
      <WordField label={fields.wordOf(index)} word={word} onChange={(next) => onChange(changeWord(solution, next))} />
      <div className={`${layout.row2} ${layout.end}`}>
        <TextField
          label={fields.referenceOf(index)}
          className={styles.shortField}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={reference}
          onChange={(text) => onChange(changeReference(solution, text))}
        />
        {score !== undefined && (
          <TextField
            label={fields.score}
            className={styles.scoreField}
            inputMode="numeric"
            autoComplete="off"
            value={score}
            onChange={onScore}
          />
        )}
        <Select
          label={fields.direction}
          value={known}
          options={[...(known === '' ? (['', ...DIRECTIONS] as const) : DIRECTIONS)].map((value) => ({
            ...{ value, label: value === '' ? fields.undirected : fields.directions[value] },
          }))}
          onChange={(chosen) => onChange({ direction: chosen || undefined })}
        />
      </div>
      <div className={`${layout.row2} ${layout.end}`}>
        <DrawingField
          key={direction}
          label={fields.outsideOf(index)}
          written={{ word, direction, outside }}
          onChange={(next) => onChange({ outside: next })}
        />
        <Check
          label={fields.struckOf(index)}
          value={isStruck}
          onChange={(checked) => onChange({ isStruck: checked })}
        />
        {onRemove && (
          <Button look="quiet" onClick={onRemove}>
            {fields.removeSolution(index)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
