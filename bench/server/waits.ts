/**
 * `npm run -s bench:waits`: how long others wait while one asks for much. Somebody else asks who he is, every
 * five milliseconds; the table has his longest wait, and the most that the answering thread worked during one, which holds on a
 * machine that does other things too (Linux; elsewhere 0). Everything stays on the loopback address.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { simulate } from '@raccord/simulation';
import { makeTournamentFile } from '@raccord/tournament';
import { Page } from './client.ts';
import { freeWords } from './club.ts';
import { answeringProcessor, megabytes, ms, printTable, timed } from './figures.ts';
import { end, serve } from './hall.ts';
import { copyPast, SEASON, SEASON_CLUB } from './past.ts';

const PAST = { clubs: 1, evenings: 1, players: 10, season: { evenings: 12, players: 60 } };
const TARGET = 100;
const CLUB = `/api/clubs/${SEASON_CLUB}`;
const GROUP = 500;
const EXAMS = 20;

const directory = mkdtempSync(join(tmpdir(), 'raccord-waits-'));
const rows = [['while somebody asks for', 'it takes', 'others wait', 'of it processor', `target ${TARGET} ms`]];
try {
  await copyPast(PAST, directory);
  const words = await freeWords(directory);
  const server = await serve({ directory });
  const chief = await new Page(server.url).enter(server.chiefLink);
  const other = await new Page(server.url).enter(server.chiefLink);
  const during = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    let longest = 0;
    let most = 0;
    let isDone = false;
    const took = timed(work).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const before = answeringProcessor(server);
      longest = Math.max(longest, await timed(() => other.look('/api/session', '')));
      most = Math.max(most, answeringProcessor(server) - before);
      await sleep(5);
    }
    rows.push([what, ms(await took), ms(longest), ms(most), most <= TARGET ? 'met' : 'missed']);
  };
  const get = (path: string) => () => chief.look(path, '');
  const tellClub = (id: string, type: string, data: unknown) =>
    chief.ask('POST', `${CLUB}/commands`, { id, type, data });

  await during('nothing', () => sleep(2000));
  const names = Array.from({ length: 2000 }, (_, at) => nameAt(at));
  const members = names.map(([familyName, firstName], at) => {
    return { id: `n${at}`, card: { familyName, firstName }, since: '2026-09-01', isNamesake: true };
  });
  for (let from = 0; from < members.length; from += GROUP) {
    const group = { members: members.slice(from, from + GROUP) };
    await during(`${GROUP} members added to ${from + PAST.season.players}`, () =>
      tellClub(`a${from}`, 'add-members', group),
    );
  }
  const people = names.slice(0, 1000).map(([family, first]) => ({ name: `${family}E ${first}` }));
  await during('1,000 people looked through, all near members', () => chief.ask('POST', `${CLUB}/review`, { people }));
  await chief.ask('POST', '/api/tournaments', {
    ...{ id: 'soiree', club: SEASON_CLUB },
    data: { name: 'Soirée', place: 'Ici', date: '2026-11-15', edition: '2023', lexicon: words.lexicon },
  });
  const tell = (id: string, type: string, data: unknown) =>
    chief.ask('POST', '/api/tournaments/soiree/commands', { id, type, data });
  await tell('c', 'add-centre', { id: 'c', name: 'Centre' });
  for (let from = 0; from < names.length; from += 1000) {
    const entrants = names.slice(from, from + 1000).map(([family, first], at) => ({
      ...{ id: `p${from + at}`, members: [{ name: `${first} ${family}X` }], centre: 'c', table: from + at + 1 },
    }));
    await tell(`r${from}`, 'register-entrants', { entrants });
  }
  const links = names.map((_, at) => ({ role: 'player', label: `Joueur ${at}`, subject: `p${at}` }));
  await during('2,000 links made', () =>
    chief.ask('POST', '/api/tournaments/soiree/links/batch', { links, isBare: true }),
  );
  await during('2,000 links with their codes', () =>
    chief.ask('POST', '/api/tournaments/soiree/links/batch', { links }),
  );
  const licensees = Array.from({ length: 60_000 }, (_, at) => {
    const [family, first] = nameAt(at % 10_000);
    return { name: `${family} ${first}`, licence: String(1_000_000 + at), category: 'S', series: '4A', club: 'VIC' };
  });
  const list = { id: 'l', day: '2026-11-01', people: licensees };
  await during('60,000 licences brought', () => chief.ask('POST', '/api/federation/licences', list));
  await tellClub('e', 'add-evening', { tournament: 'soiree', title: 'Soirée', date: '2026-11-15' });
  await during('an evening of 2,000 players, all near members', get(`${CLUB}/evenings/soiree`));
  await during('the site of a season', get(`${CLUB}/seasons/${SEASON}/site`));
  await during('the PDF of a season', get(`${CLUB}/seasons/${SEASON}/table?format=pdf`));
  for (const players of [400, 2_000]) {
    const { events } = simulate({
      ...{ ...words, seed: 3, players, turns: 22 },
      ...{ edition: '2023', formula: 'normale', oneByOne: true },
    });
    const file = [...makeTournamentFile(events)].join('');
    await during(`a tournament of ${megabytes(file.length)} brought in`, () =>
      chief.ask('POST', '/api/tournaments/import', { id: `de-${players}`, file }),
    );
    await during('the same one opened', get(`/api/tournaments/de-${players}/hall`));
  }
  for (const size of [16, 60]) {
    await during(`${size} MB of nothing brought in`, () =>
      chief
        .ask('POST', '/api/tournaments/import', { id: 'rien', file: ' '.repeat(size * 2 ** 20) })
        .catch(() => undefined),
    );
  }
  const exam = `/api/exams/2023-30-7/subject?lexicon=${words.lexicon.hash}`;
  const pages = await Promise.all(Array.from({ length: EXAMS }, () => new Page(server.url).enter(server.chiefLink)));
  await during(`${EXAMS} exams at once`, () => Promise.all(pages.map((page) => page.look(exam, ''))));
  console.log(`memory ${megabytes(server.rss)} at most`);
  for (const page of [chief, other, ...pages]) page.close();
  await end(server);
  printTable(rows);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/** Names of many letters and few: near one another as those of people are. */
function nameAt(at: number): readonly [family: string, first: string] {
  const parts = ['MAR', 'TIN', 'BER', 'LAU', 'GIR', 'POU', 'CHE', 'DUB', 'ROS', 'VAL'];
  const digits = [...String(at).padStart(4, '0')].map(Number);
  return [digits.map((digit) => parts[digit]).join(''), parts[(at * 7) % 10] + parts[(at * 3) % 10].toLowerCase()];
}
