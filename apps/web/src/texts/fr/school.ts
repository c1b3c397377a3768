import { plural } from '@raccord/french';
import type { SlipSanction } from '@raccord/regulation';
import type { Answer } from '@raccord/school';
import type { Role } from '@raccord/tournament';

const SANCTIONS: Readonly<Record<SlipSanction, string>> = {
  none: 'Aucune',
  warning: 'Avertissement',
  penalty: 'Pénalité',
  'penalty-and-warning': 'Pénalité et avertissement',
  nullity: 'Nullité',
  referred: 'Commission',
};

const DECIDERS: Readonly<Record<Role, string>> = {
  chief: 'Le juge-arbitre',
  referee: 'L’arbitre',
  'second-referee': 'Le double-arbitre',
  commission: 'La commission',
  player: 'Le joueur',
};

const minutes = (count: number): string => plural(count, 'minute');

export const schoolFrench = {
  title: 'École d’arbitrage',
  edition: 'Règlement',
  lexicon: 'Dictionnaire employé',
  pages: {
    lessons: 'Leçons',
    practice: 'Entraînement',
    evening: 'Dernière soirée',
    exam: 'Examen',
    progress: 'Progrès',
    contested: 'Désaccords',
  },
  /** As the guide and the window name them. */
  screens: {
    lessons: 'Leçons d’arbitrage',
    practice: 'Entraînement des arbitres',
    evening: 'Bulletins de la dernière soirée',
    exam: 'Examen d’arbitrage',
    progress: 'Progrès en arbitrage',
    contested: 'Désaccords',
  },
  preparing: 'Préparation des bulletins…',
  notPrepared: 'Ce dictionnaire n’a pas assez de mots pour jouer une partie : choisissez-en un autre.',
  right: 'Bulletin sans faute',

  subject: {
    turn: (turn: number) => `Coup ${turn}`,
    draw: 'Tirage',
    pane: 'Bulletin',
    board: 'Grille',
    slip: (told: string) => `Bulletin : ${told}`,
    legible: 'Écriture lisible',
    toggleLegible: 'Écriture lisible ou manuscrite',
    table: 'Table',
    reference: 'Référence',
    score: 'Score',
    turnLabel: 'Coup',
    referee: 'Arbitrage',
    absent: 'Pas de bulletin',
    drawing: (lines: readonly string[]) => `Dessin : ${lines.join(' / ')}`,
    words: (words: readonly string[]) => `Pour ce cas, les seuls mots admis sont : ${words.join(', ')}.`,
  },

  answer: {
    line: 'Votre réponse, en une ligne',
    lineHint: 'Points, sanction, motif, place si c’est une autre : « 24 a joker », « 24 p loc H4 ».',
    points: 'Points avant pénalité',
    sanction: 'Sanction',
    sanctions: SANCTIONS,
    reason: 'Motif',
    noReason: 'Aucun motif',
    reasons: 'Motifs possibles',
    give: 'Répondre',
    place: 'Place, si autre',
    echo: ({ points, sanction, place }: Pick<Answer, 'points' | 'sanction' | 'place'>, reason: string | undefined) =>
      [
        plural(points, 'point'),
        sanction === 'none' ? 'sans sanction' : SANCTIONS[sanction].toLowerCase(),
        ...(reason === undefined ? [] : [reason]),
        ...(place === undefined ? [] : [`en ${place}`]),
      ].join(', '),
    nothing: 'Sans réponse',
    faults: {
      'no-points': 'Il manque les points : « 24 », « 24 a jok ».',
      'points-too-high': 'Un bulletin ne vaut pas autant : relisez les points.',
      'null-points': 'Un bulletin nul, ou soumis à la commission, vaut 0 : écrivez « n » ou « c » sans points.',
      'unknown-reason': 'Ni sanction ni motif de cette édition : les points s’écrivent en chiffres, « 24 a joker ».',
    },
  },

  check: {
    open: 'Vérifier un mot',
    field: 'Le mot joué, ou un mot qu’il forme',
    hint: 'Dans le dictionnaire employé ici.',
    admitted: (word: string) => `✓ ${word} est admis`,
    notAdmitted: (word: string) => `✗ ${word} n’est pas admis`,
    unlisted: (word: string) => `Rien ici ne dépend de ${word}.`,
  },

  corrected: {
    right: 'Juste',
    wrong: 'Faux',
    points: 'points',
    sanction: 'sanction',
    reason: 'motif',
    place: 'place',
    yours: (told: string) => `Votre réponse : ${told}.`,
    verdict: 'Le verdict',
    next: 'Bulletin suivant',
    similar: 'Un bulletin semblable',
    counted: 'Le compte, case par case',
    sum: (word: string, sum: string, points: number) => `${word} : ${sum} = ${points}`,
    bonus: (points: number) => `Scrabble : ${points}`,
    total: (points: number) => `Total : ${plural(points, 'point')}`,
    law: 'Ce que dit le règlement',
    decided: (by: Role, told: string) =>
      `${DECIDERS[by]} en a décidé ainsi ce soir-là. Le règlement seul donnait : ${told}.`,
    disagree: 'Je ne suis pas d’accord…',
  },

  kinds: {
    referred: 'Ce bulletin va à la commission : la réponse est « c ».',
    reading:
      'Ici le texte laisse un doute, et la réponse est notre lecture : elle est nommée avec le verdict. Aucun examen ne le demande.',
    eye: 'Ce que l’arbitre constate de lui-même est écrit sous le bulletin.',
  },

  path: {
    title: 'Le parcours',
    about:
      'Dix étapes de cinq à dix minutes. Trois bonnes réponses sur quatre ouvrent la suivante ; les bulletins changent à chaque fois.',
    beginHere: 'Commencez ici',
    goOn: 'Continuer',
    again: 'Revoir',
    passed: 'apprise',
    articles: (numbers: readonly string[]) => `art. ${numbers.join(', ')}`,
    all: 'Tout le parcours',
    known: 'L’essentiel',
    start: 'C’est lu',
    question: (at: number, count: number) => `Question ${at} sur ${count}`,
    rightOne: (choice: string) => `La réponse est : ${choice}.`,
    next: 'Continuer',
    learnt: 'Étape apprise',
    notYet: 'Encore un peu',
    score: (right: number, count: number, enough: number) =>
      right >= enough ? `${right} sur ${count}` : `${right} sur ${count} ; il en faut ${enough} pour ouvrir la suite.`,
    nextStage: (title: string) => `Étape suivante : ${title}`,
    toExam: 'Passer un examen',
    otherSlips: 'Recommencer avec d’autres',
  },

  lessons: {
    title: 'Toutes les règles',
    about:
      'Une leçon par règle, dans l’ordre du texte : la règle, trois bulletins expliqués, six à juger, fautifs ou non.',
    judging: 'À vous de juger',
    list: 'Toutes les leçons',
    rule: 'La règle',
    worked: (at: number, count: number) => `Bulletin expliqué ${at} sur ${count}`,
    seen: 'Ce qu’on voit',
    held: 'Ce qui s’applique',
    nothingHeld: 'Aucune règle ne le sanctionne.',
    paid: 'Ce qui est payé',
    nextStep: 'La suite',
    nextWorked: 'Bulletin expliqué suivant',
    toJudge: (at: number, count: number) => `À vous : bulletin ${at} sur ${count}`,
    begin: (count: number) => `Juger ${plural(count, 'bulletin')}`,
    done: 'Leçon terminée',
    score: (right: number, count: number) => `${right} sur ${count}`,
    nextLesson: 'Leçon suivante',
    again: 'Refaire les bulletins',
    unknown: 'Cette règle n’est pas dans cette édition.',
    none: 'Aucun bulletin ne montre cette règle avec ce dictionnaire.',
  },

  known: {
    never: 'jamais vue',
    levels: ['à revoir', 'vue', 'en bonne voie', 'presque sue', 'sue'],
    counts: (right: number, wrong: number) =>
      `${plural(right, 'juste', 'justes')}, ${plural(wrong, 'fausse', 'fausses')}`,
  },

  practice: {
    about: 'Des bulletins sans fin. Ce que vous manquez revient plus tôt.',
    mode: 'Bulletins',
    halls: 'Comme en salle',
    chosen: 'Règles choisies',
    rules: 'Règles à travailler',
    all: 'Toutes',
    none: 'Aucune',
    chooseOne: 'Choisissez au moins une règle.',
    missed: 'Ces règles ne se montrent sur aucun bulletin avec ce dictionnaire : choisissez-en d’autres.',
    count: (right: number, count: number) => `${right} sur ${count} depuis le début`,
  },

  evening: {
    about:
      'De vrais bulletins de votre club, sans nom et dans le désordre. La bonne réponse : ce que la salle a décidé.',
    club: 'Club',
    none: 'Aucune soirée de ce club n’est close : la prochaine qui le sera donnera ses bulletins.',
    empty:
      'Aucun bulletin de cette soirée n’a une seule bonne réponse : choisissez-en une autre depuis les soirées du club.',
    done: 'Tous les bulletins sont jugés',
    again: 'Recommencer',
  },

  exam: {
    about:
      'Des bulletins à juger sans aide, en temps limité. Un bulletin est juste quand les points et la sanction le sont ; les motifs sont comptés à part. Le corrigé vient à la fin, et rien n’est perdu si la page est rechargée.',
    number: 'Numéro d’examen, si on vous en a donné un',
    numberHint: 'Par exemple « 2023-30-7 » : édition, nombre de bulletins, tirage au sort. Vide : un nouvel examen.',
    sameForAll: ' : le même pour qui tape ce numéro.',
    count: 'Bulletins',
    countHint: (most: number) => `${most} au plus.`,
    minutes: 'Minutes',
    minutesHint: 'Vide : sans limite.',
    begin: 'Commencer l’examen',
    called: (number: string) => `Examen n° ${number}`,
    noLimit: 'Sans limite de temps',
    answered: (done: number, count: number) => `${plural(done, 'réponse')} sur ${count}`,
    slips: 'Bulletins de l’examen',
    slip: (at: number, isAnswered: boolean) => `Bulletin ${at}, ${isAnswered ? 'avec réponse' : 'sans réponse'}`,
    at: (at: number, count: number) => `Bulletin ${at} sur ${count}`,
    previous: 'Précédent',
    next: 'Suivant',
    finish: 'Terminer l’examen',
    finishTitle: 'Terminer l’examen ?',
    finishHint: (missing: number) =>
      missing === 0
        ? 'Tous les bulletins ont une réponse.'
        : `${plural(missing, 'bulletin est', 'bulletins sont')} sans réponse.`,
    abandon: 'Abandonner',
    abandonTitle: 'Abandonner l’examen ?',
    abandonHint: 'Vos réponses seront effacées.',
    otherWords:
      'Un examen est en cours avec un autre dictionnaire : choisissez-le de nouveau pour continuer, ou abandonnez-le.',
    timeUp: 'Le temps est écoulé.',
    mark: (right: number, count: number) => `Note : ${right} sur ${count}`,
    of: (right: number, count: number) => `${right} sur ${count}`,
    reasons: (right: number, count: number) => `Motifs justes : ${right} sur ${count}`,
    took: (count: number) => `Temps : ${minutes(count)}`,
    byRule: 'Règle par règle',
    columns: { rule: 'Règle', right: 'Réponses justes' },
    each: 'Bulletin par bulletin',
    another: 'Un autre examen',
    print: 'Sur papier',
    subject: 'Sujet et feuille de réponses (PDF)',
    key: 'Corrigé (PDF)',
    together: 'Pour toute une salle, chacun sur son téléphone, corrigé aussitôt :',
    sittings: 'Séances',
    paperElsewhere:
      'Pour un sujet et un corrigé sur papier, il faut l’application : la même page de Raccord installé, ou « raccord examen ».',
  },

  contested: {
    title: 'Je ne suis pas d’accord',
    about:
      'Le bulletin est gardé avec votre lecture, dans un fichier à envoyer à ceux qui tiennent le règlement à jour.',
    answer: 'Ce que vous auriez donné',
    why: 'Pourquoi',
    whyHint: 'L’article que vous lisez autrement, en une phrase ou deux.',
    whyMissing: 'Dites pourquoi : c’est ce qui aide à comprendre.',
    keep: 'Garder ce désaccord',
    kept: 'Votre lecture est gardée : « Désaccords » donne le fichier à envoyer.',
    notKept: 'Ce navigateur ne garde rien (fenêtre privée, ou stockage plein) : libérez de la place, puis recommencez.',
    judge: 'Juger des bulletins',
    none: 'Aucun désaccord n’est gardé. Après une réponse, « Je ne suis pas d’accord » en garde un.',
    columns: { slip: 'Bulletin', verdict: 'Verdict de Raccord', reading: 'Votre lecture', why: 'Pourquoi' },
    download: 'Télécharger le fichier à envoyer',
    remove: (at: number) => `Retirer le désaccord ${at}`,
    removeShort: 'Retirer',
    file: 'desaccords.yaml',
  },

  progress: {
    about: 'Ce que vous savez, règle par règle. Tout reste sur cet appareil.',
    picture: 'Règles sues et à revoir',
    summary: (known: number, count: number, answers: number) =>
      `Règles sues : ${known} sur ${count}, ${plural(answers, 'réponse')}.`,
    practise: 'Travailler ce qui est à revoir',
    begin: 'Commencer le parcours',
    goOn: 'Continuer le parcours',
    table: 'Les règles vues, à revoir d’abord',
    columns: { rule: 'Règle', level: 'Niveau', right: 'Justes', wrong: 'Fausses' },
    export: 'Exporter la progression',
    import: 'Importer une progression',
    importHint: 'Elle remplace celle de cet appareil pour son édition.',
    imported: (title: string, answers: number) => `Progression importée : ${title}, ${plural(answers, 'réponse')}.`,
    undo: 'Revenir à la précédente',
    file: (edition: string) => `progression-${edition}.json`,
  },
};
