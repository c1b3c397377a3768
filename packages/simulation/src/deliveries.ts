import { type DeliveryMeans, wordsOf } from '@raccord/tournament';
import type { Matter } from './matter.ts';
import type { SimulationStage } from './stage.ts';

const LATE = 0.12;
/** Words that are not admitted are looked up with care, which takes time. */
const LATE_ABOUT_WORDS = 0.4;
const INCOMPLETE = 0.05;
const MOST_TURNS_LATE = 4;
/** Noted a while after it was handed over. */
const NOTED_LATER = 0.1;
const NOTED_AFTER = 20_000;

const MEANS: readonly { readonly name: DeliveryMeans; readonly weight: number }[] = [
  { name: 'paper', weight: 90 },
  { name: 'voice', weight: 7 },
  { name: 'screen', weight: 3 },
];

/** Plans the correction slip of a sanction: mostly during the next turn, sometimes later, sometimes incomplete at first. */
export function planDelivery(stage: SimulationStage, matter: Matter): void {
  const { agenda, chance } = stage;
  const { key, player, result } = matter;
  const words = wordsOf(result.reasons);
  for (const word of words) player.untold.add(word);
  const isLate = chance.happens(words.length > 0 ? LATE_ABOUT_WORDS : LATE);
  const isIncomplete = chance.happens(INCOMPLETE);
  if (isIncomplete) agenda.plan(key.turn + 1, () => deliver(stage, matter, false));
  const wait = isLate || isIncomplete ? chance.between(2, MOST_TURNS_LATE) : 1;
  agenda.plan(key.turn + wait, () => deliver(stage, matter, true));
}

/** Hands over what is still to be told of a slip. */
export function deliver({ desk, chance }: SimulationStage, { key, player }: Matter, isComplete: boolean): void {
  const due = desk.journal.ledger.correctionDue(key.game, key.turn, key.entrant);
  if (!due) return;
  const means = chance.pickWeighted(MEANS).name;
  const earlier = chance.happens(NOTED_LATER) ? { deliveredAt: desk.at - NOTED_AFTER } : {};
  desk.tell('deliver-correction', { ...key, means, isComplete, ...earlier }, player.referee);
  if (isComplete) for (const word of due.words) player.untold.delete(word);
}
