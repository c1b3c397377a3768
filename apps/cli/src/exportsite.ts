import { makeSiteArchive, type SiteFile } from '@raccord/files';
import { number } from '@raccord/french';
import { type Call, CliFault, type ExitStatus } from './command.ts';
import { directoryOf, withStore } from './data.ts';
import { exportOrder } from './documents.ts';
import { printJson, printNote, printOut } from './output.ts';
import { makeProgress, type ProgressLine } from './progress.ts';
import { checkFolder, writeFolder } from './sitefolder.ts';
import { checkTarget, writeTarget } from './target.ts';
import { counted, quote } from './text.ts';

export const isSite = ({ operands: [, document = ''] }: Call): boolean => document.toLowerCase() === 'site';

type Opened = Parameters<Parameters<typeof withStore>[1]>;

interface SiteMade {
  readonly id: string;
  readonly files: readonly SiteFile[];
  /** Evenings of which the ranking alone could be told. */
  readonly unread: readonly string[];
}

/** The pages side by side in a folder, which a club puts on its web site as it is, or in an archive. */
export async function writeSite(call: Call, target: string): Promise<ExitStatus> {
  const isArchive = /\.zip$/i.test(target);
  const order = exportOrder(call, target);
  if (isArchive) checkTarget(target);
  else checkFolder(target);
  const progress = makeProgress(call.json);
  const { id, files, unread } = await withStore(call, (...opened) => filesOf(call, progress, ...opened)).finally(() =>
    progress.end(),
  );
  const bytes = isArchive ? writeArchive(target, files) : writeFolder(target, files);
  const pages = files.length - 1;
  for (const one of unread) {
    printNote(
      'Soirée',
      `${quote(one)} ne peut pas être lue, seul son classement est sur le site ; si « raccord verifier » la dit intacte, ajoutez son dictionnaire par « raccord lexique ajouter »`,
    );
  }
  const place = isArchive ? { file: target } : { folder: target };
  if (call.json) printJson({ ...place, id, document: order?.document, pages, bytes, unread });
  else printOut(`${quote(target)} écrit : ${counted(pages, 'page')}, ${number(Math.ceil(bytes / 1000))} ko.`);
  return 0;
}

/** Of the tournament of this name, else of the season; where `--club` is given, of the season. */
async function filesOf(call: Call, progress: ProgressLine, store: Opened[0], server: Opened[1]): Promise<SiteMade> {
  const [name] = call.operands;
  const directory = directoryOf(call.values.donnees);
  await server.checkNoRelay(directory);
  if (call.values.club === undefined) {
    const tournament = await server.findTournament(store, name);
    if (tournament.ok) {
      const files = await server.withHall(store, directory, tournament.value, (hall) => server.exportSite(store, hall));
      if (!files.ok) throw new CliFault(files.fault.text);
      return { id: tournament.value, files: files.value, unread: [] };
    }
    if (tournament.fault.code === 'name-shared') throw new CliFault(tournament.fault.text);
  }
  const work = { tell: (done: number, total: number) => progress.count('soirées', done, total) };
  const season = await server.exportSeasonSite(store, directory, { season: name, club: call.values.club }, work);
  if (!season.ok) throw new CliFault(season.fault.text);
  return { ...season.value, id: season.value.season.id };
}

function writeArchive(target: string, files: readonly SiteFile[]): number {
  const bytes = Buffer.concat([...makeSiteArchive(files)]);
  writeTarget(target, bytes);
  return bytes.length;
}
