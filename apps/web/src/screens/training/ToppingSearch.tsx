import type { ToppingEntry, ToppingState, TrainingGame, TrainingTurn } from '@raccord/training';
import { useState } from 'react';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { engine } from '../../engine/engine.ts';
import { useAnswer } from '../../engine/useengine.ts';
import { EMPTY_DRAFT, type SlipDraft, tidyReference } from '../../slip/slipdraft.ts';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import { wordStart } from '../player/writing.ts';
import { PlayForm } from './PlayForm.tsx';
import styles from './play.module.css';
import { tellProposal } from './proposals.ts';

const words = trainingTexts.topping;

interface ToppingSearchProps {
  readonly game: TrainingGame;
  readonly state: ToppingState;
  readonly turn: TrainingTurn;
  /** Hash of the one that is open. */
  readonly lexicon: string | undefined;
  readonly draft: SlipDraft;
  onDraft(draft: SlipDraft): void;
  onEntry(entry: ToppingEntry): void;
}

/** What one proposes, and what was said of it. The top found, the next draw follows at once. */
export function ToppingSearch({ game, state, turn, lexicon, draft, onDraft, onEntry }: ToppingSearchProps) {
  const [unplaced, setUnplaced] = useState<string>();
  const propose = (): void => {
    const { word, reference } = draft.solutions[0];
    if (word === '') return;
    if (!wordStart(draft)) {
      setUnplaced(word.toUpperCase());
      return;
    }
    setUnplaced(undefined);
    onDraft(EMPTY_DRAFT);
    onEntry({ kind: 'propose', at: Date.now(), word, reference: tidyReference(reference) });
  };
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {texts.board.draw(turn.draw)}
      </p>
      <PlayForm {...{ turn, draft }} isSlip={false} onChange={onDraft} onPlay={propose}>
        <Button look="quiet" onClick={() => onEntry({ kind: 'give-up', at: Date.now() })}>
          {words.giveUp}
        </Button>
        <Button type="submit" look="main">
          {words.propose}
        </Button>
      </PlayForm>
      {unplaced !== undefined && <Notice kind="warn">{words.told.noReference(unplaced)}</Notice>}
      <Told {...{ game, state, turn, lexicon }} />
      <p className={`${layout.soft} ${styles.hint}`}>{trainingTexts.play.hint}</p>
    </>
  );
}

/** What the last proposals of this draw are worth; before the first one, how the last draw went. */
function Told({
  game,
  state: { turns, current },
  turn,
  lexicon,
}: Pick<ToppingSearchProps, 'game' | 'state' | 'turn' | 'lexicon'>) {
  const { number, board, draw } = turn;
  const proposals = current?.proposals ?? [];
  const position = { turn: number, formula: game.formula, board, draw };
  const { last: told = [] } = useAnswer(lexicon && JSON.stringify([lexicon, number, proposals]), () =>
    Promise.all(proposals.map(async (one) => tellProposal(one, await engine().places(position, one.word, undefined)))),
  );
  const before = turns.at(-1);
  const { laid } = game.turns[Math.max(0, number - 2)];
  return (
    <div className={styles.told} role="status">
      {proposals.length === 0 && before?.isFound && (
        <p className={styles.good}>✓ {words.found(number - 1, laid.word, laid.reference, laid.score, before.time)}</p>
      )}
      {proposals.length > 0 && (
        <ul className={layout.stack1} aria-label={words.proposals}>
          {[...told].reverse().map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same proposal may be made twice
            <li key={told.length - index}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
