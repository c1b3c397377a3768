import { type Call, type CliCommand, CliFault } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, dataPlaceOf, directoryOf, nameOfPlace, withStore } from '../data.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { linkLines } from '../screen/links.ts';
import { makeScreen } from '../screen/screen.ts';
import { counted } from '../text.ts';

export const liens: CliCommand = {
  name: 'liens',
  summary: 'donne la liste des liens du juge-arbitre de l’installation, et en révoque',
  usage: '[--revoquer ID [--garder]] [--donnees DOSSIER | --database ADRESSE]',
  options: {
    revoquer: { value: 'ID', summary: 'révoque ce lien, et ceux qui ont été créés avec lui' },
    garder: { summary: 'garde valables les liens créés avec lui' },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'Chaque « raccord servir » donne un lien : il est valable un jour, puis trente s’il a été ouvert. Le lien lui-même n’est gardé nulle part ; pour en avoir un autre, redémarrez le serveur.',
    'Un serveur qui tourne sur les mêmes données met dehors en une seconde ceux qui sont entrés par un lien révoqué.',
    'Les liens des postes d’un tournoi se créent et se révoquent dans l’application, à l’écran « Postes et liens ».',
    DATA_NOTE,
    'Avec « --json » : data et links (id, label, createdAt, openedAt, expiresAt, made), ou data et ended, le nombre de liens révoqués.',
  ],
  examples: ['raccord exemples essai', 'raccord liens --donnees essai/donnees'],
  async run(call) {
    const { revoquer } = call.values;
    if (revoquer === undefined && call.switches.has('garder')) {
      throw new CliFault('Option « --garder » sans lien à révoquer : donnez-le par « --revoquer ».');
    }
    await (revoquer === undefined ? list(call) : revoke(call, revoquer));
    return 0;
  },
};

async function list(call: Call): Promise<void> {
  const links = await withStore(call, (store, { listInstallationLinks }) => listInstallationLinks(store));
  const data = nameOfPlace(dataPlaceOf(call));
  if (call.json) printJson({ data, links });
  else printOut([`Données : ${data}`, '', ...linkLines(makeScreen(process.stdout), links)]);
}

async function revoke(call: Call, id: string): Promise<void> {
  const revoked = await withStore(call, (store, { revokeInstallationLink }) =>
    revokeInstallationLink(store, directoryOf(call.values.donnees), id, call.switches.has('garder')),
  );
  if (!revoked.ok) throw new CliFault(revoked.fault.text);
  if (call.json) printJson({ data: nameOfPlace(dataPlaceOf(call)), ended: revoked.value });
  else printOut(`${counted(revoked.value, 'lien révoqué', 'liens révoqués')}.`);
}
