import type { StationRole } from '@raccord/contract';
import { moment, plural } from '@raccord/french';
import { describeCommission, MEANS_NAMES } from '@raccord/tournament';
import type { HistoryKind } from '../../screens/commission/history.ts';
import { commonFrench } from './common.ts';

const HISTORY: Readonly<Record<HistoryKind, string>> = {
  recorded: 'Saisi',
  corrected: 'Corrigé',
  referred: 'Soumis à la commission',
  appealed: 'Réclamation',
  'appealed-again': 'Second recours',
  ruled: 'Décision',
  withdrawn: 'Décision, retirée depuis',
  confirmed: 'Vérifié',
  warned: 'Avertissement',
  delivered: 'Billet remis',
};

export const commissionFrench = {
  title: 'Commission',
  pending: (count: number) => `À trancher (${count})`,
  decided: (count: number) => `Tranchés (${count})`,
  none: 'Aucun bulletin n’est soumis à la commission. Ceux qui le seront apparaîtront ici d’eux-mêmes.',
  noneLeft: 'Tout est tranché.',
  place: (game: string, turn: number, table: number) => `${game}, coup ${turn}, table ${table}`,
  byRegulation: 'Soumis par le règlement.',
  referredFor: (reason: string) => `Soumis pour ce motif : ${reason}`,
  appealedFor: (reason: string) => `Réclamation : ${reason}`,
  appeal: { 'in-time': 'réclamation', late: 'réclamation hors délai' },
  secondAppeal: 'second recours',
  toReview: 'à revoir : coup corrigé depuis',
  composition: {
    title: 'Composition de la commission',
    none: 'Qui siège n’est pas encore noté ; ces noms figurent avec chaque décision.',
    seated: (president: string, members: readonly string[]) =>
      `Présidence : ${president}${members.length === 0 ? '' : `. Membres : ${members.join(', ')}`}.`,
    compose: 'Noter la composition',
    change: 'Changer la composition',
    hint: 'Elle vaut pour les décisions à venir ; celles qui sont rendues gardent la leur.',
    president: 'Présidence',
    members: 'Membres',
    membersHint: 'Un nom par ligne.',
    missing: 'Nommez d’abord qui préside.',
    save: 'Enregistrer',
  },
  slip: 'Le bulletin',
  position: 'La grille et le tirage',
  editions: 'Ce que dit chaque édition',
  applied: 'celle du tournoi',
  otherPlaces: 'Autres places du même score',
  otherPlacesHint: (score: number, isPaid: boolean) =>
    `Où le mot peut se poser pour ${plural(score, 'point')} dans le sens écrit${isPaid ? ', la place payée mise à part' : ''} :`,
  otherPlacesNone: (score: number) => `Aucune autre place ne donne ${plural(score, 'point')} dans le sens écrit.`,
  preparing: 'Chargement du dictionnaire… Les verdicts et les places vont s’afficher.',
  sameWord: 'Même mot, même coup',
  sameWordNone: 'Personne d’autre n’a écrit ce mot à ce coup.',
  history: 'Historique du bulletin',
  historyKinds: HISTORY,
  by: (role: string, name: string, at: number) => {
    const office = commonFrench.roles[role as StationRole] ?? role;
    return `${office === name ? name : `${office} · ${name}`}, ${moment(at)}`;
  },
  at: moment,
  means: MEANS_NAMES,
  incomplete: 'motif non précisé',
  favourable: 'lecture la plus favorable',
  otherwise: 'la commission en décide autrement',
  decidedBy: (president: string, members: readonly string[]) =>
    `Commission : ${describeCommission({ president, members })}.`,
  decision: 'La décision',
  newDecision: 'Rendre une autre décision',
  chiefHints: {
    'for-now': 'Votre décision vaut en attendant celle de la commission.',
    'for-good': 'Aucune commission n’est nommée : votre décision est définitive.',
  },
  sent: 'Décision enregistrée : résultat, solos, moyennes et classement sont recalculés.',
  kept: 'Décision gardée ici : elle partira dès que le serveur répondra.',
  withdraw: 'Retirer la décision',
  withdrawTitle: 'Retirer la dernière décision',
  previous: 'Bulletin précédent',
  next: 'Bulletin suivant',
};
