import { compareEditions, EDITION_NAMES, EDITIONS, type Edition, makeTable } from '@raccord/regulation';
import { SOURCES } from './sources.ts';

/** The pages of this folder, by file name: made from the code, never by hand. */
export function makePages(): Map<string, string> {
  const pages = new Map(EDITION_NAMES.map((name) => [`${name}.md`, editionPage(EDITIONS[name])]));
  EDITION_NAMES.slice(1).forEach((name, index) => {
    const before = EDITION_NAMES[index];
    pages.set(`${before}-${name}.md`, comparisonPage(EDITIONS[before], EDITIONS[name]));
  });
  return pages;
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

function editionPage(edition: Edition): string {
  const { texts, notes } = SOURCES[edition.name];
  const remarks = Object.entries(notes).map(
    ([article, note]) => `${article.charAt(0).toUpperCase()}${article.slice(1)} : ${note}`,
  );
  const rows = makeTable(edition).map(({ article, when, sanction }) => `| ${article} | ${when} | ${sanction} |`);
  return `# ${edition.title}

Sources :

${list(texts)}

| article | si | alors |
| --- | --- | --- |
${rows.join('\n')}

Remarques :

${list(remarks)}
`;
}

function comparisonPage(before: Edition, after: Edition): string {
  const rows = compareEditions(before, after).map(
    (difference) =>
      `| ${difference.when} | ${difference.before?.sanction ?? '—'} | ${difference.after?.sanction ?? '—'} |`,
  );
  return `# De ${before.name} à ${after.name}

| si | ${before.name} | ${after.name} |
| --- | --- | --- |
${rows.join('\n')}
`;
}
