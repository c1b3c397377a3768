/**
 * `npm run -s bench:files [-- --players 6000]`: how long the results of a tournament take to be written or printed, and how
 * much memory it takes. Each format runs in a process of its own; `idle` is what such a process has before it writes anything.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { makeCsv, makeResultLines, makeResultsJson, makeResultsPage, makeXlsx, type SeenResults } from '@raccord/files';
import { type Paper, print, rankingPaper, startingListPaper } from '@raccord/paper';

type Rankings = SeenResults['rankings'];
type Row = Rankings[number]['ranking']['rows'][number];

const GAMES = ['p1', 'p2', 'p3', 'p4', 'p5'];
const CATEGORIES = 'PBCJESVD';
const CLUBS = 400;

type Pieces = Iterable<Uint8Array | string> | AsyncIterable<Uint8Array>;

/** Every format, from results to pieces. */
const FORMATS: Readonly<Record<string, (results: SeenResults) => Pieces>> = {
  idle: () => [],
  xlsx: makeXlsx,
  csv: (results) => makeCsv(results, results.rankings[0]),
  html: (results) => makeResultsPage(results, ''),
  json: makeResultsJson,
  lines: (results) => [makeResultLines(results.rankings[0].ranking.rows, 'c')],
  ranking: ({ tournament: { games }, rankings: [{ ranking }] }) => pdfOf(rankingPaper({ ranking, games })),
  cards: ({ rankings: [{ ranking }] }) => pdfOf(cardsOf(ranking.rows)),
};

const [, , mode, value = '6000'] = process.argv;
if (mode === 'measure') console.log(JSON.stringify(await measure(value, Number(process.argv[4]))));
else main(Number(value));

function main(players: number): void {
  console.log(`${players} players, ${resultsOf(1).rankings.length} rankings\nformat     ms   peak MB   file kB`);
  for (const format of Object.keys(FORMATS)) {
    const call = [...process.execArgv, fileURLToPath(import.meta.url), 'measure', format, String(players)];
    const child = spawnSync(process.execPath, call, { encoding: 'utf8' });
    if (child.status !== 0) throw new Error(child.stderr);
    const { ms, peakMb, bytes } = JSON.parse(child.stdout) as Awaited<ReturnType<typeof measure>>;
    const cells = [ms.toFixed(0).padStart(5), peakMb.toFixed(0).padStart(9), (bytes / 1024).toFixed(0).padStart(9)];
    console.log(format.padEnd(7), ...cells);
  }
}

async function measure(format: string, players: number) {
  const results = resultsOf(players);
  const start = performance.now();
  let bytes = 0;
  for await (const piece of FORMATS[format](results)) bytes += Buffer.byteLength(piece);
  return { ms: performance.now() - start, peakMb: process.resourceUsage().maxRSS / 1024, bytes };
}

async function* pdfOf(paper: Paper): AsyncGenerator<Uint8Array> {
  const { resolve } = createRequire(import.meta.url);
  const font = (name: string) =>
    readFileSync(resolve(`@expo-google-fonts/source-sans-3/${name}/SourceSans3_${name}.ttf`));
  const fonts = { regular: font('400Regular'), bold: font('700Bold'), italic: font('400Regular_Italic') };
  const tournament = { name: 'Simultané mondial', place: '', date: '2026-11-15' };
  yield* (await print(paper, { fonts, size: 'A4', at: new Date(0), tournament })).bytes;
}

/** The starting list, with a QR code for each player. */
function cardsOf(rows: readonly Row[]): Paper {
  const entrants = rows.map(({ entrant: id, members, centre, table }) => ({
    id,
    members,
    centre,
    table,
    isPresent: true,
    presence: 'present' as const,
  }));
  const people = { sequence: 1, game: 0, centres: [{ id: 'c', name: '' }], officials: [], entrants, teams: [] };
  const token = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG';
  return startingListPaper({
    people,
    links: new Map(entrants.map(({ id }) => [id, `http://192.168.1.20:3000/entrer/${id}${token}`.slice(0, 75)])),
  });
}

/** Everything that may be ranked: overall, each game, and overall by every kind of group. */
function resultsOf(players: number): SeenResults {
  const rows = Array.from({ length: players }, (_, index) => rowOf(index, players));
  const groupsBy = (key: 'category' | 'series' | 'club') => {
    const groups = new Map<string, Row[]>();
    for (const row of rows) {
      const name = row.members[0][key] ?? '';
      groups.set(name, [...(groups.get(name) ?? []), row]);
    }
    return [...groups].map(([name, members]) => ({ name, rows: members }));
  };
  const clubs = groupsBy('club').map((group, index) => ({ ...group, rank: index + 1, total: 0 }));
  return {
    tournament: {
      ...{ name: 'Simultané mondial', place: '', date: '2026-11-15', edition: '2019', centres: [] },
      lexicon: { name: 'libre', hash: '' },
      games: GAMES.map((id, index) => ({
        ...{ id, name: `Partie ${index + 1}`, formula: 'normale', rhythm: 'normal', turns: 22, isFinished: true },
      })),
    },
    rankings: [
      { ranking: { sequence: 1, rows } },
      ...GAMES.map((game) => ({ game, ranking: { sequence: 1, rows: rows.map(({ games: _, ...row }) => row) } })),
      ...(['category', 'series', 'club'] as const).map((by) => ({
        ...{ by, ranking: { sequence: 1, rows, groups: groupsBy(by) } },
      })),
      { by: 'clubs', ranking: { sequence: 1, rows, groups: clubs } },
    ],
  };
}

function rowOf(index: number, players: number): Row {
  const total = 5000 - Math.floor((4000 * index) / players);
  const person = {
    ...{ name: `ÉCUREUIL Numéro ${index}`, licence: String(1_000_000 + index), category: CATEGORIES[index % 8] },
    ...{ series: `${1 + (index % 7)}${'ABCD'[index % 4]}`, club: `C${index % CLUBS}` },
  };
  return {
    ...{ rank: index + 1, entrant: `e${index}`, members: [person], centre: 'c', table: 1 + ((index * 7) % players) },
    ...{ total, top: 5000, negative: total - 5000, percent: total / 50 },
    games: GAMES.map((game) => ({ game, total: Math.round(total / 5) })),
  };
}
