import { Notice } from '../design/controls.tsx';
import { texts } from '../texts/index.ts';
import type { Lack } from './lacking.ts';
import type { SlipDraft } from './slipdraft.ts';

/** Asks for what a slip lacks before it goes on. */
export function LackAsked({ draft, lack }: { readonly draft: SlipDraft; readonly lack: Lack | undefined }) {
  if (!lack) return null;
  const { fields } = texts.slip;
  const { word } = draft.solutions[lack.solution];
  return <Notice kind="warn">{lack.what === 'word' ? fields.askWord : fields.askDirection(word.toUpperCase())}</Notice>;
}
