export const STYLESHEET = 'raccord.css';
export const SITE_INDEX = 'index.html';

export interface SiteFile {
  /** Its name: all files of a site are in one folder. */
  readonly path: string;
  readonly content: Iterable<string>;
}

const NAMES =
  /^(?:(?:soiree-\d{4}-\d\d-\d\d(?:-\d+)?|(?:soiree-\d{4}-\d\d-\d\d(?:-\d+)?-)?(?:partie|joueur)-\d+|membre-\d+)\.html)$/;

/** Could this file be of a site that Raccord has written? */
export const isSiteFile = (name: string): boolean => name === STYLESHEET || name === SITE_INDEX || NAMES.test(name);

/** Names of files that say nothing of whom or what they are about. */
export const numbered = (kind: string, ids: readonly string[]): ReadonlyMap<string, string> =>
  new Map(ids.map((id, index) => [id, `${kind}-${index + 1}.html`]));
