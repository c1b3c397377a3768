import type { SessionAnswer } from '@raccord/contract';
import type { Journal, SlipKey, TurnCorrections } from '@raccord/tournament';
import { describeVerdict } from '@raccord/tournament';
import { seatedAt } from './remit.ts';

/** What correcting turns would change, for who may order it; undefined where there is no such game. */
export function seeConsequences(journal: Journal, session: SessionAnswer, corrections: TurnCorrections) {
  const { role, centre } = session;
  const game = journal.state.games.get(corrections.game);
  if (!game) return undefined;
  const sequence = journal.events.length;
  // What other centres play is not for the chief of one of them.
  if (role === 'chief' && centre !== undefined) return { ...NOTHING, sequence, refusal: NOT_HERE };
  const found = journal.consequencesOf(corrections);
  if (!found.ok) return { ...NOTHING, sequence, refusal: found.fault.text };
  const { turns, cancelled, slips, totals, toSee, isEndLost, stuck, shown } = found.value;
  const at = ({ turn, entrant: id }: Pick<SlipKey, 'turn' | 'entrant'>) => {
    const entrant = journal.state.entrants.get(id);
    return entrant ? [{ ...seatedAt(session, game, turn, entrant), turn }] : [];
  };
  return {
    ...{ sequence, turns, isEndLost },
    cancelled: cancelled.map((turn) => ({ turn, slips: game.turns[turn - 1].files.size })),
    slips: slips.flatMap((slip) =>
      at(slip).map((seat) => ({
        ...seat,
        before: describeVerdict(slip.before),
        after: describeVerdict(slip.after),
      })),
    ),
    totals: totals.flatMap(({ entrant, before, after }) =>
      at({ turn: game.turns.length, entrant }).map(({ turn: _, ...seat }) => ({ ...seat, before, after })),
    ),
    toSee: toSee.flatMap((slip) => at(slip).map((seat) => ({ ...seat, why: slip.why }))),
    ...(stuck ? { stuck } : { shown }),
  };
}

const NOT_HERE = 'Le responsable d’un centre ne peut pas corriger un coup joué : demandez au juge-arbitre.';
const NOTHING = { turns: [], cancelled: [], slips: [], totals: [], toSee: [], isEndLost: false };
