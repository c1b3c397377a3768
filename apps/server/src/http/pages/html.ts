/** Text as it may stand in a page, between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page of the server's own: no asset but its style, no script unless one is named. */
export const page = (title: string, body: string, script?: string): string =>
  `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/raccord.css">
</head>
<body>
<main>
${body}
</main>
${script === undefined ? '' : `<script src="${escapeHtml(script)}"></script>\n`}</body>
</html>
`;

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem }
button { font: inherit; padding: .6rem 1.2rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { overflow: auto; max-height: 30rem; padding: .75rem; border: 1px solid #8884 }
section { border-top: 1px solid #8888; padding: .5rem 0 }
h2 { font-size: 1.05rem; overflow-wrap: anywhere }
dt { font-weight: 600 }
`;
