/** `npm run -s bench:season`: a season of 40 evenings of 60 members, from what is kept to its table; the first round is that of a cold program. */
import { randomBytes } from 'node:crypto';
import {
  type ClubActor,
  type ClubCommandBody,
  ClubJournal,
  type EveningResult,
  type KeptResults,
  memberPage,
  type Season,
  type SeasonRule,
  seasonTable,
} from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import { countKinds } from '@raccord/tournament';

const EVENINGS = 40;
const MEMBERS = 60;
const ROUNDS = 5;
const HASH = '0'.repeat(64);

const salt = (): string => randomBytes(32).toString('hex');
const actor: ClubActor = { role: 'installation', id: 'i', name: 'Responsable', salt: salt() };
const journal = new ClubJournal();
const tell = (body: ClubCommandBody): void => {
  unwrap(journal.submit({ ...body, id: salt(), actor, at: 0 }));
};

const ids = Array.from({ length: MEMBERS }, (_, index) => `m${index}`);
const days = Array.from({ length: EVENINGS }, (_, week) => {
  const day = new Date(Date.UTC(2026, 8, 1 + 7 * week));
  return day.toISOString().slice(0, 10);
});

tell({ type: 'create-club', data: { name: 'Club' } });
tell({
  type: 'add-members',
  data: {
    members: ids.map((id) => ({ id, card: { familyName: `MEMBRE ${id}` }, salt: salt(), since: '2026-09-01' })),
  },
});
for (const [index, date] of days.entries()) {
  const tournament = `e${index}`;
  tell({ type: 'add-evening', data: { tournament, title: `Soirée ${index + 1}`, date } });
  const players = ids.map((id) => ({ entrant: id, place: 0 as const, member: id }));
  tell({ type: 'identify-players', data: { tournament, players } });
  tell({ type: 'close-evening', data: { tournament, sequence: 250, hash: HASH } });
}

function playedOn(tournament: string, evening: number): EveningResult {
  const top = 900 + ((evening * 37) % 200);
  const all = ids.map((entrant, index) => ({
    ...{ entrant, players: [{ name: `MEMBRE ${entrant}` }], total: top - ((index * 7919 + evening * 104_729) % 400) },
    ...{ tops: index % 9, solos: index % 2, warnings: 1, reasons: [{ code: 'score-wrong' as const, count: 1 }] },
    best: [{ game: 'Partie 1', turn: 3, word: 'OSER', reference: 'H4', points: 24, top: 24, found: 2 }],
    missed: [{ game: 'Partie 1', turn: 5, word: 'ZEBUS', reference: 'K11', points: 20, top: 52, found: 9 }],
    kinds: countKinds([{ kinds: ['middle'], isMissed: true }]),
  }));
  const rows = all.map((row) => ({ ...row, rank: 1 + all.filter(({ total }) => total > row.total).length }));
  rows.sort((a, b) => a.rank - b.rank);
  return { tournament, sequence: 250, hash: HASH, top, turns: 20, rows };
}

const kept = JSON.stringify(days.map((_, index) => playedOn(`e${index}`, index)));
const written = JSON.stringify(journal.events);
const texts = JSON.stringify(journal.disclosures.all());

const season = (rule: SeasonRule): Season => ({
  ...{ id: 's', name: 'Saison', from: days[0], to: days[EVENINGS - 1], planned: EVENINGS, except: [], rule },
});
const places = Array.from({ length: 30 }, (_, index) => 100 * (30 - index));

/** In processor time, which does not depend on what else the machine does. */
const measure = (name: string, run: () => unknown): void => {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  console.log(`${name}: ${times.map((time) => time.toFixed(1)).join(', ')} ms of processor`);
};

const readResults = (): KeptResults =>
  new Map((JSON.parse(kept) as readonly EveningResult[]).map((result) => [result.tournament, result]));
const openClub = (): ClubJournal => new ClubJournal(JSON.parse(written), JSON.parse(texts));

const { state, disclosures } = openClub();
const results = readResults();
measure('mean percentage, 20 best', () =>
  seasonTable(state, disclosures, season({ measure: { kind: 'percent' }, best: 20 }), results, 'public'),
);
measure('points by rank', () =>
  seasonTable(
    state,
    disclosures,
    season({ measure: { kind: 'points', scale: { places, beyond: 100 } } }),
    results,
    'public',
  ),
);
measure('total', () => seasonTable(state, disclosures, season({ measure: { kind: 'total' } }), results, 'public'));
measure('the page of a member', () => memberPage(journal, results, 'm7', 'public'));
measure(`the club opened (${journal.events.length} events, ${(written.length / 1000).toFixed(0)} kB)`, openClub);
measure(`the results read (${(kept.length / 1000).toFixed(0)} kB)`, readResults);
