import { foldAccents, JOKER_MARK, type Result, readPublishedWord, refuse } from '@raccord/scrabble';
import { looksLikeEliot, looksLikeXml, parseEliotGame } from './eliot/read.ts';
import { looksFederal, parseFederationGame } from './federation.ts';
import type { FiledGame, GameFault, GameFormat } from './game.ts';
import { readRecord } from './record.ts';

/** No game that is told turn by turn comes near. */
const LONGEST_TEXT = 2 ** 20;

/** A turn of a record: its draw, its word, its reference, its score and perhaps a total. */
const RECORD_LINE =
  /^[ \t]*([-–+\p{L}?]{7,11})[ \t]+([\p{L}()[\]*]{2,20})[ \t]+(?:[A-Oa-o] ?\d{1,2}|\d{1,2} ?[A-Oa-o])[ \t]+\d{1,4}[ \t]*(?:\d{1,5}[ \t]*)?(?:#|$)/mu;

/** Has the text a turn like that of a record, its word made of its draw? A list of players may look like one otherwise. */
function looksLikeRecord(text: string): boolean {
  const [, draw, word] = RECORD_LINE.exec(text) ?? [];
  if (draw === undefined || word === undefined) return false;
  const left = [...foldAccents(draw)];
  return [...readPublishedWord(word).word].every((letter) => {
    const at = left.includes(letter) ? left.indexOf(letter) : left.indexOf(JOKER_MARK);
    return at >= 0 && left.splice(at, 1);
  });
}

/** What kind of game a text is; undefined when it is none. */
export function recogniseGame(text: string): GameFormat | undefined {
  if (looksLikeEliot(text)) return 'eliot';
  if (text.length > LONGEST_TEXT) return undefined;
  if (looksFederal(text)) return 'federation';
  return looksLikeRecord(text) ? 'record' : undefined;
}

/** Reads a game, of whatever program: the content tells its format. */
export function readGame(text: string): Result<FiledGame, GameFault> {
  const game = readFormat(text);
  return game.ok ? game : refuse(game.fault.code, brief(game.fault.text));
}

const LONGEST_SENTENCE = 400;

/** What a sentence quotes of a file may have no end, or drive a terminal. */
const brief = (sentence: string): string =>
  sentence
    .replaceAll(/(«\s[^»]{40})[^»]{20,}(\s»)/g, '$1…$2')
    .slice(0, LONGEST_SENTENCE)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '\ufffd');

function readFormat(text: string): Result<FiledGame, GameFault> {
  if (looksLikeXml(text)) return parseEliotGame(text);
  if (text.length > LONGEST_TEXT) {
    return refuse('game-too-large', 'Ce fichier est trop gros pour une partie : choisissez celui de la partie.');
  }
  if (/[\0\uFFFD]/.test(text)) {
    return refuse(
      'not-a-game',
      'Ce fichier n’est pas du texte lisible : choisissez une partie d’Eliot (.xml), un export fédéral ou une feuille de partie (.txt).',
    );
  }
  return looksFederal(text) ? parseFederationGame(text) : readRecord(text);
}
