import { accept } from '@raccord/scrabble';
import type { TurnCorrections } from '../commands.ts';
import { type Consequences, consequencesIn } from './consequences.ts';
import { asked, type Context, type Decide, type Decision, isBlank } from './context.ts';
import { refused } from './refusals.ts';
import { workOut } from './workingout.ts';

/** Puts turns right that were played, with all that follows from it, if that is what was shown. */
export const correctTurns: Decide<TurnCorrections & { readonly reason: string; readonly shown: string }> = (
  context,
  { reason, shown, ...corrections },
) => {
  const worked = workOut(context, corrections);
  if (!worked.ok) return worked;
  const { stuck, ...turns } = worked.value;
  if (stuck) return refused('turn-cannot-stand', stuck.turn, stuck.text);
  if (isBlank(reason)) return refused('reason-missing');
  if (shown !== consequencesIn(context, worked.value).shown) return refused('consequences-differ');
  return accept({ type: 'turns-corrected', data: { ...turns, reason } });
};

/** What would come of corrections. */
export function consequencesOf(context: Context, corrections: TurnCorrections): Decision<Consequences> {
  const { charter } = context.state;
  if (!charter) return refused('no-tournament');
  const chartered = { ...context, charter };
  const worked = workOut(chartered, corrections);
  return worked.ok ? accept(consequencesIn(chartered, worked.value)) : worked;
}

export const CORRECTIONS_COMMANDS = {
  /** `shown` is the mark of the consequences that were looked at (`Consequences`): with others it is not done. */
  'correct-turns': asked({ action: 'corriger un coup joué', others: [], decide: correctTurns }),
};
