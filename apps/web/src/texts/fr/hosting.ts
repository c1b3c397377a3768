import { calendarDay, dayOf, list, longDay, megabytes, number, plural } from '@raccord/french';

/** A dictionary by its name and its number of words. */
interface Sized {
  readonly name: string;
  readonly words: number;
}

/** « 16 novembre 2026 ». */
const lastDay = (at: number): string => longDay(dayOf(at));

/** The clubs of an installation, and what each may have. */
export const hostingFrench = {
  screen: 'Héberger une fédération',
  title: 'Les clubs',
  rooms: {
    title: 'Installation',
    clubs: 'Clubs',
    calendar: 'Calendrier',
    licences: 'Licences',
    ranking: 'Classement',
  },
  about:
    'Chaque club de ce serveur a ses membres, ses tournois, ses saisons et ses dictionnaires, et n’en voit aucun autre.',
  search: 'Chercher un club',
  order: 'Ranger par',
  orders: { name: 'Nom', recent: 'Dernière activité', fullest: 'Place prise' },
  count: (count: number) => plural(count, 'club'),
  shown: (shown: number, total: number) => `${plural(shown, 'club')} sur ${number(total)}`,
  nobody: 'Aucun club ne correspond à cette recherche.',
  columns: {
    name: 'Club',
    members: 'Membres',
    tournaments: 'Tournois',
    lexicons: 'Dictionnaires',
    last: 'Dernière activité',
  },
  lastOn: lastDay,
  under: (members: number, tournaments: number, last: number) =>
    `${plural(members, 'membre')}, ${plural(tournaments, 'tournoi')}, ${lastDay(last)}`,
  levels: { full: 'complet', nearlyFull: 'presque complet' },
  removed: (name: string) => `Le club « ${name} » est supprimé.`,

  federation: {
    title: 'Classement et qualifications',
    about:
      'Les soirées closes de tous les clubs, classées ensemble : chacun par sa licence, où qu’il ait joué. Un visiteur sans licence n’est pas classé. Rien n’est gardé : les choix sont dans l’adresse de la page.',
    from: 'Du',
    to: 'Au',
    by: 'Montrer',
    groups: { all: 'Tout le monde', category: 'Par catégorie', series: 'Par série' },
    events: (chosen: number, total: number) =>
      chosen === total ? `Épreuves : toutes (${number(total)})` : `Épreuves : ${number(chosen)} sur ${number(total)}`,
    eventsHint: 'Une phase est faite des épreuves cochées, de plusieurs clubs s’il le faut.',
    event: (title: string, club: string, date: string) => `${title}, ${club}, ${longDay(date)}`,
    qualified: (count: number) => plural(count, 'qualifié'),
    none: 'Aucune soirée close ces jours-là.',
    take: 'Liste (.csv)',
    file: 'Classement des clubs',
  },

  shares: {
    title: 'Place prise',
    caption: 'Ce que le club a, et ce qu’il peut avoir',
    kinds: {
      tournaments: 'Tournois',
      members: 'Membres actuels',
      sittings: 'Séances',
      lexicons: 'Dictionnaires',
    },
    columns: { kind: 'Quoi', used: 'Aujourd’hui', most: 'Au plus' },
    amount: { tournaments: number, members: number, sittings: number, lexicons: megabytes },
    of: (used: string, most: string) => `${used} / ${most}`,
    free: 'sans limite',
    full: 'Là où c’est complet, rien ne s’ajoute : demandez davantage à qui tient le serveur.',
    last: (at: number) => `Dernière activité : ${lastDay(at)}.`,
  },

  quotas: {
    title: 'Limites',
    hint: 'Un champ vide est sans limite. Ce que le club a déjà lui reste, même au-delà de la limite : il ne peut plus rien ajouter.',
    tournaments: 'Tournois au plus',
    members: 'Membres au plus',
    sittings: 'Séances au plus',
    lexicons: 'Dictionnaires au plus, en Mo',
    fault: 'Un nombre entier, ou rien.',
    save: 'Changer les limites',
    saved: 'Les limites sont changées.',
  },

  create: {
    action: 'Nouveau club',
    title: 'Nouveau club',
    name: 'Nom du club',
    quotas: 'Limites (facultatif)',
    quotasHint: 'Un champ vide est sans limite ; elles se changent à tout moment.',
    confirm: 'Créer le club',
    done: (name: string) => `« ${name} » est créé`,
    handOver:
      'Remettez ce lien à qui tiendra le club : il y voit et y fait tout, et rien ailleurs. Il vaut un an et ne s’affiche qu’ici.',
    noLink: 'Le club est créé, mais pas son lien : créez-le sur la page du club.',
    open: 'Page du club',
    again: 'Créer un autre club',
  },

  bring: {
    action: 'Importer un club',
    title: 'Importer un club',
    file: 'Fichier du club',
    hint: 'Le fichier « .club » d’un autre serveur. Tout est vérifié d’abord, et rien n’est écrit à moitié.',
    busy: 'Vérification et import du club…',
    done: (name: string) => `Le club « ${name} » est ajouté. Ses liens et ses limites sont à refaire ici.`,
  },

  one: {
    open: 'Ouvrir le club',
    id: (id: string) => `Identifiant, pour les commandes : ${id}`,
    unknown: 'Ce club n’est pas, ou n’est plus, sur ce serveur.',
    whole: 'Emporter ou supprimer',
    wholeHint:
      'Un seul fichier contient l’historique du club, les fiches de ses membres, ses tournois, ses séances et ses dictionnaires, mais ni les liens, ni les limites. Il nomme des personnes : gardez-le comme une sauvegarde.',
    export: 'Exporter le club',
    remove: 'Supprimer le club…',
    last: 'C’est le seul club de ce serveur : il ne se supprime pas.',
  },

  removal: {
    title: (name: string) => `Supprimer « ${name} » ?`,
    hint: (tournaments: number) =>
      `Le club, ${tournaments === 0 ? '' : tournaments === 1 ? 'son tournoi, ' : `ses ${plural(tournaments, 'tournoi')}, `}ses membres, ses séances et ses liens disparaissent de ce serveur. Seule la copie permet d’y revenir.`,
    copy: '1. Télécharger la copie',
    copied: 'La copie est téléchargée : vérifiez qu’elle est sur votre ordinateur.',
    name: (name: string) => `2. Tapez le nom du club : ${name}`,
    confirm: '3. Supprimer le club',
  },

  links: {
    title: 'Liens du club',
    hint: 'Qui ouvre un lien voit et fait tout ce qui est du club, et rien d’autre. Un par personne : on révoque celui qui se perd sans gêner les autres.',
    none: 'Aucun lien valable : personne n’entre dans ce club, sauf qui tient le serveur.',
    revokeOther: (label: string) => `Quiconque est entré par le lien « ${label} » est déconnecté aussitôt.`,
    revokeOwn: 'C’est votre propre lien : vous serez déconnecté, et il vous en faudra un autre.',
  },

  lexicons: {
    title: 'Dictionnaires du club',
    hint: 'Ils ne sont servis à aucun autre club. Le dictionnaire libre est à tous.',
    name: 'Dictionnaire',
    inForce: 'En vigueur',
    byDefault: 'tant que le club n’en a pas d’autre',
    since: (days: readonly string[]) => (days.length === 0 ? '' : `à partir du ${list(days.map(longDay))}`),
    adoptHeading: 'Celui du club',
    adopt: 'Choisir…',
    adoptTitle: (name: string) => `« ${name} », dictionnaire du club`,
    adoptConfirm: 'En faire le dictionnaire du club',
    action: 'Importer un dictionnaire…',
    compare: 'Qu’est-ce qui change ?',
  },

  change: {
    title: 'Qu’est-ce qui change d’un dictionnaire à l’autre ?',
    before: 'De',
    after: 'À',
    compare: 'Comparer',
    same: 'Choisissez deux dictionnaires différents.',
    busy: 'Les tournois du club sont cherchés de nouveau…',
    pdf: 'En PDF',
    sizes: (before: Sized, after: Sized) =>
      `« ${before.name} » : ${plural(before.words, 'mot')} ; « ${after.name} » : ${plural(after.words, 'mot')}.`,
    tops: 'Tops qui seraient autres',
    columns: { day: 'Date', turn: 'Coup', draw: 'Tirage', before: 'Top d’avant', after: 'Top d’après' },
    day: calendarDay,
    turn: (title: string, game: string, turn: number) => `${title}, ${game}, coup ${turn}`,
    top: ({ word, reference, score }: { word: string; reference: string; score: number }) =>
      `${word.toUpperCase()} ${reference}, ${plural(score, 'point')}`,
    nothing: 'rien à jouer',
    added: (count: number) => (count === 0 ? 'Aucun mot n’entre' : plural(count, 'mot entre', 'mots entrent')),
    removed: (count: number) => (count === 0 ? 'Aucun mot ne sort' : plural(count, 'mot sort', 'mots sortent')),
    ofLength: (length: number, count: number) => `${length} lettres : ${plural(count, 'mot')}`,
    others: (count: number) => `… et ${plural(count, 'autre')}, que le PDF donne (20 000 au plus).`,
  },

  settings: {
    title: 'Réglages du club',
    description: 'Nom et publication',
    name: 'Nom du club',
    nameMissing: 'Donnez un nom au club.',
    categories: 'Catégories dont les noms ne sont pas publiés',
    categoriesHint:
      'Les mineurs, par exemple : sur les pages publiques et le site, seules leurs initiales paraissent. Pour une seule personne, cela se règle sur sa fiche.',
    noCategory: 'Aucun membre n’a de catégorie pour l’instant.',
    others: 'Autres catégories, séparées par des virgules',
    save: 'Enregistrer',
    saved: 'Les réglages du club sont enregistrés.',
  },
};
