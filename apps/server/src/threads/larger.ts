import {
  certificatesPaper,
  lexiconChangePaper,
  memberPagePaper,
  type Paper,
  phasePaper,
  print,
  seasonPaper,
  sittingResultsPaper,
} from '@raccord/paper';
import { makeExam } from '@raccord/school';
import { decodeLexicon, decodeSearchGraph, unwrap } from '@raccord/scrabble';
import { changedTops } from '@raccord/tournament';
import { makeSeededGame } from '@raccord/training';
import { printExam } from '../documents/exam.ts';
import { readFonts } from '../documents/papers/fonts.ts';
import type { ClubPaper, ExamOnPaper, LargerOrder, WordsInFiles } from './order.ts';

/** What needs the regulation or paper: read for these orders alone, since it takes longer than the others do. */
export async function makeLarger(order: LargerOrder): Promise<unknown> {
  switch (order.kind) {
    case 'exam':
      return makeExam(order.exam, wordsIn(order));
    case 'exam-paper': {
      const exam = makeExam(order.exam, wordsIn(order));
      const { number, exercises } = exam;
      const bytes = await whole(await printExam(exam, order.printing));
      return { number, slips: exercises.length, bytes } satisfies ExamOnPaper;
    }
    case 'game':
      return makeSeededGame(order.game, wordsIn(order));
    case 'changed-tops':
      return changedTops(order.turns, unwrap(decodeSearchGraph(order.before)), unwrap(decodeSearchGraph(order.after)));
    case 'club-paper':
      return whole((await print(paperOf(order), { ...order.print, fonts: await readFonts() })).bytes);
  }
}

const wordsIn = ({ lexicon, graph }: WordsInFiles) => ({
  words: unwrap(decodeLexicon(lexicon)).words,
  graph: unwrap(decodeSearchGraph(graph)),
});

function paperOf(paper: ClubPaper): Paper {
  if ('season' in paper) return seasonPaper(paper.season);
  if ('phase' in paper) return phasePaper(paper.phase);
  if ('results' in paper) return sittingResultsPaper(paper.results);
  if ('certificates' in paper) return certificatesPaper(paper.certificates);
  return 'change' in paper ? lexiconChangePaper(paper.change) : memberPagePaper(paper.page, paper.about);
}

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
