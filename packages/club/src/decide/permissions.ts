import type { ClubCommandType, ClubRole } from '../commands.ts';

interface ClubPermission {
  /** In French, after « ne pouvez pas ». */
  readonly action: string;
  /** Besides the installation, which may do everything. */
  readonly others: readonly ClubRole[];
}

const CLUB: readonly ClubRole[] = ['club'];
const ANYBODY: readonly ClubRole[] = ['club', 'tournament'];

/** Who may ask what. */
export const CLUB_PERMISSIONS: Readonly<Record<ClubCommandType, ClubPermission>> = {
  'create-club': { action: 'créer un club', others: [] },
  'describe-club': { action: 'changer la description du club', others: CLUB },
  'add-members': { action: 'ajouter de membres', others: CLUB },
  'correct-member': { action: 'corriger la fiche d’un membre', others: CLUB },
  'import-members': { action: 'importer de membres', others: CLUB },
  'note-leaving': { action: 'noter un départ', others: CLUB },
  'note-return': { action: 'noter un retour', others: CLUB },
  'merge-members': { action: 'réunir deux fiches', others: CLUB },
  'withhold-name': { action: 'taire un nom', others: CLUB },
  'erase-person': { action: 'effacer une personne', others: CLUB },
  'add-evening': { action: 'ajouter une soirée', others: CLUB },
  'identify-players': { action: 'dire qui est qui', others: ANYBODY },
  'close-evening': { action: 'clore une soirée', others: ANYBODY },
  'plan-season': { action: 'changer une saison', others: CLUB },
  undo: { action: 'annuler une action', others: ANYBODY },
};
