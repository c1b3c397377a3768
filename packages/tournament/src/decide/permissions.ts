import { accept } from '@raccord/scrabble';
import type { Command, CommandType } from '../commands.ts';
import type { Role } from '../people.ts';
import type { Decision } from './context.ts';
import { refused } from './refusals.ts';

interface Permission {
  /** In French, after « ne peut pas ». */
  readonly action: string;
  /** Besides the chief referee, who may do everything. */
  readonly others: readonly Role[];
  /** A chief of one centre may do it too, for that centre. */
  readonly inCentre?: boolean;
}

const REFEREES: readonly Role[] = ['referee', 'second-referee'];

/** Who may ask what. */
export const PERMISSIONS: Readonly<Record<CommandType, Permission>> = {
  'create-tournament': { action: 'créer le tournoi', others: [] },
  'describe-tournament': { action: 'changer la description du tournoi', others: [] },
  'add-centre': { action: 'ajouter un centre', others: [] },
  'register-entrants': { action: 'inscrire de joueurs', others: [], inCentre: true },
  'amend-entrant': { action: 'modifier une inscription', others: [], inCentre: true },
  'remove-entrant': { action: 'retirer une inscription', others: [], inCentre: true },
  'seat-entrant': { action: 'changer un joueur de table', others: [], inCentre: true },
  'note-arrival': { action: 'noter une arrivée', others: [], inCentre: true },
  'note-departure': { action: 'noter un départ', others: [], inCentre: true },
  'exclude-entrant': { action: 'exclure un joueur', others: [] },
  'reinstate-entrant': { action: 'lever une exclusion', others: ['commission'] },
  'form-team': { action: 'former une équipe', others: [] },
  'appoint-official': { action: 'nommer un arbitre', others: [], inCentre: true },
  'assign-tables': { action: 'répartir les tables', others: [], inCentre: true },
  'compose-commission': { action: 'composer la commission', others: ['commission'] },
  'direct-screens': { action: 'régler l’écran de la salle', others: [], inCentre: true },
  'choose-publication': { action: 'choisir ce que le public voit', others: [] },
  'withhold-names': { action: 'masquer de noms au public', others: [], inCentre: true },
  'make-links': { action: 'faire de liens', others: [], inCentre: true },
  'revoke-links': { action: 'révoquer de liens', others: [], inCentre: true },
  'plan-game': { action: 'ajouter une partie', others: [] },
  'cancel-game': { action: 'annuler une partie', others: [] },
  'attach-prepared-game': { action: 'charger une partie préparée', others: [] },
  'open-prepared-game': { action: 'ouvrir une partie préparée', others: [] },
  'make-draw': { action: 'tirer les lettres', others: [], inCentre: true },
  'reject-draw': { action: 'rejeter un tirage', others: [] },
  'correct-draw': { action: 'corriger le tirage', others: [] },
  'start-clock': { action: 'lancer le chronomètre', others: [], inCentre: true },
  'pause-clock': { action: 'arrêter le chronomètre', others: [], inCentre: true },
  'resume-clock': { action: 'relancer le chronomètre', others: [], inCentre: true },
  'end-turn': { action: 'annoncer la fin du coup', others: [], inCentre: true },
  'choose-solution': { action: 'choisir la solution', others: [] },
  'lay-solution': { action: 'poser la solution', others: [], inCentre: true },
  'close-turn': { action: 'clore le coup', others: [], inCentre: true },
  'cancel-turn': { action: 'annuler un coup', others: [] },
  'correct-turns': { action: 'corriger un coup joué', others: [] },
  'finish-game': { action: 'terminer la partie', others: [] },
  'record-slips': { action: 'saisir de bulletins', others: ['referee', 'player'], inCentre: true },
  'record-tops': { action: 'saisir de bulletins', others: ['referee'], inCentre: true },
  'correct-slip': { action: 'corriger un bulletin', others: [...REFEREES, 'player'], inCentre: true },
  'refer-slip': { action: 'soumettre un bulletin à la commission', others: REFEREES, inCentre: true },
  'confirm-slip': { action: 'confirmer un bulletin', others: ['second-referee'], inCentre: true },
  'file-appeal': { action: 'déposer une réclamation', others: [...REFEREES, 'commission', 'player'], inCentre: true },
  'rule-slip': { action: 'rendre une décision sur un bulletin', others: [...REFEREES, 'commission'], inCentre: true },
  'withdraw-ruling': { action: 'retirer une décision', others: [...REFEREES, 'commission'], inCentre: true },
  'give-warning': { action: 'donner un avertissement', others: REFEREES, inCentre: true },
  'print-corrections': { action: 'imprimer de billets de correction', others: REFEREES, inCentre: true },
  'deliver-correction': { action: 'remettre un billet de correction', others: [...REFEREES, 'player'], inCentre: true },
  undo: { action: 'annuler une action', others: [...REFEREES, 'commission', 'player'], inCentre: true },
  redo: { action: 'rétablir une action', others: [...REFEREES, 'commission', 'player'], inCentre: true },
};

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  chief: 'Le responsable d’un centre',
  referee: 'Un arbitre',
  'second-referee': 'Un double-arbitre',
  commission: 'La commission',
  player: 'Un joueur',
};

export function checkPermission({ type, actor }: Command): Decision<void> {
  const { action, others, inCentre } = PERMISSIONS[type];
  const isChief = actor.role === 'chief' && (actor.centre === undefined || inCentre === true);
  return isChief || others.includes(actor.role)
    ? accept(undefined)
    : refused('not-allowed', ROLE_LABELS[actor.role], action);
}
