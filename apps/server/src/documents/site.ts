import { type AskedRanking, makeSite, makeSiteArchive, type Site, type SiteFile } from '@raccord/files';
import type { EntrantState, Journal, Person } from '@raccord/tournament';
import type { Veil } from '../club/veil.ts';
import { siteStyle } from '../pages.ts';
import { seeGame, seeHall, seeSheets, seeStatistics } from '../views/index.ts';
import type { Viewer } from '../views/viewer.ts';
import type { DocumentMaker } from './document.ts';
import { others, resultsLook } from './results.ts';

/** A site shows what spectators see, whoever makes it. */
const spectator = (veil: Veil): Viewer => ({ role: 'spectator', name: '', veil });

export const makeSiteDocument: DocumentMaker = (journal, _, { veil }) => ({
  title: `Site – ${seeHall(journal, spectator(veil), 0).name}`,
  ...archiveOf(siteFiles(journal, veil)),
});

/** Files in one archive, and how many of them are in it. */
function archiveOf(files: readonly SiteFile[]) {
  let done = 0;
  function* counted(): Generator<SiteFile> {
    for (const file of files) {
      yield file;
      done++;
    }
  }
  return { content: makeSiteArchive(counted()), progress: () => ({ done, total: files.length }) };
}

/** The files of a site: all of them are made of the tournament as it is now. */
export const siteFiles = (journal: Journal, veil: Veil): readonly SiteFile[] => [
  ...makeSite(siteOf(journal, veil), siteStyle()),
];

/** The names under which the public is told of an entrant, where somebody else than the tournament decides them. */
export type NamesTold = (entrant: EntrantState) => readonly string[];

/** What is published of a tournament. */
export function siteOf(journal: Journal, veil: Veil, toldOf?: NamesTold): Site {
  const viewer = spectator(veil);
  const tournament = seeHall(journal, viewer, 0);
  const games = tournament.games.flatMap(({ id }) => {
    const game = seeGame(journal, viewer, id);
    const statistics = game && seeStatistics(journal, viewer, id);
    const ranking = resultsLook(journal, viewer, { game: id, by: undefined });
    return statistics ? [{ game, statistics, ...(ranking ? { ranking } : {}) }] : [];
  });
  const entrants = [...journal.state.entrants.keys()];
  const site = {
    tournament,
    games,
    rankings: rankingsOf(journal, viewer),
    players: seeSheets(journal, viewer, entrants),
  };
  return toldOf
    ? renamed(site, new Map([...journal.state.entrants].map(([id, entrant]) => [id, toldOf(entrant)])))
    : site;
}

/** Of everybody, and by groups; of each game on its own page. */
function rankingsOf(journal: Journal, viewer: Viewer): AskedRanking[] {
  const overall = resultsLook(journal, viewer, { game: undefined, by: undefined });
  return overall ? [overall, ...others(journal, viewer, {}, [])] : [];
}

/** The same site with other names, by entrant: wherever one is named, his id stands beside. */
function renamed({ tournament, games, rankings, players }: Site, names: ReadonlyMap<string, readonly string[]>): Site {
  const rename = <Named extends { readonly entrant: string; readonly members: readonly Person[] }>(
    one: Named,
  ): Named => ({
    ...one,
    members: one.members.map((person, place) => ({ ...person, name: names.get(one.entrant)?.[place] ?? person.name })),
  });
  const inRanking = ({ ranking, ...asked }: AskedRanking): AskedRanking => ({
    ...asked,
    ranking: {
      ...{ ...ranking, rows: ranking.rows.map(rename) },
      ...(ranking.groups
        ? { groups: ranking.groups.map((group) => ({ ...group, rows: group.rows.map(rename) })) }
        : {}),
    },
  });
  return {
    tournament,
    games: games.map(({ game, statistics, ranking }) => ({
      ...{ game, statistics: { ...statistics, leaders: statistics.leaders.map(rename) } },
      ...(ranking ? { ranking: inRanking(ranking) } : {}),
    })),
    rankings: rankings.map(inRanking),
    players: players.map(rename),
  };
}
