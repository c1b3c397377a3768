import { loadServer } from './data.ts';
import { printAlert, printNote } from './output.ts';

/** Says that there is a newer version, where a file beside the program or in these data tells of one. */
export async function tellNewVersion(directory: string): Promise<void> {
  const { toldVersion } = await loadServer();
  const told = await toldVersion(directory);
  if (told?.isFault) printAlert(told.text);
  else if (told) printNote('Nouveau', told.text);
}
