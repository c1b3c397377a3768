import { FORMULA_NAMES, FORMULAS } from '@raccord/scrabble';
import type { RefObject } from 'react';
import { Button, LettersField, Notice, Select, TextField } from '../../design/controls.tsx';
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

/** How the rest of a position is made, by hand. */
export function PositionFields({ position, fault, onChange }: PositionFieldsProps) {
  const change = (part: Partial<PositionDraft>): void => onChange({ ...position, ...part });
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={words.turn}
          inputMode="numeric"
          value={position.turn}
          error={fault?.code === 'turn' ? fault.text : undefined}
          onChange={(text) => change({ turn: text })}
        />
        <FormulaField {...{ position, onChange }} />
      </div>
      <TooManyTiles position={position} />
      <LaidFields {...{ position, onChange }} />
    </>
  );
}

type FieldProps = Pick<PositionFieldsProps, 'position' | 'onChange'>;

export const FormulaField = ({ position, onChange }: FieldProps) => (
  <Select
    label={words.formula}
    value={position.formula}
    options={FORMULA_NAMES.map((name) => ({ value: name, label: FORMULAS[name].label }))}
    onChange={(formula) => onChange({ ...position, formula })}
  />
);

interface DrawFieldProps extends FieldProps, Pick<PositionFieldsProps, 'fault'> {
  readonly field?: RefObject<HTMLInputElement | null>;
}

export const DrawField = ({ position, fault, onChange, field }: DrawFieldProps) => (
  <LettersField
    ref={field}
    label={words.draw}
    hint={words.drawHint}
    className={styles.draw}
    value={position.draw}
    error={position.draw !== '' && fault?.code === 'draw' ? fault.text : undefined}
    onChange={(draw) => onChange({ ...position, draw })}
  />
);

/** What no set of tiles can show: solutions and places are told all the same. */
export function TooManyTiles({ position }: Pick<PositionFieldsProps, 'position'>) {
  const excess = excessOfDraft(position);
  return excess === undefined ? null : <Notice kind="warn">{excess}</Notice>;
}

/** What lays words on the board, or takes them all away. */
export const LaidFields = ({ position, onChange }: FieldProps) => (
  <>
    <BoardFields board={position.board} onChange={(board) => onChange({ ...position, board })} />
    <Button onClick={() => onChange({ ...position, board: EMPTY_LINES })}>{words.clear}</Button>
  </>
);
