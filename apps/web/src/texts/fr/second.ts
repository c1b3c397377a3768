import { plural } from '@raccord/french';
import type { Legibility, SlipState } from '@raccord/regulation';
import type { Direction } from '@raccord/scrabble';
import type { BlindState } from '../../screens/second/blind.ts';
import type { Filter } from '../../screens/second/tablefilters.ts';
import type { ComparedField } from '../../slip/compare.ts';
import { slipFrench } from './slip.ts';

const FILTERS: Readonly<Record<Filter, string>> = {
  'to-confirm': 'À vérifier',
  faults: 'Avec une faute',
  nullities: 'Nuls',
  solos: 'Solos',
  highest: 'Meilleurs scores',
  due: 'Billets à remettre',
  optional: 'Billets facultatifs',
  all: 'Toutes les tables',
};

const BLIND_STATES: Readonly<Record<BlindState, string>> = {
  'to-enter': 'À saisir',
  waiting: 'En attente de la première saisie',
  same: 'Identique',
  different: 'Différent',
  done: 'Réglé',
};

const FIELDS: Readonly<Record<ComparedField, string>> = {
  state: 'État',
  word: 'Mot',
  direction: 'Sens',
  reference: 'Référence',
  outside: 'Raccords',
  struck: 'Solution rayée',
  score: 'Score',
  legibility: 'Lecture',
};

export const secondFrench = {
  title: 'Double arbitrage',
  noTurn: 'Aucun coup n’a encore été tiré. Cette page s’ouvrira d’elle-même au premier tirage.',
  turn: 'Coup à vérifier',
  goToCurrent: (turn: number, game?: string) => `Passer au coup ${turn}${game === undefined ? '' : ` (${game})`}`,
  top: (points: number) => `Top : ${points}`,
  modes: { label: 'Manière de vérifier', review: 'Vérifier la liste', blind: 'Saisie à l’aveugle' },
  left: {
    toConfirm: (count: number) => plural(count, 'bulletin à vérifier', 'bulletins à vérifier'),
    confirmed: (count: number) => plural(count, 'vérifié', 'vérifiés'),
    due: (count: number) => plural(count, 'billet à remettre', 'billets à remettre'),
    referred: (count: number) => plural(count, 'soumis à la commission', 'soumis à la commission'),
    appealed: (count: number) => plural(count, 'réclamation'),
    missing: (count: number) => plural(count, 'table sans bulletin saisi', 'tables sans bulletin saisi'),
  },
  filter: 'Montrer',
  filters: FILTERS,
  hint: 'Comparez chaque bulletin au papier : « D’accord » passe au suivant.',
  list: 'Bulletins du coup',
  empty: 'Aucun bulletin à montrer ici.',
  notBegun: 'Aucun bulletin n’est encore saisi.',
  allDone: 'Tout ce qui est saisi a été vérifié.',
  noSlip: 'Pas encore de bulletin saisi.',
  confirmed: 'Vérifié',
  due: 'Billet à remettre',
  optional: 'Billet facultatif',
  appealed: 'Réclamation',
  delivered: 'Billet remis',
  corrected: 'Corrigé',
  ruled: 'Décision',
  solo: { given: 'Solo', pending: 'Solo possible' },
  places: 'Places possibles sur la grille',
  refereeOf: (name: string) => `Arbitre de la table : ${name}`,
  agree: 'D’accord',
  correct: 'Corriger',
  rule: 'Décider',
  refer: 'À la commission',
  appeal: 'Réclamation',
  nothingToContest:
    'Aucune réclamation possible : le bulletin n’est pas encore saisi, ou une réclamation est déjà déposée.',
  deliver: 'Billet remis',
  confirmTops: (count: number) =>
    count > 1 ? `Vérifier les ${count} tops bien rédigés` : 'Vérifier le top bien rédigé',
  confirmTopsKey: 'Vérifier les tops bien rédigés',
  previous: 'Bulletin précédent',
  next: 'Bulletin suivant',
  correctTitle: (table: number) => `Corriger le bulletin de la table ${table}`,
  correctHint:
    'Écrivez le bulletin tel qu’il est sur le papier. S’il y a une sanction, l’arbitre et le joueur en sont informés par un billet.',
  correctReason: 'Motif de la correction',
  saveCorrection: 'Enregistrer la correction',
  ruleTitle: (table: number) => `Décision sur le bulletin de la table ${table}`,

  blind: {
    tables: 'Tables',
    states: BLIND_STATES,
    entryOf: (table: number, name: string) => `Table ${table} – ${name}`,
    hint: 'La première saisie reste cachée.',
    saveTop: 'Le top, bien rédigé',
    save: 'Enregistrer ma saisie',
    same: (table: number) => `Table ${table} : les deux saisies sont identiques, le bulletin est vérifié.`,
    waiting: (table: number) =>
      `Table ${table} : votre saisie est gardée ici ; elle sera comparée dès que l’arbitre aura saisi la sienne.`,
    finished: 'Vous avez saisi toutes les tables de ce coup.',
    finishedHere: (left: number) =>
      `Vous avez saisi toutes les tables de cet arbitre ; il en reste ${left} chez les autres.`,
    again: 'Saisir de nouveau',
    differences: (count: number) => plural(count, 'différence', 'différences'),
    toEnter: (count: number) => plural(count, 'table à saisir', 'tables à saisir'),
    waitingCount: (count: number) =>
      plural(count, 'table en attente de la première saisie', 'tables en attente de la première saisie'),
  },
  comparison: {
    title: (table: number) => `Table ${table} : les deux saisies diffèrent`,
    field: 'Champ',
    first: 'Première saisie',
    mine: 'Votre saisie',
    verdict: 'Verdict',
    wholeSlip: 'Tel que saisi',
    differs: 'différent',
    fieldOf: (field: ComparedField, index: number) => (index === 0 ? FIELDS[field] : `${FIELDS[field]} ${index + 1}`),
    valueOf: (field: ComparedField, value: string): string => {
      if (field === 'state') return slipFrench.states[value as SlipState];
      if (value === '') return '–';
      if (field === 'struck') return slipFrench.struck;
      if (field === 'legibility') return slipFrench.legibilities[value as Legibility];
      return field === 'direction' ? slipFrench.fields.directions[value as Direction] : value;
    },
    keepFirst: 'Garder la première',
    takeMine: 'Corriger selon la mienne',
    reason: (fields: readonly ComparedField[]) =>
      `Double arbitrage : la saisie diffère du bulletin (${[...new Set(fields)].map((field) => FIELDS[field].toLowerCase()).join(', ')}).`,
  },
};
