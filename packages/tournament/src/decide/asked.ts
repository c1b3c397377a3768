import { APPEALS_COMMANDS } from './appeals.ts';
import { CHEATING_COMMANDS } from './cheating.ts';
import { CORRECTIONS_COMMANDS } from './correctturns.ts';
import { DRAWS_COMMANDS } from './draws.ts';
import { ENDS_COMMANDS } from './ends.ts';
import { ENTRANTS_COMMANDS } from './entrants.ts';
import { LINKS_COMMANDS } from './links.ts';
import { PUBLICATION_COMMANDS } from './publication.ts';
import { REDO_COMMANDS } from './redo.ts';
import { RULINGS_COMMANDS } from './rulings.ts';
import { SCREENS_COMMANDS } from './screens.ts';
import { SETUP_COMMANDS } from './setup.ts';
import { SLIPS_COMMANDS } from './slips.ts';
import { TURNS_COMMANDS } from './turns.ts';
import { UNDO_COMMANDS } from './undo.ts';

/**
 * Everything that can be asked: with what, who may, and what decides it. One command gives one event. Where a `from` is left out, it is
 * the turn being played.
 */
export const COMMANDS = {
  ...SETUP_COMMANDS,
  ...ENTRANTS_COMMANDS,
  ...CHEATING_COMMANDS,
  ...APPEALS_COMMANDS,
  ...SCREENS_COMMANDS,
  ...PUBLICATION_COMMANDS,
  ...LINKS_COMMANDS,
  ...DRAWS_COMMANDS,
  ...TURNS_COMMANDS,
  ...ENDS_COMMANDS,
  ...CORRECTIONS_COMMANDS,
  ...SLIPS_COMMANDS,
  ...RULINGS_COMMANDS,
  ...UNDO_COMMANDS,
  ...REDO_COMMANDS,
};
