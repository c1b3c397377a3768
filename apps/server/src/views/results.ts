import {
  conductWarnings,
  isAppealPending,
  type Journal,
  rankGame,
  type SlipFile,
  type Standings,
  sheetsOf,
  standingsOf,
  type TournamentState,
  type TurnsOver,
} from '@raccord/tournament';
import { appealsFor } from './appeals.ts';
import { isPublishedTo, membersFor, reasonsFor } from './publication.ts';
import { sightOf, turnsKnown, turnsRanked } from './sight.ts';
import type { Viewer } from './viewer.ts';

/** What the sheets of all have in common. */
export const seeStandings = ({ state, ledger }: Journal): Standings => standingsOf(state, ledger);

interface GameOver {
  readonly sequence: number;
  readonly game: string;
  /** By entrant. */
  readonly ranks: ReadonlyMap<string, number>;
}

const OVER = new WeakMap<Journal, GameOver>();

/** The last game, once the station has the whole of it, with the ranks that it gave: made once for a state, whoever asks. */
function gameOver(journal: Journal, session: Viewer): GameOver | undefined {
  const { state, ledger, events } = journal;
  const last = [...state.games.values()].findLast(({ turns }) => turns.length > 0);
  const isWhole =
    last && sightOf(state, session).isFinished(last) && turnsRanked(journal, session)(last) === last.turns.length;
  if (!isWhole) return undefined;
  const known = OVER.get(journal);
  if (known?.sequence === events.length) return known;
  const ranks = rankGame(state, ledger, last.plan.id).map(({ entrant, rank }) => [entrant.id, rank] as const);
  const over = { sequence: events.length, game: last.plan.id, ranks: new Map(ranks) };
  OVER.set(journal, over);
  return over;
}

/** An entrant's sheet, with his slips as they were written. */
export const seeSheet = (journal: Journal, session: Viewer, id: string, standings?: Standings) =>
  seeSheets(journal, session, [id], standings).at(0);

/** The sheets of those of these entrants who are there. */
export function seeSheets(journal: Journal, session: Viewer, ids: readonly string[], standings?: Standings) {
  const { state, ledger, events } = journal;
  if (!isPublishedTo(state, session, 'sheets')) return [];
  const isRanked = isPublishedTo(state, session, 'ranking');
  const entrants = ids.flatMap((id) => state.entrants.get(id) ?? []);
  const counted = (turnsOf: TurnsOver) =>
    new Map([...state.games.values()].map((game) => [game.plan.id, turnsOf(game)]));
  const known = counted(turnsKnown(journal, session));
  const ranked = counted(turnsRanked(journal, session));
  const over = gameOver(journal, session);
  return sheetsOf(state, ledger, entrants, standings).map((sheet, index) => {
    const { id } = entrants[index];
    const members = membersFor(session, entrants[index]);
    const lines = sheet
      .filter(({ game, turn }) => turn <= (known.get(game) ?? 0))
      .map((line) => {
        const file = state.games.get(line.game)?.turns[line.turn - 1]?.files.get(id);
        const slip = file?.slip?.slip;
        const contested = session.role === 'spectator' ? {} : contestedOf(file);
        return {
          ...line,
          rank: isRanked && line.turn <= (ranked.get(line.game) ?? 0) ? line.rank : undefined,
          reasons: reasonsFor(session, line.reasons),
          ...{ ...(slip ? { slip } : {}), ...contested },
        };
      });
    const own = session.role === 'player' ? { appeals: appealsFor(state, session) } : {};
    const end = over && endFor(journal, over, id, isRanked);
    return {
      ...{ sequence: events.length, entrant: id, members, conduct: conductOf(state, id) },
      ...{ ...(end ? { end } : {}), ...own, lines },
    };
  });
}

function endFor({ ledger }: Journal, { game, ranks }: GameOver, entrant: string, isRanked: boolean) {
  const { total, warnings, warningCost } = ledger.gameTotal(game, entrant);
  const rank = isRanked ? ranks.get(entrant) : undefined;
  return { game, total, warnings, warningCost, ...(rank === undefined ? {} : { rank }) };
}

/** Warnings for conduct on turns that were cancelled. */
const conductOf = ({ games }: TournamentState, entrant: string) =>
  [...games.values()].flatMap(({ plan, cancelled }) =>
    cancelled.flatMap(({ turn: { number, files } }) => {
      const file = files.get(entrant);
      const warnings = file ? conductWarnings(file) : 0;
      return warnings > 0 ? [{ game: plan.id, turn: number, warnings }] : [];
    }),
  );

/** What an appeal about a slip would be about, the last one, and whether it waits for an answer that the tournament gives. */
function contestedOf(file: SlipFile | undefined) {
  const last = file?.appeals?.at(-1);
  if (!file) return {};
  return {
    ...(file.basis === undefined ? {} : { basis: file.basis }),
    ...(last ? { appeal: { to: last.to, isLate: last.isLate, isPending: isAppealPending(file) } } : {}),
  };
}
