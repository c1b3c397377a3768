import type { SessionAnswer } from '@raccord/contract';
import { mainSolution } from '@raccord/regulation';
import {
  isPresent,
  isReferralPending,
  type Journal,
  refereeAt,
  type SlipFile,
  type TournamentState,
  type TurnResult,
} from '@raccord/tournament';
import { entrantsFor, isInRemit, seatedAt } from './remit.ts';
import { findShown } from './sight.ts';

/** How far each referee is with a turn, and who may be alone on it; an official has his centre. */
export function seeProgress({ state, ledger, events }: Journal, session: SessionAnswer, id: string, number: number) {
  const shown = findShown(state, session, id, number);
  if (!shown) return undefined;
  const { game, turn } = shown;
  const results = ledger.results(id, number);
  const due = new Set(ledger.correctionsDue(id, number));
  const groups = new Map<string, Group>();
  const solos = [];
  for (const entrant of entrantsFor(state, session)) {
    const result = results[entrant.index];
    const seated = seatedAt(session, game, number, entrant);
    if (!result || result.outcome === 'not-playing' || !isPresent(game, number, entrant)) continue;
    if (!isInRemit(session, seated.centre)) continue;
    const official = refereeAt(state, game, number, entrant);
    const key = JSON.stringify([seated.centre, official]);
    const group = groups.get(key) ?? emptyGroup(state, seated.centre, official);
    groups.set(key, group);
    const file = turn.files.get(entrant.id);
    count(group, seated.table, result, file, due.has(entrant.id));
    if (result.solo) solos.push({ ...seated, ...wordOf(file), state: result.solo });
  }
  for (const { missing } of groups.values()) missing.sort((a, b) => a - b);
  return { sequence: events.length, referees: [...groups.values()], solos };
}

interface Group {
  readonly centre: string;
  readonly official?: string;
  readonly name: string;
  tables: number;
  recorded: number;
  referred: number;
  correctionsDue: number;
  confirmed: number;
  readonly missing: number[];
}

function emptyGroup({ officials, centres }: TournamentState, centre: string, official: string | undefined): Group {
  const counts = { tables: 0, recorded: 0, referred: 0, correctionsDue: 0, confirmed: 0, missing: [] };
  if (official === undefined) return { centre, name: centres.get(centre)?.name ?? centre, ...counts };
  return { centre, official, name: officials.get(official)?.name ?? official, ...counts };
}

function count(group: Group, table: number, result: TurnResult, file: SlipFile | undefined, isDue: boolean): void {
  group.tables++;
  if (result.outcome === 'missing') group.missing.push(table);
  else group.recorded++;
  if (file && isReferralPending(file)) group.referred++;
  if (isDue) group.correctionsDue++;
  if (file?.confirmation) group.confirmed++;
}

function wordOf(file: SlipFile | undefined): { readonly word?: string } {
  const word = mainSolution(file?.slip?.slip)?.word;
  return word === undefined ? {} : { word };
}
