import type { Chance } from '@raccord/simulation';
import type { Actor, Entrant } from '@raccord/tournament';
import type { Door } from './door.ts';
import type { TrialOrder } from './order.ts';

/** What a trial is played on. */
export interface TrialStage {
  readonly door: Door;
  readonly order: TrialOrder;
  readonly chance: Chance;
  readonly centres: readonly string[];
  readonly entrants: readonly Entrant[];
  /** The words that made a slip of somebody null. */
  readonly nullWords: Map<string, Set<string>>;
}

export const TRIAL_CHIEF: Actor = { role: 'chief', name: 'Juge-arbitre' };
export const COMMISSION: Actor = { role: 'commission', id: 'commission', name: 'Commission' };
export const secondOf = (centre: string): Actor => ({
  role: 'second-referee',
  id: `${centre}s`,
  name: `Double ${centre}`,
});
export const refereeOf = ({ centre, table }: Entrant): Actor => {
  const id = `${centre}${table % 2 === 0 ? 'b' : 'a'}`;
  return { role: 'referee', id, name: `Arbitre ${id}` };
};

/** Opens the tournament: centres, referees, players and pairs, its games. */
export function openTrial(door: Door, order: TrialOrder, lexicon: { name: string; hash: string }): TrialStage {
  const { chance } = order;
  const centres = Array.from({ length: order.centres }, (_, index) => `k${index + 1}`);
  const about = { name: 'Essai de conformité', place: 'Ici', date: '2026-01-17' };
  door.does('create-tournament', { ...about, edition: order.edition, lexicon, settings: order.settings }, TRIAL_CHIEF);
  const entrants = Array.from({ length: order.entrants }, (_, index): Entrant => {
    const isPair = chance.happens(0.15);
    const members = [`Joueur ${index + 1}`, ...(isPair ? [`Équipier ${index + 1}`] : [])].map((name) => ({ name }));
    return { id: `e${index + 1}`, members, centre: centres[index % centres.length], table: index + 1 };
  });
  for (const centre of centres) {
    door.does('add-centre', { id: centre, name: `Centre ${centre}` }, TRIAL_CHIEF);
    const seated = entrants.filter((one) => one.centre === centre);
    if (seated.length > 0) door.does('register-entrants', { entrants: seated }, TRIAL_CHIEF);
    for (const half of ['a', 'b'] as const) {
      const id = `${centre}${half}`;
      door.does('appoint-official', { id, name: `Arbitre ${id}`, centre, office: 'referee' }, TRIAL_CHIEF);
      const tables = seated.filter(({ table }) => (table % 2 === 0) === (half === 'b'));
      door.does(
        'assign-tables',
        { official: id, tables: tables.map(({ table }) => ({ from: table, to: table })) },
        TRIAL_CHIEF,
      );
    }
    const second = { id: `${centre}s`, name: `Double ${centre}`, centre, office: 'second-referee' } as const;
    door.does('appoint-official', second, TRIAL_CHIEF);
  }
  const commission = { id: 'commission', name: 'Commission', centre: centres[0], office: 'commission' } as const;
  door.does('appoint-official', commission, TRIAL_CHIEF);
  for (const [index, { formula, rhythm }] of order.games.entries())
    door.does('plan-game', { id: gameId(index), name: `Partie ${index + 1}`, formula, rhythm }, TRIAL_CHIEF);
  return { door, order, chance, centres, entrants, nullWords: new Map() };
}

export const gameId = (index: number): string => `p${index + 1}`;
