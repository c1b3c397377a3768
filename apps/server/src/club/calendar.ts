import { describePhaseRule, type FederationJournal, PHASE_LABELS, phasesInOrder } from '@raccord/club';
import { type CalendarEntry, makeCalendarFile } from '@raccord/files';
import { typeset } from '@raccord/french';

export const CALENDAR_TITLE = 'Calendrier des clubs';

/** The calendar as people put it into theirs. @param names of the clubs, by id. */
export const calendarFeed = (journal: FederationJournal, names: ReadonlyMap<string, string>): string =>
  makeCalendarFile(CALENDAR_TITLE, entriesOf(journal, names));

export const entriesOf = ({ state }: FederationJournal, names: ReadonlyMap<string, string>): readonly CalendarEntry[] =>
  phasesInOrder(state).map(({ phase, changedAt }) => {
    const { id, name, from, to, place = '', kind } = phase;
    const holders = phase.holders.flatMap((club) => names.get(club) ?? []).join(', ');
    const about = [PHASE_LABELS[kind], holders, describePhaseRule(phase)].filter(Boolean).join(' – ');
    return { id, name, from, to, place: place || holders, about: typeset(about), changedAt };
  });
