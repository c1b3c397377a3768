/** A text four times as long takes a parser at most six times as long, whatever somebody wrote in it. */
import * as club from '@raccord/club';
import * as files from '@raccord/files';
import * as french from '@raccord/french';
import * as regulation from '@raccord/regulation';
import * as school from '@raccord/school';
import * as scrabble from '@raccord/scrabble';
import * as tournament from '@raccord/tournament';
import * as training from '@raccord/training';
import { expect, it } from 'vitest';

type Parser = (text: string) => unknown;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Each with what it reads, to be repeated. */
const PARSERS: Readonly<Record<string, readonly [Parser, ...sound: string[]]>> = {
  cutTo: [(text) => french.cutTo(text, 200)],
  readDay: [french.readDay, '18/11/2026 '],
  typeset: [french.typeset, '« art. 3 » : '],
  decodeEliotDictionary: [(text) => scrabble.decodeEliotDictionary(bytesOf(text)), '_COMPIL_'],
  decodeLexicon: [(text) => scrabble.decodeLexicon(bytesOf(text))],
  decodeNatures: [(text) => scrabble.decodeNatures(bytesOf(text))],
  decodeSearchGraph: [(text) => scrabble.decodeSearchGraph(bytesOf(text))],
  foldAccents: [scrabble.foldAccents],
  parseBoard: [scrabble.parseBoard, '...............\n'],
  parseDraw: [scrabble.parseDraw, 'AEINRS?'],
  parseMarkedDraw: [scrabble.parseMarkedDraw, 'AEI+NRS?'],
  parseRecord: [scrabble.parseRecord, 'AEINRST SENTIRA H 4 70\n', '# formule : '],
  parseReference: [scrabble.parseReference, 'H 4 '],
  parseWordList: [scrabble.parseWordList, 'SENTIRA\n'],
  readPublishedWord: [scrabble.readPublishedWord, 'SEN(T)IR*A'],
  parseCases: [regulation.parseCases, '- cas: a\n  coup: 1\n', 'cas: a\n', '- a\n', '[a, ', '{a: '],
  tidy: [tournament.tidy],
  nameKey: [(name) => tournament.nameKey({ name }), 'Jean d’Ys '],
  wordsKey: [(name) => tournament.wordsKey({ name }), 'Jean d’Ys '],
  initials: [tournament.initials, 'Jean d’Ys '],
  membersNamed: [tournament.membersNamed, 'Jean et Marie '],
  parseSealedGame: [tournament.parseSealedGame, '{"format":"raccord-scelle","'],
  parseSpelling: [tournament.parseSpelling, 'A comme Anatole, '],
  parseTournamentFile: [tournament.parseTournamentFile, '{"format":"raccord-tournament","version":1,"events":0}\n'],
  readPassphrase: [tournament.readPassphrase, 'un mot '],
  parseScale: [club.parseScale, '1 ; 25\n', 'au-delà ; '],
  readBoxesFile: [school.readBoxesFile, '{"format":"raccord-ecole","'],
  readExamNumber: [school.readExamNumber, '2023-30-'],
  parseObject: [training.parseObject, '{"a":'],
  readDeckFile: [training.readDeckFile, '{"format":"raccord-mots","'],
  readHistoryFile: [training.readHistoryFile, '{"format":"raccord-parties-seul","'],
  decodeText: [(text) => files.decodeText(bytesOf(text))],
  fileNameOf: [(title) => files.fileNameOf(title, 'pdf')],
  parseRoster: [files.parseRoster, 'Nom;Prénom\n', 'Jean Ys et Marie Ys\n', '1. Jean Ys\n', '"Jean Ys"\n', '(AB'],
  readGame: [files.readGame, '1.\tAEINRST\n', 'AEINRST SENTIRA H4 70\n', '<Game>', '<a b="c">', '</a>', '&amp;'],
  readList: [(text) => files.readList(bytesOf(text)), 'Jean Ys\n'],
  readWords: [(text) => files.readWords(bytesOf(text)), 'SENTIRA\n'],
  recogniseGame: [files.recogniseGame, '1.\tAEINRST\n', 'AEINRST SENTIRA H4 70\n'],
};

/** They read no text, or one that others have cut. */
const OTHERS = ['readClock', 'readLetters', 'readTurn'];

const LONG = 3_000;
const BLANKS = [' ', '\t', '\n', ' \n', '\t\n', '\r', '\u00a0'];
const SIGNS = [
  '"',
  "'",
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '<',
  '>',
  '&',
  '#',
  '*',
  '-',
  '.',
  ',',
  ';',
  ':',
  '?',
  '/',
  '\\',
];
const OTHER_UNITS = ['a', 'A', '1', '\u0301', '- ', '« ', 'a ', 'a\n', 'a,', '"a"', '<!--', '(A', '{}', '[]'];

/** Less of the processor than this, for the longer text, cannot be told from chance, and is no square. */
const NOTHING = 12;
const MOST = 6;

it.each(Object.entries(PARSERS))('%s', (_, [parse, ...sound]) => {
  const texts = [...BLANKS, ...SIGNS, ...OTHER_UNITS, ...sound].flatMap((unit) => [
    { unit, make: (length: number) => unit.repeat(length / unit.length) },
    { unit: `a${unit}…!`, make: (length: number) => `a${unit.repeat(length / unit.length)}!` },
  ]);
  const slow = texts
    .map(({ unit, make }) => ({ unit, ratio: ratioOf(parse, make) }))
    .filter(({ ratio }) => ratio > MOST);
  expect(slow).toEqual([]);
});

it('knows every parser', () => {
  const modules = [french, scrabble, regulation, tournament, club, school, training, files];
  const names = modules.flatMap(Object.keys).filter((name) => /^(?:parse|read|decode)[A-Z]/.test(name));
  expect(names.filter((name) => !(name in PARSERS) && !OTHERS.includes(name))).toEqual([]);
});

/** How many times as long four times the text takes: the least of three, since others use the machine too. */
function ratioOf(parse: Parser, make: (length: number) => string): number {
  const [short, long] = [make(LONG), make(4 * LONG)];
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least > MOST; round++) {
    const time = median(parse, long);
    if (time < NOTHING) return 0;
    least = Math.min(least, time / Math.max(median(parse, short), NOTHING / 4));
  }
  return least;
}

/** Of three times, unless the first is nothing. */
function median(parse: Parser, text: string): number {
  const first = spent(parse, text);
  if (first < NOTHING / 4) return first;
  return [first, spent(parse, text), spent(parse, text)].sort((a, b) => a - b)[1];
}

/** Milliseconds of the processor. */
function spent(parse: Parser, text: string): number {
  const before = process.cpuUsage();
  parse(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
