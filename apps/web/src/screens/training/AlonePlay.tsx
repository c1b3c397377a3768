import { readClock, timesOf } from '@raccord/tournament';
import clock from '../../clock/clock.module.css';
import { useSignals } from '../../clock/signals.ts';
import { describePhase, showTime } from '../../clock/useclock.ts';
import { useNow } from '../../clock/usenow.ts';
import { Button, Notice } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { SlipView } from '../../slip/SlipView.tsx';
import type { SlipDraft } from '../../slip/slipdraft.ts';
import { VerdictView } from '../../slip/VerdictView.tsx';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import { type AloneGame, resultOf } from './alonegame.ts';
import { BestSolutions } from './BestSolutions.tsx';
import outcomes from './outcome.module.css';
import { LaidBoard, PlayBoard } from './PlayBoard.tsx';
import { PlayForm } from './PlayForm.tsx';
import { PlayFrame } from './PlayFrame.tsx';
import play from './play.module.css';

const words = trainingTexts.alone;

interface AlonePlayProps {
  readonly played: AloneGame;
  readonly draft: SlipDraft;
  /** Are there words to search with? */
  readonly isReady: boolean;
  onDraft(draft: SlipDraft): void;
  onHandIn(): void;
  /** Hands in nothing, whatever was written. */
  onPass(): void;
  onNext(): void;
  onStop(): void;
}

/** A turn to play or, once it is over, what the slip was worth. */
export function AlonePlay({ played, draft, isReady, onDraft, onHandIn, onPass, onNext, onStop }: AlonePlayProps) {
  const { game, rules, since } = played;
  const { total, negative } = resultOf(played);
  const isPlaying = since !== undefined;
  const number = played.played.length + Number(isPlaying);
  const turn = game.turns[number - 1];
  const common = {
    name: game.name,
    turn: number,
    count: game.turns.length,
    onStop,
    standing: words.standing(total, negative),
  };
  if (!isPlaying) {
    return (
      <PlayFrame {...common} isRead board={<LaidBoard turn={turn} formula={game.formula} />}>
        <JudgedSlip {...{ played, isReady, onNext }} />
      </PlayFrame>
    );
  }
  return (
    <PlayFrame
      {...common}
      board={<PlayBoard {...{ turn, draft }} onChange={onDraft} />}
      clock={<TurnClock since={since} times={timesOf(rules.edition, rules.rhythm, number)} />}
    >
      <p className="visually-hidden" aria-live="polite">
        {texts.board.draw(turn.draw)}
      </p>
      <PlayForm {...{ turn, draft }} isSlip onChange={onDraft} onPlay={onHandIn}>
        <Button look="quiet" onClick={onPass}>
          {words.nothing}
        </Button>
        <Button type="submit" look="main" disabled={draft.solutions[0].word === ''}>
          {words.handIn}
        </Button>
      </PlayForm>
    </PlayFrame>
  );
}

interface TurnClockProps {
  readonly since: number;
  readonly times: ReturnType<typeof timesOf>;
}

function TurnClock({ since, times }: TurnClockProps) {
  const face = readClock({ run: 0, since }, times, useNow());
  useSignals(face);
  return (
    <div className={`${clock.clock} ${play.clock}`} data-phase={face.phase}>
      <strong role="timer" aria-label={texts.clock.name}>
        {showTime(face.left)}
      </strong>
      <span>{describePhase(face)}</span>
    </div>
  );
}

/** What the regulation says of the slip, beside the top. */
function JudgedSlip({ played, isReady, onNext }: Pick<AlonePlayProps, 'played' | 'isReady' | 'onNext'>) {
  const { game, others, played: slips } = played;
  const index = slips.length - 1;
  const { slip, verdict, isCollected } = slips[index];
  const { laid, top, tops } = game.turns[index];
  const isTopLaid = laid.score === top;
  const made = others?.turns[index] ?? [];
  const players = made.reduce((sum, { count }) => sum + count, 0);
  const onTop = made.filter(({ points }) => points >= top).reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={`${layout.stack2} ${outcomes.outcome}`} aria-live="polite">
      <h3>{words.verdict(index + 1)}</h3>
      {isCollected && <Notice kind="warn">{words.collected}</Notice>}
      {slip.solutions.length === 0 ? <p>{words.none}</p> : <SlipView slip={slip} />}
      <VerdictView verdict={verdict} />
      {!isTopLaid && <p>{words.top(tops[0].word, tops[0].reference, top)}</p>}
      <p className={outcomes.solution}>{(isTopLaid ? words.top : words.laid)(laid.word, laid.reference, laid.score)}</p>
      {players > 0 && <p>{words.others(onTop, players)}</p>}
      <Button look="main" autoFocus onClick={onNext}>
        {slips.length === game.turns.length ? words.toEnd : words.next}
      </Button>
      <BestSolutions turn={game.turns[index]} formula={game.formula} points={verdict.points} isReady={isReady} />
    </section>
  );
}
