import { isSalt } from '@raccord/stream';
import type { ClubCommand } from '../commands.ts';
import { CLUB_COMMANDS } from './asked.ts';
import type { ClubContext, ClubDecision, ClubResult, DecideClub } from './context.ts';
import { clubRefused } from './refusals.ts';

/** Says what a command brings about: one event with the texts that it commits to, or a refusal. */
export function decideClub(context: ClubContext, { type, data, actor }: ClubCommand): ClubResult<ClubDecision> {
  const { action, others, decide } = CLUB_COMMANDS[type];
  if (actor.role !== 'installation' && !others.includes(actor.role)) return clubRefused('not-allowed', action);
  if (!isSalt(actor.salt)) return clubRefused('bad-salt');
  if (!context.state.description && type !== 'create-club') return clubRefused('no-club');
  return (decide as DecideClub<unknown>)(context, data, actor);
}
