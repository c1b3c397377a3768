import { unwrap } from '@raccord/scrabble';
import { hashOf } from '@raccord/stream';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { playEverything } from '../testing/everything.ts';
import { Hall } from '../testing/hall.ts';
import { makeTournamentFile, parseTournamentFile, readingTournamentFile } from './file.ts';

const HALL = playEverything();
const { events: EVENTS } = HALL.journal;
const FILE = [...makeTournamentFile(EVENTS)].join('');
const LINES = FILE.trimEnd().split('\n');
/** The first line as it was before it said how many events there are. */
const UNCOUNTED = '{"format":"raccord-tournament","version":1}';
const fileOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const faultOf = (text: string) => {
  const result = parseTournamentFile(text);
  return result.ok ? 'accepted' : `${result.fault.code}: ${result.fault.text}`;
};

/** The file with its last event changed, and chained as if a program had written it so. */
function withLast(change: object): string {
  const last = EVENTS[EVENTS.length - 1];
  const event = { ...last, ...change };
  return fileOf([...LINES.slice(0, -1), JSON.stringify({ ...event, hash: hashOf(event) })]);
}

describe('the file of a tournament', () => {
  it('has a first line that says what it is, then one event a line', () => {
    expect(LINES[0]).toBe(`{"format":"raccord-tournament","version":1,"events":${EVENTS.length}}`);
    expect(LINES.slice(1).map((line) => JSON.parse(line).sequence)).toEqual(EVENTS.map((_, index) => index + 1));
  });

  it('is read as it was written, and gives the same tournament', () => {
    const read = unwrap(parseTournamentFile(FILE));
    expect(read).toEqual(JSON.parse(JSON.stringify(EVENTS)));
    expect(new Hall(undefined, read).journal.state).toEqual(HALL.journal.state);
  });

  it.each([
    ['without events', [...makeTournamentFile([])].join(''), 0],
    ['without its last line break', FILE.trimEnd(), EVENTS.length],
    ['with the line breaks of Windows and a byte order mark', `\uFEFF${FILE.replaceAll('\n', '\r\n')}`, EVENTS.length],
    ['with empty lines', FILE.replaceAll('\n', '\n\n'), EVENTS.length],
  ])('%s is read too', (_, text, count) => {
    expect(unwrap(parseTournamentFile(text))).toHaveLength(count);
  });
});

describe('a file', () => {
  const FOREIGN = 'not-a-tournament: Ce fichier n’est pas un tournoi de Raccord : choisissez un fichier qu’il a écrit.';

  it.each([
    ['empty', ''],
    ['of another program', '{"format":"autre","version":1}\n'],
    ['that does not say how many events it has', fileOf([UNCOUNTED, ...LINES.slice(1, 5)])],
    ['that is no JSON', 'SALETUN SALE H5 8\n'],
    ['that is a list', '[]\n'],
    ['that is null', 'null\n'],
    ['without a version', '{"format":"raccord-tournament"}\n'],
    ['with no number of events', '{"format":"raccord-tournament","version":1,"events":"5"}\n'],
    ['whose first line was lost', fileOf(LINES.slice(1))],
  ])('%s is foreign', (_, text) => {
    expect(faultOf(text)).toBe(FOREIGN);
  });

  it('that speaks of nothing but names erased is read no further than its first line that is none, and in steps', () => {
    const parsing = vi.spyOn(JSON, 'parse');
    expect(faultOf(fileOf([...LINES.slice(0, 2), ...Array(2_000).fill('names-erased')]))).toContain('La ligne 3');
    expect(parsing.mock.calls.length).toBeLessThan(10);
    parsing.mockRestore();
    const named = LINES[1].replace('"name":"', '"name":"names-erased ');
    const steps = [...readingTournamentFile(fileOf([LINES[0], ...Array(2_000).fill(named)]))];
    expect(steps.length).toBeGreaterThan(10);
  });

  it('of a later format asks for a later program', () => {
    expect(faultOf(FILE.replace('"version":1', '"version":2'))).toBe(
      'file-too-new: Ce fichier a été écrit par une version plus récente de Raccord : mettez Raccord à jour.',
    );
  });

  it.each([
    ['of a later version', withLast({ version: 2 })],
    ['of a type not known yet', withLast({ type: 'entrant-promoted' })],
  ])('with an event %s asks for a later program', (_, text) => {
    expect(faultOf(text)).toBe(
      `event-too-new: L’action ${EVENTS.length} a été écrite par une version plus récente de Raccord : mettez Raccord à jour.`,
    );
  });

  it.each([
    ['cut in the middle of a line', FILE.slice(0, -40), LINES.length],
    ['with a line that is no event', fileOf(LINES.with(3, '{}')), 4],
    ['with a line that is no JSON', fileOf(LINES.with(3, 'erreur')), 4],
    ['with a key that no event has', withLast({ note: 'x' }), LINES.length],
    ['with a version 0', withLast({ version: 0 }), LINES.length],
    ['with no data', withLast({ data: 'rien' }), LINES.length],
  ])('%s is unreadable there', (_, text, line) => {
    expect(faultOf(text)).toBe(
      `event-unreadable: La ligne ${line} n’est pas une action lisible : le fichier a été modifié ou coupé. Reprenez la dernière sauvegarde.`,
    );
  });

  it.each([
    ['whose lines were swapped', fileOf(LINES.with(3, LINES[4]).with(4, LINES[3])), 4],
    ['with a line left out', fileOf(LINES.toSpliced(3, 1)), 4],
    ['with a line twice', fileOf(LINES.toSpliced(3, 0, LINES[3])), 5],
    ['with a name changed', FILE.replace('Annexe', 'Annexes'), 5],
    [
      'with a score changed',
      FILE.replace('"points":70', '"points":80'),
      LINES.findIndex((line) => line.includes('"points":70')) + 1,
    ],
  ])('%s is broken there', (_, text, line) => {
    expect(faultOf(text)).toBe(
      `chain-broken: La ligne ${line} ne suit pas la précédente : le fichier a été modifié ou coupé. Reprenez la dernière sauvegarde.`,
    );
  });

  it.each([1, EVENTS.length - 1])(
    'cut between two lines, %i before the end, is refused: its first line counts them',
    (lost) => {
      expect(faultOf(fileOf(LINES.slice(0, -lost)))).toBe(
        `chain-broken: Ce fichier a ${EVENTS.length - lost} des ${EVENTS.length} actions qu’il annonce : il a été modifié ou coupé. Reprenez la dernière sauvegarde.`,
      );
    },
  );

  it('with any one character changed, put in or taken out is refused, or says the same', () => {
    const start = LINES[0].length + 1;
    const same = JSON.parse(JSON.stringify(EVENTS));
    fc.assert(
      fc.property(
        fc.integer({ min: start, max: FILE.length - 2 }),
        fc.constantFrom(0, 1),
        fc.string({ unit: 'binary-ascii', minLength: 0, maxLength: 1 }),
        (at, taken, put) => {
          const read = parseTournamentFile(FILE.slice(0, at) + put + FILE.slice(at + taken));
          if (read.ok) expect(read.value).toEqual(same);
          else expect(['event-unreadable', 'chain-broken']).toContain(read.fault.code);
        },
      ),
      { numRuns: 400 },
    );
  });
});
