import { withoutCapital } from '@raccord/french';
import { type CliCommand, CliFault } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, dataPlaceOf, directoryOf, loadServer, telling } from '../data.ts';
import { readText } from '../input.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress, tournamentsDone } from '../progress.ts';
import { factsOfClub } from '../screen/clubs.ts';
import { counted, quote } from '../text.ts';

export const clubImporter: CliCommand = {
  name: 'club importer',
  summary: 'ajoute un club entier, exporté d’une autre installation',
  usage: 'FICHIER [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'FICHIER (celui de « raccord club exporter »)', min: 1, max: 1 },
  options: { ...DATA_OPTIONS, json: OPTIONS.json },
  notes: [
    'Tout est vérifié d’abord : un fichier changé ou coupé est refusé, et rien n’est écrit à moitié. Le serveur peut tourner.',
    DATA_NOTE,
  ],
  examples: [
    'raccord exemples essai',
    'raccord club exporter "Mon club" -o essai/club.club --donnees essai/donnees',
    'raccord club importer essai/club.club --donnees essai/ailleurs',
  ],
  async run(call) {
    const [path] = call.operands;
    const { text } = await readText(path, 'FICHIER');
    const server = await loadServer();
    const progress = makeProgress(call.json);
    const store = await telling(server.openStore(dataPlaceOf(call)));
    try {
      const brought = await telling(
        server.importClub(store, server.lexiconsIn(directoryOf(call.values.donnees)), text, tournamentsDone(progress)),
      ).finally(() => progress.end());
      if (!brought.ok) throw new CliFault(`${quote(path)} : ${withoutCapital(brought.fault.text)}`);
      const { id, name, tournaments } = brought.value;
      if (call.json) printJson(factsOfClub(brought.value));
      else printOut(`Club ${quote(name)} (${id}) ajouté : ${counted(tournaments, 'tournoi')}.`);
      return 0;
    } finally {
      await store.close();
    }
  },
};
