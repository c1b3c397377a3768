import type { CliCommand } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, dataPlaceOf, nameOfPlace, withStore } from '../data.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { clubLines, factsOfClub } from '../screen/clubs.ts';
import { makeScreen } from '../screen/screen.ts';

export const clubLister: CliCommand = {
  name: 'club lister',
  summary: 'donne la liste des clubs de l’installation',
  usage: '[--donnees DOSSIER | --database ADRESSE]',
  options: { ...DATA_OPTIONS, json: OPTIONS.json },
  notes: [DATA_NOTE],
  examples: ['raccord exemples essai', 'raccord club lister --donnees essai/donnees'],
  async run(call) {
    const clubs = await withStore(call, (store, { listClubs }) => listClubs(store));
    const data = nameOfPlace(dataPlaceOf(call));
    if (call.json) printJson({ data, clubs: clubs.map(factsOfClub) });
    else printOut([`Données : ${data}`, '', ...clubLines(makeScreen(process.stdout), clubs)]);
    return 0;
  },
};
