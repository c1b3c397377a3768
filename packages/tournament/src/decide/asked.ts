import type { CommandType } from '../commands.ts';
import type { Role } from '../people.ts';
import { answerAppeal, completeFile, composeCommission, fileAppeal, requestCompletion } from './appeals.ts';
import { excludeEntrant, reinstateEntrant } from './cheating.ts';
import type { Decide } from './context.ts';
import { correctTurns } from './correctturns.ts';
import { attachPreparedGame, correctDraw, makeDrawOfTurn, openPreparedGame, rejectDraw } from './draws.ts';
import { cancelTurn, finishGame } from './ends.ts';
import { makeLinks, revokeLinks } from './links.ts';
import { choosePublication, withholdNames } from './publication.ts';
import { redo } from './redo.ts';
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

/** All that is to be said of one kind of command, but what it is asked with (`commands.ts`). */
interface CommandKind<Type extends CommandType> {
  /** In French, after « ne peut pas ». */
  readonly action: string;
  /** Besides the chief referee, who may do everything. */
  readonly others: readonly Role[];
  /** A chief of one centre may do it too, for that centre. */
  readonly inCentre?: boolean;
  readonly decide: Decide<Type>;
}

const REFEREES: readonly Role[] = ['referee', 'second-referee'];

/** Everything that can be asked: who may, and what decides it. */
export const COMMANDS: { readonly [Type in CommandType]: CommandKind<Type> } = {
  'create-tournament': { action: 'créer le tournoi', others: [], decide: createTournament },
  'describe-tournament': { action: 'changer la description du tournoi', others: [], decide: describeTournament },
  'add-centre': { action: 'ajouter un centre', others: [], decide: addCentre },
  'register-entrants': { action: 'inscrire de joueurs', others: [], inCentre: true, decide: registerEntrants },
  'amend-entrant': { action: 'modifier une inscription', others: [], inCentre: true, decide: amendEntrant },
  'remove-entrant': { action: 'retirer une inscription', others: [], inCentre: true, decide: removeEntrant },
  'seat-entrant': { action: 'changer un joueur de table', others: [], inCentre: true, decide: seatEntrant },
  'note-arrival': { action: 'noter une arrivée', others: [], inCentre: true, decide: noteArrival },
  'note-departure': { action: 'noter un départ', others: [], inCentre: true, decide: noteDeparture },
  'exclude-entrant': { action: 'exclure un joueur', others: [], decide: excludeEntrant },
  'reinstate-entrant': { action: 'lever une exclusion', others: ['commission'], decide: reinstateEntrant },
  'form-team': { action: 'former une équipe', others: [], decide: formTeam },
  'appoint-official': { action: 'nommer un arbitre', others: [], inCentre: true, decide: appointOfficial },
  'assign-tables': { action: 'répartir les tables', others: [], inCentre: true, decide: assignTables },
  'compose-commission': { action: 'composer la commission', others: ['commission'], decide: composeCommission },
  'direct-screens': { action: 'régler l’écran de la salle', others: [], inCentre: true, decide: directScreens },
  'choose-publication': { action: 'choisir ce que le public voit', others: [], decide: choosePublication },
  'withhold-names': { action: 'masquer de noms au public', others: [], inCentre: true, decide: withholdNames },
  'make-links': { action: 'faire de liens', others: [], inCentre: true, decide: makeLinks },
  'revoke-links': { action: 'révoquer de liens', others: [], inCentre: true, decide: revokeLinks },
  'plan-game': { action: 'ajouter une partie', others: [], decide: planGame },
  'cancel-game': { action: 'annuler une partie', others: [], decide: cancelGame },
  'attach-prepared-game': { action: 'charger une partie préparée', others: [], decide: attachPreparedGame },
  'open-prepared-game': { action: 'ouvrir une partie préparée', others: [], decide: openPreparedGame },
  'make-draw': { action: 'tirer les lettres', others: [], inCentre: true, decide: makeDrawOfTurn },
  'reject-draw': { action: 'rejeter un tirage', others: [], decide: rejectDraw },
  'correct-draw': { action: 'corriger le tirage', others: [], decide: correctDraw },
  'start-clock': { action: 'lancer le chronomètre', others: [], inCentre: true, decide: startClockOfTurn },
  'pause-clock': { action: 'arrêter le chronomètre', others: [], inCentre: true, decide: pauseClockOfTurn },
  'resume-clock': { action: 'relancer le chronomètre', others: [], inCentre: true, decide: resumeClockOfTurn },
  'end-turn': { action: 'annoncer la fin du coup', others: [], inCentre: true, decide: endTurn },
  'choose-solution': { action: 'choisir la solution', others: [], decide: chooseSolution },
  'lay-solution': { action: 'poser la solution', others: [], inCentre: true, decide: laySolution },
  'close-turn': { action: 'clore le coup', others: [], inCentre: true, decide: closeTurn },
  'cancel-turn': { action: 'annuler un coup', others: [], decide: cancelTurn },
  'correct-turns': { action: 'corriger un coup joué', others: [], decide: correctTurns },
  'finish-game': { action: 'terminer la partie', others: [], decide: finishGame },
  'record-slips': { action: 'saisir de bulletins', others: ['referee', 'player'], inCentre: true, decide: recordSlips },
  'record-tops': { action: 'saisir de bulletins', others: ['referee'], inCentre: true, decide: recordTops },
  'correct-slip': {
    action: 'corriger un bulletin',
    others: [...REFEREES, 'player'],
    inCentre: true,
    decide: correctSlip,
  },
  'refer-slip': {
    action: 'soumettre un bulletin à la commission',
    others: REFEREES,
    inCentre: true,
    decide: referSlip,
  },
  'confirm-slip': { action: 'confirmer un bulletin', others: ['second-referee'], inCentre: true, decide: confirmSlip },
  'file-appeal': {
    action: 'déposer une réclamation',
    others: [...REFEREES, 'commission', 'player'],
    inCentre: true,
    decide: fileAppeal,
  },
  'answer-appeal': { action: 'répondre à une réclamation', others: ['commission'], decide: answerAppeal },
  'request-completion': {
    action: 'noter ce que la commission fédérale demande',
    others: ['commission'],
    decide: requestCompletion,
  },
  'complete-file': { action: 'compléter un dossier de recours', others: ['commission'], decide: completeFile },
  'rule-slip': {
    action: 'rendre une décision sur un bulletin',
    others: [...REFEREES, 'commission'],
    inCentre: true,
    decide: ruleSlip,
  },
  'withdraw-ruling': {
    action: 'retirer une décision',
    others: [...REFEREES, 'commission'],
    inCentre: true,
    decide: withdrawRuling,
  },
  'give-warning': { action: 'donner un avertissement', others: REFEREES, inCentre: true, decide: giveWarning },
  'print-corrections': {
    action: 'imprimer de billets de correction',
    others: REFEREES,
    inCentre: true,
    decide: printCorrections,
  },
  'deliver-correction': {
    action: 'remettre un billet de correction',
    others: [...REFEREES, 'player'],
    inCentre: true,
    decide: deliverCorrection,
  },
  undo: { action: 'annuler une action', others: [...REFEREES, 'commission', 'player'], inCentre: true, decide: undo },
  redo: { action: 'rétablir une action', others: [...REFEREES, 'commission', 'player'], inCentre: true, decide: redo },
};
