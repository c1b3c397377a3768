import { duration, nth, number, percent, plural } from '@raccord/french';
import { describeTopping } from '@raccord/regulation';
import { TOP_KIND_NAMES } from '@raccord/tournament';
import { commonFrench } from './common.ts';

const at = (word: string, reference: string): string => `${word.toUpperCase()} en ${reference}`;

/** Training for players. */
export const trainingFrench = {
  title: 'S’entraîner',
  menu: 'Entraînements',
  own: {
    later: (game: string) =>
      `La partie « ${game} » est en cours : l’entraînement s’ouvrira quand elle sera terminée, pour n’aider personne à la jouer.`,
    freeWords:
      'Votre téléphone s’entraîne avec le dictionnaire libre : un mot que votre tournoi admet peut y manquer, et un autre y être. Rien n’est envoyé.',
  },
  topping: {
    title: 'Topping',
    what: (seconds: number, added: number) =>
      `Trouvez le top de chaque tirage le plus vite possible : ${describeTopping({ seconds, added })}. Le temps le plus court gagne.`,
    limit: 'Secondes par tirage',
    penalty: 'Secondes ajoutées pour un top manqué',
    total: (time: number) => `Total : ${duration(time)}`,
    propose: 'Proposer',
    giveUp: 'Voir le top',
    found: (turn: number, word: string, reference: string, points: number, time: number) =>
      `Coup ${turn} : ${at(word, reference)}, ${commonFrench.points(points)}, trouvé en ${duration(time)}.`,
    missed: 'Top manqué',
    was: (draw: string, count: number) =>
      count > 1 ? `Avec ${draw}, il y avait ${count} tops. Posé :` : `Avec ${draw}, c’était :`,
    solution: (word: string, reference: string, points: number) =>
      `${at(word, reference)}, ${commonFrench.points(points)}`,
    next: 'Tirage suivant',
    proposals: 'Propositions',
    told: {
      below: (word: string, reference: string, points: number) =>
        `${at(word, reference)} : ${commonFrench.points(points)}, ce n’est pas le top.`,
      notAdmitted: (word: string, reference: string, words: readonly string[]) =>
        `${at(word, reference)} : ${words.join(', ')} ${words.length > 1 ? 'ne sont pas admis' : 'n’est pas admis'}.`,
      impossible: (word: string, reference: string) => `${at(word, reference)} : ne peut pas se poser là.`,
      noReference: (word: string) =>
        `${word} : où ? Donnez un mot de deux lettres au moins et sa référence, H4 ou 4H, ou touchez la première case.`,
    },
    end: (found: number, count: number) => `${plural(found, 'top trouvé', 'tops trouvés')} sur ${count}.`,
    time: duration,
    columns: { turn: 'Coup', draw: 'Tirage', top: 'Top', points: 'Points', time: 'Temps' },
    notFound: 'manqué',
  },

  alone: {
    title: 'Duplicate seul',
    what: 'Une partie avec son chronomètre. Vos bulletins sont jugés comme en compétition, article compris, et le top est posé à chaque coup. À la fin, votre place parmi ceux qui l’ont jouée.',
    edition: 'Règlement',
    rhythm: 'Rythme',
    handIn: 'Remettre le bulletin',
    nothing: 'Je n’ai rien',
    collected: 'Temps écoulé : le bulletin a été ramassé tel quel.',
    verdict: (turn: number) => `Coup ${turn} : votre bulletin`,
    none: 'Pas de bulletin.',
    top: (word: string, reference: string, points: number) =>
      `Top : ${at(word, reference)}, ${commonFrench.points(points)}`,
    laid: (word: string, reference: string, points: number) =>
      `Posé : ${at(word, reference)}, ${commonFrench.points(points)}`,
    others: (onTop: number, players: number) => `${number(onTop)} au top sur ${plural(players, 'joueur')}.`,
    next: 'Coup suivant',
    toEnd: 'Voir le résultat',
    standing: (total: number, negative: number) => `${commonFrench.points(total)}, négatif ${number(negative)}`,
    score: (total: number, top: number) => `${commonFrench.points(total)} sur ${number(top)}`,
    figures: (negative: number, share: number | undefined) =>
      `Négatif : ${number(negative)}${share === undefined ? '' : `, ${percent(share)} du top`}`,
    warnings: (count: number, cost: number) =>
      `${plural(count, 'avertissement')}${cost > 0 ? `, ${commonFrench.points(cost)} en moins à la fin` : ''}`,
    rank: (rank: number, count: number) => `Vous auriez été ${nth(rank)} sur ${number(count)}.`,
    noRank: 'Personne d’autre n’a joué cette partie ici : pas de classement.',
    me: 'Vous',
    ranking: 'Classement autour de vous',
    best: {
      own: (rank: number, total: number, rung: number) =>
        `Votre coup : ${nth(rank)} des ${number(total)} solutions, ${nth(rung)} score.`,
      count: (total: number) => `${plural(total, 'solution')} en tout.`,
      more: (count: number) => `et ${plural(count, 'autre')}`,
    },
    columns: {
      turn: 'Coup',
      draw: 'Tirage',
      mine: 'Votre bulletin',
      points: 'Points',
      top: 'Top',
      running: 'Cumul',
      negative: 'Négatif',
      rank: 'Place',
      name: 'Joueur',
      total: 'Total',
    },
    solo: 'solo',
  },

  history: {
    title: 'Mes parties',
    what: 'Vos parties de duplicate seul, sur cet appareil. Rien n’en est envoyé ; le fichier les porte ailleurs.',
    none: 'Aucune partie terminée pour le moment.',
    play: 'Jouer une partie',
    records: 'Records, par formule et par rythme',
    missed: 'Les tops, par genre',
    columns: {
      formula: 'Formule',
      rhythm: 'Rythme',
      games: 'Parties',
      best: 'Record',
      mean: 'Moyenne',
      last: 'Dernière',
      kind: 'Le top demandait',
      seen: 'Vus',
      missed: 'Manqués',
      found: 'Trouvés',
    },
    kinds: TOP_KIND_NAMES,
    axis: 'Partie',
    share: 'Part du top, en %',
    curveTitle: (formula: string, rhythm: string) => `Formule ${formula}, rythme ${rhythm}`,
    curve: (formula: string, rhythm: string, values: readonly string[]) =>
      `Courbe, ${formula}, ${rhythm} : ${values.join(', ')}`,
    export: 'Exporter mes parties',
    importing: 'Importer des parties',
    importHint: 'Elles s’ajoutent à celles de cet appareil.',
    imported: (count: number) => `${plural(count, 'partie lue', 'parties lues')}.`,
    fileName: 'mes-parties.json',
  },

  source: {
    random: 'Une partie au hasard',
    formula: 'Formule',
    seed: 'Numéro de la partie',
    seedHint: 'Vide : une partie nouvelle. Le même numéro donne la même partie à tous, avec le même dictionnaire.',
    seedFault: 'Un nombre entier, de 1 à 4 294 967 295.',
    start: 'Commencer',
    drawing: 'Préparation de la partie…',
    game: (seed: number) => `Partie n° ${number(seed)}`,
    file: 'Une partie dans un fichier',
    fileField: 'Fichier de la partie',
    fileHint:
      'Une feuille de partie ou une partie préparée, scellée ou non, une partie d’Eliot (.xml), l’export d’une fédération.',
    sealed: 'Cette partie préparée est scellée.',
    passphrase: 'Phrase secrète',
    installation: 'Une partie de cette installation',
    ownTournament: 'Une partie de ce tournoi',
    installationHint:
      'La partie doit être terminée ; elle se joue avec le dictionnaire de son tournoi et, en duplicate, son règlement et son rythme.',
    tournament: 'Tournoi',
    chosenGame: 'Partie',
    none: 'Aucune partie terminée pour l’instant.',
    choose: 'Choisissez un tournoi',
    play: 'Jouer cette partie',
    namedGame: (tournament: string, game: string) => `${tournament}, ${game}`,
  },

  play: {
    turn: (turn: number, count: number) => `Coup ${turn} sur ${count}`,
    word: 'Mot',
    reference: 'Référence',
    score: 'Score',
    hint: 'Le mot, espace, la référence (H4 ou 4H), Entrée. Ou touchez la première case, deux fois pour changer de sens.',
    stop: 'Abandonner la partie',
    stopTitle: 'Abandonner cette partie ?',
    stopHint: 'Ce que vous avez joué de cette partie est effacé. Les mots manqués restent dans « Mots manqués ».',
    another: 'Autre partie',
    again: 'Rejouer cette partie',
    toMissed: 'Réviser mes mots manqués',
  },

  missed: {
    title: 'Mots manqués',
    what: 'Les tops que vous n’avez pas trouvés, au topping ou en duplicate seul. Ceux que vous manquez encore reviennent plus vite.',
    none: 'Rien pour l’instant : les tops que vous manquerez arriveront ici.',
    play: 'Jouer au topping',
    count: (count: number) => plural(count, 'mot'),
    review: 'Réviser',
    short: 'Trois minutes de révision',
    hint: 'Un indice',
    hinted: (letter: string, reference: string) => `Il commence par ${letter}, en ${reference}.`,
    session: (done: number) => plural(done, 'mot revu', 'mots revus'),
    stop: 'Arrêter la révision',
    find: 'Quel mot font ces lettres ?',
    field: 'Votre réponse',
    show: 'Vérifier',
    next: 'Mot suivant',
    right: 'Juste',
    wrong: 'Manqué',
    anagrams: (words: readonly string[]) => `Anagrammes : ${words.join(', ')}`,
    before: (words: readonly string[]) => `Rallonges avant : ${words.join(', ')}`,
    after: (words: readonly string[]) => `Rallonges après : ${words.join(', ')}`,
    more: (count: number) => `… et ${number(count)} de plus`,
    met: (draw: string, reference: string, points: number) =>
      `Tirage ${draw}, en ${reference}, ${commonFrench.points(points)}`,
    from: (game: string, turn: number) => `${game}, coup ${turn}`,
    solo: 'solo manqué',
    box: (box: number, last: number) => `Boîte ${box + 1} sur ${last + 1}`,
    unseen: 'À voir',
    remove: (word: string) => `Retirer ${word}`,
    csv: 'Exporter en CSV (Anki…)',
    exporting: 'Export en cours…',
    file: 'Exporter la liste',
    importing: 'Importer une liste',
    importHint: 'Une liste exportée par Raccord. Ses mots s’ajoutent à ceux d’ici.',
    imported: (count: number) => `${plural(count, 'mot importé', 'mots importés')}.`,
    csvName: 'mots-manques.csv',
    fileName: 'mots-manques.json',
  },
};
