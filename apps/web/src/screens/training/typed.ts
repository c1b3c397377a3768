import { changeReference, changeWord } from '../../slip/direction.ts';
import { changeSolution, retypeWord, type SlipDraft, tidyWord } from '../../slip/slipdraft.ts';

/** A word and its place typed in one go: what follows a space, or begins with a digit, is the reference. */
export function splitTyped(text: string): { readonly word: string; readonly reference: string | undefined } {
  const end = text.search(/[\s\d]/);
  if (end <= 0) return { word: tidyWord(text), reference: undefined };
  return { word: tidyWord(text.slice(0, end)), reference: text.slice(end).trim() };
}

/** The draft with what was typed for its word; a reference typed behind it takes the place of the one that was there. */
export function typeWord(draft: SlipDraft, word: string, reference: string | undefined): SlipDraft {
  const [before] = draft.solutions;
  const written = changeSolution(draft, 0, changeWord(before, retypeWord(before.word, word)));
  return reference ? changeSolution(written, 0, changeReference(written.solutions[0], reference)) : written;
}
