import { decodeLexicon, encodeLexicon, isLexiconFile, parseWordList, WordGraph } from '@raccord/scrabble';
import { decodeText } from '../files/text.ts';
import type { Compiled, Stage } from './protocol.ts';

/** Makes a lexicon of somebody's word list: text in UTF-8, UTF-16 or windows-1252, gzip, or a lexicon already compiled. */
export async function compileWordList(
  name: string,
  file: Uint8Array,
  onStage: (stage: Stage) => void,
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
      refused: 0,
      tooShort: 0,
      tooLong: 0,
      firstRefused: [],
    };
  }
  const list = parseWordList(decodeText(content));
  if (!list.ok) throw new Error(list.fault.text);
  const { words: accepted, firstRefused, refusedCount, tooShortCount, tooLongCount } = list.value;
  onStage('compile');
  const words = WordGraph.fromWords(accepted);
  return {
    file: encodeLexicon({ name, words }),
    name,
    words: words.wordCount,
    refused: refusedCount,
    tooShort: tooShortCount,
    tooLong: tooLongCount,
    firstRefused,
  };
}

async function unfold(file: Uint8Array): Promise<Uint8Array> {
  const isGzip = file[0] === 0x1f && file[1] === 0x8b;
  if (!isGzip) return file;
  const stream = new Blob([file as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
