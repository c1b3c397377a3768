import { DESCRIPTION_COMMANDS } from './description.ts';
import { EVENINGS_COMMANDS } from './evenings.ts';
import { LEXICONS_COMMANDS } from './lexicons.ts';
import { MEMBERS_COMMANDS } from './members.ts';
import { TAKING_BACK_COMMANDS } from './takingback.ts';

/** Everything that can be asked of a club: with what, who may, and what decides it. One command gives one event. */
export const CLUB_COMMANDS = {
  ...DESCRIPTION_COMMANDS,
  ...MEMBERS_COMMANDS,
  ...EVENINGS_COMMANDS,
  ...LEXICONS_COMMANDS,
  ...TAKING_BACK_COMMANDS,
};
