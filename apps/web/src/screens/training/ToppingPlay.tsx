import type { ToppingEntry, ToppingState, ToppingTerms, TrainingGame, TrainingTurn, WordAt } from '@raccord/training';
import clock from '../../clock/clock.module.css';
import { useNow } from '../../clock/usenow.ts';
import { Button } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { TimeLeft } from '../../desk/TimeLeft.tsx';
import { ToppingDesk } from '../../desk/ToppingDesk.tsx';
import { engine } from '../../engine/engine.ts';
import { useAnswer } from '../../engine/useengine.ts';
import { trainingTexts } from '../../texts/training.ts';
import outcomes from './outcome.module.css';
import { LaidBoard } from './PlayBoard.tsx';
import { PlayFrame } from './PlayFrame.tsx';
import play from './play.module.css';
import { tellProposal } from './proposals.ts';

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
  const told = useTold(game, turn, current?.proposals ?? [], lexicon);
  const common = { name: game.name, count: game.turns.length, onStop, standing: words.total(state.time) };
  if (current) {
    const isFresh = current.proposals.length === 0;
    return (
      <ToppingDesk
        key={number}
        {...{ ...common, turn, told }}
        before={isFresh && turns.at(-1)?.isFound && <HowItWent {...{ game, state }} />}
        clock={<Countdown since={current.since} limit={terms.limit} />}
        onPropose={async (proposal) => {
          onEntry({ kind: 'propose', at: Date.now(), ...proposal });
          return true;
        }}
        onGiveUp={() => onEntry({ kind: 'give-up', at: Date.now() })}
      />
    );
  }
  const seeNext = (): void => onEntry({ kind: 'see-draw', at: Date.now() });
  const { word, reference, score } = turn.laid;
  return (
    <PlayFrame {...common} turn={number} board={<LaidBoard turn={turn} formula={game.formula} />}>
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

/** What is said of the proposals of a draw: what their words are worth where they can go. */
function useTold(
  { formula }: TrainingGame,
  { number, board, draw }: TrainingTurn,
  proposals: readonly WordAt[],
  lexicon: string | undefined,
): readonly string[] {
  const position = { turn: number, formula, board, draw };
  const { last = [] } = useAnswer(lexicon && JSON.stringify([lexicon, number, proposals]), () =>
    Promise.all(proposals.map(async (one) => tellProposal(one, await engine().places(position, one.word, undefined)))),
  );
  return proposals.length === 0 ? [] : last;
}

function HowItWent({ game, state: { turns } }: Pick<ToppingPlayProps, 'game' | 'state'>) {
  const { laid } = game.turns[turns.length - 1];
  return (
    <p className={play.good}>
      ✓ {words.found(turns.length, laid.word, laid.reference, laid.score, turns[turns.length - 1].time)}
    </p>
  );
}

interface CountdownProps {
  readonly since: number;
  readonly limit: number;
}

/** Below it the eye must know. */
const SOON_MS = 10_000;

function Countdown({ since, limit }: CountdownProps) {
  const left = since + limit - useNow();
  return (
    <div className={`${clock.clock} ${play.clock}`} data-phase={left < SOON_MS ? 'write' : 'think'}>
      <TimeLeft left={left} short={SOON_MS} />
    </div>
  );
}
