import { withCapital } from '@raccord/french';
import { END_NAMES, type GameEnd } from '@raccord/tournament';

/** What Conduite asks once in a while. */
export const chiefDialogsFrench = {
  plan: {
    title: 'Ajouter une partie',
    name: 'Nom',
    defaultName: (number: number) => `Partie ${number}`,
    formula: 'Formule',
    rhythm: 'Rythme',
    tables: 'Tables qui jouent',
    tablesHint: 'Vide : tout le monde. Sinon, par exemple : 3, 8, 12-15.',
    equals: 'Départager des ex æquo',
    equalsHint: 'Par une mort subite, qui ne compte pas dans le total.',
    noEquals: 'Non : une autre partie',
    equalsAt: (rank: number, count: number, tables: string) => `Place ${rank} : ${count} ex æquo, tables ${tables}`,
    separating: (rank: number) => `Départage, place ${rank}`,
    separatesTies: 'Départage des ex æquo : ne compte pas dans le total',
    confirm: 'Ajouter',
  },
  cancelling: {
    title: 'Annuler le coup',
    titleOf: (turn: number) => `Annuler le coup ${turn}`,
    nothing: 'Aucun coup n’est tiré : il n’y a rien à annuler.',
    forWhom: 'Pour qui',
    everybody: 'Tout le tournoi',
    onlyAt: (centre: string) => `Le centre ${centre} seulement`,
    effect: 'Ce que ses joueurs reçoivent',
    effects: {
      nothing: 'Rien : leurs points de ce coup sont nuls',
      average: 'La moyenne des joueurs des autres centres',
    },
    reasons: ['Erreur de temps', 'Erreur d’épellation', 'Erreur de pose', 'Erreur d’admission d’un mot'],
    everywhere: (letters: number) =>
      `Les points de ce coup sont annulés pour tous ; ses ${letters} lettres, reliquat compris, retournent dans le sac ; un tirage différent sera exigé. Les avertissements disciplinaires restent.`,
    here: (centre: string, isAveraged: boolean) =>
      `${isAveraged ? `Les joueurs du centre ${centre} reçoivent la moyenne de ceux des autres centres, à la place de leurs bulletins` : `Ce coup ne rapporte rien aux joueurs du centre ${centre}`} ; la solution reste la même pour tous et la partie continue. Les avertissements disciplinaires restent.`,
    confirm: (turn: number) => `Annuler le coup ${turn}`,
  },
  end: {
    title: 'Fin de partie',
    causeLabel: 'Cause',
    cause: (cause: GameEnd) => withCapital(END_NAMES[cause]),
    hints: {
      decision: 'Hors des cas du règlement : dites pourquoi.',
      'sudden-death': 'Il ne reste plus d’adversaire en lice.',
    },
    lastTurn: 'Dernier coup qui compte',
    lastTurnHint:
      'Le dernier joué et ramassé régulièrement : sa fin a été annoncée. Ses bulletins peuvent encore être saisis.',
    lastTurnFault: (turns: number) => `Donnez un nombre de 0 à ${turns}.`,
    voided: (last: number, turns: number) => {
      if (last === turns) return 'Tous les coups joués comptent.';
      return turns - last === 1
        ? `Le coup ${turns} est nul pour tous.`
        : `Les coups ${last + 1} à ${turns} sont nuls pour tous.`;
    },
    turnOpen: (turn: number) => `Le coup ${turn} n’est pas terminé : posez d’abord sa solution.`,
    confirm: 'Terminer la partie',
    /** Why a game is ended by decision. */
    likely: ['Il est tard.', 'La salle ferme.', 'Accord des joueurs.'],
    missing: (slips: readonly string[]) => `La partie finirait sans tous ses bulletins : ${slips.join(' ; ')}.`,
    missingHint:
      'Tant qu’ils manquent, tous les classements disent « provisoire », sur les écrans comme sur le papier.',
    enter: 'Saisir les bulletins',
    finishAnyway: 'Terminer quand même, classement provisoire',
    cancelTitle: 'Supprimer la partie',
    cancelHint: 'Rien n’y est encore joué : elle peut être retirée du programme.',
    cancel: 'Supprimer cette partie',
  },
  hallScreen: {
    shown: 'Ce que l’écran montre :',
    open: 'Ouvrir l’écran',
    openHint:
      'Il s’ouvre dans une nouvelle fenêtre : glissez-la sur le projecteur, en plein écran. Si le projecteur est relié à un autre ordinateur, donnez-lui le lien.',
    make: 'Lien pour un autre ordinateur',
  },
  replaying: {
    title: 'Rejouer le coup',
    titleOf: (turn: number) => `Rejouer le coup ${turn}`,
    hint: (article: string) =>
      `Le coup reprend avant son tirage, comme s’il n’avait pas été joué : pour une erreur de manipulation. Sur une erreur d’arbitrage, c’est « Annuler le coup » (${article}).`,
  },

  excluding: {
    exclude: 'Exclure pour tricherie…',
    reason: 'Motif de l’exclusion',
    sure: 'Ses scores seront annulés et il ne jouera plus. Confirmez-vous ?',
    confirm: 'Confirmer l’exclusion',
    isExcluded: (reason: string) => `Exclu pour tricherie : « ${reason} ». Ses scores sont annulés, il ne joue plus.`,
    lift: 'Lever l’exclusion',
    liftReason: 'Motif de la levée',
  },
  undoing: {
    title: 'Annuler une action',
    hint: 'Ce qui dépend d’une action s’annule avec elle : la liste s’affiche d’abord.',
    yours: 'Votre dernière action',
    others: 'Les actions récentes',
    none: 'Rien à annuler.',
    unseen: 'Annuler ma dernière action',
    confirm: 'Annuler',
    history: 'Tout l’historique',
  },
  staff: {
    title: 'Arbitres et tables',
    name: 'Nom',
    office: 'Fonction',
    tables: 'Tables',
    tablesOf: (name: string) => `Tables pour ${name}`,
    tablesHint: 'Par exemple : 1-20, 25.',
    tablesFault: 'Écrivez des numéros de table : 1-20, 25.',
    assign: 'Confier ces tables',
    nameMissing: 'Écrivez d’abord le nom.',
    appoint: 'Nommer',
    appointTitle: 'Nommer un arbitre',
    none: 'Aucun arbitre : le juge-arbitre corrige toutes les tables.',
  },
  preparedNone: 'Choisissez le fichier d’une partie scellée.',
  preparedFile: 'Fichier scellé',
  preparedTooLate: 'Une partie préparée se charge avant le premier tirage.',
  preparedSealed: 'Une partie préparée est chargée, encore scellée.',
  preparedOpen: 'Les tirages viennent de la partie préparée.',
  passphrase: 'Phrase secrète',
  openPrepared: 'Ouvrir la partie préparée',
};
