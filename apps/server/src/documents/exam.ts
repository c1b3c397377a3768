import type { PAPERS } from '@raccord/contract';
import { examKeyPaper, examSubject, print } from '@raccord/paper';
import { EDITIONS } from '@raccord/regulation';
import { type Exam, joinExtracts, type Penmanship } from '@raccord/school';
import { readFonts } from './papers/fonts.ts';

export interface ExamPrinting {
  /** Slips to judge with a sheet for the answers, or the right answers. */
  readonly part: 'subject' | 'key';
  readonly size: (typeof PAPERS)[number];
  readonly penmanship: Penmanship;
}

/** An exam of referees on paper. It bears the day of its edition, not that of the clock: the same exam is the same file. */
export async function printExam(
  { number, edition, exercises, lexicon }: Exam,
  { part, size, penmanship }: ExamPrinting,
): Promise<AsyncIterable<Uint8Array>> {
  const { title, inForceFrom } = EDITIONS[edition];
  const words = lexicon === undefined ? 'le dictionnaire libre de Raccord' : `celui de l’organisateur, « ${lexicon} »`;
  const content = { number, edition: title, lexicon: words, slips: exercises, penmanship };
  const subject = { ...content, extract: joinExtracts(exercises) };
  const printing = await print(part === 'subject' ? examSubject(subject) : examKeyPaper(content), {
    fonts: await readFonts(),
    size,
    at: new Date(inForceFrom),
    tournament: { name: 'École d’arbitrage', place: title, date: '' },
  });
  return printing.bytes;
}
