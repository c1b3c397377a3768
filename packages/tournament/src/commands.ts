import type { COMMANDS } from './decide/asked.ts';
import type { Asking } from './decide/context.ts';
import type { Ruled, TurnCancelled } from './events.ts';

export type CommandType = keyof typeof COMMANDS;
export type CommandData<Type extends CommandType> = Parameters<(typeof COMMANDS)[Type]['decide']>[1];

/** Everything that can be asked, read off the table of what decides it. */
export type CommandBody = {
  readonly [Type in CommandType]: { readonly type: Type; readonly data: CommandData<Type> };
}[CommandType];

/** A command: its id makes it done once, however often it is sent. */
export type Command = CommandBody & Asking & { readonly id: string };

/** What the commission orders where it upholds an appeal; it is done by the same event. */
export type Remedy =
  /** As if what was appealed against had not been; to somebody who came late, the mean of the others for what he missed. */
  | { readonly kind: 'annulment'; readonly grants?: 'average' }
  | ({ readonly kind: 'ruling' } & Pick<Ruled, 'ruling' | 'isFavourable' | 'isOtherwise'>)
  | ({ readonly kind: 'cancelled-turn' } & Pick<TurnCancelled, 'centre' | 'grants'>)
  | ({ readonly kind: 'corrected-turns'; readonly shown: string } & Omit<TurnCorrections, 'game'>);

/** What is put right in turns that were played; the others of the game stay as they can. */
export interface TurnCorrections {
  readonly game: string;
  readonly turns: readonly TurnCorrection[];
  /** From this turn on, all are cancelled. */
  readonly cancelFrom?: number;
}

export interface TurnCorrection {
  readonly turn: number;
  /** Typed as a draw is. */
  readonly letters?: string;
  readonly solution?: { readonly word: string; readonly reference: string };
}

/** Typed by hand (`AB+CDEFG`, `-ABCDEFG` when the leftover was put back), by chance, or the next one of the prepared game. */
export type DrawSource =
  | { readonly kind: 'typed'; readonly letters: string }
  | { readonly kind: 'random'; readonly seed: number }
  | { readonly kind: 'prepared' };
