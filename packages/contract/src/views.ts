import { GROUPINGS } from '@raccord/tournament';
import { z } from 'zod';
import { ADDRESSES } from './addresses.ts';
import * as answers from './answers/index.ts';
import { turnCorrections } from './commands.ts';
import { id } from './ids.ts';
import { REFEREES, TOLD_OF_APPEALS } from './roles.ts';
import { count, flag, inGame, inTournament, inTurn, type Route, readJson, turnNumber } from './route.ts';

const searched = z.string().max(200);

/** What each role may see of a tournament. */
export const VIEWS = {
  seeHall: {
    ...ADDRESSES.seeHall,
    summary: 'Ce que toute la salle voit : tirage, chronomètre, grille, dernière solution.',
    access: 'session',
    params: inTournament,
    answer: answers.hall,
  },
  seeGame: {
    ...ADDRESSES.seeGame,
    summary: 'La feuille d’une partie : tirages, grilles et solutions des coups que votre centre connaît.',
    access: 'session',
    params: inGame,
    answer: answers.game,
  },
  seePeople: {
    ...ADDRESSES.seePeople,
    summary: 'Centres, arbitres et leurs tables, joueurs, équipes ; le responsable d’un centre n’a que le sien.',
    access: REFEREES,
    params: inTournament,
    answer: answers.people,
  },
  seeDesk: {
    ...ADDRESSES.seeDesk,
    summary: 'Les tables d’un coup : bulletin, résultat, billet à remettre ; un arbitre n’a que les siennes.',
    access: REFEREES,
    params: inTurn,
    query: z.object({
      centre: id.optional(),
      /** Those only who wrote a word that this entrant wrote, and he. */
      like: id.optional(),
    }),
    answer: answers.desk,
  },
  seeSlipFile: {
    ...ADDRESSES.seeSlipFile,
    summary: 'Le dossier d’un bulletin : saisies, verdicts, décisions, billets ; un arbitre n’a que ses tables.',
    access: REFEREES,
    params: inTurn.extend({ entrant: id }),
    answer: answers.slipFile,
  },
  seeProgress: {
    ...ADDRESSES.seeProgress,
    summary: 'Où en est la correction d’un coup, arbitre par arbitre, et les solos possibles.',
    access: REFEREES,
    params: inTurn,
    answer: answers.progress,
  },
  seeSolutions: {
    ...ADDRESSES.seeSolutions,
    summary: 'Toutes les solutions d’un coup, la meilleure d’abord.',
    access: REFEREES,
    params: inTurn,
    query: z.object({ limit: count(1_000_000).optional() }),
    answer: answers.solutions,
  },
  seeConsequences: {
    ...ADDRESSES.seeConsequences,
    summary:
      'Ce que changerait la correction de coups déjà joués, et la marque (shown) que « correct-turns » demande ; ou la phrase qui la refuse.',
    access: ['chief', 'commission'],
    params: inGame,
    query: z.object({
      /** The turns to put right, as the command has them, in JSON. */
      turns: z.string().max(10_000).transform(readJson).pipe(turnCorrections.turns),
      cancelFrom: turnNumber.optional(),
    }),
    answer: answers.consequences,
  },
  seeReferred: {
    ...ADDRESSES.seeReferred,
    summary:
      'Les bulletins soumis à la commission ou jugés à titre provisoire, et ceux qu’elle a tranchés, toutes parties confondues.',
    access: TOLD_OF_APPEALS,
    params: inTournament,
    answer: answers.referred,
  },
  seeAppeals: {
    ...ADDRESSES.seeAppeals,
    summary:
      'Les réclamations contre autre chose qu’un bulletin (tirage, solution, annulation, avertissement, retard, fin, exclusion), et ce qui peut être contesté ; un joueur a les siennes.',
    access: [...TOLD_OF_APPEALS, 'player'],
    params: inTournament,
    answer: answers.appeals,
  },
  seeCorrections: {
    ...ADDRESSES.seeCorrections,
    summary: 'Les billets de correction dus et remis ; un arbitre a ceux de ses tables, un joueur les siens.',
    access: ['chief', 'referee', 'second-referee', 'commission', 'player'],
    params: inTournament,
    query: z.object({
      game: id.optional(),
      turn: count(1000).optional(),
      due: flag.optional(),
      /** Those that could be sent and need not be, or the others. */
      optional: flag.optional(),
      printed: flag.optional(),
      /** Those of one printing, under the id of its event. */
      printing: id.optional(),
      /** At most; how many there are is told all the same. */
      limit: count(1e6).optional(),
    }),
    answer: answers.corrections,
  },
  seeOwnSlip: {
    ...ADDRESSES.seeOwnSlip,
    summary: 'La table d’un joueur et le bulletin que le serveur a de lui au coup joué, sans ce qu’il vaut.',
    access: ['player'],
    params: inTournament,
    answer: answers.ownSlip,
  },
  seeRanking: {
    ...ADDRESSES.seeRanking,
    summary:
      'Le classement général ou d’une partie, sur les coups que votre centre a terminés, jusqu’au dernier dont tous les bulletins sont saisis ; écran et joueurs n’ont que les coups clos, comme qui demande « published ».',
    access: 'session',
    params: inTournament,
    query: z.object({
      game: id.optional(),
      by: z.enum(GROUPINGS).optional(),
      published: flag.optional(),
      /** Rows to leave out before the first one. */
      from: count(1e6).optional(),
      /** Rows at most. */
      count: count(1e6).optional(),
      /** His row only. */
      entrant: id.optional(),
      /** Names, clubs or a table: the rows of those found only. */
      search: searched.optional(),
    }),
    answer: answers.ranking,
  },
  seeStatistics: {
    ...ADDRESSES.seeStatistics,
    summary:
      'Une partie en chiffres, et la courbe des premiers, sur les coups que votre centre a terminés, jusqu’au dernier dont tous les bulletins sont saisis ; écran et joueurs n’ont que les coups clos.',
    access: 'session',
    params: inGame,
    answer: answers.statistics,
  },
  seeSheet: {
    ...ADDRESSES.seeSheet,
    summary:
      'La feuille de route d’un joueur, sur les coups que votre centre a terminés ; lui-même n’a que la sienne, et les coups clos, comme les spectateurs si les feuilles sont publiées.',
    access: ['chief', 'referee', 'second-referee', 'commission', 'player', 'spectator'],
    params: inTournament.extend({ entrant: id }),
    answer: answers.sheet,
  },
  seeRoster: {
    ...ADDRESSES.seeRoster,
    summary: 'Ceux dont la feuille de route est publiée, par ordre alphabétique, cherchés par nom, club ou table.',
    access: ['spectator'],
    params: inTournament,
    query: z.object({ search: searched.optional(), from: count(1e6).optional(), count: count(1e6).optional() }),
    answer: answers.roster,
  },
  seeAudit: {
    ...ADDRESSES.seeAudit,
    summary: 'L’historique : qui a fait quoi, quand, pourquoi.',
    access: 'tournament',
    params: inTournament,
    query: z
      .object({
        after: count(1e9).optional(),
        limit: count(10_000).optional(),
        /** Those that say all these words, of who, what and why. */
        text: z.string().max(200).optional(),
        /** The newest first. */
        newest: flag.optional(),
        /** What would go if this action were taken back: it, and whatever relies on it. */
        relying: id.optional(),
        /** What would come back if this undoing were redone. */
        restoring: id.optional(),
        /** The same of the draw of a turn: what is undone to play it again. */
        game: id.optional(),
        turn: count(1000).optional(),
      })
      .refine(({ game, turn }) => (game === undefined) === (turn === undefined), {
        error: 'La partie (game) et le coup (turn) vont ensemble.',
        path: ['turn'],
      })
      .refine(({ game, relying }) => game === undefined || relying === undefined, {
        error: 'Une action (relying) ou un coup (game, turn), pas les deux.',
        path: ['relying'],
      }),
    answer: answers.audit,
  },
} as const satisfies Readonly<Record<string, Route>>;
