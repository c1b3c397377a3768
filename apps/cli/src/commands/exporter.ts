import { number } from '@raccord/french';
import type { ExportOrder } from '@raccord/server';
import { describeProvisional } from '@raccord/tournament';
import { type Call, type CliCommand, CliFault, type ExitStatus } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, directoryOf, withStore } from '../data.ts';
import { DOCUMENT_CHOICES, DOCUMENT_OPTIONS, exportOrder, isNoted } from '../documents.ts';
import { isSite, writeSite } from '../exportsite.ts';
import { OPTIONS, required } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { checkTarget, writeTarget } from '../target.ts';
import { counted, quote } from '../text.ts';

export const exporter: CliCommand = {
  name: 'exporter',
  summary: 'écrit un tournoi, ses résultats, ses papiers ou le site d’une saison',
  usage:
    'TOURNOI|SAISON [DOCUMENT] -o FICHIER [--club CLUB] [--partie NOM] [--coup N] [--sujet SUJET] [--joueur NOM] [--centre NOM] [--tables A-B] [--par GROUPE] [--mur] [--papier FORMAT] [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'TOURNOI (son identifiant ou son nom), ou SAISON pour un site', min: 1, max: 2 },
  options: {
    sortie: {
      value: 'FICHIER',
      short: 'o',
      summary: 'le fichier à écrire, dont l’extension dit le format ; pour un site, un dossier',
    },
    club: { value: 'CLUB', summary: 'le club dont c’est une saison, par son identifiant ou son nom ; pour un site' },
    ...DOCUMENT_OPTIONS,
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  choices: DOCUMENT_CHOICES,
  notes: [
    '« raccord verifier » donne la liste des tournois. Un tournoi entier a tout son historique, une action par ligne, et leur chaîne ; ni les liens ni le dictionnaire.',
    'Un site montre ce que le tournoi publie, et d’une saison son classement, ses soirées et une page par joueur, sans licence ni sanction ; les noms masqués y sont des initiales.',
    DATA_NOTE,
  ],
  examples: [
    'raccord exemples essai',
    'raccord exporter mardi -o essai/copie.raccord --donnees essai/donnees',
    'raccord exporter mardi resultats -o essai/mardi.xlsx --donnees essai/donnees',
    'raccord exporter mardi site -o essai/site --donnees essai/donnees',
    'raccord exporter mardi classement --mur -o essai/a.pdf --donnees essai/donnees',
  ],
  async run(call) {
    const target = required(call, 'sortie', 'le fichier à écrire, par « -o FICHIER »');
    if (isSite(call)) return writeSite(call, target);
    if (call.values.club !== undefined) {
      throw new CliFault('Option « --club » en trop : elle dit de quel club est la saison dont on écrit le site.');
    }
    checkTarget(target);
    const order = exportOrder(call, target);
    return order ? writeDocument(call, order, target) : writeTournament(call, target);
  },
};

async function writeTournament(call: Call, target: string): Promise<ExitStatus> {
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
  else printOut(`Tournoi ${quote(name)} (${id}) écrit dans ${quote(target)} : ${counted(events, 'action')}.`);
  return 0;
}

async function writeDocument(call: Call, order: ExportOrder, target: string): Promise<ExitStatus> {
  const progress = makeProgress(call.json);
  const directory = directoryOf(call.values.donnees);
  const { id, bytes, provisional } = await withStore(call, async (store, server) => {
    if (isNoted(order) || order.extension === 'html') await server.checkNoRelay(directory);
    const found = await server.findTournament(store, call.operands[0]);
    if (!found.ok) throw new CliFault(found.fault.text);
    await progress.step('lecture du tournoi', 0);
    const done = await server.withHall(store, directory, found.value, async (hall) => {
      const work = { tell: (done: number, total: number) => progress.count('écriture', done, total) };
      const exported = await server.exportDocument(store, hall, order, work);
      if (!exported.ok) throw new CliFault(exported.fault.text);
      const pieces: Uint8Array[] = [];
      for await (const piece of exported.value.content) pieces.push(piece);
      const content = Buffer.concat(pieces);
      writeTarget(target, content);
      return { bytes: content.length, provisional: exported.value.provisional };
    });
    if (!done.ok) throw new CliFault(done.fault.text);
    return { id: found.value, ...done.value };
  }).finally(() => progress.end());
  if (call.json) printJson({ file: target, id, document: order.document, bytes, provisional });
  else printOut(`${quote(target)} écrit : ${number(Math.ceil(bytes / 1000))} ko.`);
  if (!call.json && provisional !== undefined) printOut(describeProvisional(provisional));
  return 0;
}
