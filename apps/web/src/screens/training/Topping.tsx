import {
  missedCard,
  TOPPING_TERMS,
  type ToppingEntry,
  type ToppingTerms,
  type TrainingGame,
  toppingState,
} from '@raccord/training';
import { useEffect, useState } from 'react';
import { useWake } from '../../clock/usenow.ts';
import { TextField } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { wholeBetween } from '../../design/numbers.ts';
import { texts } from '../../texts/index.ts';
import { trainingTexts } from '../../texts/training.ts';
import { ChooseGame } from './ChooseGame.tsx';
import { noteMissed } from './deckstore.ts';
import type { TrainingPlace } from './place.ts';
import { ToppingEnd } from './ToppingEnd.tsx';
import { ToppingPlay } from './ToppingPlay.tsx';
import styles from './training.module.css';
import { useKeptJson } from './usekeptjson.ts';

const words = trainingTexts.topping;

interface Kept {
  readonly game: TrainingGame;
  readonly terms: ToppingTerms;
  readonly entries: readonly ToppingEntry[];
  /** Of how many draws the missed tops are among the missed words. */
  readonly noted: number;
}

const PLACE = 'raccord-topping';

/** Topping, alone: the game that is under way, or one to choose. */
export function Topping({ place }: { readonly place: TrainingPlace }) {
  const [kept, change] = useKeptJson<Kept>(PLACE);
  const [terms, setTerms] = useState(TOPPING_TERMS);
  const last = kept?.entries.at(-1)?.at ?? 0;
  const stateAt = (at: number) => kept && toppingState(kept.game, kept.entries, at, kept.terms, 'practice');
  const since = stateAt(last)?.current?.since;
  const now = useWake(kept && since !== undefined ? since + kept.terms.limit : undefined);
  const state = stateAt(Math.max(now, last));
  useEffect(() => {
    if (!kept || !state || state.turns.length <= kept.noted) return;
    const missed = [...state.turns.keys()].filter((index) => index >= kept.noted && !state.turns[index].isFound);
    noteMissed(missed.map((index) => missedCard(kept.game, index)));
    change((before) => before && { ...before, noted: state.turns.length });
  }, [kept, state, change]);
  const begin = (game: TrainingGame, given: ToppingTerms): void =>
    change(() => ({ game, terms: given, entries: [{ kind: 'see-draw', at: Date.now() }], noted: 0 }));
  const forget = (): void => change(() => undefined);
  if (!kept || !state) {
    return (
      <div className={layout.stack4}>
        <p className={styles.what}>{words.what(terms.limit / 1000, terms.penalty / 1000)}</p>
        <ChooseGame place={place} onGame={({ game }) => begin(game, terms)}>
          <Terms terms={terms} onChange={setTerms} />
        </ChooseGame>
      </div>
    );
  }
  const { game } = kept;
  return state.isOver ? (
    <ToppingEnd {...{ game, state }} onAgain={() => begin(game, kept.terms)} onAnother={forget} />
  ) : (
    <ToppingPlay
      {...{ game, state }}
      terms={kept.terms}
      lexicon={place.readiness.hash}
      onEntry={(entry) => change((before) => before && { ...before, entries: [...before.entries, entry] })}
      onStop={forget}
    />
  );
}

interface TermsProps {
  readonly terms: ToppingTerms;
  onChange(terms: ToppingTerms): void;
}

/** In seconds. */
const BOUNDS = { limit: [10, 600], penalty: [0, 600] } as const;

const secondsOf = ({ limit, penalty }: ToppingTerms) => ({
  limit: String(limit / 1000),
  penalty: String(penalty / 1000),
});

/** What does not read is forgotten when its field is left: the seconds shown are those of the game. */
function Terms({ terms, onChange }: TermsProps) {
  const [typed, setTyped] = useState(() => secondsOf(terms));
  return (['limit', 'penalty'] as const).map((part) => {
    const [least, most] = BOUNDS[part];
    const type = (text: string): void => {
      setTyped({ ...typed, [part]: text });
      const seconds = wholeBetween(text, least, most);
      if (seconds !== undefined) onChange({ ...terms, [part]: seconds * 1000 });
    };
    return (
      <TextField
        key={part}
        label={words[part]}
        inputMode="numeric"
        autoComplete="off"
        value={typed[part]}
        error={wholeBetween(typed[part], least, most) === undefined ? texts.common.whole(least, most) : undefined}
        onBlur={() => setTyped(secondsOf(terms))}
        onChange={type}
      />
    );
  });
}
