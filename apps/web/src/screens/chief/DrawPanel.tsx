import type { RefObject } from 'react';
import { Button, Panel, TextField } from '../../design/controls.tsx';
import { texts } from '../../texts/index.ts';
import styles from './chief.module.css';
import { PreparedDraw } from './PreparedDraw.tsx';
import { newSeed, useActions } from './useactions.ts';
import { useConduct } from './useconduct.ts';
import { DRAW_MODES, type DrawForm } from './usedrawform.ts';

interface DrawPanelProps {
  readonly form: DrawForm;
  readonly letters: RefObject<HTMLInputElement | null>;
  onCorrect(): void;
}

/** The letters of the next turn: by chance, typed, prepared. Before the clock starts, those of this turn can be corrected. */
export function DrawPanel({ form, letters, onCorrect }: DrawPanelProps) {
  const { runsAll, turn } = useConduct();
  const { chief } = texts;
  const isStarted = turn?.centres.some(({ clock, isEnded }) => clock !== undefined || isEnded) === true;
  if (!form.isOpen) {
    return runsAll && turn && !isStarted ? (
      <p className={styles.correct}>
        <Button onClick={onCorrect}>{chief.correctDraw}</Button>
        <span className={styles.hint}>{chief.correctDrawHint}</span>
      </p>
    ) : null;
  }
  return <NextDraw {...{ form, letters }} />;
}

function NextDraw({ form, letters }: Omit<DrawPanelProps, 'onCorrect'>) {
  const { before, step } = useConduct();
  const { chief } = texts;
  return (
    <Panel className={styles.draw} aria-label={chief.drawOf(before.number)}>
      <div className={styles.drawTitle}>
        <h2>{chief.drawOf(before.number)}</h2>
        <span className={styles.hint}>{chief.leftover(before.leftover)}</span>
      </div>
      <fieldset className={styles.modes} aria-label={chief.draw}>
        {DRAW_MODES.map((mode) => (
          <label key={mode} className={styles.check}>
            <input type="radio" name="draw-mode" checked={form.mode === mode} onChange={() => form.setMode(mode)} />
            {chief.drawModes[mode]}
          </label>
        ))}
      </fieldset>
      {form.mode === 'typed' && <TypedDraw {...{ form, letters }} />}
      {form.mode === 'prepared' && <PreparedDraw />}
      {form.mode === 'random' && step.kind !== 'draw' && <DrawNow />}
    </Panel>
  );
}

/** A turn may be drawn before the one before it is closed. */
function DrawNow() {
  const actions = useActions();
  return <Button onClick={() => actions.draw({ kind: 'random', seed: newSeed() })}>{texts.chief.drawRandom}</Button>;
}

function TypedDraw({ form, letters }: Omit<DrawPanelProps, 'onCorrect'>) {
  const { before } = useConduct();
  const actions = useActions();
  const { chief } = texts;
  const isBegun = form.text !== '' && form.text !== `${before.leftover}+`;
  const isValid = form.fault === undefined;
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void actions.draw({ kind: 'typed', letters: form.text });
      }}
    >
      <TextField
        ref={letters}
        label={chief.letters}
        className={styles.letters}
        hint={
          isBegun && isValid ? (
            <span className={styles.valid}>✓ {chief.drawValid}</span>
          ) : (
            chief.lettersHint(before.leftover)
          )
        }
        error={isBegun ? form.fault : undefined}
        value={form.text}
        onChange={({ target }) => form.setText(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </form>
  );
}
