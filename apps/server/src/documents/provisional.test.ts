import type { DocumentFormat, DocumentName } from '@raccord/contract';
import { readList } from '@raccord/files';
import { unwrap } from '@raccord/scrabble';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import {
  type Centres,
  CHIEF,
  LESS,
  NO_VEIL,
  openCentres,
  playFirstTurn,
  record,
  TOP,
} from '../views/testing/centres.ts';
import { makeDocument } from './index.ts';
import { siteFiles } from './site.ts';
import { pagesIn } from './testing/sitepages.ts';

const MISSING = [{ turn: 1, centre: 'd', tables: [1] }];
const WHY = '1 bulletin à saisir au coup 1 (Centre d, table 1)';
const DECISION = { game: 'g', cause: 'decision', reason: 'il est tard' } as const;

/** The only turn that counts is ended everywhere, one slip is missing, and the game is over. */
function endedShort(): Centres {
  const centres = openCentres();
  playFirstTurn(centres);
  centres.tell('undo', {});
  for (const type of ['start-clock', 'end-turn'] as const) centres.tell(type, { game: 'g', turn: 1, centre: 'd' });
  record(centres, 1, { pc: TOP, qc: LESS });
  centres.tell('choose-publication', { ranking: 'live', turns: true, sheets: true });
  centres.tell('finish-game', { ...DECISION, missing: MISSING });
  return centres;
}

/** The slip that was missing is entered, and the turn closed. */
function complete(centres: Centres): Centres {
  record(centres, 1, { pd: LESS });
  for (const centre of ['c', 'd']) centres.tell('close-turn', { game: 'g', turn: 1, centre });
  return centres;
}

/** All that a document says, whatever it is: workbooks are opened, papers read. */
async function readingOf({ journal }: Centres, name: DocumentName, format: DocumentFormat): Promise<string> {
  if (format === 'zip') return plainly([...pagesIn(siteFiles(journal, NO_VEIL)).values()].join(' '));
  const asked = { format, at: 0, ...(format === 'lines' ? { centre: 'c' } : {}) };
  const made = await makeDocument(journal, CHIEF, name, { ...asked, veil: NO_VEIL });
  if (!made.ok) throw new Error(made.fault.text);
  const pieces: Uint8Array[] = [];
  for await (const piece of made.value.content) pieces.push(piece);
  const bytes = new Uint8Array(Buffer.concat(pieces));
  return plainly(`${made.value.fileName} ${await textOf(bytes, format)}`);
}

async function textOf(bytes: Uint8Array, format: DocumentFormat): Promise<string> {
  if (format === 'pdf') return (await extractText(bytes)).text.join(' ');
  if (format === 'xlsx') return unwrap(readList(bytes));
  return Buffer.from(bytes).toString(format === 'lines' ? 'latin1' : 'utf8');
}

const plainly = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');

const TELLING: readonly (readonly [DocumentName, DocumentFormat])[] = [
  ...(['csv', 'xlsx', 'html', 'json'] as const).map((format) => ['results', format] as const),
  ...([
    ['ranking', 'pdf'],
    ['player-sheets', 'pdf'],
    ['game', 'html'],
    ['site', 'zip'],
  ] as const),
];

describe('a game that ended with a slip missing', () => {
  test.each(TELLING)(
    '%s as %s says that its ranking is provisional, and why, until the slip is in',
    async (name, format) => {
      const centres = endedShort();
      const short = await readingOf(centres, name, format);
      expect(short).toContain(WHY);
      expect(short.toLowerCase()).toMatch(/provisoire|"provisional"/);
      const whole = await readingOf(complete(centres), name, format);
      expect(whole.toLowerCase()).not.toMatch(/provisoire|"provisional"/);
    },
  );

  test.each(TELLING)('%s as %s says so of a referred slip too', async (name, format) => {
    const centres = complete(endedShort());
    centres.tell('refer-slip', { game: 'g', turn: 1, entrant: 'pc', reason: 'lecture' });
    expect(await readingOf(centres, name, format)).toContain('1 bulletin devant la commission');
  });

  test('the lines of the federation stay to the letter: the name of the file says it', async () => {
    const centres = endedShort();
    const lines = '"1","Joueur pc","70" "2","Joueur qc","10" ';
    expect(await readingOf(centres, 'results', 'lines')).toBe(`Résultats – Essai – provisoire.txt ${lines}`);
    expect(await readingOf(complete(centres), 'results', 'lines')).toBe(`Résultats – Essai.txt ${lines}`);
  });
});
