import { turnOf } from '@raccord/tournament';
import { planDelivery } from './deliveries.ts';
import { type Matter, worthOf } from './matter.ts';
import { planAppeal, planCommission, planReferral, planSecondRefereeing } from './rulings.ts';
import { ONLY_GAME } from './setup.ts';
import { isThere, type SimulationStage } from './stage.ts';

/** Plans what a turn just recorded calls for: second refereeing, referrals, decisions, correction slips. */
export function followUp(stage: SimulationStage, turn: number): void {
  for (const matter of mattersOf(stage, turn)) {
    planSecondRefereeing(stage, matter);
    if (matter.result.reasons.length === 0) continue;
    if (matter.result.outcome === 'referred') planCommission(stage, matter, turn);
    else planReferral(stage, matter);
    planAppeal(stage, matter);
    planDelivery(stage, matter);
  }
}

/** Everybody's slip of a turn. */
function mattersOf({ desk: { journal }, cast }: SimulationStage, turn: number): Matter[] {
  const results = journal.ledger.results(ONLY_GAME, turn);
  const state = turnOf(journal.state, ONLY_GAME, turn);
  return cast.halls.flatMap((hall) =>
    hall.groups.flatMap(({ players }) =>
      players.flatMap((player): Matter[] => {
        const entrant = player.entrant.id;
        const file = state?.files.get(entrant);
        const index = journal.state.entrants.get(entrant)?.index;
        if (!isThere(player, turn) || !state || !file || index === undefined) return [];
        const key = { game: ONLY_GAME, turn, entrant };
        return [{ key, hall, player, result: { ...results[index] }, worth: worthOf(state, file) }];
      }),
    ),
  );
}
