import { plural } from '@raccord/french';
import { numbersFrench } from './numbers.ts';

/** Paper and files. */
export const documentsFrench = {
  title: 'Documents',
  hint: 'Un PDF s’enregistre sur cet ordinateur : ouvrez-le, puis imprimez. Ce qui sert maintenant est en haut de la page.',
  preparing: 'Préparation du document…',
  received: (bytes: number) => `${numbersFrench.number(Math.ceil(bytes / 1000))} ko reçus`,
  unreachable: 'Le serveur ne répond pas : vérifiez le réseau, puis demandez ce document à nouveau.',
  paper: 'Papier',
  papers: { A4: 'A4', Letter: 'Letter (Amérique du Nord)' },
  centre: 'Centre',
  everyCentre: 'Tous les centres',
  groups: {
    before: 'Avant la partie',
    during: 'Pendant la partie',
    after: 'Après la partie',
    files: 'Fichiers et site',
  },
  noGame: 'Disponible dès qu’une partie est commencée.',

  options: {
    game: 'Partie',
    scope: 'Classement',
    overall: 'Toutes les parties',
    by: 'Présentation',
    reading: 'À lire',
    near: 'De près',
    afar: 'Au mur, en grand',
    turn: 'Coup',
    entrant: 'Joueur',
    everybody: 'Tous les joueurs',
    from: 'De la table',
    to: 'à la table',
    copies: 'Bulletins par table',
    placeholders: { from: 'première', to: 'dernière', copies: 'six' },
  },

  names: {
    'table-list': 'Répartition des tables',
    'starting-list': 'Liste de départ',
    'blank-slips': 'Bulletins vierges',
    'correction-slips': 'Billets de correction',
    'second-referee-sheet': 'Feuille de double arbitrage',
    ranking: 'Classement à afficher',
    'game-sheet': 'Feuille de la partie',
    'player-sheets': 'Feuilles de route',
    results: 'Résultats',
    game: 'Partie',
    site: 'Site',
    'appeal-file': 'Dossier de recours',
    tournament: 'Tournoi entier',
  },
  about: {
    'table-list': 'Qui est assis où, par table pour la porte de la salle et par nom pour les joueurs.',
    'starting-list': 'Les inscrits et leur table. Avec les QR codes, chacun ouvre son poste sur son téléphone.',
    'blank-slips': 'Numérotés par table, six par page, à découper.',
    'correction-slips':
      'Seulement les nouveaux, par table, à découper. Raccord note qu’ils sont imprimés ; la remise se note dans la saisie.',
    'second-referee-sheet': 'Les bulletins d’un coup, avec une case à cocher pour chacun.',
    ranking: 'Le classement, général ou d’une partie, sur papier ; au mur, en largeur et en grandes lettres.',
    'game-sheet': 'Tirages, mots, références, scores, cumul et grille finale.',
    'player-sheets':
      'Coup par coup, ce que chacun a écrit et marqué ; plusieurs par page quand elles y tiennent, à découper.',
    results:
      'Tous les classements, pour un tableur, un site ou le logiciel fédéral. La page (.html) est pour le public : noms masqués, sans licence.',
    game: 'Pour Raccord, pour Eliot, ou une page à revoir coup par coup, sans réseau.',
    site: 'Ce qui est publié (« Postes et liens »), en pages pour le site du club : décompressez, puis déposez le dossier.',
    'appeal-file':
      'Ce que reçoit la commission fédérale après un second recours : grille, bulletin, verdict, décisions, textes.',
    tournament: 'Le tournoi complet dans un fichier, à importer dans une autre installation de Raccord.',
  },
  formats: {
    pdf: 'PDF',
    xlsx: 'Classeur (.xlsx)',
    csv: 'CSV',
    html: 'Page (.html)',
    json: 'JSON',
    lines: 'Logiciel fédéral (.txt)',
    txt: 'Feuille (.txt)',
    xml: 'Eliot (.xml)',
    zip: 'Pages (.zip)',
  },
  gamePage: 'Page à rejouer (.html)',
  withCodes: 'PDF avec QR codes',
  withCodesTitle: 'Créer un lien pour chaque joueur ?',
  withCodesHint: (count: number) =>
    `La liste aura ${plural(count, 'QR code')} : ${count > 1 ? 'autant de nouveaux liens seront créés, valables' : 'un nouveau lien sera créé, valable'} une semaine. Les liens déjà distribués restent valables. Quiconque lit un QR code prend le poste de ce joueur : ne les affichez pas.`,
  make: 'Créer la liste',
  raccord: 'Fichier .raccord',
  label: (format: string, name: string) => `${name} : ${format}`,

  printing: {
    print: (count: number) =>
      count === 0
        ? 'Aucun nouveau billet à imprimer'
        : `Imprimer ${plural(count, 'nouveau billet', 'nouveaux billets')}`,
    again: (count: number) => `Réimprimer ${plural(count, 'billet non remis', 'billets non remis')}`,
    printOptional: (count: number) =>
      count === 0
        ? 'Aucun billet facultatif à imprimer'
        : `Imprimer ${plural(count, 'billet facultatif', 'billets facultatifs')}`,
    againOptional: (count: number) => `Réimprimer ${plural(count, 'billet facultatif', 'billets facultatifs')}`,
  },
};
