import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { exercisedSentences } from '@raccord/conformity';
import { EDITIONS, type Edition } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';

const HERE = new URL('./', import.meta.url);
const ROOT = new URL('../../', HERE);

/** A sentence of a regulation, as a page of sentences has it in a row of a table. */
interface Sentence {
  readonly articles: readonly string[];
  readonly text: string;
  readonly isForPeople: boolean;
  readonly isReading: boolean;
  /** `path#name` of the functions that hold it. */
  readonly functions: readonly string[];
  readonly trials: readonly Trial[];
}

/** A case or a test, by its file and the beginning of its title. */
interface Trial {
  readonly file: string;
  readonly title: string;
}

function sentencesOf(page: string): Sentence[] {
  const rows = readFileSync(new URL(page, HERE), 'utf8').matchAll(/^\| (.+?) \| (.+?) \| (.*?) ?\| (.*?) ?\|$/gm);
  return [...rows]
    .map(([, articles, text, by, trials]) => ({
      articles: articles.split(', '),
      text,
      isForPeople: by.startsWith('gens'),
      isReading: text.startsWith('Lecture'),
      functions: [...by.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
      trials: [...trials.matchAll(/`([^`]+)` « (.+?) »(?= ;|$)/g)].map(([, file, title]) => ({ file, title })),
    }))
    .filter(({ text }) => text !== 'phrase' && text !== '---');
}

const sentences = new Map(['phrases-2023.md', 'phrases-anciennes.md'].map((page) => [page, sentencesOf(page)]));

const APPLICATIONS = ['cli', 'server', 'web'];

/** Where a shortened path is: a case, a treatment, a package or an application. */
function fileOf(path: string): string {
  if (path.endsWith('.yaml')) return `cases/${path}`;
  const [first, ...rest] = path.split('/');
  if (first === 'e2e') return path;
  if (first === 'acceptable' || first === 'locationfirst') return `packages/regulation/src/treatments/${path}`;
  return `${APPLICATIONS.includes(first) ? 'apps' : 'packages'}/${first}/src/${rest.join('/')}`;
}

const textOf = (file: string): string =>
  existsSync(new URL(file, ROOT)) ? readFileSync(new URL(file, ROOT), 'utf8') : '';

/** Is there something of that name, declared or as a member of an object? */
function isDeclared(reference: string): boolean {
  const [path, name] = reference.split('#');
  return new RegExp(`(?:function|const|class|get) ${name}\\b|^\\s+(?:readonly |\\*)?${name}\\??[:(,]`, 'm').test(
    textOf(fileOf(path)),
  );
}

/** What a case says of itself; the title of a test and that of the tests that it stands among. */
function toldBy({ file, title }: Trial): string {
  const text = textOf(fileOf(file));
  if (file.endsWith('.yaml')) {
    const at = text.indexOf(`- cas: "${title}`);
    return at < 0 ? '' : text.slice(at).split('\n  coup:')[0];
  }
  const at = text.indexOf(title);
  if (at < 0) return '';
  const line = text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at));
  const groups = text.slice(0, at).match(/^describe.*/gm) ?? [];
  return `${line}\n${groups.at(-1) ?? ''}`;
}

const ARTICLE = /(?<![\w.])\d\.\d(?:\.\d)*(?:\.[a-d]\b)?/g;

/** Does a text have this number, and not only one that begins with it? */
const names = (text: string, number: string): boolean =>
  new RegExp(`(?<![\\w.])${number.replaceAll('.', '\\.')}(?!\\.?\\w)`).test(text);

describe.each([...sentences])('%s', (_, rows) => {
  it('has no sentence without a function and a trial, unless it is for people', () => {
    const bare = rows.filter(
      ({ isForPeople, functions, trials }) => !isForPeople && !(functions.length > 0 && trials.length > 0),
    );
    expect(bare.map(({ text }) => text)).toEqual([]);
  });

  it('names functions that are there', () => {
    const missing = rows.flatMap(({ functions }) => functions.filter((name) => !isDeclared(name)));
    expect(missing).toEqual([]);
  });

  it('names cases and tests that are there and carry the number of the article', () => {
    const silent = rows.flatMap(({ articles, trials }) =>
      trials
        .filter((trial) => !articles.some((number) => names(toldBy(trial), number)))
        .map(({ file, title }) => `${articles.join(', ')}: ${file} « ${title} »`),
    );
    expect(silent).toEqual([]);
  });
});

const isSaid = (number: string): boolean =>
  [...sentences.values()].flat().some(({ articles }) => articles.includes(number));

/** The articles that the data of an edition cite: its rows, exemptions, ledger, game and decisions. */
function articlesOf({ rows, exemptions, sources, accumulation, links, ledger, game, decisions }: Edition): string[] {
  const cited = JSON.stringify([rows, exemptions, sources.articles, accumulation, links, ledger, game, decisions]);
  return [...new Set(cited.match(ARTICLE))].sort();
}

it.each(articlesOf(EDITIONS['2023']))('article %s of 2023 has a sentence', (article) => {
  expect(isSaid(article)).toBe(true);
});

/** The headings of the pages that tell the rules: A7, D19, F2; T0 to T5, R, K and S are an order, whose sentences have articles. */
const rules = ['2023.md', 'editions-anciennes.md'].flatMap((page) =>
  [...textOf(`docs/reglement/${page}`).matchAll(/^#{3,4} ([ADF]\d{1,2}) /gm)].map(([, rule]) => rule),
);

it.each(rules)('rule %s has a sentence', (rule) => {
  expect(isSaid(rule)).toBe(true);
});

const caseFiles = ['', '2023/'].flatMap((folder) =>
  readdirSync(new URL(`cases/${folder}`, ROOT))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => folder + name),
);

it.each(caseFiles)('a sentence names cases/%s', (file) => {
  expect([...sentences.values()].flat().some(({ trials }) => trials.some((trial) => trial.file === file))).toBe(true);
});

it('what the pages count is what they have', () => {
  const counted = [...sentences].map(([page, rows]) => {
    const [people, readings] = [rows.filter((row) => row.isForPeople), rows.filter((row) => row.isReading)];
    const held = rows.length - people.length - readings.length;
    return `| [${page}](${page}) | ${rows.length} | ${held} | ${readings.length} | ${people.length} |`;
  });
  const readme = textOf('docs/reglement/README.md').split('\n');
  expect(counted.filter((line) => !readme.includes(line))).toEqual([]);
});

it('counts each sentence of 2023 in the dossier of conformity, or says why not', () => {
  const told = (sentences.get('phrases-2023.md') ?? []).map(({ articles, text }) => [articles.join(', '), text]);
  const counted = exercisedSentences({ marks: {} });
  expect(counted.map(({ article, text }) => [article, text])).toEqual(told);
  expect(counted.filter(({ why }) => why === undefined)).toEqual([]);
});
