import { withoutCapital } from '@raccord/french';
import { type Call, type CliCommand, CliFault, type ExitStatus } from '../command.ts';
import {
  DATA_NOTE,
  DATA_OPTIONS,
  DataFault,
  dataPlaceOf,
  loadServer,
  nameOfPlace,
  telling,
  withStore,
} from '../data.ts';
import { readText } from '../input.ts';
import { OPTIONS } from '../options.ts';
import { printFault, printJson, printOut } from '../output.ts';
import { makeProgress, tournamentsDone } from '../progress.ts';
import { makeScreen } from '../screen/screen.ts';
import { checkedLines, factsOf } from '../screen/servir.ts';
import { counted, quote } from '../text.ts';

export const verifier: CliCommand = {
  name: 'verifier',
  summary: 'vérifie que rien n’a été changé dans les tournois, et en donne la liste',
  usage: '[FICHIER] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'FICHIER (un tournoi ou un club exporté, ou une sauvegarde)', min: 0, max: 1 },
  options: { ...DATA_OPTIONS, json: OPTIONS.json },
  notes: [
    'Chaque action porte l’empreinte de la précédente : une action changée, ôtée ou ajoutée après coup rompt la chaîne. Code de sortie 1 si une chaîne est rompue ; l’action est nommée.',
    'Les clubs sont vérifiés de même, avec les fiches de leurs membres, gardées à côté de leur historique.',
    'La dernière action écrite est notée aussi à côté de la base (« raccord.sqlite-ancre ») : une base revenue en arrière, ou séparée de son journal (« -wal »), est signalée de même.',
    DATA_NOTE,
  ],
  examples: [
    'raccord exemples essai',
    'raccord verifier --donnees essai/donnees',
    'raccord verifier essai/mardi.raccord',
  ],
  async run(call) {
    const [path] = call.operands;
    if (path === undefined) return checkData(call);
    const name = ['donnees', 'database'].find((option) => call.values[option] !== undefined);
    if (name) throw new CliFault(`Option « --${name} » en trop : ${quote(path)} dit déjà quoi vérifier.`);
    return checkFile(path, call.json);
  },
};

type Checked = Parameters<typeof checkedLines>[1];

async function checkData(call: Call): Promise<ExitStatus> {
  const place = nameOfPlace(dataPlaceOf(call));
  const progress = makeProgress(call.json);
  const checking = withStore(call, (store, { checkStore }) => checkStore(store, tournamentsDone(progress)));
  return tell(
    place,
    call.json,
    checking.finally(() => progress.end()),
  );
}

async function checkFile(path: string, json: boolean): Promise<ExitStatus> {
  const server = await loadServer();
  const isBackup = await server.isBackup(path).catch(() => false);
  if (isBackup) {
    const progress = makeProgress(json);
    const checking = server.withBackup(path, (store) => server.checkStore(store, tournamentsDone(progress)));
    return tell(path, json, telling(checking.finally(() => progress.end())));
  }
  const { text } = await readText(path, 'FICHIER');
  if (await server.isClubFile(text)) return tellClub(path, json, await server.readClubFile(text));
  const checked = server.checkTournamentFile(text);
  if (!checked.ok && checked.fault.code !== 'chain-broken' && checked.fault.code !== 'event-unreadable') {
    throw new CliFault(`${quote(path)} : ${withoutCapital(checked.fault.text)}`);
  }
  const fault = checked.ok ? null : checked.fault.text;
  if (json) printJson({ file: path, sound: checked.ok, ...(checked.ok ? checked.value : {}), fault });
  else if (checked.ok) {
    const { name, events } = checked.value;
    printOut(`${quote(path)} : ${quote(name)}, ${counted(events, 'action')}, chaîne intacte.`);
  } else printFault(`${quote(path)} : ${withoutCapital(checked.fault.text)}`);
  return checked.ok ? 0 : 1;
}

type ReadClub = Awaited<ReturnType<Awaited<ReturnType<typeof loadServer>>['readClubFile']>>;

function tellClub(path: string, json: boolean, read: ReadClub): ExitStatus {
  if (!read.ok) {
    const { code, text } = read.fault;
    if (code !== 'club-broken') throw new CliFault(`${quote(path)} : ${withoutCapital(text)}`);
    if (json) printJson({ file: path, sound: false, fault: text });
    else printFault(`${quote(path)} : ${withoutCapital(text)}`);
    return 1;
  }
  const { name } = read.value;
  const [events, tournaments] = [read.value.events.length, read.value.tournaments.length];
  if (json) printJson({ file: path, sound: true, name, events, tournaments, fault: null });
  else {
    const what = `${counted(events, 'action')}, ${counted(tournaments, 'tournoi')}`;
    printOut(`${quote(path)} : club ${quote(name)}, ${what}, chaînes intactes.`);
  }
  return 0;
}

async function tell(where: string, json: boolean, checking: Promise<Checked>): Promise<ExitStatus> {
  const checked = await checking.catch((error) => {
    if (error instanceof DataFault && (error.code === 'damaged' || error.code === 'went-back')) return error;
    throw error;
  });
  if (checked instanceof DataFault) {
    if (json) printJson({ data: where, sound: false, fault: checked.message });
    else printFault(checked.message);
    return 1;
  }
  const { isSound } = await loadServer();
  const sound = isSound(checked);
  if (json) printJson({ data: where, sound, ...factsOf(checked) });
  else printOut([`Données : ${where}`, '', ...checkedLines(makeScreen(process.stdout), checked)]);
  return sound ? 0 : 1;
}
