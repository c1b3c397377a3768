import { useState } from 'react';
import { type Drafts, type EntryText, NO_TEXT } from './drafts.ts';

interface Writing {
  /** The table, and another one for each slip of it. */
  readonly slot: string;
  readonly text: EntryText;
  /** Typed before, and not touched since. */
  readonly isOffered: boolean;
  /** Where the last change was made: the next one there is part of it. */
  readonly unit?: string | undefined;
  readonly past: readonly EntryText[];
  readonly future: readonly EntryText[];
}

export interface EntryWriting extends Pick<Writing, 'slot' | 'text' | 'isOffered'> {
  /** @param unit changes of one unit in a row are taken back together. */
  change(text: EntryText, unit?: string): void;
  /** Undefined where nothing was typed for this table. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

function begin(drafts: Drafts, entrant: string, slot: string): Writing {
  const kept = drafts.of(entrant);
  return {
    ...{ slot, text: kept ?? NO_TEXT, isOffered: kept !== undefined },
    ...{ past: kept ? [NO_TEXT] : [], future: [] },
  };
}

/** What is typed for the slip of a table, each change of which can be taken back; begun anew with each round. */
export function useEntryText(drafts: Drafts, entrant: string, round: number): EntryWriting {
  const slot = `${entrant} ${round}`;
  const [held, hold] = useState(() => begin(drafts, entrant, slot));
  const writing = held.slot === slot ? held : begin(drafts, entrant, slot);
  if (writing !== held) hold(writing);
  const { text, isOffered, unit: lastUnit, past, future } = writing;
  const write = (next: Omit<Writing, 'slot' | 'isOffered'>): void => {
    hold({ slot, isOffered: false, ...next });
    drafts.keep(entrant, next.text);
  };
  return {
    ...{ slot, text, isOffered },
    change(next, unit) {
      const isSameUnit = unit !== undefined && unit === lastUnit;
      write({ text: next, unit, past: isSameUnit ? past : [...past, text], future: [] });
    },
    undo:
      past.length === 0
        ? undefined
        : () => write({ text: past[past.length - 1], past: past.slice(0, -1), future: [text, ...future] }),
    redo:
      future.length === 0
        ? undefined
        : () => write({ text: future[0], past: [...past, text], future: future.slice(1) }),
  };
}
