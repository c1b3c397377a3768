import { ClubJournal, FederationJournal, keysOfLicensee, pinnedResults, seasonTable } from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import { type Journal, rankOverall } from '@raccord/tournament';
import { historyOfClub, memberView } from '../club/views.ts';
import { withHall } from '../maintenance/withhall.ts';
import { type EventStore, sittingStream } from '../store/store.ts';

/** All the facts that an installation tells: what its recorded folder is compared with (adr/0055). Sentences may change. */
export async function toldBy(store: EventStore, directory: string) {
  const clubs = [];
  for (const { id } of await store.clubs.list()) clubs.push(await clubTold(store, id));
  const tournaments = [];
  for (const { id } of await store.streams()) {
    const told = await withHall(store, directory, id, async (hall) => hall.read(tournamentTold));
    tournaments.push({ id, ...unwrap(told) });
  }
  const sittings = [];
  for (const { id, name } of await store.sittings.list()) {
    const events = await store.readSound(sittingStream(id));
    sittings.push({ name, events: events.map(({ type }) => type) });
  }
  const links = await store.links.list(null);
  const waiting = await Promise.all(tournaments.map(({ id }) => store.outbox.list(id)));
  return {
    ...{ federation: await federationTold(store) },
    ...{ clubs, tournaments, sittings, links: links.map(({ label, role }) => ({ label, role })) },
    outbox: waiting.flat().map(({ who, what }) => ({ who, what })),
  };
}

async function federationTold({ federation }: EventStore) {
  const { events, disclosures } = await federation.read();
  const journal = new FederationJournal(events, disclosures);
  const { state } = journal;
  const phases = [...state.phases.values()].map(({ phase, closed }) => ({
    ...{ phase, closed: closed && { counted: closed.counted, rows: journal.rowsOf(closed) } },
  }));
  const listed = await federation.licensees(keysOf(['1000001', '1000002']));
  return { phases, isPublic: state.isPublic, licences: state.licences, listed };
}

const keysOf = (licences: readonly string[]) => licences.map((licence) => keysOfLicensee({ licence, name: '' }));

async function clubTold({ clubs }: EventStore, id: string) {
  const kept = await clubs.read(id);
  const journal = new ClubJournal(kept?.events, kept?.disclosures);
  const { state, disclosures } = journal;
  const results = pinnedResults(state, await clubs.results(id));
  const seasons = [...state.seasons.values()].map((season) => ({
    name: season.name,
    rows: seasonTable(state, disclosures, season, results, 'club').rows.map(({ name, rank, score }) => ({
      ...{ name, rank, score },
    })),
  }));
  return {
    name: state.description?.name,
    members: [...state.members.values()].map((member) => memberView(journal, member)),
    history: historyOfClub(journal, 0, journal.events.length).lines.map(({ sequence, who, isUndone }) => ({
      ...{ who, isUndone, type: journal.events[sequence - 1].type },
    })),
    seasons,
    lexicons: [...state.lexicons.values()],
  };
}

export function tournamentTold(journal: Journal) {
  const { state, ledger, events } = journal;
  return {
    ranking: rankOverall(state, ledger).map(({ entrant, rank, total }) => ({
      ...{ names: entrant.members.map(({ name }) => name), rank, total },
    })),
    verdicts: events.flatMap((event) =>
      event.type === 'slips-recorded'
        ? event.data.slips.map(({ entrant, verdict: { outcome, points, penalty, reasons } }) => ({
            ...{ entrant, outcome, points, penalty, reasons: reasons.map(({ code }) => code) },
          }))
        : [],
    ),
    history: events.map((event) => ({ type: event.type, who: event.actor.name, isUndone: journal.isUndone(event) })),
    hash: events.at(-1)?.hash,
  };
}
