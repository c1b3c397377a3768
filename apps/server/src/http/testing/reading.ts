import { addressOf, ROUTE_NAMES, ROUTES, type Route } from '@raccord/contract';
import type { Browser } from './browser.ts';

const queriesFor = (game: string) => [
  { after: 0, game, limit: 1_000 },
  { after: 0 },
  { after: 0, by: 'clubs', due: true },
  { after: 0, by: 'teams', published: true },
];

/** Everything that a station can read of a tournament, whoever of these and whatever it asks about. */
export async function readEverything(
  browser: Browser,
  tournament: string,
  entrants: readonly string[],
  game = 'g',
): Promise<string> {
  const addresses = new Set<string>();
  for (const name of ROUTE_NAMES) {
    const route: Route = ROUTES[name];
    if (route.method !== 'GET' || name === 'readContract' || name === 'describeContract') continue;
    for (const entrant of route.path.includes(':entrant') ? entrants : entrants.slice(0, 1)) {
      const params = { tournament, game, turn: 1, entrant, link: 'x' };
      for (const query of queriesFor(game)) addresses.add(addressOf(route, { params, query: taken(route, query) }));
    }
  }
  const texts: string[] = [];
  for (const address of addresses) texts.push(await (await browser.fetch(address)).text());
  return texts.join('\n');
}

/** What a route asks about: it refuses anything else. */
const taken = ({ query }: Route, asked: object) =>
  Object.fromEntries(Object.entries(asked).filter(([key]) => query && key in query.shape));
