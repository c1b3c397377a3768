import { list, plural } from '@raccord/french';

export const regulation = {
  edition: 'Édition',
  compare: 'Comparer avec',
  alone: 'Aucune',
  search: 'Chercher',
  searchHint: 'Article, condition, sanction ou règle',
  focusSearch: 'Chercher dans le règlement',
  conditions: 'Conditions et sanctions',
  columns: { article: 'Article', when: 'Si', sanction: 'Alors', origin: 'Origine' },
  origins:
    'Origine : le texte même, l’usage publié, ou notre lecture là où le texte laisse un doute (les doutes sont numérotés D1, D2…).',
  chapters: 'Autres règles',
  subject: 'Règle',
  changes: 'Ce que ce règlement change',
  withdrawn:
    'Ce tournoi a commencé sous l’usage de 2023, avant que le texte soit connu : il se poursuit sous cet usage.',
  current: (title: string) => `${title} (celui du tournoi)`,
  compared: (before: string, after: string) => `De « ${before} » à « ${after} »`,
  same: 'Ces deux éditions traitent tous les cas de la même façon.',
  notFound: (text: string) => `Rien ne correspond à « ${text} ».`,
  absent: 'non prévu à part',
  ifElse: (when: string) => `, si ${when}`,
  tryIt: 'Tester un bulletin',

  trial: {
    title: 'Tester un bulletin',
    position: 'Position',
    slip: 'Bulletin',
    verdicts: 'Verdicts',
    preparing: 'Chargement du dictionnaire…',
    turn: 'Numéro du coup',
    draw: 'Tirage',
    drawHint: '« ? » pour un joker',
    drawTooLong: (size: number, most: number, formula: string) =>
      `Le tirage a ${size} lettres ; il en faut ${most} au plus en formule ${formula}.`,
    instead: (letter: string, count: number, whole: number) =>
      `${letter === '?' ? plural(count, 'joker') : `${count} ${letter}`} au lieu de ${whole}`,
    excess: (isBoardPossible: boolean, over: readonly string[]) =>
      `${isBoardPossible ? 'La grille et le tirage ont' : 'La grille a'} plus de lettres que le jeu : ${list(over)}.`,
    formula: 'Formule',
    lay: 'Poser un mot',
    layHint: 'Référence et mot, par exemple « H4 MENERAI » ; minuscule pour un joker.',
    layButton: 'Poser',
    layUnreadable: 'Écrivez une référence et un mot, par exemple « H4 MENERAI ».',
    layImpossible: (word: string, reference: string) =>
      `${word} ne peut pas se placer en ${reference} : il sort de la grille, ne s’accorde pas avec ses lettres ou n’en ajoute aucune.`,
    paste: 'Coller une grille',
    pasteHint: '15 lignes de 15 caractères : « . » pour une case vide, minuscule pour un joker.',
    pasteButton: 'Utiliser cette grille',
    clear: 'Vider la grille',
    fromTournament: 'Partir d’un coup du tournoi',
    noTurn: 'Position libre',
    turnWrong: 'Le numéro du coup est un nombre entier, 1 ou plus.',
    wipe: 'Effacer le bulletin',
    waiting: 'Saisissez un tirage et un bulletin : les verdicts s’affichent au fur et à mesure.',
    ofTournament: 'édition du tournoi',
  },
};
