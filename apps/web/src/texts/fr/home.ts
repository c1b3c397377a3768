import { longDay, number, plural } from '@raccord/french';
import { TIE_BREAK_LABELS } from '@raccord/tournament';
import { FREE_LEXICON } from './freelexicon.ts';

const PLAYERS_NAMED = 5;

/** « table 14 », « tables 1-3, 5 ». */
const tablesNamed = (tables: string): string => `${/^\d+$/.test(tables) ? 'table' : 'tables'} ${tables}`;

export const homeFrench = {
  title: 'Accueil',
  /** For the chief of a club, once its name has come. */
  titleOf: (club: string | undefined) => (club === undefined ? 'Accueil' : `Accueil · ${club}`),
  tonight: {
    title: 'Ce soir',
    resume: 'Continuer',
    resumeOf: (name: string) => `Continuer : ${name}`,
    create: 'Nouvelle soirée',
    name: 'Nom de la soirée',
    first: 'Nouveau tournoi',
    unfinished: (name: string) => `Reprendre la préparation : ${name}`,
    anewTitle: 'Repartir à neuf ?',
    anew: 'Repartir à neuf',
    keepDraft: 'Garder la préparation',
    anewHint: (name: string) => `« ${name} » est en préparation : ce que vous y avez changé sera effacé.`,
    other: 'Tournoi différent, en trois étapes',
    none: 'Aucune soirée n’est ouverte aujourd’hui.',
    noneYet: 'Aucun tournoi pour l’instant : créez le vôtre, ou essayez d’abord.',
    like: (day: string) => `« Nouvelle soirée » reprend les réglages et les joueurs du ${longDay(day)}.`,
    steps: 'Trois étapes courtes : le tournoi, les joueurs, les arbitres.',
  },
  others: 'Autres tournois ouverts',
  finished: 'Tournois terminés',
  doors: 'Sans tournoi',
  settings: 'Cette installation',
  shownTournaments: (shown: number, total: number) => `${plural(shown, 'tournoi')} sur ${number(total)}`,
  stages: { ready: 'Prêt', playing: 'En cours', finished: 'Terminé' },
  day: longDay,

  create: 'Nouveau tournoi',
  createFor: (club: string) => `Soirée du club « ${club} »`,
  rehearsal: {
    title: 'Essayer',
    hint: 'Une soirée d’essai, dix minutes, douze joueurs inventés : trois choses à faire, montrées une à une. Rien n’est gardé.',
    action: 'Commencer l’essai',
    busy: 'Préparation de l’essai…',
  },
  importTournament: 'Importer un tournoi ou une partie',
  importTournamentHint:
    'Un tournoi venu d’un autre ordinateur (« .raccord ») s’ouvre aussitôt. Une partie (d’Eliot, « .xml », d’une fédération ou sur feuille, « .txt ») vous est d’abord montrée.',
  notImportable:
    'Ce fichier n’est ni un tournoi ni une partie. Choisissez un fichier « .raccord », une partie d’Eliot (« .xml »), ou celle d’une fédération ou d’une feuille (« .txt »). Une liste de joueurs se donne à l’étape 2 d’un nouveau tournoi.',
  importBusy: 'Import en cours…',

  club: {
    title: 'Le club',
    hint: 'Membres, soirées, classement de la saison.',
  },

  files: {
    title: 'Fichiers',
    hint: 'Importer un tournoi, une partie, un dictionnaire.',
  },

  about: { title: 'À propos de Raccord', hint: 'Version, licences.' },

  clubs: {
    title: 'Les clubs',
    hint: 'Plusieurs clubs sur ce serveur, chacun chez soi.',
  },

  clubSettings: {
    title: 'Réglages du club',
    hint: 'Son nom, les noms à ne pas publier, les liens de vos adjoints.',
  },

  game: {
    title: 'Importer une partie',
    formats: {
      eliot: 'Partie d’Eliot',
      federation: 'Export de partie d’une fédération',
      record: 'Feuille de partie',
    },
    formula: (label: string) => `Formule ${label}`,
    turns: (count: number) => plural(count, 'coup'),
    players: (names: readonly string[]) => {
      if (names.length === 0)
        return 'Sans joueurs : un joueur « Solutions retenues » les remplace, avec le score des solutions posées';
      const more = names.length > PLAYERS_NAMED ? '…' : '';
      return `${plural(names.length, 'joueur ou paire', 'joueurs ou paires')} : ${names.slice(0, PLAYERS_NAMED).join(', ')}${more}`;
    },
    dictionary: (name: string) => `Jouée avec le dictionnaire « ${name} »`,
    lexiconHint: 'Celui de la partie : si un mot posé n’y figure pas, la partie est refusée.',
    confirm: 'Créer un tournoi avec cette partie',
    open: 'Ouvrir le tournoi',
  },

  words: {
    title: 'Mots et solutions',
    hint: 'Un mot est-il admis ? Toutes les solutions d’un tirage.',
    lexicon: 'Dictionnaire employé',
  },

  training: {
    title: 'S’entraîner',
    hint: 'Joueurs : topping, duplicate seul, mots manqués.',
  },

  school: {
    title: 'École d’arbitrage',
    hint: 'Le règlement appris sur des bulletins : leçons, examens.',
  },

  sittings: {
    title: 'Séances',
    hint: 'Un examen ou un topping, chacun sur son téléphone.',
  },

  lexicon: {
    title: 'Importer un dictionnaire',
    hint: 'Votre liste de mots, si vous en possédez une.',
    clubHint: 'Votre liste de mots, si vous en possédez une : elle ne sert qu’à votre club.',
    action: 'Importer un dictionnaire…',
    free: FREE_LEXICON,
    explanation:
      'Un fichier texte, un mot par ligne (majuscules ou minuscules, avec ou sans accents, compressé ou non ; une ligne qui commence par # est un commentaire), un dictionnaire déjà construit par Raccord, ou un dictionnaire d’Eliot (.dawg). Il reste sur ce serveur.',
    choose: 'Fichier du dictionnaire',
    stages: { read: 'Lecture du fichier…', compile: 'Construction du dictionnaire…', send: 'Envoi au serveur…' },
    words: (count: number) => plural(count, 'mot'),
    comments: (count: number) =>
      plural(count, 'ligne de commentaire (#) ignorée', 'lignes de commentaire (#) ignorées'),
    refused: (count: number) => plural(count, 'mot refusé', 'mots refusés'),
    tooShort: (count: number) => plural(count, 'mot d’une seule lettre, ignoré', 'mots d’une seule lettre, ignorés'),
    tooLong: (count: number) =>
      plural(count, 'mot de plus de 15 lettres, ignoré', 'mots de plus de 15 lettres, ignorés'),
    line: (line: number, text: string) => `Ligne ${line} : « ${text} »`,
    name: 'Nom du dictionnaire',
    nameHint: 'Le nom sous lequel on le choisira pour un tournoi.',
    nameMissing: 'Donnez un nom au dictionnaire.',
    adopt: 'En faire le dictionnaire du club',
    from: 'À partir du',
    fromHint:
      'Les soirées créées désormais pour ce jour ou après le prennent d’elles-mêmes. Un tournoi déjà créé garde le sien.',
    confirm: 'Ajouter ce dictionnaire',
    added: (name: string) => `Le dictionnaire « ${name} » est ajouté.`,
    known: (name: string) => `Ces mots étaient déjà là : ils gardent leur nom, « ${name} ».`,
    adopted: (from: string) => `C’est celui du club à partir du ${longDay(from)}.`,
  },

  draft: {
    name: (day: string) => `Tournoi du ${longDay(day)}`,
    evening: (day: string) => `Soirée du ${longDay(day)}`,
    centre: 'Salle',
    referee: (number: number) => `Arbitre ${number}`,
    game: (number: number) => `Partie ${number}`,
  },
  steps: { rules: 'Tournoi', players: 'Joueurs', referees: 'Arbitres et tables' },
  stepsLabel: 'Étapes',
  next: 'Continuer',
  previous: 'Retour',
  missing: {
    players: 'Pour continuer, inscrivez au moins un joueur.',
    settings: 'Pour continuer, corrigez les réglages signalés.',
    lexicon: 'Chargement du dictionnaire…',
  },
  abandon: 'Abandonner la préparation',
  abandonTitle: 'Abandonner la préparation ?',
  abandonHint: 'Tout ce que vous avez saisi ici sera effacé. Pour y revenir plus tard, retournez plutôt à l’accueil.',

  rules: {
    name: 'Nom du tournoi',
    nameMissing: 'Donnez-lui un nom.',
    place: 'Lieu',
    placeHint: 'Facultatif : la ville, la salle.',
    date: 'Date',
    dateMissing: 'Donnez le jour.',
    texts: 'Règlement et dictionnaire',
    /** Both, as they are taken unless somebody chooses. */
    taken: (edition: string, lexicon: string | undefined) =>
      `${[edition, ...(lexicon === undefined ? [] : [lexicon])].join(' · ')}. Ils ne changent plus une fois le tournoi créé.`,
    edition: 'Règlement',
    inForce: (day: string) =>
      day === '' ? 'Le dernier en date.' : `Proposé car en vigueur le ${day} ; vous pouvez en choisir un autre.`,
    otherInForce: (day: string, title: string) =>
      day === '' ? `Le dernier en date : ${title}.` : `Règlement en vigueur le ${day} : ${title}.`,
    changes: 'Ce que ce règlement change…',
    lexicon: 'Dictionnaire',
    lexiconHint: (inForce: { readonly name: string; readonly from: string } | undefined, isOther: boolean) => {
      const own = inForce
        ? `${isOther ? `Celui du club : « ${inForce.name} »` : 'Celui du club'}, en vigueur depuis le ${longDay(inForce.from)}. `
        : '';
      return `${own}Le règlement et le dictionnaire ne changent plus une fois le tournoi créé.`;
    },
    formula: 'Formule de la première partie',
    formulas: {
      normale: 'Normale : 7 lettres',
      '7sur8': '7 sur 8',
      '7et8': '7 et 8',
      '789': '7, 8 et 9',
      joker: 'Joker',
      '7sur8joker': '7 sur 8 joker',
      '7et8joker': '7 et 8 joker',
      '789joker': '7, 8 et 9 joker',
    },
    rhythm: 'Rythme',
    settings: 'Réglages',
    settingsHint: 'Les valeurs proposées sont celles du règlement ou de l’usage : dans le doute, n’y touchez pas.',
    choices: {
      plausible: {
        accord: 'Ce qui ressemble à un pluriel ou à un féminin',
        prolongement: 'Tout prolongement d’un mot de la grille',
        tout: 'Tout mot non admis',
        jamais: 'Aucun',
      },
      provisional: { zero: 'Zéro', penalty: 'Points du bulletin, moins la pénalité' },
      referredByHand: { verdict: 'Ce qui a été jugé', zero: 'Zéro', penalty: 'Points du bulletin, moins la pénalité' },
      averageRounding: {
        nearest: 'Au plus proche',
        down: 'À l’entier inférieur',
        up: 'À l’entier supérieur',
      },
    },
    tieBreaks: {
      rules: TIE_BREAK_LABELS,
      none: 'Aucun : les ex æquo partagent leur place',
      next: (place: number) => `Départage, règle ${place}`,
      noMore: 'Puis ex æquo',
    },
    spellingHint: (citation: string) =>
      `Un mot par lettre, de A à Z, un par ligne ou séparés par des virgules. Vide, la table du règlement. ${citation}`,
    expected: (expected: string) => `Il faut ${expected}.`,
  },

  referees: {
    count: 'Nombre d’arbitres',
    countHint: 'Un arbitre corrige une trentaine de bulletins par coup.',
    name: (number: number) => `Nom de l’arbitre ${number}`,
    tables: (number: number) => `Tables de l’arbitre ${number}`,
    columns: { number: 'N°', name: 'Nom', tables: 'Tables' },
    tablesHint: 'Par exemple « 1-20, 25 ». Les tables sont réparties également tant que vous n’y touchez pas.',
    share: 'Répartir également',
    nameMissing: 'Donnez un nom à chaque arbitre.',
    badTables: 'Écrivez les tables ainsi : 1-20, 25.',
    without: (tables: string) => `Sans arbitre (le juge-arbitre s’en charge) : ${tablesNamed(tables)}.`,
    twice: (tables: string) =>
      `Plusieurs arbitres pour ${/^\d+$/.test(tables) ? 'la' : 'les'} ${tablesNamed(tables)} : le dernier de la liste s’en charge.`,
    others: 'Double arbitrage et commission (facultatif)',
    second: 'Nom du double-arbitre',
    secondHint: 'Qui relit les bulletins après les arbitres. Sans nom, personne.',
    commission: 'Nom de la commission',
    commissionHint: 'Qui tranche les réclamations, par exemple « Commission ». Sans nom, le juge-arbitre.',
    confirm: 'Créer le tournoi',
    confirmEvening: 'Créer la soirée',
    begin: 'Commencer',
  },

  summary: {
    like: (day: string) => `Comme le ${longDay(day)} : regardez qui est là, puis commencez.`,
    players: 'Joueurs',
    game: 'Partie',
    edition: 'Règlement',
    lexicon: 'Dictionnaire',
    lexiconSince: (from: string) => `, celui du club depuis le ${longDay(from)}`,
    officials: 'Arbitrage',
    byPlayers: 'bulletins saisis par les joueurs',
    change: 'Changer',
    changeOf: (what: string) => `Changer : ${what}`,
  },

  creation: {
    title: 'Création',
    progress: (done: number, all: number) => `${plural(done, 'étape')} sur ${all}`,
    ready: (name: string) => `« ${name} » est créé.`,
    readyHint: 'Donnez maintenant leur lien aux arbitres, ou commencez la partie.',
    stopped: 'La création s’est interrompue. Ce qui est fait n’est pas à refaire : reprenez quand vous voulez.',
    resume: 'Reprendre la création',
    edit: 'Revenir à la saisie',
    open: 'Ouvrir le tournoi tel quel',
    links: 'Postes et liens',
    run: 'Conduire la partie',
  },
};
