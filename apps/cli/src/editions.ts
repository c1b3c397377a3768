import { dayOf, list } from '@raccord/french';
import { EDITION_NAMES, EDITIONS, type EditionName, editionInForce, playRulesOf } from '@raccord/regulation';
import type { PlayRules } from '@raccord/scrabble';
import { CliFault } from './command.ts';
import { nearest, quote } from './text.ts';

/** The edition in force today. */
export const editionOfToday = (): EditionName => editionInForce(dayOf(Date.now()));

/** How letters are drawn and solutions laid today. */
export const playRulesOfToday = (): PlayRules => playRulesOf(EDITIONS[editionOfToday()]);

/** How the option of an edition is explained. */
export const EDITION_SUMMARY = `${EDITION_NAMES.join(', ')} (par défaut, celle en vigueur : ${editionOfToday()})`;

export function readEdition(text: string | undefined, from: string): EditionName | undefined {
  if (text === undefined) return undefined;
  const name = EDITION_NAMES.find((candidate) => candidate === text);
  if (name) return name;
  const meant = nearest(text, EDITION_NAMES);
  const hint = meant ? `vouliez-vous dire « ${meant} » ? Les éditions sont` : 'choisissez';
  throw new CliFault(
    `Édition ${quote(text)} inconnue (${from}) : ${hint} ${list(EDITION_NAMES, meant ? 'et' : 'ou')}.`,
  );
}
