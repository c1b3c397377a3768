import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html } from '@raccord/files';

/** A page of the server's own: no asset but its style, no script unless one is named. */
export const page = (title: string, body: Html, script?: string): string =>
  html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/raccord.css">
</head>
<body>
<main>
${body}
</main>
${script === undefined ? '' : html`<script src="${script}"></script>\n`}</body>
</html>
`.toString();

const LETTERS = /-latin-wght-normal-[^/]*\.woff2$/;

/** The letters of the application, from the file that its own pages have read or will read. */
function fontIn(directory: string): string {
  const assets = join(directory, 'assets');
  const name = existsSync(assets) && readdirSync(assets).find((file) => LETTERS.test(file));
  return name
    ? `@font-face { font-family: "Source Sans 3"; src: url("/assets/${name}") format("woff2"); font-weight: 200 900; font-display: swap; ascent-override: 94%; descent-override: 28%; line-gap-override: 0% }\n`
    : '';
}

/** The letters and the colours of the application in a directory. */
export const styleFor = (
  directory: string,
): string => `${fontIn(directory)}:root { color-scheme: light dark; font: 1rem/1.5 "Source Sans 3", ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; --accent: light-dark(#1f6b52, #58b795) }
body { margin: 0; background: light-dark(#f5f3ec, #14181b); color: light-dark(#1d2327, #eceae3) }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2 }
.door { display: grid; gap: 1rem; align-content: center; justify-items: center; box-sizing: border-box; min-height: calc(100dvh - 3rem); max-width: 31rem; margin: 0 auto; text-align: center }
.door > * { margin: 0 }
a { color: var(--accent) }
button, .quiet { display: inline-block; box-sizing: border-box; min-height: 2.75rem; padding: .55rem 1.2rem; border: 1px solid var(--accent); border-radius: .5rem; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
button { background: var(--accent); color: light-dark(#fff, #0d1a15) }
.quiet { border-color: light-dark(#8f8a7c, #76828c); color: inherit }
:focus-visible { outline: 3px solid light-dark(#1b558f, #8dbdf0); outline-offset: 2px }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { overflow: auto; max-height: 30rem; padding: .75rem; border: 1px solid #8884 }
section { border-top: 1px solid #8888; padding: .5rem 0 }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.35rem; line-height: 1.2 }
section > h2 { margin: .83em 0 }
section > h2, h3 { font-size: 1.05rem; overflow-wrap: anywhere }
summary { padding: .25rem 0; font-weight: 600; cursor: pointer }
ul { margin: .25rem 0 .75rem }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem }
dt { font-weight: 600 }
dd { margin: 0 }
`;
