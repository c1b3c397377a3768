import { timeOfDay } from '@raccord/french';
import type { Plausibility } from '@raccord/regulation';

const time = (at: number): string => timeOfDay(at);

const PLAUSIBLE: Readonly<Record<Plausibility, string>> = {
  accord: 'pluriel ou féminin apparent',
  prolongement: 'tout prolongement',
  tout: 'tout mot',
  jamais: 'aucun mot',
};

/** Appeals to the commission, and beyond it. */
export const appeals = {
  title: 'Réclamations et recours',
  none: 'Aucune réclamation sur ce bulletin.',
  file: 'Déposer une réclamation',
  fileSecond: 'Déposer un second recours',
  titles: {
    commission: (table: number) => `Réclamation sur le bulletin de la table ${table}`,
    federation: (table: number) => `Second recours sur le bulletin de la table ${table}`,
  },
  turn: 'Coup',
  turnOf: (turn: number, word: string | undefined) => (word === undefined ? `Coup ${turn}` : `Coup ${turn} : ${word}`),
  from: 'Au nom',
  froms: { player: 'du joueur', referees: 'du corps arbitral' },
  reason: 'Ce qui est contesté, et pourquoi',
  send: { commission: 'Déposer la réclamation', federation: 'Déposer le recours' },
  kinds: { commission: 'Réclamation', federation: 'Second recours' },
  late: 'hors délai',
  pending: 'réclamation en cours',
  pendingLate: 'réclamation en cours, hors délai',
  answered: 'réclamation tranchée',
  federal: 'second recours déposé',

  deadline: {
    'next-game': (article: string) => `Réclamations jusqu’au début de la partie suivante (${article}).`,
    'after-last': (article: string, minutes: number) =>
      `Réclamations jusqu’à ${minutes} minutes après la dernière partie (${article}).`,
    until: (article: string, minutes: number, at: number) =>
      `Réclamations jusqu’à ${time(at)} (${minutes} minutes après la dernière partie, ${article}).`,
    passed: (article: string, at: number) =>
      `Le délai est passé depuis ${time(at)} (${article}) : une réclamation sera reçue et notée hors délai.`,
    none: 'Le texte ne fixe pas de délai de réclamation.',
    federation: (article: string) =>
      `Après la décision de la commission, un second recours va à la commission fédérale. Son dossier est transmis par le président de la commission ou par l’organisateur, et complété sous deux semaines (${article}).`,
  },

  readings: {
    title: 'Lectures possibles du règlement',
    hint: 'Valeur du bulletin, tenu pour bien lisible, selon les mots non admis que l’on juge plausibles :',
    plausible: PLAUSIBLE,
    same: 'toutes les lectures',
    best: 'la plus favorable',
    already: 'Le résultat actuel est déjà le plus favorable au joueur.',
    choose: (article: string) => `Lecture la plus favorable au joueur (${article})`,
    oneWay: 'Je confirme que le joueur ne pouvait pas jouer sur deux tableaux',
    oneWayHint: 'Sans cela, la lecture la plus favorable ne s’applique pas.',
  },

  document: {
    title: 'Dossier de recours',
    hint: 'Pour la commission fédérale : grille, tirage, bulletin, verdict, décisions et textes.',
    none: 'Aucun second recours n’a été déposé.',
    choose: 'Recours',
    of: (name: string, game: string, turn: number) => `${name}, ${game}, coup ${turn}`,
  },
};
