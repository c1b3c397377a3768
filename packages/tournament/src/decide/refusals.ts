import { of, plural } from '@raccord/french';
import { COMMON_REFUSALS, refusing } from '@raccord/stream';
import type { Role } from '../people.ts';
import { LETTERS_REFUSALS } from './letters.ts';

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  chief: 'Le responsable d’un centre',
  referee: 'Un arbitre',
  'second-referee': 'Un double-arbitre',
  commission: 'La commission',
  player: 'Un joueur',
};

/** The reasons to refuse a command, but those of letters typed, and their sentences: what is wrong and what to do. */
const SENTENCES = {
  ...COMMON_REFUSALS,
  'not-allowed': (role: Role, action: string) =>
    `${ROLE_LABELS[role]} ne peut pas ${action} : demandez au juge-arbitre.`,
  'not-your-centre': (centre: string) =>
    `Vous ne dirigez pas le centre « ${centre} » : adressez-vous à son responsable ou au juge-arbitre.`,
  'not-your-table': (table: number) =>
    `La table ${table} n’est pas l’une des vôtres : son arbitre ou le juge-arbitre doit s’en charger.`,
  'not-your-slip': () => 'Ce bulletin n’est pas le vôtre : un joueur ne s’occupe que du sien.',
  'players-do-not-write': () =>
    'Dans ce tournoi, les joueurs ne saisissent pas leur bulletin : remettez-le sur papier.',
  'note-by-player': () =>
    'La lecture d’un bulletin et la conduite d’un joueur sont notées par l’arbitre : envoyez seulement ce qui est écrit.',

  'tournament-exists': () => 'Le tournoi est déjà créé : son règlement et son dictionnaire ne changent plus.',
  'no-tournament': () => 'Le tournoi n’est pas encore créé : commencez par le créer.',
  'bad-setting': (text: string) => text,
  'unknown-edition': (edition: string, known: string) =>
    `Règlement « ${edition} » inconnu. Éditions possibles : ${known}.`,
  'reason-missing': () => 'Donnez le motif : il reste dans l’historique et le joueur peut le demander.',
  'unknown-centre': (id: string) => `Le centre « ${id} » n’existe pas : ajoutez-le d’abord.`,
  'unknown-entrant': (id: string) => `Personne n’est inscrit sous « ${id} » : vérifiez la liste des inscrits.`,
  'unknown-official': (id: string) => `Aucun arbitre n’est nommé sous « ${id} » : nommez-le d’abord.`,
  'unknown-game': (id: string) => `La partie « ${id} » n’existe pas : ajoutez-la d’abord.`,
  'unknown-formula': (name: string, known: string) =>
    `Formule « ${name} » inconnue de ce règlement. Formules possibles : ${known}.`,
  'unknown-rhythm': (name: string, known: string) => `Rythme « ${name} » inconnu. Rythmes possibles : ${known}.`,
  'nobody-named': () => 'La demande ne nomme personne : choisissez au moins un joueur.',
  'named-twice': (name: string) => `« ${name} » est cité deux fois dans la même demande : ne le citez qu’une fois.`,
  'pair-size': () => 'Un inscrit est un joueur seul ou une paire : donnez un ou deux noms.',
  'bad-table': (table: number) => `« ${table} » n’est pas un numéro de table : il faut un nombre entier à partir de 1.`,
  'table-taken': (table: number, name: string) =>
    `La table ${table} est déjà occupée par ${name} : choisissez-en une autre ou libérez-la.`,
  'bad-tables': (from: number, to: number) =>
    `Tables ${from} à ${to} : donnez deux nombres entiers à partir de 1, le plus petit d’abord.`,
  'not-a-referee': (name: string) =>
    `Les tables se confient à un arbitre, et ${name} a une autre fonction : choisissez un arbitre.`,
  'entrant-has-played': (name: string) => `Des bulletins ${of(name)} sont déjà saisis : notez plutôt un départ.`,
  'slip-after-departure': (name: string, turn: number) =>
    `Le bulletin ${of(name)} au coup ${turn} est déjà saisi : notez le départ à partir du coup suivant.`,
  'already-present': (name: string) => `La présence ${of(name)} est déjà notée à ce coup.`,
  'not-present': (name: string, turn: number) =>
    `La présence ${of(name)} n’est pas notée au coup ${turn} : notez d’abord son arrivée.`,
  'not-in-this-game': (name: string, game: string) =>
    `La partie « ${game} » est réservée à d’autres que ${name} : vérifiez la liste de ses participants.`,
  'bad-moment': () => 'Ce coup n’existe pas : les parties se comptent à partir de 0 et les coups à partir de 1.',
  'counted-too-few': () => 'Le nombre de joueurs comptés dans une équipe est un nombre entier à partir de 1.',
  'sudden-death-only': () =>
    'Seule une mort subite départage les ex æquo : choisissez ce rythme, ou une partie ordinaire.',

  'game-begun': (name: string) =>
    `La partie « ${name} » a déjà commencé : cela ne se fait qu’avant son premier tirage.`,
  'game-finished': (name: string) => `La partie « ${name} » est terminée : pour la reprendre, annulez sa fin.`,
  'earlier-game-unfinished': (name: string) =>
    `La partie « ${name} » n’est pas terminée : terminez-la avant d’en commencer une autre.`,
  'nobody-plays': () => 'Personne n’est présent pour cette partie : inscrivez des joueurs ou notez leur arrivée.',
  'formula-differs': (sealed: string, game: string) =>
    `La partie préparée est en formule ${sealed}, celle-ci en formule ${game} : chargez-en une autre.`,
  'no-sealed-game': () => 'Aucune partie préparée n’est chargée pour cette partie : chargez-la d’abord.',
  'cannot-open': (text: string) => text,
  'no-prepared-game': () =>
    'Aucune partie préparée n’est ouverte : ouvrez-la avec sa phrase secrète, ou tirez les lettres.',
  'prepared-game-over': (turns: number) =>
    `La partie préparée n’a que ${plural(turns, 'coup')} : tirez les lettres ou terminez la partie.`,
  'prepared-game-differs': () =>
    'La grille ne suit plus la partie préparée : posez sa solution au coup précédent, ou tirez les lettres.',

  'already-drawn': (turn: number) => `Le coup ${turn} est déjà tiré : jouez-le.`,
  'turn-not-over': (turn: number) => `Le coup ${turn} n’est pas terminé : annoncez sa fin et posez sa solution.`,
  'bag-exhausted': () => 'Les lettres qui restent ne donnent plus de tirage valable : terminez la partie.',
  'nothing-playable': () =>
    'Aucun mot n’est jouable avec ce tirage : enregistrez son rejet, remettez toutes les lettres dans le sac et tirez-en d’autres.',
  'nothing-left-playable': () =>
    'Aucun mot n’est jouable avec les lettres qui restent, et aucun autre tirage n’est possible : terminez la partie.',
  'draw-stands': () => 'Ce tirage est valable : il se joue, et ne se rejette pas.',
  'as-cancelled': () =>
    'Ce tirage est celui du coup annulé : remettez toutes les lettres dans le sac et tirez-en d’autres.',
  'no-other-draw': () =>
    'Les lettres qui restent ne donnent pas d’autre tirage que celui du coup annulé : terminez la partie.',
  'clock-already-started': () => 'Le coup est déjà lancé : son tirage ne se corrige plus.',
  'slips-on-draw': () => 'Des bulletins sont déjà saisis pour ce tirage : annulez leur saisie avant de le corriger.',
  'unknown-turn': (turn: number) => `Le coup ${turn} n’a pas encore de tirage : tirez d’abord les lettres.`,
  'clock-runs': () => 'Le chronomètre tourne déjà : il n’y a rien à lancer.',
  'clock-paused': () => 'Le chronomètre est arrêté : relancez-le.',
  'clock-stands': () => 'Le chronomètre ne tourne pas : il n’y a rien à arrêter.',
  'clock-not-started': () => 'Le chronomètre n’est pas encore lancé : lancez-le.',
  'turn-ended': (turn: number) => `La fin du coup ${turn} est déjà annoncée.`,
  'turn-not-ended': (turn: number) => `La fin du coup ${turn} n’est pas encore annoncée : annoncez-la d’abord.`,
  'not-a-solution': (move: string) =>
    `${move} n’est pas une solution valable de ce coup : vérifiez le mot, sa place et les jokers (en minuscule).`,
  'already-laid': (turn: number) =>
    `La solution du coup ${turn} est déjà posée : seul le juge-arbitre peut la changer.`,
  'next-turn-drawn': (turn: number) => `Le coup ${turn + 1} est déjà tiré : le coup ${turn} ne change plus.`,
  'turn-closed': (turn: number) => `Le coup ${turn} est déjà clos.`,
  'slips-missing': (turn: number, tables: string) =>
    `Coup ${turn} : il manque un bulletin ou une décision (${tables}). Saisissez ce qui manque avant de clore.`,
  'ends-without-slips': (slips: string) =>
    `La partie finirait sans tous ses bulletins : ${slips}. Saisissez-les, ou terminez quand même : le classement restera provisoire.`,
  'bag-not-exhausted': () => 'Les lettres qui restent donnent encore un tirage valable : la partie continue.',
  'something-playable': () => 'Un mot au moins est jouable : la partie continue.',
  'not-last-draw': (left: number, most: number) =>
    `Il reste ${plural(left, 'lettre')} : seul un dernier tirage de ${plural(most, 'lettre')} ou moins se clôt sans être joué. Annulez le coup.`,
  'several-still-in': (count: number) =>
    `Il reste ${plural(count, 'joueur ou paire', 'joueurs ou paires')} en lice : la mort subite continue.`,
  'not-sudden-death': () => 'Cette partie n’est pas une mort subite : choisissez une autre cause.',

  'laid-meanwhile': (turn: number, move: string) =>
    `La solution du coup ${turn} est déjà posée : ${move}. Regardez-la ; si c’en est une autre qu’il faut, posez-la à la place.`,
  'eliminated-unknown': (turn: number, tables: string) =>
    `Mort subite : il manque un bulletin ou une décision au coup ${turn} (${tables}). Saisissez-les avant de tirer : on saura alors qui reste en lice.`,
  'nothing-corrected': () => 'Rien ne change : corrigez le tirage ou la solution d’un coup.',
  'turn-cannot-stand': (turn: number, why: string) =>
    `Coup ${turn} : ${why} Corrigez ce coup aussi, ou annulez les coups à partir de lui.`,
  'not-after-corrected': (turn: number) =>
    `Le coup ${turn} ne vient pas après ceux qui sont corrigés : annulez à partir d’un coup qui les suit.`,
  'consequences-differ': () =>
    'Ce que la correction change n’est plus ce qui a été montré : relisez-le, puis corrigez.',

  'other-position': () =>
    'Le tirage, la grille ou le bulletin ne sont plus ceux sur lesquels cette action a été décidée : vérifiez-les.',
  'other-slip': (name: string, turn: number, seen: string, stands: string) =>
    `Le bulletin ${of(name)} au coup ${turn} a changé entre-temps. Vous aviez vu : ${seen}. Il y a maintenant : ${stands}. Regardez-le, puis décidez de nouveau.`,
  'slip-already-recorded': (name: string, turn: number) =>
    `Le bulletin ${of(name)} au coup ${turn} est déjà saisi : corrigez-le.`,
  'changed-too-often': (times: number) =>
    `Ce bulletin a déjà été modifié ${times} fois : dites la dernière modification à l’arbitre.`,
  'no-slip-recorded': (name: string, turn: number) =>
    `Le bulletin ${of(name)} au coup ${turn} n’est pas encore saisi : saisissez-le d’abord.`,
  'bad-slip': (text: string) => text,
  'out-of-the-game': (name: string, turn: number) =>
    `Le coup ${turn} a éliminé ${name} : aucun bulletin n’est plus attendu.`,
  'turn-cancelled-here': (turn: number, centre: string) =>
    `Le coup ${turn} est annulé pour le centre ${centre} : il n’y compte pas.`,
  'average-everywhere': () =>
    'La moyenne est celle des joueurs des autres centres : choisissez le centre où le coup est annulé, ou annulez-le pour tous, sans moyenne.',
  'already-cancelled': (turn: number, centre: string) => `Le coup ${turn} est déjà annulé pour le centre ${centre}.`,
  'bad-last-turn': (turns: number) =>
    `Le dernier coup qui compte est un nombre de 0 à ${turns}, celui du dernier coup joué et ramassé régulièrement.`,
  'unknown-end': (cause: string) =>
    `Ce règlement ne termine pas une partie ainsi (${cause}) : choisissez une autre cause.`,
  'turn-void': (turn: number) => `Le coup ${turn} a été clos sans être joué : il ne compte pas.`,
  'already-referred': (name: string) => `Le bulletin ${of(name)} est déjà soumis à la commission.`,
  'commission-has-decided': (name: string) =>
    `La commission a tranché pour ${name} : elle seule peut revenir sur sa décision.`,
  'no-ruling': (name: string) => `Aucune décision n’a été prise sur le bulletin ${of(name)}.`,
  'not-your-ruling': (name: string) =>
    `Cette décision est celle ${of(name)} : son auteur ou le juge-arbitre peut la changer ou la retirer.`,
  'bad-ruling': (text: string) => text,
  'ruling-against-law': (breach: string, advice: string) => `${breach} ${advice}`,
  'not-otherwise-here': () =>
    'La commission seule en décide autrement que le règlement, et seulement là où sa décision en diffère : retirez cette mention.',
  'nothing-to-print': () =>
    'Aucun de ces billets de correction n’est à imprimer : ils le sont déjà, ou ne sont plus à remettre.',
  'delivered-later': () => 'L’heure de remise de ce billet n’est pas encore passée : corrigez-la.',
  'nothing-to-deliver': (name: string, turn: number) =>
    `Aucun billet de correction n’est à remettre à ${name} pour le coup ${turn}.`,

  'already-excluded': (name: string) => `L’exclusion ${of(name)} est déjà prononcée.`,
  'not-excluded': (name: string) => `Aucune exclusion ${of(name)} n’est prononcée : il n’y a rien à lever.`,
  'nothing-decided': (what: string) => `Rien de tel n’est décidé (${what}) : il n’y a rien à contester.`,
  'already-appealed': (what: string) => `Une réclamation attend déjà une décision (${what}).`,
  'already-at-federation': (what: string) => `Un second recours est déjà déposé (${what}) : complétez son dossier.`,
  'commission-first': (what: string) =>
    `La commission du tournoi n’a pas encore tranché (${what}) : le second recours vient après sa décision.`,
  'commission-answered': (what: string) =>
    `La commission du tournoi a tranché (${what}) : seul un second recours est encore possible.`,
  'appellant-missing': () => 'Dites quel joueur réclame : son nom figure au dossier.',
  'no-open-appeal': (what: string) => `Aucune réclamation n’attend de réponse (${what}).`,
  'commission-answers': () => 'Une commission est nommée : c’est elle qui répond aux réclamations, à son poste.',
  'remedy-not-here': () =>
    'Cette mesure ne va pas avec cette réponse : choisissez-en une que l’écran propose, ou motivez la réponse sans mesure.',
  'turn-replaced': (turn: number) =>
    `Un autre coup ${turn} est tiré depuis : le coup annulé ne peut plus reprendre sa place. Répondez sans mesure, et dites ce qui suit.`,
  'end-stands': (turn: number) =>
    `La partie est finie : répondez d’abord à une réclamation contre sa fin ; celle-ci annulée, le coup ${turn} reprend sa place.`,
  'no-second-appeal': (what: string) => `Aucun second recours n’est déposé (${what}) : seul son dossier se complète.`,
  'nothing-requested': () => 'Aucune pièce n’est demandée pour ce dossier : notez d’abord la demande.',
  'bad-day-of-file': () =>
    'Cette date ne suit pas le dépôt du recours ou la demande, ou elle est à venir : corrigez-la.',
  'not-favourable-here': () =>
    'La lecture la plus favorable revient à la commission, sous un règlement qui la prévoit : motivez la décision autrement.',

  'not-your-action': (name: string) =>
    `Cette action est celle ${of(name)} : son auteur ou le juge-arbitre peut l’annuler.`,
  'taken-back-differs': () => 'Ce qui serait annulé a changé entre-temps : demandez de nouveau la liste.',
  'not-your-undo': (name: string) =>
    `Cette annulation est celle ${of(name)} : son auteur ou le juge-arbitre peut rétablir ce qu’elle a annulé.`,
} as const;

type OwnCode = keyof typeof SENTENCES;

export type RefusalCode = OwnCode | (typeof LETTERS_REFUSALS)[number];

export const REFUSAL_CODES: readonly RefusalCode[] = [...(Object.keys(SENTENCES) as OwnCode[]), ...LETTERS_REFUSALS];

/** Refuses a command for a reason of the closed list. */
export const refused = refusing(SENTENCES);
