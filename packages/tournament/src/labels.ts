import { list, plural } from '@raccord/french';
import type { Conduct, Legibility, RhythmName, SlipState, TieBreak } from '@raccord/regulation';
import type { Commission, GameEnd, RejectedDraw } from './events.ts';
import type { Publication, Role, StationLink } from './people.ts';

/** What people call those who act. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  chief: 'juge-arbitre',
  referee: 'arbitre',
  'second-referee': 'double-arbitre',
  commission: 'commission',
  player: 'joueur',
};

/** Those who hold a station without acting. */
export const STATION_NAMES: Readonly<Record<StationLink['role'], string>> = {
  ...ROLE_NAMES,
  screen: 'écran',
  spectator: 'spectateurs',
  relay: 'relais',
};

/** What each station is for, to whoever is given its link. */
export const STATION_PURPOSES: Readonly<Record<StationLink['role'], string>> = {
  chief: 'Conduit la partie : tirage, chronomètre, solutions.',
  referee: 'Saisit les bulletins de ses tables.',
  'second-referee': 'Relit les bulletins saisis et les vérifie.',
  commission: 'Tranche les bulletins et les réclamations soumis.',
  player: 'Suit la partie sur son téléphone, ou y remet son bulletin.',
  screen: 'Montre le tirage, le temps et le classement à la salle.',
  spectator: 'Pour tous ceux qui suivent de l’extérieur : un seul lien.',
  relay: 'Pour le serveur d’un centre, pas pour un navigateur.',
};

/** What people call a rhythm. */
export const RHYTHM_LABELS: Readonly<Record<RhythmName, string>> = {
  normal: 'Normal',
  'semi-normal': 'Semi-normal',
  'semi-rapide': 'Semi-rapide',
  'semi-blitz': 'Semi-blitz',
  blitz: 'Blitz',
  'mort-subite': 'Mort subite',
};

/** « rythme semi-blitz », « mort subite ». */
export function describeRhythm(rhythm: RhythmName): string {
  const name = RHYTHM_LABELS[rhythm].toLowerCase();
  return rhythm === 'mort-subite' ? name : `rythme ${name}`;
}

/** What ended a game. */
export const END_NAMES: Readonly<Record<GameEnd, string>> = {
  bag: 'plus de tirage valable',
  'no-move': 'plus rien n’est jouable',
  incident: 'incident, coup qui ne peut être rejoué',
  interruption: 'interruption prolongée',
  decision: 'décision du juge-arbitre',
  'sudden-death': 'mort subite terminée',
};

/** The same as a sentence of its own. */
export const END_SENTENCES: Readonly<Record<GameEnd, string>> = {
  bag: 'Partie terminée : plus de tirage valable.',
  'no-move': 'Partie terminée : plus rien n’est jouable.',
  incident: 'Partie terminée sur un incident.',
  interruption: 'Partie interrompue trop longtemps pour être reprise.',
  decision: 'Partie arrêtée par le juge-arbitre.',
  'sudden-death': 'Partie terminée : la mort subite a désigné le vainqueur.',
};

/** Why a draw was put back. */
export const REJECTION_NAMES: Readonly<Record<RejectedDraw['cause'], string>> = {
  invalid: 'pas assez de voyelles ou de consonnes',
  'nothing-playable': 'rien n’est jouable',
  'as-cancelled': 'c’est celui du coup annulé',
  choice: 'au choix du juge-arbitre, pour l’Y ou le joker',
};

export const SLIP_STATE_NAMES: Readonly<Record<SlipState, string>> = {
  'handed-in': 'Remis',
  absent: 'Pas de bulletin',
  blank: 'Bulletin vierge',
  late: 'Hors délai',
  several: 'Plusieurs bulletins',
  exchanged: 'Bulletin échangé',
};

export const LEGIBILITY_NAMES: Readonly<Record<Legibility, string>> = {
  hard: 'Lecture difficile',
  illegible: 'Mot illisible',
};

export const CONDUCT_NAMES: Readonly<Record<Conduct, string>> = {
  warned: 'Avertissement disciplinaire',
  grave: 'Faute grave',
};

/** What a result is, once the slip is judged or without one. */
export const OUTCOME_NAMES = {
  accepted: 'Accepté',
  nullity: 'Nul',
  referred: 'Soumis à la commission',
  average: 'Moyenne',
  missing: 'Pas encore saisi',
  'not-playing': 'Ne joue pas',
} as const;

/** What separates equal totals. */
export const TIE_BREAK_LABELS: Readonly<Record<TieBreak, string>> = {
  'last-game': 'La dernière partie',
  'last-turns': 'Les derniers coups, en remontant',
  'tops-lost': 'Le moins de tops perdus',
  warnings: 'Le moins d’avertissements',
};

/** Where an average comes from. */
export const AVERAGE_NAMES = { found: 'Moyenne, mot rejoué', granted: 'Moyenne accordée' } as const;

interface LineOutcome {
  readonly outcome: keyof typeof OUTCOME_NAMES;
  /** Before the penalty. */
  readonly points: number;
  readonly average?: keyof typeof AVERAGE_NAMES | undefined;
}

/** Is this the top, as far as it is known? */
export const isTopMade = ({ outcome, points }: LineOutcome, top: number | undefined): boolean =>
  outcome === 'accepted' && top !== undefined && points >= top;

/** What a line of a sheet says first: where an average comes from, and the top, which is worth saying. */
export const describeOutcome = (line: LineOutcome, top: number | undefined): string =>
  line.average ? AVERAGE_NAMES[line.average] : isTopMade(line, top) ? 'Top' : OUTCOME_NAMES[line.outcome];

/** What a solo brings: « +10 », or nothing where too few play (3.5). */
export const describeBonus = (bonus: number): string => (bonus > 0 ? `+${bonus}` : 'sans prime');

/** Warnings for conduct outlive a cancelled turn (D22). */
export const describeConduct = (turns: readonly number[]): string =>
  `Un avertissement disciplinaire reste quand le coup est annulé : ${list(turns.map((turn) => `coup ${turn}`))}.`;

/** How a correction slip came to the player. */
export const MEANS_NAMES = { paper: 'sur papier', screen: 'à l’écran', voice: 'oralement' } as const;

/** A game of which no turn stands: nothing is drawn yet, or what was drawn is cancelled. */
export function describeNoTurn({ cancelled, isFinished }: EmptyGame): string {
  const told = cancelled.map(({ number, draw, reason }) => `Coup ${number} annulé (${draw}), motif : « ${reason} ».`);
  if (isFinished) return [...told, 'Aucun coup ne compte.'].join(' ');
  return told.length === 0
    ? 'Le premier tirage n’est pas encore fait.'
    : [...told, 'Un nouveau tirage est à faire.'].join(' ');
}

interface EmptyGame {
  readonly cancelled: readonly { readonly number: number; readonly draw: string; readonly reason: string }[];
  readonly isFinished: boolean;
}

/** What stands instead of the solution of a turn that has none. */
export const describeUnsolved = ({ isVoid = false }: { readonly isVoid?: boolean | undefined }): string =>
  isVoid ? 'Coup annulé' : 'Solution à venir';

/** « avertissement », « 2 avertissements ». */
export const describeWarnings = (count: number): string =>
  count === 1 ? 'avertissement' : plural(count, 'avertissement');

/** When the public is told the ranking. */
export const PUBLISHED_RANKINGS: Readonly<Record<Publication['ranking'], string>> = {
  live: 'classement en direct',
  end: 'classement une fois les parties terminées',
  none: 'pas de classement',
};

/** What the public is shown, in a few words. */
export const describePublication = ({ ranking, turns, sheets }: Publication): string =>
  [
    PUBLISHED_RANKINGS[ranking],
    ...(turns ? ['grille et coups joués'] : ['ni grille ni coups']),
    ...(sheets ? ['feuilles de route'] : ['pas de feuilles de route']),
  ].join(', ');

/** Who sits on a commission, its president first. */
export const describeCommission = ({ president, members }: Commission): string =>
  [`${president} (présidence)`, ...members].join(', ');
