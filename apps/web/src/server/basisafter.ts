import { entrantsNamed, setsBasis } from '@raccord/tournament';
import type { WaitingCommand } from './commandoutbox.ts';
import { mayCount } from './holding.ts';
import { undoneAmong } from './undoneamong.ts';

export type KnownCommand = Pick<WaitingCommand, 'id' | 'type' | 'data' | 'basis' | 'refusal'>;

/**
 * What a command is decided on when a station has gone on by itself: from what a view told, through its own commands about the
 * same slip, whether or not the server has them yet.
 * @param known what the station gave, oldest first.
 */
export function basisAfter(told: string, data: WaitingCommand['data'], known: readonly KnownCommand[]): string {
  const given = known.filter(mayCount);
  const undone = undoneAmong(given);
  const slip = slipIn(data);
  const before = new Map(given.flatMap(({ id, basis: on }) => (on !== undefined && undone.has(id) ? [[id, on]] : [])));
  let basis = told;
  // A view may still show what was taken back.
  for (let on = before.get(basis); on !== undefined; on = before.get(basis)) basis = on;
  for (const command of given) {
    const { id, data: about, basis: on } = command;
    if (on === basis && setsBasis(command) && !undone.has(id) && slipIn(about) === slip) basis = id;
  }
  return basis;
}

function slipIn(data: WaitingCommand['data']): string {
  const { game, turn } = data as { readonly game?: string; readonly turn?: number };
  return JSON.stringify([game, turn, entrantsNamed(data)]);
}
