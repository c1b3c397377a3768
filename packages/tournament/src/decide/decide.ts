import type { Command, CommandType } from '../commands.ts';
import { positionOf } from '../history/position.ts';
import type { Context, Decide, Decision } from './context.ts';
import { attachPreparedGame, correctDraw, makeDrawOfTurn, openPreparedGame } from './draws.ts';
import { checkPermission } from './permissions.ts';
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
  closeTurn,
  endTurn,
  finishGame,
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
  'form-team': formTeam,
  'appoint-official': appointOfficial,
  'assign-tables': assignTables,
  'plan-game': planGame,
  'cancel-game': cancelGame,
  'attach-prepared-game': attachPreparedGame,
  'open-prepared-game': openPreparedGame,
  'make-draw': makeDrawOfTurn,
  'correct-draw': correctDraw,
  'start-clock': startClockOfTurn,
  'pause-clock': pauseClockOfTurn,
  'resume-clock': resumeClockOfTurn,
  'end-turn': endTurn,
  'lay-solution': laySolution,
  'close-turn': closeTurn,
  'finish-game': finishGame,
  'record-slips': recordSlips,
  'record-tops': recordTops,
  'correct-slip': correctSlip,
  'refer-slip': referSlip,
  'confirm-slip': confirmSlip,
  'rule-slip': ruleSlip,
  'withdraw-ruling': withdrawRuling,
  'give-warning': giveWarning,
  'print-corrections': printCorrections,
  'deliver-correction': deliverCorrection,
  undo,
};

/** Says what a command brings about: one event, or a refusal with its code and its sentence. */
export function decide(context: Context, command: Command): Decision {
  const allowed = checkPermission(command);
  if (!allowed.ok) return allowed;
  if (command.type === 'create-tournament') return createTournament(context, command.data);
  const { charter } = context.state;
  if (!charter) return refused('no-tournament');
  const { position } = command;
  if (position !== undefined && position !== positionOf(context.state, command.data)) return refused('other-position');
  const decideIt = DECIDE[command.type] as Decide<CommandType>;
  return decideIt({ ...context, charter }, command.data, command);
}
