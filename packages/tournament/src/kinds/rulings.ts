import type { Delivery, PrintedCorrection, Ruled, SlipKey } from '../events.ts';
import { MEANS_NAMES } from '../labels.ts';
import { describeRuling } from '../told/written.ts';
import { countRulings, slipFileIn } from './finding.ts';
import { ofSlip, ofSlips } from './ofslips.ts';
import { drawPath, slipPath } from './paths.ts';

type Reasoned = SlipKey & { readonly reason: string };

/** What people decide of slips, and what they tell players. */
export const RULINGS = {
  'slip-referred': ofSlip<Reasoned>({
    evolve: (state, data, stamp, id) => {
      const file = slipFileIn(state, data, id);
      file.referral = { ...stamp, reason: data.reason, order: countRulings(file) };
    },
    told: (key, teller) => `soumis à la commission : ${teller.slip(key)}`,
  }),
  'slip-ruled': ofSlip<SlipKey & Ruled>({
    evolve: (state, { game, turn, entrant, ...ruled }, stamp, id) => {
      const file = slipFileIn(state, { game, turn, entrant }, id);
      delete file.review;
      file.rulings = [...(file.rulings ?? []), { ...ruled, ...stamp, order: countRulings(file) }];
    },
    told: ({ ruling, isProvisional, isFavourable, isOtherwise, ...key }, teller) => {
      const how = [
        isProvisional ? ' provisoire' : '',
        isFavourable ? ', lecture la plus favorable' : '',
        isOtherwise ? ', la commission en décide autrement' : '',
      ].join('');
      return `décision${how}${teller.isAll ? ` (${describeRuling(ruling)})` : ''} : ${teller.slip(key)}`;
    },
  }),
  'ruling-withdrawn': ofSlip<Reasoned>({
    evolve: (state, data, _, id) => {
      const file = slipFileIn(state, data, id);
      delete file.review;
      file.withdrawn = [...(file.withdrawn ?? []), ...(file.rulings ?? []).slice(-1)];
      file.rulings = (file.rulings ?? []).slice(0, -1);
    },
    told: (key, teller) => `décision retirée : ${teller.slip(key)}`,
  }),
  'warning-given': ofSlip<Reasoned>({
    evolve: (state, data, stamp) => {
      const file = slipFileIn(state, data);
      file.warnings = [...(file.warnings ?? []), { ...stamp, reason: data.reason }];
    },
    told: (key, teller) => `avertissement disciplinaire : ${teller.entrant(key.entrant)}${teller.on(key)}`,
  }),
  'corrections-printed': ofSlips<{ readonly slips: readonly PrintedCorrection[] }>({
    isIdle: true,
    slips: ({ slips }) => slips,
    evolve: (state, { slips }) => {
      for (const slip of slips) slipFileIn(state, slip).printed = slip.notice;
    },
    // A slip may be put right or taken back after it was printed: another one is then due.
    touches: ({ slips }) => ({
      writes: slips.map((key) => `printed/${slipPath(key, key.entrant)}`),
      reads: [...new Set(slips.map(drawPath))],
    }),
    told: ({ slips }, teller) =>
      slips.length > 1
        ? `impression de ${slips.length} billets de correction`
        : `impression d’un billet de correction : ${teller.entrant(slips[0].entrant)}${teller.on(slips[0])}`,
  }),
  'correction-delivered': ofSlip<SlipKey & Delivery>({
    evolve: (state, data) => {
      const { means, deliveredAt, isComplete, notice, words } = data;
      const file = slipFileIn(state, data);
      delete file.printed;
      file.deliveries = [...(file.deliveries ?? []), { means, deliveredAt, isComplete, notice, words }];
    },
    told: ({ means, isComplete, ...key }, teller) => {
      const how = `${MEANS_NAMES[means]}${isComplete ? '' : ', motif non précisé'}`;
      return `billet de correction remis (${how}) : ${teller.entrant(key.entrant)}${teller.on(key)}`;
    },
  }),
};
