import type { EditionName, JudgeSettings, Slip } from '@raccord/regulation';
import { engine } from '../engine/engine.ts';
import type { EnginePosition, JudgedByEdition } from '../engine/protocol.ts';
import { type EngineAnswer, useAnswer } from '../engine/useengine.ts';
import type { JudgedTurn } from './useshownturn.ts';
import { type ShownVerdict, shownOfJudged } from './verdicts.ts';

/** A slip to be judged. */
export interface ToJudge {
  readonly position: EnginePosition;
  readonly slip: Slip;
  /** The first one is that of the tournament, if there is one. */
  readonly editions: readonly EditionName[];
  readonly settings: JudgeSettings;
}

/** What each edition says of a slip. @param asked nothing, as long as nothing can be judged. */
export function useJudged(asked: ToJudge | undefined): EngineAnswer<readonly JudgedByEdition[]> {
  return useAnswer(asked && JSON.stringify(asked), () => {
    const { position, slip, editions, settings } = asked as ToJudge;
    return engine().judge(position, slip, [...editions], settings);
  });
}

/** A slip of a turn, as it is judged by these editions, or by that of the tournament; undefined until the words are there. */
export function toJudge(
  shown: JudgedTurn | undefined,
  slip: Slip | undefined,
  editions?: readonly EditionName[],
): ToJudge | undefined {
  if (!shown?.readiness.isReady || !slip) return undefined;
  const { position, hall } = shown;
  return { position, slip, editions: editions ?? [hall.edition], settings: hall.settings };
}

/** What the edition of the tournament says of a slip, while it is typed. */
export function useVerdict(shown: JudgedTurn | undefined, slip: Slip | undefined): EngineAnswer<ShownVerdict> {
  const { value, last, isCurrent } = useJudged(toJudge(shown, slip));
  return { value: value && shownOfJudged(value[0]), last: last && shownOfJudged(last[0]), isCurrent };
}
