/** Text as it may stand in a page, between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A text that leads somewhere, or stands alone. */
export const linkTo = (text: string, href: string | undefined): string =>
  href === undefined ? escapeHtml(text) : `<a href="${href}">${escapeHtml(text)}</a>`;

/** What makes up the head of a page that stands alone. */
interface PageHead {
  readonly title: string;
  /** The style, as it stands in its file: it comes with the program. */
  readonly style: string;
  /** Where the page has a script of its own. */
  readonly isScripted?: boolean;
}

/** The beginning of a page of a site, whose style is in a file beside it. It runs no script, and a browser holds it to that. */
export const makeSiteHead = (title: string, stylesheet: string): string =>
  headWith(
    title,
    "script-src 'none'; object-src 'none'; base-uri 'none'",
    `<link rel="stylesheet" href="${stylesheet}">`,
  );

/** The beginning of a page up to its body. It asks nothing of any network, and a browser holds it to that. */
export const makeHead = ({ title, style, isScripted = false }: PageHead): string =>
  headWith(
    title,
    `default-src 'none'; style-src 'unsafe-inline'${isScripted ? "; script-src 'unsafe-inline'" : ''}`,
    `<style>\n${style}</style>`,
  );

const GENERATOR = '<meta name="generator" content="Raccord">';

/** Does a page say of itself that Raccord wrote it? */
export const isOwnPage = (page: string): boolean => page.includes(GENERATOR);

const headWith = (title: string, policy: string, look: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${GENERATOR}
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title>
${look}
</head>
`;
