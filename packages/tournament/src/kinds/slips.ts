import { plural } from '@raccord/french';
import type { SlipKey, TurnKey } from '../events.ts';
import { describeAll, describeJudged } from '../told/written.ts';
import type { JudgedSlip } from '../verdicts.ts';
import { fileIn, slipFileIn, turnIn } from './finding.ts';
import { ofSlip, ofSlips } from './ofslips.ts';

export const SLIPS = {
  'slips-recorded': ofSlips<TurnKey & { readonly slips: readonly JudgedSlip[] }>({
    slips: ({ game, turn, slips }) => slips.map(({ entrant }) => ({ game, turn, entrant })),
    evolve: (state, data, { actor, at }, id) => {
      const turn = turnIn(state, data);
      for (const { entrant, slip, verdict } of data.slips) {
        const file = fileIn(turn, entrant);
        file.basis = id;
        file.slip = { slip, verdict, actor, at };
        if (verdict.outcome !== 'accepted' || verdict.reasons.length > 0) turn.eventful.add(entrant);
      }
    },
    told: ({ slips, ...key }, teller) => {
      const written = teller.isAll ? describeAll(slips, (id) => teller.entrant(id)) : '';
      if (slips.length > 1) return `saisie de ${plural(slips.length, 'bulletin')}${teller.on(key)}${written}`;
      return `saisie : ${teller.slip({ ...key, entrant: slips[0].entrant })}${written}`;
    },
  }),
  'slip-corrected': ofSlip<TurnKey & JudgedSlip & { readonly reason: string }>({
    evolve: (state, data, stamp, id) => {
      const file = slipFileIn(state, data, id);
      if (file.slip) file.corrected = [...(file.corrected ?? []), file.slip];
      // What was confirmed is no longer what stands.
      delete file.confirmation;
      delete file.review;
      file.slip = { slip: data.slip, verdict: data.verdict, reason: data.reason, ...stamp };
    },
    told: (data, teller) => `correction : ${teller.slip(data)}${teller.isAll ? ` : ${describeJudged(data)}` : ''}`,
  }),
  'slip-confirmed': ofSlip<SlipKey>({
    isIdle: true,
    evolve: (state, data, stamp) => {
      const file = fileIn(turnIn(state, data), data.entrant);
      delete file.review;
      file.confirmation = stamp;
    },
    told: (key, teller) => `vérifié en double arbitrage : ${teller.slip(key)}`,
  }),
};
