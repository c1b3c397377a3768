import { EDITIONS, playRulesOf } from '@raccord/regulation';
import { buildSearchGraph, type FormulaName, parseRecord, unwrap, WordGraph } from '@raccord/scrabble';
import type { Wordbook } from '../../judging.ts';
import type { Finding } from '../check.ts';
import { type GameOrder, generateGame, NO_WISHES } from '../generate.ts';
import type { PreparedGame } from '../prepared.ts';

/** What tests of prepared games are given: lexicons of a few words, games. */

export function wordbookOf(list: string): Wordbook {
  const words = WordGraph.fromWords(list.trim().split(/\s+/));
  return { words, graph: buildSearchGraph(words) };
}

/** Short words that cross easily, and long ones for the scrabbles. */
export const WORDBOOK = wordbookOf(`
  AI AN AS AU BU CE DE DU EN ES ET EU EX FI GO HA IF IL JE KA LA LE LU MA ME MU NE NI NU ON OR OS OU PU RA RE RI SA SE SI
  SU TA TE TU UN US UT VA VU WU XI
  AIR ANE BAL CAR DES DUO EAU ETE FEU GAZ JEU KIF LES LOI MER NEZ OIE OSE QUE RAT RIZ SEL SES TES UNE VIE WOK YEN ZOO
  AISE AILE AINE AIRE AMIE CIEL EAUX ETAI LIEN LION LOUE NIER OTEE OUIE RIEN ROUE SEAU SOIE TENU TIRE TOUR UNIE
  CASE IRIS JUPE KAKI MENE NOTE OSER PLIA QUAI RASE SENS TEST TETE USEE VASE ZERO GAMIN OPERA RESTE TASSE
  MENERAI TASSEES AERIENS OSERAIE SATINEE AERIONS NOTAIRE SUAIENT TOUERAI AIEULES ALIENER ALITEES ALTIERE AUSTERE ETERNUA
  AILERON ALUNITE ENTOILA LAITUES LANIERS ORALITE ENSUITE ENTIERS EROTISE ORIENTE RESITUE REUNIES NATURES ALERTES ALESENT
  ALTERNE AREOLES AUREOLE RENALES SAOULEE INTRUSE SOUTIEN MENERAIS ALERTEES ORIENTEE NATURELS`);

/** What is asked of draws and solutions today. */
export const RULES = playRulesOf(EDITIONS['2023']);

export const orderOf = (order: Partial<GameOrder>): GameOrder => ({
  name: 'Finale',
  formula: 'normale',
  rules: RULES,
  seed: 1,
  wishes: NO_WISHES,
  attempts: 1,
  ...order,
});

/** A game made by chance; a seed whose first draw gives no word is followed by another one. */
export const gameOf = (formula: FormulaName, seed: number): PreparedGame =>
  unwrap(generateGame(WORDBOOK.graph, orderOf({ formula, seed, attempts: 20 }))).game;

export const recordOf = (...lines: readonly string[]) => unwrap(parseRecord(lines.join('\n')));

/** Findings as `3 not-top`. */
export const brief = (findings: readonly Finding[]): string[] => findings.map(({ turn, code }) => `${turn} ${code}`);
