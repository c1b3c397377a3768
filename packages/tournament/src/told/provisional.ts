import { list, plural, typeset } from '@raccord/french';
import type { MissingSlips } from '../events.ts';
import type { Provisional } from '../provisional.ts';
import { hasCommission, type TournamentState } from '../state/state.ts';

const TABLES_SHOWN = 10;
/** How many tables, or rows of them, of a centre are told of one by one. */
const RUNS_SHOWN = 5;

/** « table 3 », « tables 3 et 7 », « tables 1, 5 et 8 à 13 ». */
export function nameTables(tables: readonly number[]): string {
  const all = runsOf(tables).flatMap((run) =>
    run.length > 2 ? [`${run[0]} à ${run[run.length - 1]}`] : run.map(String),
  );
  const shown = all.slice(0, TABLES_SHOWN);
  const told = all.length > TABLES_SHOWN ? `${shown.join(', ')}…` : list(shown);
  return `${tables.length > 1 ? 'tables' : 'table'} ${told}`;
}

/** Those that follow one another, together. */
function runsOf(tables: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const table of tables) {
    const run = runs.at(-1);
    if (run?.at(-1) === table - 1) run?.push(table);
    else runs.push([table]);
  }
  return runs;
}

/** How many turns are told of one by one. */
const TURNS_SHOWN = 3;

/** Why a ranking is provisional: « 2 bulletins à saisir au coup 14 (tables 3 et 7) ; 1 bulletin devant la commission ». */
export function whyProvisional(state: TournamentState, { running, missing, unclosed, awaited }: Provisional): string {
  const { games } = state;
  const where = hasCommission(state) ? 'devant la commission' : 'à trancher par le juge-arbitre';
  const name = (game: string) => (games.size > 1 ? `« ${games.get(game)?.plan.name ?? game} »` : undefined);
  const { referral, appeal, ruling, review } = awaited;
  const ofGame = [...games.keys()].flatMap((game) => {
    const slips = missing.filter((one) => one.game === game);
    const turns = distinct(unclosed.filter((one) => one.game === game));
    return [
      ...describeMissing(state, slips, 'à saisir', name(game)),
      ...(turns.length === 0 ? [] : [`${inGame(name(game))}${tellTurns(turns)} à clore`]),
    ];
  });
  const reasons = [
    ...running.map(({ game, turns }) => {
      if (turns === 0) return `${inGame(name(game))}aucun coup compté`;
      return `${name(game) ?? 'partie'} en cours, après ${plural(turns, 'coup')}`;
    }),
    ...ofGame,
    ...(referral > 0 ? [`${plural(referral, 'bulletin')} ${where}`] : []),
    ...(appeal > 0 ? [`${plural(appeal, 'réclamation')} ${where}`] : []),
    ...(ruling > 0 ? [plural(ruling, 'décision provisoire', 'décisions provisoires')] : []),
    ...(review > 0 ? [`${plural(review, 'bulletin')} à revoir`] : []),
  ];
  return typeset(reasons.join(' ; '));
}

/** « Classement provisoire : 1 bulletin devant la commission. » */
export const describeProvisional = (why: string): string => typeset(`Classement provisoire : ${why}.`);

/** « 2 bulletins à saisir au coup 14 (tables 3 et 7) », for each turn or, where there are many, all together. */
export function describeMissing(
  { centres }: { readonly centres: ReadonlyMap<string, { readonly name: string }> },
  slips: readonly MissingSlips[],
  what: string,
  game?: string,
): string[] {
  const turns = distinct(slips);
  const told = (some: readonly MissingSlips[]) => {
    const count = some.reduce((sum, { tables }) => sum + tables.length, 0);
    return `${inGame(game)}${plural(count, 'bulletin')} ${what}`;
  };
  if (turns.length > TURNS_SHOWN) return [`${told(slips)} des coups ${turns[0]} à ${turns[turns.length - 1]}`];
  return turns.map((turn) => {
    const own = slips.filter((one) => one.turn === turn);
    const where = own.map(({ centre, tables }) => {
      const which = runsOf(tables).length > RUNS_SHOWN ? plural(tables.length, 'table') : nameTables(tables);
      return centres.size > 1 ? `${centres.get(centre)?.name ?? centre}, ${which}` : which;
    });
    return `${told(own)} au coup ${turn} (${where.join(' ; ')})`;
  });
}

const inGame = (name: string | undefined): string => (name === undefined ? '' : `${name}, `);

const tellTurns = (turns: readonly number[]): string =>
  turns.length > TURNS_SHOWN
    ? `coups ${turns[0]} à ${turns[turns.length - 1]}`
    : `${turns.length > 1 ? 'coups' : 'coup'} ${list(turns.map(String))}`;

/** The turns of a list, each once, in order. */
const distinct = (all: readonly { readonly turn: number }[]): number[] =>
  [...new Set(all.map(({ turn }) => turn))].sort((a, b) => a - b);
