import { Page } from './client.ts';
import { ms, timed } from './figures.ts';
import type { Served } from './hall.ts';
import { OPEN_EVENING, SEASON, SEASON_CLUB } from './past.ts';

const CLUB = `/api/clubs/${SEASON_CLUB}`;

/** The season of a club, before and after one more evening is closed, and the lists of the installation: rows of a table. */
export async function lookAtYear({ url, chiefLink }: Served): Promise<string[][]> {
  const chief = await new Page(url).enter(chiefLink);
  let closed = 0;
  const look = () =>
    timed(async () => {
      const { evenings } = (await chief.ask('GET', `${CLUB}/seasons/${SEASON}`)) as { evenings: readonly unknown[] };
      closed = evenings.length;
    });
  const rows = [
    ['season, the club not read yet', '200 ms', ms(await look())],
    [`the same again: ${closed} evenings`, '200 ms', ms(await look())],
  ];
  const closing = { id: 'closing', type: 'close-evening', data: { tournament: OPEN_EVENING } };
  rows.push(['one more evening closed', '', ms(await timed(() => chief.ask('POST', `${CLUB}/commands`, closing)))]);
  const after = await look();
  rows.push([`season up to date: ${closed} evenings`, '200 ms', ms(after)]);
  rows.push(['list of the clubs', '', ms(await timed(() => chief.ask('GET', '/api/clubs')))]);
  rows.push(['list of all tournaments', '', ms(await timed(() => chief.ask('GET', '/api/tournaments')))]);
  chief.close();
  return rows;
}
