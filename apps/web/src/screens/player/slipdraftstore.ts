import { EMPTY_DRAFT, type SlipDraft } from '../../slip/slipdraft.ts';

const KEY = 'raccord-brouillon';

interface Kept {
  readonly turn: string;
  readonly draft: SlipDraft;
}

/** The slip being written survives a page that the phone closes: one draft, that of the turn played. */
export function keptSlipDraft(turn: string): SlipDraft {
  const text = sessionStorage.getItem(KEY);
  const kept = text === null ? undefined : (JSON.parse(text) as Kept);
  return kept?.turn === turn ? kept.draft : EMPTY_DRAFT;
}

export const keepSlipDraft = (turn: string, draft: SlipDraft): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ turn, draft } satisfies Kept));
