import { keep, keptText } from '../../app/usekept.ts';
import type { SlipDraft } from '../../slip/slipdraft.ts';

/** What is typed for the slip of a table: in the line, and in its fields once they are open. */
export interface EntryText {
  readonly typed: string;
  readonly draft?: SlipDraft | undefined;
}

export const NO_TEXT: EntryText = { typed: '' };

const isNoText = ({ typed, draft }: EntryText): boolean => typed === '' && draft === undefined;

/** What a station has half typed for a turn, by entrant: it outlives the page. */
export interface Drafts {
  of(entrant: string): EntryText | undefined;
  /** Whose was typed last. */
  last(): string | undefined;
  /** Nothing typed is nothing kept. */
  keep(entrant: string, text: EntryText): void;
}

interface Typist {
  readonly tournament: string;
  readonly station: string;
}

export interface DraftedTurn {
  readonly game: string;
  readonly turn: number;
  /** A turn cancelled and drawn again is another one. */
  readonly position: string;
}

export function draftsOf({ tournament, station }: Typist, { game, turn, position }: DraftedTurn): Drafts {
  const place = `raccord-drafts ${tournament} ${station}`;
  const prefix = `${game} ${turn} ${position} `;
  const read = (): Readonly<Record<string, EntryText>> => JSON.parse(keptText(place) || '{}');
  return {
    of: (entrant) => read()[prefix + entrant],
    last: () =>
      Object.keys(read())
        .findLast((name) => name.startsWith(prefix))
        ?.slice(prefix.length),
    keep(entrant, text) {
      const { [prefix + entrant]: _, ...others } = read();
      const kept = isNoText(text) ? others : { ...others, [prefix + entrant]: text };
      keep(place, Object.keys(kept).length === 0 ? '' : JSON.stringify(kept));
    },
  };
}
