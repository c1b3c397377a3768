import { type Html, html, raised, raw } from './html.ts';

/** What makes up the head of a page that stands alone. */
interface PageHead {
  readonly title: string;
  /** The style, as it stands in its file: it comes with the program. */
  readonly style: string;
  /** Where the page has a script of its own. */
  readonly isScripted?: boolean;
}

/** The beginning of a page of a site, whose style is in a file beside it. It runs no script, and a browser holds it to that. */
export const makeSiteHead = (title: string, stylesheet: string): Html =>
  headWith(
    title,
    "script-src 'none'; object-src 'none'; base-uri 'none'",
    html`<link rel="stylesheet" href="${stylesheet}">`,
  );

/** The beginning of a page up to its body. It asks nothing of any network, and a browser holds it to that. */
export const makeHead = ({ title, style, isScripted = false }: PageHead): Html =>
  headWith(
    title,
    `default-src 'none'; style-src 'unsafe-inline'${isScripted ? "; script-src 'unsafe-inline'" : ''}`,
    html`<style>\n${raw(style)}</style>`,
  );

const GENERATOR = '<meta name="generator" content="Raccord">';

/** Does a page say of itself that Raccord wrote it? */
export const isOwnPage = (page: string): boolean => page.includes(GENERATOR);

/** @param policy one that stands here, with its quotes. */
const headWith = (title: string, policy: string, look: Html): Html => html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${raw(GENERATOR)}
<meta http-equiv="Content-Security-Policy" content="${raw(policy)}">
<title>${title}</title>
${look}
</head>
`;

/** A text that leads somewhere, or stands alone. */
export const linkTo = (text: string, href: string | undefined): Html =>
  href === undefined ? html`${raised(text)}` : html`<a href="${href}">${raised(text)}</a>`;
