import { Page } from './client.ts';
import { atMost, ms, type Target, timed } from './figures.ts';
import type { Served } from './hall.ts';
import { OPEN_EVENING, SEASON, SEASON_CLUB } from './past.ts';

const CLUB = `/api/clubs/${SEASON_CLUB}`;

/** The season of a club, before and after one more evening is closed, and the lists of the installation. */
export async function lookAtYear({ url, chiefLink }: Served): Promise<readonly Target[]> {
  const chief = await new Page(url).enter(chiefLink);
  let closed = 0;
  const look = () =>
    timed(async () => {
      const { evenings } = (await chief.ask('GET', `${CLUB}/seasons/${SEASON}`)) as { evenings: readonly unknown[] };
      closed = evenings.length;
    });
  const rows: Target[] = [];
  const add = (what: string, took: number, most?: number): void => {
    rows.push({ what, seen: ms(took), ...(most === undefined ? {} : atMost(took, most, ms)) });
  };
  add('season, the club not read yet', await look(), 200);
  const again = await look();
  add(`the same again: ${closed} evenings`, again, 200);
  const closing = { id: 'closing', type: 'close-evening', data: { tournament: OPEN_EVENING } };
  add('one more evening closed', await timed(() => chief.ask('POST', `${CLUB}/commands`, closing)));
  const after = await look();
  add(`season up to date: ${closed} evenings`, after, 200);
  add('list of the clubs', await timed(() => chief.ask('GET', '/api/clubs')));
  add('list of all tournaments', await timed(() => chief.ask('GET', '/api/tournaments')));
  chief.close();
  return rows;
}
