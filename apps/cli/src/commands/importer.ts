import { CliFault, type Command } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, loadServer, placeOf, telling } from '../data.ts';
import { readText } from '../input.ts';
import { OPTIONS } from '../options.ts';
import { print, printJson } from '../output.ts';
import { counted, quote, withoutCapital } from '../text.ts';

export const importer: Command = {
  name: 'importer',
  summary: 'ajoute un tournoi qu’une autre installation a exporté',
  usage: 'FICHIER [--identifiant ID] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'FICHIER (un tournoi exporté)', min: 1, max: 1 },
  options: {
    identifiant: { value: 'ID', summary: 'comment l’appeler ici (par défaut, comme à son origine)' },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'La chaîne est vérifiée d’abord : un fichier changé ou coupé est refusé. Le serveur peut tourner. Pour ouvrir le tournoi, il faut aussi son lexique.',
    DATA_NOTE,
  ],
  examples: ['raccord importer finale.raccord', 'raccord importer essai.tournoi --identifiant essai'],
  async run(call) {
    const [path] = call.operands;
    const { text } = await readText(path, 'FICHIER');
    const server = await loadServer();
    const imported = await telling(
      (async () => {
        const store = await server.openStore(placeOf(call));
        try {
          return await server.importTournament(store, text, call.values.identifiant);
        } finally {
          await store.close();
        }
      })(),
    );
    if (!imported.ok) throw new CliFault(`${quote(path)} : ${withoutCapital(imported.fault.text)}`);
    const { id, name, events, lexicon } = imported.value;
    if (call.json) printJson({ id, name, events, lexicon });
    else {
      print([
        `Tournoi ${quote(name)} ajouté sous l’identifiant « ${id} » : ${counted(events, 'événement')}.`,
        `Son lexique : ${lexicon.name || 'sans nom'}.`,
      ]);
    }
    return 0;
  },
};
