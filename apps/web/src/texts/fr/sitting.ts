import { duration, list, nth, of, plural } from '@raccord/french';
import type { EditionName } from '@raccord/regulation';
import { slipsToPass } from '@raccord/school';

interface ExamTerms {
  readonly edition: EditionName;
  readonly count: number;
  readonly minutes: number;
  readonly lexicon: string;
  readonly passPercent?: number | undefined;
}

export const sittingFrench = {
  title: 'Séances',
  about:
    'Un examen d’arbitrage ou une partie de topping, à plusieurs, chacun sur son téléphone : un seul lien pour toute la salle.',
  kinds: { exam: 'Examen d’arbitrage', topping: 'Topping' },
  stages: { waiting: 'En attente', running: 'En cours', closed: 'Close' },
  known: 'Séances préparées',
  closed: (count: number) => plural(count, 'séance close', 'séances closes'),
  people: (count: number) => plural(count, 'participant'),
  slips: (count: number) => plural(count, 'bulletin'),
  draws: (count: number) => plural(count, 'tirage'),
  minutes: (count: number) => plural(count, 'minute'),
  passing: (count: number, percent: number) =>
    `réussi à partir de ${percent} %, soit ${slipsToPass(count, percent)} sur ${count}`,
  passed: (isPassed: boolean) => (isPassed ? 'reçu' : 'ajourné'),
  time: duration,
  back: 'Toutes les séances',

  make: {
    title: 'Préparer une séance',
    kind: 'Ce qu’on y fait',
    name: 'Nom de la séance',
    nameHint: 'Ce que chacun lira sur son téléphone.',
    nameMissing: 'Donnez un nom à la séance.',
    proposed: { exam: 'Examen d’arbitrage', topping: 'Topping' },
    number: 'Numéro de l’examen',
    numberHint: 'Facultatif : un numéro comme « 2023-30-7 » redonne le même examen. Vide, il est fait de ce qui suit.',
    edition: 'Règlement',
    count: 'Bulletins',
    countHint: (most: number) => `De 1 à ${most}.`,
    minutes: 'Minutes',
    minutesHint: 'Les mêmes pour tous, à partir du départ.',
    pass: 'Réussi à partir de (%)',
    passHint: 'Part de bulletins justes, dite aux candidats avant le départ. Vide : une note, sans attestation.',
    formula: 'Formule',
    game: 'Numéro de la partie',
    gameHint: 'Facultatif : le même numéro redonne la même partie. Vide, elle est tirée au hasard.',
    seconds: 'Secondes par tirage',
    penalty: 'Secondes ajoutées pour un top manqué',
    lexicon: 'Dictionnaire',
    action: 'Préparer la séance',
    busy: 'Préparation…',
  },

  key: {
    title: 'Lire les bulletins avant le départ',
    hint: 'Avec leur verdict : pas sur l’écran de la salle.',
    see: 'Voir',
    seeOf: (slip: number) => `Voir le bulletin ${slip}`,
    of: (slip: number) => `Bulletin ${slip}`,
  },

  spread: {
    show: 'Montrer les réponses attendues (pas sur l’écran de la salle)',
    title: 'Bulletin par bulletin',
    hint: 'Ce qui a été répondu, à mesure. Un bulletin neutralisé ne compte pour personne : les notes se refont.',
    columns: { number: 'N°', slip: 'Bulletin', answers: 'Réponses' },
    right: (told: string) => `Attendu : ${told}`,
    neutral: (slips: readonly number[]) =>
      `${plural(slips.length, 'bulletin neutralisé', 'bulletins neutralisés')}, sans effet sur la note : n° ${list(slips.map(String))}.`,
    neutralise: 'Neutraliser',
    count: 'Compter',
    neutraliseOf: (slip: number, isNeutral: boolean) =>
      isNeutral ? `Compter de nouveau le bulletin ${slip}` : `Neutraliser le bulletin ${slip}`,
  },

  contest: {
    title: 'Bulletins contestés',
    waiting: (count: number) => (count === 0 ? 'toutes les réponses données' : `${count} sans réponse`),
    of: (slip: number) => `Bulletin ${slip}`,
    contest: 'Contester ce bulletin…',
    contestOf: (slip: number) => `Contester le bulletin ${slip}`,
    dialog: {
      label: 'Pourquoi',
      hint: 'Une phrase, avec l’article si vous le connaissez. Votre formateur la lit et répond ; elle ne se change plus.',
      action: 'Envoyer au formateur',
    },
    said: 'Contestation',
    reply: 'Réponse du formateur',
    noReply: 'pas encore',
    answer: 'Répondre…',
    answerAgain: 'Changer la réponse…',
    answerTo: (name: string, slip: number) => `Répondre à ${name}, bulletin ${slip}`,
    answering: { label: 'Votre réponse', hint: 'Le candidat la lit sous le bulletin.', action: 'Répondre' },
  },

  run: {
    join: 'Pour s’inscrire',
    joinHint: 'Chacun lit ce code avec son téléphone, ou tape l’adresse, puis donne son nom.',
    qr: 'QR code de la séance',
    copy: 'Copier l’adresse',
    numbers: {
      exam: (number: string) => `Examen n° ${number}`,
      topping: (number: string) => `Topping n° ${number}`,
    },
    lexicon: (name: string) => `Dictionnaire : ${name}`,
    start: 'Donner le départ',
    startHints: {
      exam: 'On peut encore s’inscrire après le départ ; le temps d’un examen court pour tous.',
      topping: 'Après le départ, plus personne ne s’inscrit : il aurait vu les tops.',
    },
    nobody: 'Personne ne s’est encore inscrit.',
    close: 'Clore et donner les résultats',
    closeTitle: 'Clore la séance ?',
    closeHint: (busy: number) =>
      busy === 0
        ? 'Tous ont terminé. Chacun verra ses résultats.'
        : `${plural(busy, 'participant n’a', 'participants n’ont')} pas terminé : plus personne ne pourra répondre, et chacun verra ses résultats.`,
    closeAction: 'Clore la séance',
    remove: 'Supprimer la séance',
    removeTitle: 'Supprimer la séance ?',
    removeHint:
      'Les noms, les réponses et les résultats seront effacés. Enregistrez d’abord les résultats s’ils servent.',
    results: 'Résultats (CSV)',
    resultsPaper: 'Résultats (PDF)',
    certificates: (count: number) => `${plural(count, 'attestation')} (PDF)`,
    participants: 'Participants',
    columns: {
      name: 'Nom',
      state: 'Où il en est',
      mark: 'Note',
      result: 'Résultat',
      reasons: 'Motifs',
      rank: 'Place',
      time: 'Temps',
      found: 'Tops',
    },
    seated: 'inscrit',
    at: (answered: number, count: number, last: number | undefined) =>
      `${plural(answered, 'réponse')} sur ${count}${last === undefined ? '' : `, bulletin ${last}`}`,
    finished: 'terminé',
    mark: (right: number, count: number) => `${right} sur ${count}`,
    drawsDone: (done: number, count: number) => `${plural(done, 'tirage')} sur ${count}`,
    otherPhone: 'Autre téléphone…',
    otherPhoneOf: (name: string) => `Un autre téléphone pour ${name}`,
    otherPhoneAction: 'Donner un code',
    otherPhoneHint: 'Ce code lui rend sa place, avec ses réponses. Le premier téléphone n’est plus reconnu.',
    removeOne: 'Retirer de la séance…',
    removeOneTitle: (name: string) => `Retirer ${name} ?`,
    removeOneHint:
      'Ses réponses sont retirées avec lui, et son téléphone n’est plus reconnu. Tant que la séance n’est pas close, il peut s’inscrire de nouveau.',
    removeOneAction: 'Retirer',
    byRule: 'Ce que tous savent, règle par règle',
  },

  join: {
    name: 'Votre nom',
    nameHint: 'Celui que l’organisateur verra.',
    nameMissing: 'Donnez votre nom.',
    action: 'M’inscrire',
    retry: 'Réessayer',
    closed: 'Cette séance est close : on ne peut plus s’y inscrire.',
    gone: 'Votre place n’est pas reconnue sur ce téléphone.',
  },

  seat: {
    waiting: (name: string) => `Vous êtes inscrit, ${name}.`,
    waitingHint: 'Gardez cette page ouverte : elle change au départ.',
    conditions: 'Avant de commencer',
    rules: ({ edition, count, minutes, lexicon, passPercent }: ExamTerms) => [
      `${plural(count, 'bulletin')} en ${plural(minutes, 'minute')}, à partir du départ.`,
      `Règlement de ${edition}. Dictionnaire : ${lexicon} ; « Vérifier un mot » dit ce qu’il répond.`,
      'Un bulletin est juste si les points (avant la pénalité) et la sanction le sont tous les deux. Le motif compte à part.',
      ...(passPercent === undefined
        ? []
        : [
            `L’examen est réussi à partir de ${passPercent} % : ${slipsToPass(count, passPercent)} bulletins justes sur ${count}.`,
          ]),
    ],
    offline: 'Le serveur ne répond pas : vos réponses restent sur ce téléphone et partiront dès son retour.',
    results: (name: string) => `Résultats ${of(name)}`,
  },

  exam: {
    saved: 'Enregistré',
    saving: 'Envoi…',
    answered: (count: number, all: number) => `${plural(count, 'réponse')} sur ${all}`,
    finish: 'J’ai terminé',
    finishTitle: 'Avez-vous terminé ?',
    finishHint: (missing: number) =>
      missing === 0
        ? 'Vous avez répondu à tous les bulletins. Vous ne pourrez plus changer vos réponses.'
        : `${plural(missing, 'bulletin est', 'bulletins sont')} sans réponse. Vous ne pourrez plus répondre.`,
    over: 'Vous avez terminé.',
    timeOver: 'Le temps est écoulé.',
    overHint: (answered: number, count: number) =>
      `${plural(answered, 'réponse enregistrée', 'réponses enregistrées')} sur ${count}. Les résultats viendront ici quand la séance sera close.`,
  },

  topping: {
    begin: 'Voir le premier tirage',
    beginHint: (count: number, seconds: number, penalty: number) =>
      `${plural(count, 'tirage')}. Cherchez le top de chacun : ${plural(seconds, 'seconde')} au plus, et ${penalty} de plus quand il est manqué. Chaque tirage suit aussitôt le précédent, sans pause. Le moins de temps gagne.`,
    tried: (word: string, reference: string) => `${word.toUpperCase()} en ${reference} n’est pas le top.`,
    found: (spent: number) => `Top trouvé en ${duration(spent)}.`,
    missed: (counted: number) => `Top manqué : ${duration(counted)} de plus.`,
    top: (word: string, reference: string, score: number) =>
      `${word.toUpperCase()} en ${reference}, ${plural(score, 'point')}`,
    total: (spent: number) => `Temps total : ${duration(spent)}`,
    over: 'Vous avez vu tous les tirages.',
    overHint: 'Votre place viendra ici quand la séance sera close.',
    rank: (rank: number, players: number) => `${nth(rank, 'feminine')} place sur ${players}`,
  },
};
