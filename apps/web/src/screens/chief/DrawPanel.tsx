import { EDITIONS } from '@raccord/regulation';
import { type RefObject, Suspense } from 'react';
import { deferred } from '../../app/deferred.ts';
import { KeyCap } from '../../app/KeyCap.tsx';
import { newSeed } from '../../app/newseed.ts';
import { useExpectedLetters, useShortcuts } from '../../app/shortcuts.tsx';
import { Button, LettersField, Notice, Panel } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { chiefTexts as chief } from '../../texts/chief.ts';
import styles from './chief.module.css';
import { DRAW_LABELS, DRAW_MODES, type DrawMode } from './drawmode.ts';
import turnStyles from './turn.module.css';
import { useActions } from './useactions.ts';
import { useConduct } from './useconduct.ts';
import type { DrawForm } from './usedrawform.ts';

const PreparedDraw = deferred(async () => (await import('./PreparedDraw.tsx')).PreparedDraw);

interface DrawPanelProps {
  readonly form: DrawForm;
  readonly letters: RefObject<HTMLInputElement | null>;
  onCorrect(): void;
}

/** The letters of the next turn: by chance, typed, prepared. Before the clock starts, those of this turn can be corrected. */
export function DrawPanel({ form, letters, onCorrect }: DrawPanelProps) {
  const { runsAll, turn } = useConduct();
  const isStarted = turn?.centres.some(({ clock, isEnded }) => clock !== undefined || isEnded) === true;
  if (!form.isOpen) {
    return runsAll && turn && !isStarted ? (
      <div>
        <Button onClick={onCorrect}>{chief.correctDraw}</Button>
      </div>
    ) : null;
  }
  return <NextDraw {...{ form, letters }} />;
}

function NextDraw({ form, letters }: Omit<DrawPanelProps, 'onCorrect'>) {
  const { before, step, game, sheet } = useConduct();
  const { number, leftover, isPutBack } = before;
  // A prepared game is attached before its first draw, or never.
  const hasPrepared = sheet.length === 0 || game.prepared !== 'none';
  const modes = DRAW_MODES.filter((mode) => mode !== 'prepared' || hasPrepared || form.mode === mode);
  return (
    <Panel className={`${layout.stack2} ${layout.low}`} aria-label={chief.drawOf(number)}>
      <div className={`${layout.row} ${layout.between}`}>
        <h2>{chief.drawOf(number)}</h2>
        <span className={layout.soft}>{isPutBack ? chief.leftoverPutBack : chief.leftover(leftover)}</span>
      </div>
      <PutBack />
      <fieldset className={turnStyles.modes} aria-label={chief.draw}>
        {modes.map((mode) => (
          <label key={mode} className={styles.check}>
            <input type="radio" name="draw-mode" checked={form.mode === mode} onChange={() => form.setMode(mode)} />
            {chief.drawModes[mode]}
          </label>
        ))}
      </fieldset>
      {form.mode === 'typed' && <TypedDraw {...{ form, letters }} />}
      {form.mode === 'prepared' && (
        <Suspense fallback={null}>
          <PreparedDraw />
        </Suspense>
      )}
      {form.mode !== 'typed' && step.kind !== 'draw' && <DrawNow mode={form.mode} />}
    </Panel>
  );
}

/** What was drawn for this turn and went back into the bag. */
function PutBack() {
  const { before, cancelled: all, rejected, edition } = useConduct();
  const { draw, cancelledTurn } = EDITIONS[edition].game;
  const cancelled = all.filter(({ number }) => number === before.number);
  if (cancelled.length + rejected.length === 0) return null;
  return (
    <Notice kind="warn">
      {cancelled.map(({ at, draw: letters, reason, delivered }) => (
        <p key={at}>
          {chief.cancelledTurn(before.number, letters, reason, cancelledTurn.article)}{' '}
          {delivered > 0 && chief.takeBack(delivered)}
        </p>
      ))}
      {rejected.length > 0 && (
        <>
          <ul aria-label={chief.rejectedDraws}>
            {rejected.map(({ letters, cause }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same letters may come twice, and the list only grows
              <li key={index}>
                <strong>{letters}</strong> {chief.rejected(cause)}
              </li>
            ))}
          </ul>
          {chief.putBack(draw.article)}
        </>
      )}
    </Notice>
  );
}

/** A turn may be drawn before the slips of the one before it are entered, or it is closed. */
function DrawNow({ mode }: { readonly mode: Exclude<DrawMode, 'typed'> }) {
  const actions = useActions();
  const { game } = useConduct();
  const isPossible = mode === 'random' || game.prepared === 'open';
  const draw = (): void => {
    if (isPossible) void actions.draw(mode === 'random' ? { kind: mode, seed: newSeed() } : { kind: mode });
  };
  useShortcuts([{ keys: 'd', label: DRAW_LABELS[mode], isIdle: !isPossible, run: draw }]);
  return (
    <Button disabled={!isPossible} aria-keyshortcuts="d" onClick={draw}>
      {DRAW_LABELS[mode]} <KeyCap keys="d" />
    </Button>
  );
}

function TypedDraw({ form, letters }: Omit<DrawPanelProps, 'onCorrect'>) {
  const { before, edition, step } = useConduct();
  const actions = useActions();
  const { fault, rejection } = form.checked;
  const kept = before.isPutBack ? '' : before.leftover;
  const isBegun = form.text !== '' && form.text !== `${kept}+`;
  const isValid = fault === undefined;
  useExpectedLetters(letters, isBegun, step.kind === 'draw');
  const reject = async (): Promise<void> => {
    if (await actions.reject(form.text)) letters.current?.focus();
  };
  const standing = rejection === 'choice' ? chief.drawAtChoice(EDITIONS[edition].game.draw.article) : chief.drawValid;
  return (
    <form
      className={layout.stack2}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void actions.draw({ kind: 'typed', letters: form.text });
      }}
    >
      <LettersField
        ref={letters}
        label={chief.letters}
        className={turnStyles.letters}
        hint={isBegun && isValid ? <span className={turnStyles.valid}>✓ {standing}</span> : chief.lettersHint(kept)}
        error={isBegun ? fault : undefined}
        value={form.text}
        onChange={form.setText}
      />
      {isBegun && rejection && (
        <div>
          <Button onClick={reject}>{chief.rejectDraw}</Button>
        </div>
      )}
    </form>
  );
}
