/** A tournament or a season as plain pages for the web site of a club. */
export { makeSiteArchive } from './archive.ts';
export { isSiteFile, SITE_INDEX, type SiteFile } from './paths.ts';
export { makeSeasonSite, type SeasonSite, type SiteEvening, type SiteResult } from './season.ts';
export { makeSite, type Site } from './site.ts';
