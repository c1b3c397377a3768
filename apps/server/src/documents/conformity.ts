import type { ConformitySummary } from '@raccord/conformity';
import { conformityPaper, print } from '@raccord/paper';
import { EDITION_NAMES, EDITIONS } from '@raccord/regulation';
import { readFonts } from './papers/fonts.ts';

/** The dossier of a run of trials on paper. It bears the day of the last edition, not that of the clock: the same run is the same file. */
export async function printConformity(summary: ConformitySummary): Promise<AsyncIterable<Uint8Array>> {
  const last = EDITIONS[EDITION_NAMES[EDITION_NAMES.length - 1]];
  const printing = await print(conformityPaper(summary), {
    fonts: await readFonts(),
    size: 'A4',
    at: new Date(last.inForceFrom),
    tournament: { name: `Raccord ${summary.order.version}`, place: `graine ${summary.order.seed}`, date: '' },
  });
  return printing.bytes;
}
