import { number, plural } from '@raccord/french';

/** What the chief chooses that the public sees. */
export const publicationFrench = {
  title: 'Ce que voient les spectateurs',
  hint: 'Rien d’un coup ne s’y voit tant qu’une salle le joue. Ces choix valent aussi pour le site du club (Documents, « Site ») et se changent à tout moment.',
  ranking: 'Classement',
  rankings: {
    live: 'En direct, à chaque coup clos',
    end: 'Une fois toutes les parties terminées',
    none: 'Jamais',
  },
  turns: 'Grille et coups joués',
  sheets: 'Feuille de route de chaque joueur : bulletins, points, sanctions',
};

/** Whose names it is not told. */
export const withheld = {
  title: 'Noms masqués au public',
  hint: 'Pour les mineurs et pour qui le demande : spectateurs et site du club ne lisent que les initiales. Ceux que le club masque le sont sans être cochés ici. La salle, les arbitres et les papiers gardent le nom.',
  count: (count: number) => plural(count, 'nom'),
  search: 'Chercher un joueur : nom, catégorie, club',
  all: (count: number) => `Masquer les ${plural(count, 'nom trouvé', 'noms trouvés')}`,
  none: 'Aucun nom n’est masqué.',
  notFound: 'Personne ne correspond à cette recherche.',
  shown: (shown: number, total: number) => `${plural(shown, 'joueur')} sur ${number(total)}`,
};
