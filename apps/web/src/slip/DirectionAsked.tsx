import { Notice } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import { undirected } from './direction.ts';
import type { SlipDraft } from './slipdraft.ts';

/** Asks how a word is written, where nobody has said it. */
export function DirectionAsked({ draft, turn }: { readonly draft: SlipDraft; readonly turn: number }) {
  const unsaid = undirected(draft, turn);
  if (unsaid === undefined) return null;
  return <Notice kind="warn">{texts.slip.fields.askDirection(draft.solutions[unsaid].word.toUpperCase())}</Notice>;
}
