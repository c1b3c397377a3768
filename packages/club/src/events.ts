import type { ChainedEvent } from '@raccord/stream';
import type { ClubRole } from './commands.ts';
import type { CLUB_KINDS } from './kinds/index.ts';

/** Stands for a text that is kept elsewhere (`Disclosure`): no event of a club has a name or a free text about a person. */
export type Commitment = string;

export type ClubEventType = keyof typeof CLUB_KINDS;
type ClubDataOf<Type extends ClubEventType> = Parameters<(typeof CLUB_KINDS)[Type]['told']>[0];

/** Something that has happened to a club: its kind, and what is to be known of it. */
export type ClubEventBody = {
  readonly [Type in ClubEventType]: { readonly type: Type; readonly data: ClubDataOf<Type> };
}[ClubEventType];

/** An event as it is kept, chained like those of a tournament. */
export type ClubEvent = ClubEventBody &
  Omit<ChainedEvent, 'type' | 'data' | 'actor'> & {
    readonly actor: { readonly role: ClubRole; readonly id: string; readonly name: Commitment };
  };

export interface ClubDescription {
  readonly name: string;
  /** Categories of players whose names are not published, those of minors for one. */
  readonly withheldCategories: readonly string[];
}

export interface AddedMember {
  readonly id: string;
  readonly card: Commitment;
  readonly since: string;
}

export interface ImportedMember extends AddedMember {
  /** The day when he left. */
  readonly until?: string;
}

export interface CorrectedCard {
  readonly member: string;
  readonly card: Commitment;
}

/** A dictionary of the club, from a day on: new evenings of that day and after take it, those that were created keep theirs. */
export interface AdoptedLexicon {
  /** The hash of its words, and what the club calls it. */
  readonly hash: string;
  readonly name: string;
  readonly from: string;
}

export interface AddedEvening {
  readonly tournament: string;
  readonly title: string;
  readonly date: string;
}

/** A player of an entrant, the first or the second one of a pair. */
export interface PlayerKey {
  readonly entrant: string;
  readonly place: 0 | 1;
}

export interface IdentifiedPlayer extends PlayerKey {
  /** null: a visitor. */
  readonly member: string | null;
}

/** How far the stream of the tournament had come: the season stands on these events. */
export interface EveningClosed {
  readonly tournament: string;
  readonly sequence: number;
  readonly hash: string;
  /** Why its ranking was provisional: « 2 bulletins à saisir au coup 14 (tables 3 et 7) ». */
  readonly provisional?: string;
}
