import { FORMULA_NAMES, FORMULAS } from '@raccord/scrabble';
import type { ReactNode } from 'react';
import { Button, Select, TextField } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import { BoardFields } from './BoardFields.tsx';
import { EMPTY_LINES, type PositionDraft, type PositionFaultCode } from './position.ts';
import styles from './trial.module.css';

const { trial: words } = texts.regulation;

interface PositionFieldsProps {
  readonly position: PositionDraft;
  readonly fault: { readonly code: PositionFaultCode; readonly text: string } | undefined;
  onChange(position: PositionDraft): void;
  /** The number of the turn counts: for a slip, not for what can be played. */
  readonly hasTurn?: boolean;
  /** Before the fields: where else a position may come from. */
  readonly children?: ReactNode;
}

/** How a position is made, by hand. */
export function PositionFields({ position, fault, onChange, hasTurn = true, children }: PositionFieldsProps) {
  const change = (part: Partial<PositionDraft>): void => onChange({ ...position, ...part });
  const faultOf = (code: PositionFaultCode) => (fault?.code === code ? fault.text : undefined);
  return (
    <>
      {children}
      <div className={styles.row}>
        {hasTurn && (
          <TextField
            label={words.turn}
            inputMode="numeric"
            value={position.turn}
            error={faultOf('turn')}
            onChange={({ target }) => change({ turn: target.value })}
          />
        )}
        <Select
          label={words.formula}
          value={position.formula}
          options={FORMULA_NAMES.map((name) => ({ value: name, label: FORMULAS[name].label }))}
          onChange={(formula) => change({ formula })}
        />
      </div>
      <TextField
        label={words.draw}
        hint={words.drawHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className={styles.draw}
        value={position.draw}
        error={position.draw === '' ? undefined : faultOf('draw')}
        onChange={({ target }) => change({ draw: target.value.toUpperCase() })}
      />
      <BoardFields board={position.board} onChange={(board) => change({ board })} />
      <Button onClick={() => change({ board: EMPTY_LINES })}>{words.clear}</Button>
    </>
  );
}
