import { type Call, type CliCommand, CliFault } from '../command.ts';
import { confirm } from '../confirm.ts';
import { DATA_NOTE, DATA_OPTIONS, directoryOf, withStore } from '../data.ts';
import { OPTIONS } from '../options.ts';
import { printAlert, printJson, printOut } from '../output.ts';
import { counted, quote } from '../text.ts';

const STILL_READ =
  'un autre programme lit la base, et le disque garde jusque-là ce qui vient d’être effacé. Raccord l’en ôtera dès la fin de cette lecture s’il tourne, sinon à son prochain démarrage (« raccord servir »).';

export const effacer: CliCommand = {
  name: 'effacer',
  summary: 'efface une personne d’un tournoi terminé, dont la chaîne reste vérifiable',
  usage: 'TOURNOI (--joueur NOM | --arbitre NOM) [--oui] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'TOURNOI (son identifiant ou son nom)', min: 1, max: 1 },
  options: {
    joueur: { value: 'NOM', summary: 'un joueur : son nom entier, ou l’identifiant de son inscription' },
    arbitre: { value: 'NOM', summary: 'au lieu d’un joueur, un arbitre : son nom entier' },
    oui: { summary: 'efface sans demander' },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'Rien n’est effacé sans « --oui » ou sans votre accord, et rien ne se reprend. Un membre d’un club s’efface dans l’application (Club, Membres) : toutes ses soirées suivent.',
    'Partent : son nom, sa licence, ce qu’il est seul à avoir (club, série…), et son nom dans les motifs, les liens et les actions. Restent : ses points, ses coups, son rang, sous « Joueur effacé ».',
    'Hors d’atteinte : sauvegardes, fichiers exportés, papiers et pages déjà remis. Refaites vos sauvegardes, puis supprimez les anciennes.',
    'Avec « --json » : tournament, events (combien d’événements le nommaient) et hasLeftDisk (false tant qu’un autre programme lit la base : Raccord finit alors plus tard).',
    DATA_NOTE,
  ],
  examples: ['raccord exemples essai', 'raccord effacer mardi --joueur "KOALA Modeste" --oui --donnees essai/donnees'],
  async run(call) {
    const wanted = wantedIn(call);
    const { hasLeftDisk, ...erased } = await withStore(call, async (store, server) => {
      await server.checkNoRelay(directoryOf(call.values.donnees));
      const found = await server.findTournament(store, call.operands[0]);
      if (!found.ok) throw new CliFault(found.fault.text);
      const plan = await server.planErasure(store, found.value, wanted);
      if (!plan.ok) throw new CliFault(plan.fault.text);
      const { name, request, isClosed } = plan.value;
      const what = `${quote(name)} de ${counted(plan.value.events, 'action')} de ${quote(call.operands[0])}`;
      if (!call.switches.has('oui') && !(await confirm(`Effacer ${what}, pour toujours ?`))) {
        throw new CliFault(`Rien n’est effacé sans accord : ajoutez « --oui » pour effacer ${what}.`);
      }
      const by = { role: 'chief', name: 'Ligne de commande' } as const;
      const done = await server.eraseFrom(store, found.value, request, { by, now: Date.now(), isClosed });
      if (!done.ok) throw new CliFault(done.fault.text);
      return { tournament: found.value, events: done.value, hasLeftDisk: await server.leaveDisk(store) };
    });
    if (call.json) printJson({ ...erased, hasLeftDisk });
    else
      printOut(
        `Nom effacé de ${counted(erased.events, 'action')} de ${quote(call.operands[0])} ; la chaîne reste intacte.`,
      );
    if (!hasLeftDisk) printAlert(STILL_READ);
    return 0;
  },
};

function wantedIn({ values: { joueur, arbitre } }: Call): { player?: string; official?: string } {
  if (joueur !== undefined && arbitre === undefined) return { player: joueur };
  if (arbitre !== undefined && joueur === undefined) return { official: arbitre };
  throw new CliFault('Qui effacer ? Donnez un joueur par « --joueur », ou un arbitre par « --arbitre ».');
}
