import { QUOTA_OPTIONS, quotaOptions } from '../clubquotas.ts';
import { type CliCommand, CliFault } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, withStore } from '../data.ts';
import { nameOption, OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { factsOfClub } from '../screen/clubs.ts';
import { quote } from '../text.ts';

export const clubCreer: CliCommand = {
  name: 'club creer',
  summary: 'crée un club, avec ce qu’il peut avoir au plus',
  usage:
    'NOM [--identifiant ID] [--tournois N] [--membres N] [--seances N] [--dictionnaires MO] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'NOM (celui du club)', min: 1, max: 1 },
  options: {
    identifiant: { value: 'ID', summary: 'comment l’appeler dans les commandes (par défaut, tiré au hasard)' },
    ...QUOTA_OPTIONS,
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'Une installation a déjà un club, celui de ses tournois ; il ne faut en créer que pour en héberger plusieurs. « raccord club lien » donne à son responsable de quoi y entrer ; « raccord club limiter » change ses limites. Le serveur peut tourner.',
    DATA_NOTE,
  ],
  examples: ['raccord exemples essai', 'raccord club creer "Scrabble de Vichy" --membres 150 --donnees essai/donnees'],
  async run(call) {
    const name = nameOption(call.operands[0], 'NOM');
    const quotas = quotaOptions(call);
    const made = await withStore(call, (store, { createClub }) =>
      createClub(store, { name, id: call.values.identifiant, quotas }),
    );
    if (!made.ok) throw new CliFault(made.fault.text);
    if (call.json) printJson(factsOfClub(made.value));
    else printOut(`Club ${quote(made.value.name)} créé (${made.value.id}).`);
    return 0;
  },
};
