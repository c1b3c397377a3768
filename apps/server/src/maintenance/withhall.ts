import { accept, type Result, refuse } from '@raccord/scrabble';
import type { Hall } from '../hall/hall.ts';
import { Halls } from '../hall/halls.ts';
import type { EventStore } from '../store/store.ts';
import { lexiconsIn } from './lexicon.ts';

/** Works with a tournament of an installation; a server may be running there at the same time. */
export async function withHall<T>(
  store: EventStore,
  directory: string,
  id: string,
  work: (hall: Hall) => Promise<T>,
): Promise<Result<T, 'unknown-lexicon'>> {
  const halls = new Halls(store, lexiconsIn(directory), Date.now);
  try {
    const hall = await halls.open(id);
    if (!hall) {
      return refuse(
        'unknown-lexicon',
        'Le dictionnaire de ce tournoi n’est pas dans cette installation : ajoutez-le par « raccord lexique ajouter ».',
      );
    }
    return accept(await work(hall));
  } finally {
    await halls.close();
  }
}
