import { statSync } from 'node:fs';
import { type CliCommand, CliFault } from '../command.ts';
import { confirm } from '../confirm.ts';
import { DATA_NOTE, DATA_OPTIONS, directoryOf, withStore } from '../data.ts';
import { OPTIONS, required } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress, tournamentsDone } from '../progress.ts';
import { checkTarget, writeTarget } from '../target.ts';
import { counted, quote } from '../text.ts';

export const clubSupprimer: CliCommand = {
  name: 'club supprimer',
  summary: 'supprime un club avec ses tournois, après en avoir écrit une copie',
  usage: 'CLUB -o COPIE [--oui] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'CLUB (son identifiant ou son nom)', min: 1, max: 1 },
  options: {
    sortie: {
      value: 'COPIE',
      short: 'o',
      summary: 'la copie à écrire d’abord ; un fichier présent n’est jamais remplacé',
    },
    oui: { summary: 'supprime sans demander' },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'Rien n’est supprimé sans « --oui » ou sans votre accord, ni avant que la copie soit écrite. « raccord club importer » la relit. Un serveur qui tourne le voit aussitôt : ses liens n’ouvrent plus rien.',
    'Ses liens sont supprimés avec lui, et ne sont pas dans la copie. Le seul club d’une installation ne se supprime pas.',
    DATA_NOTE,
  ],
  examples: [
    'raccord exemples essai',
    'raccord club creer Vichy --identifiant vichy --donnees essai/donnees',
    'raccord club supprimer vichy -o essai/vichy.club --oui --donnees essai/donnees',
  ],
  async run(call) {
    const target = required(call, 'sortie', 'la copie à écrire d’abord, par « -o FICHIER »');
    checkTarget(target);
    if (statSync(target, { throwIfNoEntry: false })) {
      throw new CliFault(`${quote(target)} existe déjà (-o) : donnez un autre nom à la copie.`);
    }
    const progress = makeProgress(call.json);
    const removed = await withStore(call, async (store, server) => {
      const lexicons = server.lexiconsIn(directoryOf(call.values.donnees));
      const club = await server.findClub(store, call.operands[0]);
      if (!club.ok) throw new CliFault(club.fault.text);
      const { name, tournaments } = club.value;
      const what = `le club ${quote(name)} et ${counted(tournaments, 'tournoi')}`;
      if (!call.switches.has('oui') && !(await confirm(`Supprimer ${what} ?`))) {
        throw new CliFault(`Rien n’est supprimé sans accord : ajoutez « --oui » pour supprimer ${what}.`);
      }
      const write = (pieces: Iterable<string>): void =>
        writeTarget(target, Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece))));
      const done = await server.removeClub(store, lexicons, club.value, write, tournamentsDone(progress));
      if (!done.ok) throw new CliFault(done.fault.text);
      return club.value;
    }).finally(() => progress.end());
    const { id, name, tournaments } = removed;
    if (call.json) printJson({ id, name, tournaments, copy: target });
    else
      printOut(
        `Club ${quote(name)} (${id}) supprimé avec ${counted(tournaments, 'tournoi')} ; copie : ${quote(target)}.`,
      );
    return 0;
  },
};
