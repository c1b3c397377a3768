import { FORMULAS } from '@raccord/scrabble';
import { useState } from 'react';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { Button, Notice, Panel, TextArea } from '../../design/controls.tsx';
import { Form } from '../../design/DialogForm.tsx';
import { FileField } from '../../design/FileField.tsx';
import layout from '../../design/layout.module.css';
import { engine } from '../../engine/engine.ts';
import type { ReplayedGame } from '../../engine/protocol.ts';
import type { Readiness } from '../../engine/useengine.ts';
import { WordsState } from '../../engine/WordsState.tsx';
import { resultsTexts } from '../../texts/results.ts';
import { staticTexts } from '../../texts/static.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import { GameBoard } from '../results/GameBoard.tsx';
import { GameTurns } from '../results/GameTurns.tsx';
import gameStyles from '../results/game.module.css';
import { EXAMPLE } from './example.ts';
import { Findings } from './Findings.tsx';
import styles from './record.module.css';

const words = staticTexts.record;
const { sheetOfGame } = resultsTexts;

interface RecordReplayProps {
  readonly readiness: Readiness;
  /** The lexicon is the free one, which lacks words. */
  readonly isFree: boolean;
  readonly game: ReplayedGame | undefined;
  onGame(game: ReplayedGame | undefined): void;
}

/** A game in a file, played again turn by turn: its scores, its tops, and what is wrong in it. */
export function RecordReplay({ readiness, isFree, game, onGame }: RecordReplayProps) {
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const play = async (text: string): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    onGame(undefined);
    try {
      onGame(await engine().replay(text));
    } catch (thrown) {
      setFault(typesetTexts((thrown as Error).message));
    }
    setBusy(false);
  };
  const read = async (file: File): Promise<void> => {
    const { decodeText } = await import('../../files/game.ts');
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text.ok) await play(text.value);
    else setFault(typesetTexts(text.fault.text));
  };
  const isHeld = isBusy || !readiness.isReady;
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <h1>{words.title}</h1>
      <WordsState readiness={readiness} />
      <details className={styles.another} data-shown={game !== undefined || undefined} open={game === undefined}>
        <summary className={layout.more}>{words.another}</summary>
        <Panel className={`${layout.stack3} ${layout.lead} ${styles.given}`}>
          <FileField label={words.file} hint={words.fileHint} accept=".txt,.xml" disabled={isHeld} onFile={read} />
          <details>
            <summary className={layout.more}>{words.paste}</summary>
            <Form
              className={`${layout.stack3} ${layout.lead} ${styles.paste}`}
              confirm={words.replay}
              look="plain"
              isReady={!isHeld && pasted.trim() !== ''}
              onConfirm={() => play(pasted)}
            >
              <TextArea
                label={words.paste}
                hint={words.pasteHint}
                rows={8}
                spellCheck={false}
                value={pasted}
                onChange={setPasted}
              />
            </Form>
          </details>
          <Button look="quiet" disabled={isHeld} onClick={() => play(EXAMPLE)}>
            {words.example}
          </Button>
        </Panel>
      </details>
      {isBusy && <p role="status">{words.busy}</p>}
      {fault && <Notice kind="bad">{fault}</Notice>}
      {game && <Replayed game={game} isFree={isFree} />}
    </div>
  );
}

function Replayed({ game, isFree }: { readonly game: ReplayedGame; readonly isFree: boolean }) {
  const { turns } = game;
  const [at, setAt] = useState(0);
  const move = (step: number): void => setAt(Math.min(turns.length - 1, Math.max(0, at + step)));
  useShortcuts([
    { keys: 'ArrowLeft', label: sheetOfGame.previous, run: () => move(-1) },
    { keys: 'ArrowRight', label: sheetOfGame.next, run: () => move(1) },
  ]);
  const shown = turns[at];
  return (
    <>
      <p className={styles.summed}>
        {words.summary(FORMULAS[game.formula].label, turns.length, game.total)}{' '}
        {words.tops(turns.filter(({ solution, top }) => solution.score >= top).length, turns.length)}
      </p>
      <Findings game={game} isFree={isFree} />
      {shown && (
        <div className={`${layout.split} ${gameStyles.columns} ${styles.turns}`}>
          <GameTurns turns={turns} shown={shown.number} onTurn={(number) => setAt(number - 1)} />
          <GameBoard turns={turns} turn={shown} after={shown.after} onMove={move} />
        </div>
      )}
    </>
  );
}
