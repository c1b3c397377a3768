/** A tournament as plain pages for the web site of a club. */
export { makeSiteArchive } from './archive.ts';
export { INDEX as SITE_INDEX, isSiteFile, makeSite, type Site, type SiteFile, type SiteGame } from './site.ts';
