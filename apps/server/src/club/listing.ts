import type { ClubInfo, ClubStore } from '../store/store.ts';
import { type ClubSummary, clubSummaryOf } from './views.ts';

/** What is told of these clubs without opening them: one, or all of an installation. */
export async function tellClubs(store: ClubStore, infos: readonly ClubInfo[]): Promise<ClubSummary[]> {
  const [only] = infos.length === 1 ? infos : [];
  const lastWritten = await store.lastWritten(only?.id);
  const weights = new Map<string, number>();
  for (const { club, bytes } of await store.lexicons()) weights.set(club, (weights.get(club) ?? 0) + bytes);
  return infos.map((info) =>
    clubSummaryOf(info, { lexicons: weights.get(info.id) ?? 0, lastAt: lastWritten.get(info.id) ?? 0 }),
  );
}
