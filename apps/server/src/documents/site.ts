import type { Session } from '@raccord/contract';
import { type AskedRanking, makeSite, makeSiteArchive, type Site, type SiteFile } from '@raccord/files';
import type { Journal } from '@raccord/tournament';
import { siteStyle } from '../pages.ts';
import { seeGame, seeHall, seeSheets, seeStatistics } from '../views/index.ts';
import type { DocumentMaker } from './document.ts';
import { look, others } from './results.ts';

/** A site shows what spectators see, whoever makes it. */
const SPECTATOR: Session = { role: 'spectator', name: '' };

export const makeSiteDocument: DocumentMaker = (journal) => ({
  title: `Site – ${seeHall(journal, SPECTATOR, 0).name}`,
  content: makeSiteArchive(siteFiles(journal)),
});

/** The files of a site: all of them are made of the tournament as it is now. */
export const siteFiles = (journal: Journal): readonly SiteFile[] => [...makeSite(siteOf(journal), siteStyle())];

function siteOf(journal: Journal): Site {
  const tournament = seeHall(journal, SPECTATOR, 0);
  const games = tournament.games.flatMap(({ id }) => {
    const game = seeGame(journal, SPECTATOR, id);
    const statistics = game && seeStatistics(journal, SPECTATOR, id);
    const ranking = look(journal, SPECTATOR, { game: id, by: undefined });
    return statistics ? [{ game, statistics, ...(ranking ? { ranking } : {}) }] : [];
  });
  const entrants = [...journal.state.entrants.keys()];
  return { tournament, games, rankings: rankingsOf(journal), players: seeSheets(journal, SPECTATOR, entrants) };
}

/** Of everybody, and by groups; of each game on its own page. */
function rankingsOf(journal: Journal): AskedRanking[] {
  const overall = look(journal, SPECTATOR, { game: undefined, by: undefined });
  return overall ? [overall, ...others(journal, SPECTATOR, {}, [])] : [];
}
