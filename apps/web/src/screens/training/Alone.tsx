import { dayOf } from '@raccord/french';
import {
  DEFAULT_JUDGE_SETTINGS,
  EDITION_NAMES,
  EDITIONS,
  type EditionName,
  editionInForce,
  type RhythmName,
} from '@raccord/regulation';
import { timesOf } from '@raccord/tournament';
import { missedCard, wasSolo } from '@raccord/training';
import { useEffect, useRef, useState } from 'react';
import { rhythmOptions } from '../../clock/rhythms.ts';
import { allowSound } from '../../clock/signals.ts';
import { useWake } from '../../clock/usenow.ts';
import { Select } from '../../design/controls.tsx';
import layout from '../../design/layout.module.css';
import { type FormState, useForm } from '../../design/useform.ts';
import { engine } from '../../engine/engine.ts';
import { WordsState } from '../../engine/WordsState.tsx';
import { draftSlip, EMPTY_DRAFT, type SlipDraft } from '../../slip/slipdraft.ts';
import { shownOfJudged } from '../../slip/verdicts.ts';
import { trainingTexts } from '../../texts/training.ts';
import { AloneEnd } from './AloneEnd.tsx';
import { AlonePlay } from './AlonePlay.tsx';
import type { AloneGame } from './alonegame.ts';
import { ChooseGame } from './ChooseGame.tsx';
import { noteMissed } from './deckstore.ts';
import { noteGame } from './historystore.ts';
import type { OfferedGame, TrainingPlace } from './place.ts';
import styles from './training.module.css';
import { useKeptJson } from './usekeptjson.ts';

const words = trainingTexts.alone;
const PLACE = 'raccord-duplicate-seul';
const DRAFT_PLACE = 'raccord-duplicate-brouillon';

/** Duplicate alone: the game that is under way, or one to choose. */
export function Alone({ place }: { readonly place: TrainingPlace }) {
  const [kept, change] = useKeptJson<AloneGame>(PLACE);
  const [draft = EMPTY_DRAFT, changeDraft] = useKeptJson<SlipDraft>(DRAFT_PLACE);
  const form = useForm<Chosen>({
    edition: editionInForce(dayOf(Date.now())),
    rhythm: 'normal',
  });
  const turn = kept?.game.turns[kept.played.length];
  const times = kept && timesOf(kept.rules.edition, kept.rules.rhythm, kept.played.length + 1);
  const end = kept?.since !== undefined && times ? kept.since + (times.think + times.write) * 1000 : undefined;
  const now = useWake(end);
  const { isReady } = place.readiness;
  const judging = useRef<string>(undefined);
  // Handed in before there are words to judge it by: judged once they are there.
  const [early, setEarly] = useState<SlipDraft>();

  const handIn = async (written: SlipDraft, isCollected = false): Promise<void> => {
    const asked = `${kept?.since} ${turn?.number}`;
    if (!kept || !turn || kept.since === undefined || judging.current === asked) return;
    setEarly(isReady ? undefined : written);
    if (!isReady) return;
    judging.current = asked;
    const slip = draftSlip(written.solutions[0].word === '' ? { ...EMPTY_DRAFT, state: 'absent' } : written);
    const position = { turn: turn.number, formula: kept.game.formula, board: turn.board, draw: turn.draw };
    const { edition, settings } = kept.rules;
    const [judged] = await engine().judge(position, slip, [edition], settings);
    changeDraft(() => undefined);
    change((before) => {
      if (!before) return undefined;
      const played = [...before.played, { slip, verdict: shownOfJudged(judged), isCollected }];
      return { ...before, played, since: undefined };
    });
    if (judged.verdict.points < turn.top) {
      const index = turn.number - 1;
      noteMissed([missedCard(kept.game, index, kept.others !== undefined && wasSolo(kept.others, kept.game, index))]);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: collected once, when its time is over and there are words to judge it by
  useEffect(() => {
    if (isReady && early) handIn(early);
    else if (end !== undefined && now >= end && isReady) handIn(draft, true);
  }, [end, now, isReady, early]);

  const begin = ({ game, others, rules = { ...form.values, settings: DEFAULT_JUDGE_SETTINGS } }: OfferedGame): void => {
    allowSound();
    changeDraft(() => undefined);
    change(() => ({ game, ...(others ? { others } : {}), rules, played: [], since: Date.now(), isEnding: false }));
  };
  const forget = (): void => change(() => undefined);
  if (!kept) {
    return (
      <div className={layout.stack4}>
        <p className={styles.what}>{words.what}</p>
        <ChooseGame place={place} onGame={begin}>
          <Rules {...form} />
        </ChooseGame>
      </div>
    );
  }
  if (kept.isEnding) return <AloneEnd played={kept} onAgain={() => begin(kept)} onAnother={forget} />;
  const goOn = (): void => {
    allowSound();
    if (kept && !turn) noteGame(kept);
    change((before) => before && (turn ? { ...before, since: Date.now() } : { ...before, isEnding: true }));
  };
  return (
    <>
      <WordsState readiness={place.readiness} />
      <AlonePlay
        played={kept}
        draft={draft}
        isReady={isReady}
        onDraft={(next) => changeDraft(() => next)}
        onHandIn={() => handIn(draft)}
        onPass={() => handIn(EMPTY_DRAFT)}
        onNext={goOn}
        onStop={forget}
      />
    </>
  );
}

interface Chosen {
  readonly edition: EditionName;
  readonly rhythm: RhythmName;
}

function Rules({ values, field }: FormState<Chosen>) {
  const editions = EDITION_NAMES.map((value) => ({ value, label: EDITIONS[value].title }));
  return (
    <>
      <Select label={words.edition} options={editions} {...field('edition')} />
      <Select label={words.rhythm} options={rhythmOptions(values.edition)} {...field('rhythm')} />
    </>
  );
}
