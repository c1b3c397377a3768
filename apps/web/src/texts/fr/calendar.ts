import { calendarDay, dayOf, list, longDay, number, plural, timeOfDay } from '@raccord/french';

const days = (from: string, to: string): string =>
  from === to ? longDay(from) : `du ${longDay(from)} au ${longDay(to)}`;

/** The calendar of an installation, its phases, its list of licences. */
export const calendarFrench = {
  title: 'Calendrier',
  about:
    'Les épreuves de la fédération : leurs jours, qui les tient, combien s’y qualifient. Chaque club et chaque juge-arbitre de ce serveur les lit.',
  aboutClub: 'Les épreuves de la fédération : leurs jours, où elles se jouent, combien s’y qualifient.',
  none: 'Aucune épreuve n’est encore au calendrier.',
  days,
  every: 'tous les clubs',
  columns: { name: 'Épreuve', days: 'Jours', holders: 'Centres', kind: 'Genre', state: 'État' },
  state: (through: number, ranked: number) => `close : ${plural(through, 'qualifié')} sur ${number(ranked)}`,
  open: 'ouverte',
  feed: 'Pour un agenda (.ics)',
  isPublic: 'Publier le calendrier',
  publicPage: 'Voir la page publique',
  isPublicHint: 'Une page (/calendrier) et son agenda (/calendrier.ics), que tout le monde peut lire sans lien.',
  history: 'Historique',
  line: (at: number, what: string) => `${calendarDay(dayOf(at))}, ${timeOfDay(at)} : ${what}`,

  plan: {
    add: 'Nouvelle épreuve',
    edit: (name: string) => `Modifier « ${name} »`,
    change: 'Modifier…',
    save: 'Enregistrer',
    name: 'Nom',
    kind: 'Genre',
    from: 'Du',
    to: 'Au',
    place: 'Lieu',
    placeHint: 'Vide : les centres le disent.',
    holdersHint: 'Chaque club coché est un centre ; aucun coché : tous les clubs.',
    holdersHeld: (count: number) => (count === 0 ? 'Centres : tous les clubs' : `Centres : ${plural(count, 'club')}`),
    after: 'Ses joueurs sont les qualifiés de',
    anybody: '(ouverte à tous)',
    measure: 'Classer par',
    measures: { percent: 'Moyenne des % du top', total: 'Total des scores' },
    best: 'Meilleures manches comptées',
    bestHint: 'Vide : toutes.',
    quotas: 'Qui se qualifie',
    quotasHint:
      'Dans cet ordre, chacun parmi ceux qui restent ; les ex æquo du dernier qualifié le sont aussi. Vide : aucun.',
    quota: { all: 'Les premiers au général', category: 'Par catégorie', series: 'Par série', club: 'Par club' },
    missing: 'Donnez un nom et des jours.',
  },

  phase: {
    counted: (titles: readonly string[]) =>
      titles.length === 0 ? 'Aucune soirée close ne compte encore.' : `Comptées : ${list(titles)}.`,
    countedIn: (count: number) => plural(count, 'soirée comptée', 'soirées comptées'),
    evening: (title: string, club: string, date: string) => `${title} (${club}, ${calendarDay(date)})`,
    after: (name: string) => `Ses joueurs sont les qualifiés de « ${name} ».`,
    provisional: 'Classement provisoire : l’épreuve n’est pas close.',
    closed: (at: number) => `Résultat gardé le ${longDay(dayOf(at))}.`,
    changed: (titles: readonly string[]) =>
      `Changé depuis la clôture : ${list(titles)}. Le résultat gardé n’est plus celui des soirées : il faut clore de nouveau.`,
    corrected: (titles: readonly string[]) =>
      `Corrigée depuis que son club l’a close : ${list(titles)}. Ce club doit la clore de nouveau.`,
    close: 'Clore l’épreuve',
    closeAgain: 'Clore de nouveau',
    closeTitle: (name: string) => `Clore « ${name} » ?`,
    closeHint:
      'Le classement et les qualifiés sont gardés tels quels, avec la règle et les soirées comptées. On peut rouvrir.',
    reopen: 'Rouvrir',
    reopenTitle: (name: string) => `Rouvrir « ${name} » ?`,
    reopenHint: 'La liste gardée des qualifiés est abandonnée, jusqu’à la prochaine clôture.',
    drop: 'Retirer du calendrier…',
    dropTitle: (name: string) => `Retirer « ${name} » du calendrier ?`,
    dropConfirm: 'Retirer',
    keep: 'Garder',
    ranking: 'Classement',
    own: 'Vous lisez les membres de votre club.',
    nobody: 'Personne n’y est classé.',
    visitor: 'sans club',
    download: 'Classement',
    downloadThrough: 'Qualifiés',
    players: (count: number) => `Ses joueurs : ${plural(count, 'qualifié')}`,
    playersList: 'Liste à inscrire',
    playersHint: 'Copiez cette liste, puis collez-la dans « Nouvelle soirée » ou « Joueurs et tables ».',
  },

  licences: {
    title: 'Licences',
    about:
      'La liste des licences de la fédération, donnée une fois : on y cherche qui s’inscrit, dans tout tournoi et tout club de ce serveur.',
    standing: (day: string, people: number) => `Liste du ${longDay(day)} : ${plural(people, 'licencié')}.`,
    none: 'Aucune liste n’est encore donnée.',
    bring: 'Donner une liste',
    newer: 'Remplacer la liste',
    file: 'Fichier',
    fileHint: 'Celui de la fédération (texte en colonnes), ou un classeur .xlsx ou .ods, avec une ligne de titres.',
    day: 'Liste à la date du',
    read: (people: number, left: number) =>
      `${plural(people, 'personne')} avec une licence${left === 0 ? '' : ` ; ${plural(left, 'ligne laissée', 'lignes laissées')} de côté`}.`,
    replace: 'Mettre cette liste en place',
    done: (people: number) => `La liste est en place : ${plural(people, 'personne')}.`,
    search: 'Chercher par nom ou par licence',
    searchHint: 'Trois lettres au moins.',
    nobody: 'Personne de ce nom ni de cette licence.',
    columns: { name: 'Nom', licence: 'Licence', club: 'Club', category: 'Catégorie', series: 'Série' },
    eraseOf: (name: string, licence: string) => `Effacer ${name} (${licence})…`,
    eraseTitle: (name: string, licence: string) => `Effacer ${name} (${licence}) de la liste ?`,
    eraseHint:
      'Son nom quitte la liste et les résultats gardés des épreuves, sans retour. Ses tournois et ses clubs ne changent pas : effacez-le là aussi s’il le demande.',
    keepOut: 'Qu’une liste plus récente ne le ramène pas',
    keepOutHint: 'Son numéro de licence seul est gardé pour cela.',
    eraseConfirm: 'Effacer',
    keep: 'Garder',
    erased: (name: string) => `${name} est effacé de la liste.`,
  },

  hint: {
    title: 'Liste des licences',
    told: (parts: readonly string[]) => parts.join(' · '),
    take: 'Reprendre',
    takeOf: (name: string) => `Reprendre ${name}`,
    differs: (fields: readonly string[]) => `Autre que ce qui est tapé : ${list(fields)}.`,
    fields: { name: 'nom', licence: 'licence', category: 'catégorie', series: 'série', club: 'club' },
    several: 'Plusieurs personnes de ce nom : choisissez par la licence ou le club.',
  },
};
