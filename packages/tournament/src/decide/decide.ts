import { accept } from '@raccord/scrabble';
import type { Command } from '../commands.ts';
import { basisOf, entrantsNamed } from '../state/basis.ts';
import { COMMANDS } from './asked.ts';
import type { Context, Decide, Decision } from './context.ts';
import { refused } from './refusals.ts';
import { createTournament } from './setup.ts';

/** Says what a command brings about: one event, or a refusal with its code and its sentence. */
export function decide(context: Context, command: Command): Decision {
  const allowed = checkPermission(command);
  if (!allowed.ok) return allowed;
  if (command.type === 'create-tournament') return createTournament(context, command.data);
  const { charter } = context.state;
  if (!charter) return refused('no-tournament');
  const { basis, data } = command;
  const isOfSlips = entrantsNamed(data).length > 0;
  if (basis !== undefined && !isOfSlips && basis !== basisOf(context.state, data)) return refused('other-position');
  const decideIt = COMMANDS[command.type].decide as Decide<unknown>;
  return decideIt({ ...context, charter }, command.data, command);
}

function checkPermission({ type, actor }: Command): Decision<void> {
  const { action, others, inCentre } = COMMANDS[type];
  const isChief = actor.role === 'chief' && (actor.centre === undefined || inCentre === true);
  return isChief || others.includes(actor.role) ? accept(undefined) : refused('not-allowed', actor.role, action);
}
