import { plural } from '@raccord/french';

export const regulationFrench = {
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
  current: (title: string) => `${title} (celui du tournoi)`,
  compared: (before: string, after: string) => `De « ${before} » à « ${after} »`,
  same: 'Ces deux éditions traitent tous les cas de la même façon.',
  notFound: (text: string) => `Rien ne correspond à « ${text} ».`,
  absent: 'non prévu à part',
  ifElse: (when: string) => `, si ${when}`,
  tryIt: 'Tester un bulletin',

  conformity: {
    title: 'Conformité',
    last: (tournaments: number, differences: number, found: number, faults: number) =>
      `Dernier dossier : ${plural(tournaments, 'tournoi entier, arbitré', 'tournois entiers, arbitrés')} par le programme et ${tournaments > 1 ? 'refaits' : 'refait'} par un autre qui ne partage aucun code avec lui ; ${differences === 0 ? 'aucune différence' : plural(differences, 'différence')} ; ${plural(found, 'faute trouvée', 'fautes trouvées')} sur ${faults} mises exprès.`,
    repeat: (tournaments: number, seed: number) =>
      `Chacun peut le refaire : raccord homologation --tournois ${tournaments} --graine ${seed} -o dossier`,
    rows: 'Ligne par ligne',
    sentences: 'Phrase par phrase',
    rule: 'Règle',
    lesson: 'Leçon',
    cases: 'Leçon et cas',
    times: 'Fois',
  },

  trial: {
    title: 'Tester un bulletin',
    position: 'Position',
    slip: 'Bulletin',
    verdicts: 'Verdicts',
    turn: 'Numéro du coup',
    draw: 'Tirage',
    drawHint: '« ? » pour un joker',
    drawTooLong: (size: number, most: number, formula: string) =>
      `Le tirage a ${size} lettres ; il en faut ${most} au plus en formule ${formula}.`,
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
    waiting:
      'Écrivez un bulletin sur cette position, ou sur une autre : chaque édition du règlement dit ici ce qu’il vaut, et pourquoi. Rien n’est enregistré.',
    ofTournament: 'édition du tournoi',
  },
};
