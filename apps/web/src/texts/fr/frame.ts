import { plural } from '@raccord/french';
import { FREE_LEXICON } from './freelexicon.ts';

/** The static edition: what is around its screens. */
export const frameFrench = {
  title: 'Raccord sans serveur',
  what: 'Raccord arbitre le Scrabble duplicate : voici, dans votre navigateur et sans rien installer, son règlement, son juge, sa recherche et son dictionnaire. Rien de ce que vous tapez ne quitte cet appareil, et la page sert aussi sans réseau.',
  home: 'Accueil',
  /** In the menu, where the title is long. */
  inMenu: { '/essai': 'Bulletin', '/places': 'Places', '/rejouer': 'Rejouer', '/ecole': 'École', '/mots': 'Vos mots' },
  pages: {
    regulation: 'Toutes les éditions, article par article, et ce qui change de l’une à l’autre.',
    trial: 'Ce que chaque édition dit d’un bulletin, avec son article et son motif.',
    search: 'Toutes les solutions d’un tirage, la meilleure d’abord.',
    places: 'Où un mot peut aller, et pour combien.',
    dictionary: 'Un mot est-il admis ? Ses anagrammes et ses rallonges.',
    record: 'Une partie notée, coup par coup, vérifiée.',
    training: 'Topping, duplicate seul, et vos mots manqués à réviser.',
    school: 'Apprendre le règlement sur des bulletins : leçons, entraînement, examens.',
    words: 'La vôtre à la place du dictionnaire libre.',
    about: 'Version, licences, dictionnaire.',
  },
  using: (name: string, words: number) => `Dictionnaire : ${name}, ${plural(words, 'mot')}.`,
  usingFree: FREE_LEXICON,
  update: 'Une nouvelle version est prête.',
  updateAction: 'L’utiliser',

  words: {
    title: 'Votre liste de mots',
    explanation:
      'Si vous possédez la liste officielle, donnez-la ici : un fichier texte, un mot par ligne, compressé ou non, un dictionnaire construit par Raccord ou un .dawg d’Eliot. Elle reste dans ce navigateur, n’est envoyée nulle part et remplace le dictionnaire libre sur tous les écrans.',
    nameHint: 'Le nom affiché sur l’accueil.',
    confirm: 'Utiliser cette liste',
    kept: (name: string, words: number) => `« ${name} », ${plural(words, 'mot')}, est gardée dans ce navigateur.`,
    notKept:
      'Ce navigateur ne garde rien (fenêtre privée, ou stockage refusé) : la liste sert jusqu’à la fermeture de la page.',
    remove: 'Retirer cette liste',
    removed: 'La liste est retirée : le dictionnaire libre sert de nouveau.',
  },

  training: 'S’entraîner',
  school: 'École d’arbitrage',
  about: 'À propos',
  notHere: 'Cette page n’existe pas.',
};
