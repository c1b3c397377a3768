import {
  compareEditions,
  compareRules,
  describeSide,
  EDITION_NAMES,
  EDITIONS,
  type Edition,
  makeTable,
  type Rule,
  rulesOf,
} from '@raccord/regulation';

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

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function editionPage(edition: Edition): string {
  const { texts, notes } = edition.sources;
  const remarks = Object.entries(notes).map(([article, note]) => `${capital(article)} : ${note}`);
  const rows = makeTable(edition).map(
    ({ article, when, sanction, origin }) => `| ${article} | ${when} | ${sanction} | ${origin} |`,
  );
  return `# ${edition.title}

En vigueur à partir du ${dayOf(edition)}.

Sources :

${list(texts)}

| article | si | alors | origine |
| --- | --- | --- | --- |
${rows.join('\n')}

${chapters(edition)}

## Remarques

${list(remarks)}
`;
}

const dayOf = ({ inForceFrom }: Edition): string => inForceFrom.split('-').toReversed().join('/');

function chapters(edition: Edition): string {
  const rules = rulesOf(edition);
  const chapter = (name: string) =>
    `## ${name}\n\n${list(rules.filter((rule) => rule.chapter === name).map(({ subject, text }) => `${subject} : ${text}`))}`;
  return [...new Set(rules.map((rule: Rule) => rule.chapter))].map(chapter).join('\n\n');
}

function comparisonPage(before: Edition, after: Edition): string {
  const rows = compareEditions(before, after).map(
    (difference) =>
      `| ${difference.when} | ${describeSide(difference.before, difference.when)} | ${describeSide(difference.after, difference.when)} |`,
  );
  const rules = compareRules(before, after).map(
    ({ chapter, subject, before: was, after: is }) => `| ${chapter} : ${subject} | ${was ?? '—'} | ${is ?? '—'} |`,
  );
  return `# De ${before.name} à ${after.name}

| si | ${before.name} | ${after.name} |
| --- | --- | --- |
${rows.join('\n')}

| règle | ${before.name} | ${after.name} |
| --- | --- | --- |
${rules.join('\n')}
`;
}
