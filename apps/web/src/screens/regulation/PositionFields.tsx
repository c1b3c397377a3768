import { withCapital } from '@raccord/french';
import { FORMULA_NAMES, FORMULAS } from '@raccord/scrabble';
import type { RefObject } from 'react';
import { Button, LettersField, Notice, Select, TextField } from '../../design/controls.tsx';
import { bindTo } from '../../design/useform.ts';
import { regulationTexts } from '../../texts/regulation.ts';
import { BoardFields } from './BoardFields.tsx';
import { EMPTY_LINES, excessOfDraft, type PositionDraft, type PositionFaultCode } from './positiondraft.ts';
import styles from './trial.module.css';

const { trial: words } = regulationTexts;

interface PositionFieldsProps {
  readonly position: PositionDraft;
  readonly fault: { readonly code: PositionFaultCode; readonly text: string } | undefined;
  onChange(position: PositionDraft): void;
}

type FieldProps = Pick<PositionFieldsProps, 'position' | 'onChange'>;

const bind = ({ position, onChange, fault }: FieldProps & Partial<PositionFieldsProps>) =>
  bindTo(position, (part) => onChange({ ...position, ...part }), fault && { [fault.code]: fault.text });

/** How the rest of a position is made, by hand. */
export const PositionFields = (props: PositionFieldsProps) => (
  <>
    <div className={styles.row}>
      <TextField label={words.turn} inputMode="numeric" {...bind(props)('turn')} />
      <FormulaField {...props} />
    </div>
    <TooManyTiles {...props} />
    <LaidFields {...props} />
  </>
);

export const FormulaField = (props: FieldProps) => (
  <Select
    label={words.formula}
    options={FORMULA_NAMES.map((name) => ({ value: name, label: withCapital(FORMULAS[name].label) }))}
    {...bind(props)('formula')}
  />
);

interface DrawFieldProps extends FieldProps, Pick<PositionFieldsProps, 'fault'> {
  readonly field?: RefObject<HTMLInputElement | null>;
}

export const DrawField = ({ field, fault, ...props }: DrawFieldProps) => (
  <LettersField
    ref={field}
    label={words.draw}
    hint={words.drawHint}
    className={styles.draw}
    {...bind(props.position.draw === '' ? props : { ...props, fault })('draw')}
  />
);

/** What no set of tiles can show: solutions and places are told all the same. */
export function TooManyTiles({ position }: Pick<PositionFieldsProps, 'position'>) {
  const excess = excessOfDraft(position);
  return excess === undefined ? null : <Notice kind="warn">{excess}</Notice>;
}

/** What lays words on the board, or takes them all away. */
export function LaidFields(props: FieldProps) {
  const { value: board, onChange } = bind(props)('board');
  return (
    <>
      <BoardFields {...{ board, onChange }} />
      <div>
        <Button onClick={() => onChange(EMPTY_LINES)}>{words.clear}</Button>
      </div>
    </>
  );
}
