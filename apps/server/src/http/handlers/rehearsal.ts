import { isRehearsal, rehearsalId } from '@raccord/contract';
import { dayOf } from '@raccord/french';
import { editionInForce } from '@raccord/regulation';
import { COLLEAGUE, openRehearsal, REHEARSAL_TURNS, rehearsedSlips, SIMULATED_GAME } from '@raccord/simulation';
import type { Journal, Wordbook } from '@raccord/tournament';
import { newId } from '../../access/tokens.ts';
import { beginStream } from '../../maintenance/transfer.ts';
import { LEFT_BEHIND_MS } from '../../store/store.ts';
import { ApiFault } from '../faults.ts';
import type { Handlers, Services } from '../handling.ts';
import { clubFor } from './forclub.ts';

/** A rehearsal is another one each time. */
const SEEDS = 2 ** 31;

/** On this turn the colleague leaves a slip to whoever runs the evening. */
const DOUBTED = { turn: 2, entrant: 'j6', reason: 'Tracé ambigu : le bulletin se lit de deux façons.' } as const;

type Names = 'createRehearsal' | 'handInRehearsed' | 'endRehearsal';

export const rehearsalHandlers = (services: Services): Handlers<Names> => ({
  createRehearsal: async ({ body, station }) => {
    const { store, lexicons, now } = services;
    const club = await clubFor(services, station, body.club);
    await store.removeRehearsals({ before: now() - LEFT_BEHIND_MS });
    const [lexicon] = await lexicons.list();
    const wordbook = await wordbookOf(services, lexicon.hash);
    const mark = newId();
    const date = dayOf(now());
    const edition = editionInForce(date);
    const seed = Number.parseInt(mark.slice(0, 8), 16) % SEEDS;
    const journal = openRehearsal({ wordbook, lexicon, edition, seed, name: 'Soirée d’essai', date, at: now() });
    const id = rehearsalId(mark);
    await beginStream(store, id, journal.events, club.id);
    return { id };
  },

  handInRehearsed: async ({ hall }) => {
    checkRehearsal(hall.id);
    const wordbook = await wordbookOf(
      services,
      hall.read(({ state }) => state.charter?.lexicon.hash ?? ''),
    );
    const { turn, slips } = hall.read((journal) => slipsToCome(journal, wordbook));
    const coming = slips.filter(({ isPaper }) => !isPaper);
    const [next] = coming;
    const key = { game: SIMULATED_GAME, turn };
    if (next) {
      const { entrant, slip } = next;
      const data = { ...key, slips: [{ entrant, slip }] };
      // Somebody may have recorded it meanwhile.
      await hall.submit({ id: `essai ${turn} ${entrant}`, type: 'record-slips', data }, COLLEAGUE);
    }
    if (turn === DOUBTED.turn && coming.length <= 1) {
      const { entrant, reason } = DOUBTED;
      await hall.submit({ id: `essai ${turn}`, type: 'refer-slip', data: { ...key, entrant, reason } }, COLLEAGUE);
    }
    const paper = hall.read((journal) => rehearsedOf(journal, wordbook, turn)).filter(({ isPaper }) => isPaper);
    return {
      turn,
      isLast: turn >= REHEARSAL_TURNS,
      left: Math.max(0, coming.length - 1),
      paper: paper.map(({ entrant, table, slip }) => ({ entrant, table, slip })),
    };
  },

  endRehearsal: async ({ hall }) => {
    checkRehearsal(hall.id);
    await services.store.removeRehearsals({ id: hall.id });
  },
});

async function wordbookOf({ lexicons }: Services, hash: string): Promise<Wordbook> {
  const wordbook = await lexicons.wordbook(hash);
  if (!wordbook) throw new ApiFault('unknown-lexicon');
  return wordbook;
}

function checkRehearsal(id: string): void {
  if (!isRehearsal(id)) throw new ApiFault('unknown-tournament');
}

const rehearsedOf = (journal: Journal, wordbook: Wordbook, turn: number) =>
  turn === 0 ? [] : rehearsedSlips(journal, wordbook, turn);

/** The last turn whose end was announced, and the slips of it that nobody has recorded. */
function slipsToCome(journal: Journal, wordbook: Wordbook) {
  const turns = journal.state.games.get(SIMULATED_GAME)?.turns ?? [];
  const ended = turns.findLast(({ centres }) => [...centres.values()].some(({ endedAt }) => endedAt !== undefined));
  const turn = ended?.number ?? 0;
  const isThere = (entrant: string): boolean => ended?.files.get(entrant)?.slip !== undefined;
  return { turn, slips: rehearsedOf(journal, wordbook, turn).filter(({ entrant }) => !isThere(entrant)) };
}
