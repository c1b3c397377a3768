import type { PeopleView } from '../../server/answers.ts';
import type { CommandSending } from '../../server/usecommand.ts';
import { offerReferees } from '../referee/unattended.ts';

/** Whoever comes to a table that nobody referees goes to the referee of the centre, where only one has tables. */
export const useSeating =
  ({ officials, entrants: [somebody] }: PeopleView, command: CommandSending) =>
  async (centre: string, tables: readonly number[]): Promise<void> => {
    const here = officials.filter((one) => one.office === 'referee' && one.centre === centre && one.tables.length > 0);
    if (here.length !== 1) return;
    const entrants = tables.map((table) => ({ ...somebody, centre, table, isPresent: true, exclusion: undefined }));
    for (const { official, all } of offerReferees({ officials: here, entrants })) {
      await command.send('assign-tables', { official: official.id, tables: all });
    }
  };
