import type { ToppingEntry, ToppingState, ToppingTerms, TrainingGame } from '@raccord/training';
import { useState } from 'react';
import clock from '../../clock/clock.module.css';
import { showTime } from '../../clock/useclock.ts';
import { useNow } from '../../clock/usenow.ts';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { EMPTY_DRAFT } from '../../slip/slipdraft.ts';
import { trainingTexts } from '../../texts/training.ts';
import outcomes from './outcome.module.css';
import { LaidBoard, PlayBoard } from './PlayBoard.tsx';
import { PlayFrame } from './PlayFrame.tsx';
import play from './play.module.css';
import { ToppingSearch } from './ToppingSearch.tsx';

const words = trainingTexts.topping;

interface ToppingPlayProps {
  readonly game: TrainingGame;
  readonly state: ToppingState;
  readonly terms: ToppingTerms;
  /** Hash of the one that is open. */
  readonly lexicon: string | undefined;
  onEntry(entry: ToppingEntry): void;
  onStop(): void;
}

/** A draw whose top one looks for, or the top that one missed. */
export function ToppingPlay({ game, state, terms, lexicon, onEntry, onStop }: ToppingPlayProps) {
  const { current, turns } = state;
  const number = current ? turns.length + 1 : turns.length;
  const turn = game.turns[number - 1];
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const common = { name: game.name, turn: number, count: game.turns.length, onStop, standing: words.total(state.time) };
  if (current) {
    return (
      <PlayFrame
        {...common}
        board={<PlayBoard {...{ turn, draft }} onChange={setDraft} />}
        clock={<Countdown since={current.since} limit={terms.limit} />}
      >
        <ToppingSearch {...{ game, state, turn, lexicon, draft, onEntry }} onDraft={setDraft} />
      </PlayFrame>
    );
  }
  const seeNext = (): void => {
    setDraft(EMPTY_DRAFT);
    onEntry({ kind: 'see-draw', at: Date.now() });
  };
  const { word, reference, score } = turn.laid;
  return (
    <PlayFrame {...common} board={<LaidBoard turn={turn} formula={game.formula} />}>
      <section className={`${layout.stack2} ${outcomes.outcome}`} data-kind="bad" aria-live="polite">
        <h3>{words.missed}</h3>
        <p>{words.was(turn.draw, turn.tops.length)}</p>
        <p className={outcomes.solution}>{words.solution(word, reference, score)}</p>
        <Button look="main" autoFocus onClick={seeNext}>
          {words.next}
        </Button>
      </section>
    </PlayFrame>
  );
}

interface CountdownProps {
  readonly since: number;
  readonly limit: number;
}

/** Below it the eye must know. */
const SOON_MS = 10_000;

function Countdown({ since, limit }: CountdownProps) {
  const left = Math.max(0, since + limit - useNow());
  return (
    <div className={`${clock.clock} ${play.clock}`} data-phase={left < SOON_MS ? 'write' : 'think'}>
      <strong role="timer" aria-label={words.clock}>
        {showTime(left)}
      </strong>
    </div>
  );
}
