import type { Command, CommandType } from '../commands.ts';
import { basisOf, entrantsNamed } from '../state/basis.ts';
import { composeCommission, fileAppeal } from './appeals.ts';
import { excludeEntrant, reinstateEntrant } from './cheating.ts';
import type { Context, Decide, Decision } from './context.ts';
import { correctTurns } from './correctturns.ts';
import { attachPreparedGame, correctDraw, makeDrawOfTurn, openPreparedGame, rejectDraw } from './draws.ts';
import { cancelTurn, finishGame } from './ends.ts';
import { makeLinks, revokeLinks } from './links.ts';
import { checkPermission } from './permissions.ts';
import { choosePublication, withholdNames } from './publication.ts';
import { redo } from './redo.ts';
import { refused } from './refusals.ts';
import {
  confirmSlip,
  deliverCorrection,
  giveWarning,
  printCorrections,
  referSlip,
  ruleSlip,
  withdrawRuling,
} from './rulings.ts';
import { directScreens } from './screens.ts';
import {
  addCentre,
  amendEntrant,
  appointOfficial,
  assignTables,
  cancelGame,
  createTournament,
  describeTournament,
  formTeam,
  noteArrival,
  noteDeparture,
  planGame,
  registerEntrants,
  removeEntrant,
  seatEntrant,
} from './setup.ts';
import { correctSlip, recordSlips, recordTops } from './slips.ts';
import {
  chooseSolution,
  closeTurn,
  endTurn,
  laySolution,
  pauseClockOfTurn,
  resumeClockOfTurn,
  startClockOfTurn,
} from './turns.ts';
import { undo } from './undo.ts';

const DECIDE: { readonly [Type in Exclude<CommandType, 'create-tournament'>]: Decide<Type> } = {
  'describe-tournament': describeTournament,
  'add-centre': addCentre,
  'register-entrants': registerEntrants,
  'amend-entrant': amendEntrant,
  'remove-entrant': removeEntrant,
  'seat-entrant': seatEntrant,
  'note-arrival': noteArrival,
  'note-departure': noteDeparture,
  'exclude-entrant': excludeEntrant,
  'reinstate-entrant': reinstateEntrant,
  'form-team': formTeam,
  'appoint-official': appointOfficial,
  'assign-tables': assignTables,
  'compose-commission': composeCommission,
  'direct-screens': directScreens,
  'choose-publication': choosePublication,
  'withhold-names': withholdNames,
  'make-links': makeLinks,
  'revoke-links': revokeLinks,
  'plan-game': planGame,
  'cancel-game': cancelGame,
  'attach-prepared-game': attachPreparedGame,
  'open-prepared-game': openPreparedGame,
  'make-draw': makeDrawOfTurn,
  'reject-draw': rejectDraw,
  'correct-draw': correctDraw,
  'start-clock': startClockOfTurn,
  'pause-clock': pauseClockOfTurn,
  'resume-clock': resumeClockOfTurn,
  'end-turn': endTurn,
  'choose-solution': chooseSolution,
  'lay-solution': laySolution,
  'close-turn': closeTurn,
  'cancel-turn': cancelTurn,
  'correct-turns': correctTurns,
  'finish-game': finishGame,
  'record-slips': recordSlips,
  'record-tops': recordTops,
  'correct-slip': correctSlip,
  'refer-slip': referSlip,
  'confirm-slip': confirmSlip,
  'file-appeal': fileAppeal,
  'rule-slip': ruleSlip,
  'withdraw-ruling': withdrawRuling,
  'give-warning': giveWarning,
  'print-corrections': printCorrections,
  'deliver-correction': deliverCorrection,
  undo,
  redo,
};

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
  const decideIt = DECIDE[command.type] as Decide<CommandType>;
  return decideIt({ ...context, charter }, command.data, command);
}
