/** Why a command was refused, as it is told to who sent it; null when its event is written. */
export type CommandReply = { readonly code: string; readonly text: string } | null;

/** A command as one process hands it to another: data alone. */
export type HandedCommand = unknown;

export type DecideFor = (commands: readonly HandedCommand[]) => Promise<readonly CommandReply[]>;

/**
 * Who decides, where several processes share a store: each stream has one chair, and whoever sits in it decides for all.
 * It spares the others deciding in vain; that nothing is decided twice or out of order, the store sees to by itself.
 */
export interface Chairs {
  /** Sits down and decides for the others from then on. False while another process sits there. */
  take(stream: string, decideFor: DecideFor): Promise<boolean>;
  leave(stream: string): Promise<void>;
  /** Hands commands to whoever sits there. Undefined when nobody does any more: the chair may be taken. */
  ask(stream: string, commands: readonly HandedCommand[]): Promise<readonly CommandReply[] | undefined>;
}
