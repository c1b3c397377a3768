import { QUOTA_OPTIONS, quotaOptions } from '../clubquotas.ts';
import { type CliCommand, CliFault } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, withStore } from '../data.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { clubLines, factsOfClub } from '../screen/clubs.ts';
import { makeScreen } from '../screen/screen.ts';

export const clubLimiter: CliCommand = {
  name: 'club limiter',
  summary: 'change ce qu’un club peut avoir au plus',
  usage:
    'CLUB [--tournois N] [--membres N] [--seances N] [--dictionnaires MO] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'CLUB (son identifiant ou son nom)', min: 1, max: 1 },
  options: { ...QUOTA_OPTIONS, ...DATA_OPTIONS, json: OPTIONS.json },
  notes: [
    'Une limite qui n’est pas donnée est levée. Ce qu’un club a déjà lui reste, même au-delà de la limite : il ne peut plus rien ajouter.',
    DATA_NOTE,
  ],
  examples: ['raccord exemples essai', 'raccord club limiter "Mon club" --membres 150 --donnees essai/donnees'],
  async run(call) {
    const quotas = quotaOptions(call);
    const club = await withStore(call, async (store, { findClub }) => {
      const found = await findClub(store, call.operands[0]);
      if (!found.ok) throw new CliFault(found.fault.text);
      await store.clubs.setQuotas(found.value.id, quotas);
      return { ...found.value, quotas };
    });
    if (call.json) printJson(factsOfClub(club));
    else printOut(clubLines(makeScreen(process.stdout), [club]));
    return 0;
  },
};
