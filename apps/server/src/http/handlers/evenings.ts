import { type EveningResult, type EveningState, openOf } from '@raccord/club';
import type { SentClubCommand, SentEveningCommand } from '@raccord/contract';
import { eveningExercises } from '@raccord/school';
import type { Journal } from '@raccord/tournament';
import { clubAsker } from '../../access/asker.ts';
import { bodyOf } from '../../club/asking.ts';
import { closingOf } from '../../club/closing.ts';
import type { Club } from '../../club/club.ts';
import { isCorrected } from '../../club/corrected.ts';
import { type EveningPlayer, eveningOfChief, eveningView, mayBe, playersOf } from '../../club/evenings.ts';
import { byDate } from '../../club/views.ts';
import type { Hall } from '../../hall/hall.ts';
import { inParts } from '../../work.ts';
import { ApiFault } from '../faults.ts';
import { found, type Handlers, recordedOf, type Services } from '../handling.ts';
import { openClub } from './forclub.ts';

type Names = 'readEvening' | 'readEveningSlips' | 'readOwnEvening' | 'sendEveningCommand';

const NOT_PROPOSED =
  'Ce joueur n’est pas reconnu comme ce membre : notez-le visiteur, le responsable du club dira qui il est.';

/** Evenings of clubs, for whoever runs the club and for whoever runs the evening: he sees nothing else of the club. */
export const eveningHandlers = (services: Services): Handlers<Names> => {
  const { store, clubs, halls } = services;

  const viewOf = async (club: Club, evening: EveningState, hall: Hall) => {
    const stream = (await store.summaries(club.id)).find(({ id }) => id === hall.id);
    const { entrants, stillOpen } = hall.read((tournament) => ({
      entrants: entrantsOf(tournament),
      stillOpen: openOf(tournament),
    }));
    const players = await playersOf(club.journal, evening, entrants);
    const isBehind = await isCorrected(halls, club, evening, hall.sequence);
    return {
      ...eveningView(evening, stream?.summary?.stage, isBehind),
      ...(stillOpen === undefined ? {} : { stillOpen }),
      players,
    };
  };

  const ownOf = async (tournament: string) => {
    const id = await clubs.clubOf(tournament);
    const club = id === undefined ? undefined : await clubs.open(id);
    const evening = club?.journal.state.evenings.get(tournament);
    return club && evening && { club, evening };
  };

  return {
    readEvening: async ({ params, hall }) => {
      const club = await openClub(services, params.club);
      return viewOf(club, found(club.journal.state.evenings.get(params.tournament)), hall);
    },

    readEveningSlips: async ({ params, query }) => {
      const club = await openClub(services, params.club);
      const { evenings } = club.journal.state;
      const evening = query.evening === undefined ? lastClosed(evenings.values()) : found(evenings.get(query.evening));
      if (!evening) return {};
      if (!evening.closed) throw new ApiFault('evening-not-over', NOT_CLOSED);
      if ((await clubs.clubOf(evening.tournament)) !== club.id) throw new ApiFault('not-found');
      const hall = await halls.open(evening.tournament);
      if (!hall) throw new ApiFault('unknown-lexicon');
      const { edition } = found(hall.read(({ state }) => state.charter));
      return { evening: { edition, slips: await inParts(hall.read(eveningExercises)) } };
    },

    readOwnEvening: async ({ hall }) => {
      const own = await ownOf(hall.id);
      return own ? { evening: eveningOfChief(own.club.journal, await viewOf(own.club, own.evening, hall)) } : {};
    },

    sendEveningCommand: async ({ hall, body, station }) => {
      const { club, evening } = found(await ownOf(hall.id));
      const players = await playersOf(club.journal, evening, hall.read(entrantsOf));
      checkAsked(club, hall.id, players, body);
      const result = body.type === 'close-evening' ? await closingFor(services, club, hall.id) : undefined;
      const sent = (
        body.type === 'undo' ? body : { ...body, data: { ...body.data, tournament: hall.id } }
      ) as SentClubCommand;
      const by = clubAsker(station);
      const done = await club.submit({ id: body.id, body: bodyOf(sent, result), by, ...(result ? { result } : {}) });
      if (!done.ok) throw new ApiFault(done.fault.code, done.fault.text);
      return recordedOf(done.value.event);
    },
  };
};

const NOT_CLOSED = 'Cette soirée n’est pas close : ses bulletins servent à l’école une fois qu’elle l’est.';

const lastClosed = (evenings: Iterable<EveningState>): EveningState | undefined =>
  [...evenings]
    .filter(({ closed }) => closed)
    .sort(byDate)
    .at(-1);

const entrantsOf = ({ state }: Journal) => [...state.entrants.values()];

/** Of his own evening alone, and of the members those whom his players may be: nobody finds out here who else there is. */
function checkAsked(
  { journal }: Club,
  tournament: string,
  players: readonly EveningPlayer[],
  body: SentEveningCommand,
): void {
  if (body.type === 'undo') {
    const event = found(journal.events.find(({ id }) => id === body.data.event));
    const isOfIt = event.type === 'players-identified' || event.type === 'evening-closed';
    if (!isOfIt || event.data.tournament !== tournament) throw new ApiFault('not-found');
  }
  if (body.type !== 'identify-players') return;
  for (const { entrant, place, member } of body.data.players) {
    const player = found(players.find((one) => one.entrant === entrant && one.place === place));
    if (member !== null && !mayBe(player).includes(member)) throw new ApiFault('forbidden', NOT_PROPOSED);
  }
}

/** What is kept of the evening that is to be closed; undefined for what is none of the club, which then says so itself. */
export async function closingFor(
  { clubs, halls }: Services,
  { id, journal }: Club,
  tournament: string,
): Promise<EveningResult | undefined> {
  if (!journal.state.evenings.has(tournament)) return undefined;
  if ((await clubs.clubOf(tournament)) !== id) throw new ApiFault('unknown-tournament');
  const result = await closingOf(halls, tournament);
  if (result.ok) return result.value;
  const { code, text } = result.fault;
  throw code === 'unknown-lexicon' ? new ApiFault(code, text) : new ApiFault('evening-not-over', text);
}
