import { list, of, plural } from '@raccord/french';

type Counts = Readonly<Record<'present' | 'late' | 'gone' | 'absent' | 'excluded', number>>;

/** « Joueurs et tables »: who is there, who comes, who changes table. */
export const playersDeskFrench = {
  title: 'Joueurs et tables',
  search: 'Chercher',
  searchHint: 'Table, nom ou club',
  counted: ({ present, late, gone, absent, excluded }: Counts) =>
    list([
      plural(present, 'présent'),
      ...(late > 0 ? [`${late} en retard`] : []),
      ...(gone > 0 ? [plural(gone, 'parti')] : []),
      ...(absent > 0 ? [plural(absent, 'absent')] : []),
      ...(excluded > 0 ? [plural(excluded, 'exclu')] : []),
    ]),
  table: 'Table',
  name: 'Nom',
  club: 'Club',
  presences: { present: 'Présent', late: 'En retard', gone: 'Parti', absent: 'Absent' },
  reasons: { late: 'En retard', gone: '', absent: 'Absent de cette partie' },
  told: (name: string, is: 'present' | 'late' | 'gone' | 'absent') =>
    ({
      present: `Présence notée : ${name}.`,
      late: `Retard noté : ${name}. Les coups manqués de cette partie seront nuls.`,
      gone: `Départ noté : ${name}. Plus aucun bulletin n’est attendu.`,
      absent: `Absence notée pour cette partie : ${name}. Retour attendu à la suivante.`,
    })[is],
  marks:
    'En retard : viendra pendant cette partie. Absent : ne joue pas cette partie, reviendra à la suivante. Parti : ne joue plus.',
  keys: 'Les flèches choisissent une ligne ; P, R, D ou A la marquent.',
  markOf: (name: string, presence: string) => `${name} : ${presence}`,
  isExcluded: 'Exclu',
  undo: 'Annuler',
  late: (turns: number, article: string) =>
    turns > 1
      ? `Les ${turns} coups déjà joués comptent comme nuls (${article}).`
      : `Le coup déjà joué compte comme nul (${article}).`,
  change: 'Modifier',
  changeOf: (name: string) => `Modifier ${name}`,
  more: (count: number) => `… et ${plural(count, 'autre')} : précisez la recherche.`,
  nobody: 'Aucun joueur ne correspond à cette recherche.',
  add: 'Inscrire quelqu’un',
  addHint: 'Joue dès le coup en cours.',
  names: 'Nom du joueur',
  pairHint: 'Pour une paire : « Premier nom et second nom ».',
  nameMissing: 'Écrivez d’abord le nom.',
  tableMissing: 'Écrivez le numéro de la table.',
  register: 'Inscrire',
  import: 'Importer une liste…',
  importTitle: 'Importer une liste',
  importHint: 'Ils joueront dès le coup en cours. Rien n’est écrit tant que vous n’avez pas confirmé.',
  importConfirm: (count: number) => (count === 0 ? 'Inscrire' : `Inscrire ${plural(count, 'joueur')}`),
  seat: 'Changer de table',
  rename: 'Corriger le nom',
  grave: 'Avertissement, retrait, exclusion…',
  warnReason: 'Motif de l’avertissement',
  warn: 'Donner un avertissement',
  erase: 'Effacer ce nom…',
  eraseTitle: (name: string) => `Effacer ${name} de ce tournoi ?`,
  eraseHint:
    'À sa demande, pour quelqu’un qui n’est pas membre du club, une fois le tournoi terminé : « Joueur effacé » prend la place de son nom partout où il est écrit, résultats et historique compris. Rien ne revient.',
  eraseConfirm: 'Effacer pour toujours',
  remove: 'Retirer l’inscription…',
  removeTitle: (name: string) => `Retirer l’inscription ${of(name)} ?`,
  removeHint:
    'Pour quelqu’un inscrit par erreur : son nom quitte la liste et sa table est libre. S’il a déjà joué, notez plutôt son départ. Cela s’annule.',
  removeConfirm: 'Retirer l’inscription',
  keep: 'Laisser l’inscription',
  back: 'Retour à la liste',
};
