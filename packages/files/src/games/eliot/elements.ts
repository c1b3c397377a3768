import { refuse } from '@raccord/scrabble';
import type { XmlElement } from '../../reading/xml.ts';

/** The index of each player, by what Eliot calls him. */
export type PlayerIds = ReadonlyMap<string, number>;

/** Whom an element is about: Eliot 2.0 writes the name of the attribute without a capital. */
export const playerIdOf = ({ playerId, playerid }: Readonly<Record<string, string>>): string =>
  playerId ?? playerid ?? '';

/** For every version of Eliot. */
export const idAttributes = (player: number): string => ` playerId="${player}" playerid="${player}"`;

/** A fault of a file of Eliot, with the line of the element that has it. */
export const fault = ({ line }: Pick<XmlElement, 'line'>, what: string) =>
  refuse('game-line', `Ligne ${line} : ${what}`);
