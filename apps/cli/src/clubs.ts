import { type Call, CliFault, type OptionSpec } from './command.ts';
import { directoryOf, type Server, type Store } from './data.ts';

/** For which club something is added. */
export const CLUB_OPTION: OptionSpec = {
  value: 'CLUB',
  summary: 'le club à qui il est : son identifiant ou son nom (par défaut, le plus ancien)',
};

/** The club that the call names; undefined where it names none. */
export async function clubHome(call: Call, store: Store, server: Server) {
  const { club, donnees } = call.values;
  if (club === undefined) return undefined;
  const home = await server.homeOfClub(store, server.lexiconsIn(directoryOf(donnees)), club);
  if (!home.ok) throw new CliFault(home.fault.text);
  return home.value;
}
