import { isSalt } from '@raccord/stream';
import { tidy } from '@raccord/tournament';
import type { ClubCommand, ClubCommandType } from '../commands.ts';
import {
  type ClubContext,
  type ClubDecision,
  type ClubResult,
  checkName,
  type DecideClub,
  decided,
} from './context.ts';
import { addEvening, closeEvening, identifyPlayers, planSeason } from './evenings.ts';
import {
  addMembers,
  correctMember,
  erasePerson,
  importMembers,
  mergeMembers,
  noteLeaving,
  noteReturn,
  withholdName,
} from './members.ts';
import { CLUB_PERMISSIONS } from './permissions.ts';
import { clubRefused } from './refusals.ts';
import { undoInClub } from './undo.ts';

const createClub: DecideClub<'create-club'> = ({ state }, data) => {
  if (state.description) return clubRefused('club-exists');
  const name = checkName(data.name, 'du club');
  return name.ok ? decided({ type: 'club-created', data: { name: name.value } }) : name;
};

const describeClub: DecideClub<'describe-club'> = (_, data) => {
  const name = checkName(data.name, 'du club');
  if (!name.ok) return name;
  const withheldCategories = data.withheldCategories.map(tidy).filter((category) => category !== '');
  return decided({ type: 'club-described', data: { name: name.value, withheldCategories } });
};

const DECIDE: { readonly [Type in ClubCommandType]: DecideClub<Type> } = {
  'create-club': createClub,
  'describe-club': describeClub,
  'add-members': addMembers,
  'correct-member': correctMember,
  'import-members': importMembers,
  'note-leaving': noteLeaving,
  'note-return': noteReturn,
  'merge-members': mergeMembers,
  'withhold-name': withholdName,
  'erase-person': erasePerson,
  'add-evening': addEvening,
  'identify-players': identifyPlayers,
  'close-evening': closeEvening,
  'plan-season': planSeason,
  undo: undoInClub,
};

/** Says what a command brings about: one event with the texts that it commits to, or a refusal. */
export function decideClub(context: ClubContext, { type, data, actor }: ClubCommand): ClubResult<ClubDecision> {
  const { action, others } = CLUB_PERMISSIONS[type];
  if (actor.role !== 'installation' && !others.includes(actor.role)) return clubRefused('not-allowed', action);
  if (!isSalt(actor.salt)) return clubRefused('bad-salt');
  if (!context.state.description && type !== 'create-club') return clubRefused('no-club');
  return (DECIDE[type] as DecideClub<ClubCommandType>)(context, data, actor);
}
