import { timeOfDay, withCapital } from '@raccord/french';
import type { Plausibility } from '@raccord/regulation';

const time = (at: number): string => timeOfDay(at);

const PLAUSIBLE: Readonly<Record<Plausibility, string>> = {
  accord: 'si seul un pluriel ou un féminin apparent est plausible',
  prolongement: 'si tout prolongement est plausible',
  tout: 'si tout mot est plausible',
  jamais: 'si aucun mot n’est plausible',
};

/** Appeals to the commission, and beyond it. */
export const appealsFrench = {
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

  contest: {
    title: 'Contester une décision',
    what: 'Décision contestée',
    hint: 'Pour ce qu’a obtenu un bulletin, passez par son dossier.',
    nothing: 'Rien à contester pour l’instant, ou tout est déjà devant la commission.',
    appellant: 'Joueur qui réclame',
    choose: 'Choisir…',
    player: (table: number, name: string) => `Table ${table} : ${name}`,
    missing: 'Dites ce qui est contesté, et pourquoi.',
    missingAppellant: 'Dites quel joueur réclame, et pourquoi.',
    own: 'Vos réclamations',
  },
  decisions: {
    title: (count: number) =>
      count === 0 ? 'Réclamations contre une décision' : `Réclamations contre une décision (${count} à trancher)`,
    by: (name: string) => `(${name})`,
    pending: { commission: 'à trancher', federation: 'devant la commission fédérale' },
    answered: (isUpheld: boolean, to: 'commission' | 'federation') =>
      to === 'federation' ? (isUpheld ? 'recours admis' : 'recours rejeté') : isUpheld ? 'admise' : 'rejetée',
    effect: (effect: string) => `Effet : ${effect}.`,
    answer: 'Répondre',
    answerOf: (what: string) => `Répondre : ${what}`,
    noteAnswer: 'Noter la réponse de la commission fédérale',
    answerTitle: (what: string) => `Réponse : ${what}`,
    chiefHint: 'Aucune commission n’est nommée : votre réponse est définitive.',
    notYours: 'La commission répond à son poste.',
    outcome: 'Réponse',
    outcomes: { upheld: 'La réclamation est admise', rejected: 'La réclamation est rejetée' },
    remedy: 'Effet',
    remedies: {
      none: 'Aucun autre effet : le motif dit ce qui suit',
      correct: 'Le coup est corrigé : vous verrez d’abord ce que cela change',
      cancel: 'Le coup est annulé pour tous',
      average: 'Le retard est levé : la moyenne des autres pour les coups manqués',
      annul: {
        warning: 'L’avertissement est retiré',
        cancellation: 'L’annulation est levée : le coup compte de nouveau',
        lateness: 'Le retard est levé : les coups manqués ne comptent plus comme nuls',
        end: 'La fin est levée : la partie reprend',
        exclusion: 'L’exclusion est levée',
      },
    },
    reason: 'Motif',
    confirm: 'Donner la réponse',
    confirmCorrect: 'Choisir la correction…',
    reasonMissing: 'Le motif manque.',
  },
  second: {
    title: 'Dossier devant la commission fédérale',
    states: {
      sent: 'transmis ; aucun délai ne court tant que rien n’est demandé',
      requested: 'pièces demandées',
      complete: 'complété',
      lapsed: 'caduc',
    },
    until: (day: string) => `À compléter jusqu’au ${day}.`,
    request: 'Noter une demande de pièces',
    requestHint: (article: string, weeks: string | undefined) =>
      weeks === undefined
        ? 'Le texte ne fixe pas de délai.'
        : `Le dossier est à compléter sous ${weeks} à compter de la demande du président de la commission fédérale, sinon le recours est caduc (${article}).`,
    asked: 'Pièces demandées',
    askedOn: 'Demandées le',
    complete: 'Noter l’envoi des pièces',
    sent: 'Pièces envoyées',
    sentOn: 'Envoyées le',
    requested: (day: string, what: string) => `Demandé le ${day} : ${what}`,
    completed: (day: string, what: string) => `Envoyé le ${day} : ${what}`,
    confirm: 'Noter',
    missing: 'Dites ce qui est demandé ou envoyé.',
  },

  deadline: {
    'next-game': (article: string) => `Réclamations jusqu’au début de la partie suivante (${article}).`,
    'after-last': (article: string, minutes: number) =>
      `Réclamations jusqu’à ${minutes} minutes après la dernière partie (${article}).`,
    until: (article: string, minutes: number, at: number) =>
      `Réclamations jusqu’à ${time(at)} (${minutes} minutes après la dernière partie, ${article}).`,
    passed: (article: string, at: number) =>
      `Le délai est passé depuis ${time(at)} (${article}) : une réclamation sera reçue et notée hors délai.`,
    none: 'Le texte ne fixe pas de délai de réclamation.',
    federation: (article: string, weeks: string | undefined) =>
      `Après la décision de la commission, un second recours va à la commission fédérale. Son dossier est transmis par le président de la commission ou par l’organisateur${weeks === undefined ? '' : ` ; s’il en est demandé plus, il est complété sous ${weeks} à compter de la demande`} (${article}).`,
  },

  readings: {
    title: 'Lectures possibles du règlement',
    hint: 'Valeur du bulletin, tenu pour bien lisible, selon les mots non admis.',
    plausible: PLAUSIBLE,
    of: (conditions: readonly string[]) => `${withCapital(conditions.join(' ou '))} :`,
    same: 'Par toutes les lectures :',
    best: 'la plus favorable',
    already: 'Le résultat actuel est déjà le plus favorable au joueur.',
    choose: (article: string) => `Lecture la plus favorable au joueur (${article})`,
    oneWay: 'Je confirme que le joueur ne pouvait pas jouer sur deux tableaux',
    oneWayHint: 'Sans cela, la lecture la plus favorable ne s’applique pas.',
  },

  document: {
    title: 'Dossier de recours',
    hint: 'Pour la commission fédérale : grille, tirage, bulletin, verdict, décisions et textes.',
    choose: 'Recours',
    of: (name: string, game: string, turn: number) => `${name}, ${game}, coup ${turn}`,
  },
};
