import { expect, test } from 'vitest';
import { makeCalendarFile } from './ics.ts';

const entry = {
  ...{ id: 'q', name: 'Finale; à « Vichy », \\o/', from: '2026-12-31', to: '2026-12-31', place: 'Salle A\nétage 2' },
  ...{ about: 'é'.repeat(80), changedAt: Date.UTC(2026, 10, 18, 8, 5, 9) },
};

test('a calendar has whole days, signs that are escaped, and no line of more than 75 octets', () => {
  const text = makeCalendarFile('Calendrier', [entry]);
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.at(-1)).toBe('');
  const whole = text.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Raccord//Calendrier//FR', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['X-WR-CALNAME:Calendrier', 'BEGIN:VEVENT', 'UID:q@raccord', 'DTSTAMP:20261118T080509Z'],
    ...['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101', 'SUMMARY:Finale\\; à « Vichy »\\, \\\\o/'],
    ...['LOCATION:Salle A\\nétage 2', `DESCRIPTION:${entry.about}`, 'TRANSP:TRANSPARENT', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ]);
});
