import { plural } from '@raccord/french';

/** A list of players: given, read, shown. */
export const playersFrench = {
  file: 'Fichier de joueurs (.csv, .txt, .xlsx, .ods)',
  fileHint: 'Liste fédérale, tableur, export : les colonnes sont reconnues à leur titre.',
  list: 'Liste des joueurs',
  listHint:
    'Un nom par ligne ; « A et B » pour une paire. Vous pouvez coller un tableau avec ses titres de colonnes : table, joueur (ou nom et prénom), licence, catégorie, série, club.',
  placeholder: 'CHAT Félix\nLOUP Élise',
  fileRead: (name: string) => `« ${name} » est lu : corrigez la liste ici si nécessaire.`,
  count: (entrants: number, people: number) =>
    entrants === people ? plural(people, 'joueur') : `${plural(people, 'joueur')}, ${plural(entrants, 'table')}`,
  refused: (count: number) =>
    `${plural(count, 'ligne refusée', 'lignes refusées')} : corrigez-${count > 1 ? 'les' : 'la'} dans la liste, ou continuez sans ${count > 1 ? 'elles' : 'elle'}.`,
  doubtful: (count: number) =>
    `${plural(count, 'doublon possible', 'doublons possibles')} : ${count > 1 ? 'ces lignes sont gardées' : 'cette ligne est gardée'}, vérifiez-${count > 1 ? 'les' : 'la'}.`,
  none: 'Personne à inscrire : écrivez au moins un nom.',
  preview: 'Aperçu',
  columns: {
    table: 'Table',
    name: 'Joueur',
    licence: 'Licence',
    category: 'Catégorie',
    series: 'Série',
    club: 'Club',
    federation: 'Fédération',
  },
};
