import { dayAfter, late } from '@raccord/french';

/** A day of the calendar, or several. */
export interface CalendarEntry {
  readonly id: string;
  readonly name: string;
  /** « 2026-12-12 », both included. */
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly about: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** In octets, the folded line apart (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const moments = late(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' }),
);

/** A calendar as iCalendar (RFC 5545): whole days, which have no time zone. */
export function makeCalendarFile(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Raccord//Calendrier//FR', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    property('X-WR-CALNAME', name),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ id, name, from, to, place, about, changedAt }: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  property('UID', `${id}@raccord`),
  `DTSTAMP:${stamp(changedAt)}`,
  `DTSTART;VALUE=DATE:${digits(from)}`,
  // The day after the last one: an end is not included.
  `DTEND;VALUE=DATE:${digits(dayAfter(to))}`,
  property('SUMMARY', name),
  ...(place === '' ? [] : [property('LOCATION', place)]),
  ...(about === '' ? [] : [property('DESCRIPTION', about)]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const digits = (day: string): string => day.replaceAll('-', '');

/** « 20261212T080000Z ». */
const stamp = (at: number): string => `${moments().format(at).replaceAll(/[-:]/g, '').replace(' ', 'T')}Z`;

/** A text value: its signs escaped (3.3.11), nothing that would end its line. */
const property = (name: string, text: string): string =>
  `${name}:${text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')}`;

/** A line of more octets goes on in the next one, after a space; no character is cut in two. */
function folded(line: string): string {
  let octets = 0;
  let told = '';
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LONGEST_LINE) {
      told += '\r\n ';
      octets = 1;
    }
    told += character;
    octets += size;
  }
  return told;
}

/** Of a character in UTF-8. */
const octetsOf = (code: number): number => (code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4);
