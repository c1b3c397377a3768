import type { PAPERS } from '@raccord/contract';
import { examKeyPaper, examPaper, print } from '@raccord/paper';
import { EDITIONS } from '@raccord/regulation';
import type { Exam } from '@raccord/school';
import { readFonts } from './papers/fonts.ts';

/** Slips to judge with a sheet for the answers, or the right answers. */
export type ExamPart = 'subject' | 'key';

/** An exam of referees on paper. It bears the day of its edition, not that of the clock: the same exam is the same file. */
export async function printExam(
  { number, edition, exercises }: Exam,
  part: ExamPart,
  size: (typeof PAPERS)[number] = 'A4',
): Promise<AsyncIterable<Uint8Array>> {
  const { title, inForceFrom } = EDITIONS[edition];
  const content = { number, edition: title, slips: exercises };
  const printing = await print(part === 'subject' ? examPaper(content) : examKeyPaper(content), {
    fonts: await readFonts(),
    size,
    at: new Date(inForceFrom),
    tournament: { name: 'École d’arbitrage', place: title, date: '' },
  });
  return printing.bytes;
}
