import { type CliCommand, CliFault } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, withStore } from '../data.ts';
import { nameOption, OPTIONS, originOf, required } from '../options.ts';
import { printJson, printOut } from '../output.ts';

export const clubLien: CliCommand = {
  name: 'club lien',
  summary: 'crée un lien pour le responsable d’un club',
  usage: 'CLUB --adresse ADRESSE [--nom NOM] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'CLUB (son identifiant ou son nom)', min: 1, max: 1 },
  options: {
    adresse: { value: 'ADRESSE', summary: 'celle du serveur : https://MACHINE' },
    nom: { value: 'NOM', summary: 'qui l’ouvrira (« Responsable » par défaut)' },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'Le lien est valable un an, et n’est montré qu’une fois. Qui l’ouvre voit et fait tout ce qui est du club, et rien d’autre.',
    DATA_NOTE,
  ],
  examples: [
    'raccord exemples essai',
    'raccord club lien "Mon club" --adresse https://mon.club --donnees essai/donnees',
  ],
  async run(call) {
    const base = originOf(required(call, 'adresse', 'l’adresse du serveur, par « --adresse https://MACHINE »'));
    const label = nameOption(call.values.nom ?? 'Responsable', '--nom');
    const link = await withStore(call, async (store, { findClub, linkToClub }) => {
      const club = await findClub(store, call.operands[0]);
      if (!club.ok) throw new CliFault(club.fault.text);
      return linkToClub(store, club.value.id, label, base);
    });
    if (call.json) printJson({ link });
    else printOut(link);
    return 0;
  },
};
