import {
  type ClubJournal,
  cardOfMember,
  describeClubEvent,
  describeRule,
  ERASED_NAME,
  isActive,
  isLastingInClub,
  type MemberState,
  nameOfMember,
  reasonInClub,
  type Season,
} from '@raccord/club';
import type { AnswerOf } from '@raccord/contract';
import { alphabetical } from '@raccord/french';
import type { ClubInfo, ClubQuotas, StreamSummary } from '../store/store.ts';
import { eveningView } from './evenings.ts';

type ClubView = AnswerOf<'readClub'>;
export type ClubSummary = AnswerOf<'listClubs'>['clubs'][number];

export const keptQuotas = ({ tournaments, members, sittings, lexicons }: ClubView['quotas']): ClubQuotas => ({
  ...{ tournaments: tournaments ?? null, members: members ?? null, sittings: sittings ?? null },
  lexiconBytes: lexicons ?? null,
});

/** What the list of clubs tells beside what stands in its row. */
interface CountedClub {
  readonly lexicons: number;
  readonly lastAt: number;
}

const shownQuotas = ({ tournaments, members, sittings, lexiconBytes }: ClubQuotas): ClubView['quotas'] => ({
  ...(tournaments === null ? {} : { tournaments }),
  ...(members === null ? {} : { members }),
  ...(sittings === null ? {} : { sittings }),
  ...(lexiconBytes === null ? {} : { lexicons: lexiconBytes }),
});

export const clubSummaryOf = (
  { id, name, tournaments, members, sittings, sequence, quotas }: ClubInfo,
  { lastAt, ...counted }: CountedClub,
): ClubSummary => ({
  ...{ id, name, sequence, used: { tournaments, members, sittings, ...counted }, quotas: shownQuotas(quotas), lastAt },
});

export function memberView({ state, disclosures }: ClubJournal, member: MemberState): ClubView['members'][number] {
  const { id, cards, periods, isWithheld } = member;
  const card = cardOfMember(state, disclosures, id);
  return {
    ...{ id, name: nameOfMember(state, disclosures, id), ...(card ? { card } : {}), basis: cards.at(-1) ?? '' },
    ...{ isActive: isActive(state, member), isErased: state.erased.has(id), isWithheld, periods: [...periods] },
  };
}

export const seasonView = (season: Season): ClubView['seasons'][number] => ({
  ...season,
  except: [...season.except],
  rule: season.rule as ClubView['seasons'][number]['rule'],
  described: describeRule(season.rule, season.planned),
});

export const byDate = (a: { readonly date: string }, b: { readonly date: string }): number =>
  Number(a.date > b.date) - Number(a.date < b.date);

/**
 * A club as whoever runs it sees it.
 * @param streams its tournaments.
 * @param corrected evenings that changed since they were closed.
 */
export function clubView(
  summary: ClubSummary,
  journal: ClubJournal,
  streams: readonly StreamSummary[],
  corrected: ReadonlySet<string>,
): ClubView {
  const { state } = journal;
  const summaries = new Map(streams.map((stream) => [stream.id, stream]));
  const members = [...state.members.values()].filter(({ mergedInto }) => mergedInto === undefined);
  const evenings = [...state.evenings.values()].map((evening) => {
    const known = summaries.get(evening.tournament);
    return eveningView(evening, known?.summary?.stage, corrected.has(evening.tournament));
  });
  return {
    ...summary,
    ...{ name: state.description?.name ?? '', sequence: journal.events.length },
    withheldCategories: [...(state.description?.withheldCategories ?? [])],
    members: members.map((member) => memberView(journal, member)).sort((a, b) => alphabetical(a.name, b.name)),
    evenings: evenings.sort(byDate).reverse(),
    seasons: [...state.seasons.values()].map(seasonView),
    others: streams
      .flatMap(({ id, sequence, summary }) =>
        summary && !state.evenings.has(id) ? [{ id, ...summary, sequence }] : [],
      )
      .reverse(),
  };
}

/** What happened, the last first. */
export function historyOfClub(journal: ClubJournal, after: number, limit: number): AnswerOf<'readClubHistory'> {
  const { events, state, disclosures } = journal;
  const lines = events.toReversed().slice(after, after + limit);
  return {
    count: events.length,
    lines: lines.map((event) => {
      const { sequence, at, id, actor } = event;
      const isUndone = journal.isUndone(event);
      const [told] = journal.changedBy(event);
      const what = describeClubEvent(event, state, disclosures);
      const why = disclosures.open(reasonInClub(event));
      return {
        ...{ sequence, at, who: disclosures.open(actor.name) ?? ERASED_NAME, isUndone },
        what: told ? `${what} : ${describeClubEvent(told, state, disclosures)}` : what,
        ...(why === undefined ? {} : { why }),
        ...(isUndone || isLastingInClub(event) ? {} : { event: id }),
        ...(event.type === 'action-undone' && !isUndone ? { undoing: id } : {}),
      };
    }),
  };
}
