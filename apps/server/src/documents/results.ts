import {
  type AskedRanking,
  encodePieces,
  makeCsv,
  makeResultLines,
  makeResultsJson,
  makeResultsPage,
  makeXlsx,
  type SeenResults,
} from '@raccord/files';
import { refuse } from '@raccord/scrabble';
import { GROUPINGS, type Journal } from '@raccord/tournament';
import { resultsStyle } from '../pages.ts';
import { seeHall, seeRanking } from '../views/index.ts';
import type { Viewer } from '../views/viewer.ts';
import type { DocumentMaker, DocumentOrder } from './document.ts';

type Choice = Pick<DocumentOrder, 'game' | 'by'>;

/** The rankings, in the format asked for: all of them, or the one that is asked. */
export const makeResults: DocumentMaker = (journal, session, order) => {
  const tournament = seeHall(journal, session, order.at);
  const { game, by } = order;
  const asked = resultsLook(journal, session, { game, by });
  if (!asked) return undefined;
  const name = tournament.games.find(({ id }) => id === game)?.name;
  const title = ['Résultats', tournament.name, name].filter(Boolean).join(' – ');
  const open = asked.ranking.provisional ? { provisional: asked.ranking.provisional.why } : {};
  if (order.format === 'lines') {
    const { rows } = asked.ranking;
    const centres = tournament.centres.filter(({ id }) => rows.some(({ centre }) => centre === id));
    const wanted = order.centre ?? session.centre;
    if (wanted === undefined && centres.length > 1) {
      const names = centres.map((one) => one.name).join(', ');
      return refuse('centre-needed', `Ce fichier est celui d’un seul centre : dites lequel (${names}).`);
    }
    const centre = centres.find(({ id }) => (wanted ?? id) === id);
    // The program that reads these lines takes nothing else: the name of the file says it.
    const named = asked.ranking.provisional ? `${title} – provisoire` : title;
    return centre && { title: named, ...open, content: [makeResultLines(rows, centre.id)] };
  }
  if (order.format === 'csv')
    return { title, ...open, content: encodePieces(makeCsv({ tournament, rankings: [asked] }, asked)) };
  const rankings = by === undefined ? [asked, ...others(journal, session, order, tournament.games)] : [asked];
  return { title, ...open, content: contentOf({ tournament, rankings }, order) };
};

function contentOf(results: SeenResults, { format }: DocumentOrder): Iterable<Uint8Array> {
  if (format === 'xlsx') return makeXlsx(results);
  return encodePieces(format === 'html' ? makeResultsPage(results, resultsStyle()) : makeResultsJson(results));
}

/** A ranking, as a station sees it. */
export function resultsLook(journal: Journal, session: Viewer, { game, by }: Choice): AskedRanking | undefined {
  const ranking = seeRanking(journal, session, { game, by });
  return ranking && { ...(game === undefined ? {} : { game }), ...(by === undefined ? {} : { by }), ranking };
}

/** Beside the ranking of everybody, that of each game where there are several, and by every group that somebody is in. */
export function others(
  journal: Journal,
  session: Viewer,
  { game }: Choice,
  games: readonly { readonly id: string; readonly turns: number }[],
): AskedRanking[] {
  const begun = games.filter(({ turns }) => turns > 0);
  const each =
    game === undefined && begun.length > 1 ? begun.map(({ id }) => resultsLook(journal, session, { game: id })) : [];
  const groups = GROUPINGS.map((by) => resultsLook(journal, session, { game, by })).filter((asked) =>
    asked?.ranking.groups?.some(({ rows }) => rows.length > 0),
  );
  return [...each, ...groups].filter((asked) => asked !== undefined);
}
