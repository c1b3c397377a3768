import { CliFault, type Command } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, withStore } from '../data.ts';
import { OPTIONS, required } from '../options.ts';
import { print, printJson } from '../output.ts';
import { writeTarget } from '../target.ts';
import { counted, quote } from '../text.ts';

export const exporter: Command = {
  name: 'exporter',
  summary: 'écrit un tournoi entier dans un fichier, pour une autre installation',
  usage: 'TOURNOI -o FICHIER [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'TOURNOI (son identifiant ou son nom)', min: 1, max: 1 },
  options: {
    sortie: { value: 'FICHIER', short: 'o', summary: 'le fichier de tournoi à écrire' },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    '« raccord verifier » donne la liste des tournois. Le fichier a tous les événements, un par ligne, et leur chaîne ; ni les liens ni le lexique.',
    DATA_NOTE,
  ],
  examples: ['raccord exporter demonstration -o demonstration.raccord'],
  async run(call) {
    const target = required(call, 'sortie', 'le fichier à écrire, par « -o FICHIER »');
    const { id, name, events } = await withStore(call, async (store, server) => {
      const found = await server.findTournament(store, call.operands[0]);
      if (!found.ok) throw new CliFault(found.fault.text);
      const exported = await server.exportTournament(store, found.value);
      if (!exported.ok) throw new CliFault(exported.fault.text);
      const { pieces, ...facts } = exported.value;
      writeTarget(target, Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece))));
      return { id: found.value, ...facts };
    });
    if (call.json) printJson({ file: target, id, name, events });
    else print(`Tournoi ${quote(name)} (${id}) écrit dans ${quote(target)} : ${counted(events, 'événement')}.`);
    return 0;
  },
};
