import { readWords } from '@raccord/files';
import { decodeLexicon, encodeLexicon, isLexiconFile, WordGraph } from '@raccord/scrabble';
import type { Compiled, LoadingStage } from './protocol.ts';
import { unfold } from './unfold.ts';

/**
 * Makes a lexicon of somebody's word list: text in UTF-8, UTF-16 or windows-1252, gzip, a
 * dictionary of Eliot, or a lexicon already compiled.
 */
export async function compileWordList(
  fileName: string,
  file: Uint8Array,
  onStage: (stage: LoadingStage) => void,
): Promise<Compiled> {
  onStage('read');
  const content = await unfold(file);
  if (isLexiconFile(content)) {
    const lexicon = decodeLexicon(content);
    if (!lexicon.ok) throw new Error(lexicon.fault.text);
    const { name: known, words } = lexicon.value;
    return {
      file: content,
      name: known,
      words: words.wordCount,
      comments: 0,
      refused: 0,
      tooShort: 0,
      tooLong: 0,
      firstRefused: [],
    };
  }
  const brought = readWords(content);
  if (!brought.ok) throw new Error(brought.fault.text);
  const name = brought.value.name || fileName;
  const { words: accepted, firstRefused, commentCount, refusedCount, tooShortCount, tooLongCount } = brought.value.list;
  onStage('compile');
  const words = WordGraph.fromWords(accepted);
  return {
    file: encodeLexicon({ name, words }),
    name,
    words: words.wordCount,
    comments: commentCount,
    refused: refusedCount,
    tooShort: tooShortCount,
    tooLong: tooLongCount,
    firstRefused,
  };
}
