import type { ChainedEvent } from '@raccord/tournament';
import type { ClubRole } from './commands.ts';
import type { Season } from './season/season.ts';

/** Stands for a text that is kept elsewhere (`Disclosure`): no event of a club has a name or a free text about a person. */
export type Commitment = string;

/** Everything that can have happened to a club. One command gives one event. */
export type ClubEventBody =
  | { readonly type: 'club-created'; readonly data: { readonly name: string } }
  | { readonly type: 'club-described'; readonly data: ClubDescription }
  | { readonly type: 'members-added'; readonly data: { readonly members: readonly AddedMember[] } }
  | { readonly type: 'member-corrected'; readonly data: CorrectedCard }
  | {
      readonly type: 'members-imported';
      readonly data: { readonly members: readonly ImportedMember[]; readonly corrections: readonly CorrectedCard[] };
    }
  | {
      readonly type: 'member-left';
      readonly data: { readonly member: string; readonly on: string; readonly reason?: Commitment };
    }
  | { readonly type: 'member-returned'; readonly data: { readonly member: string; readonly on: string } }
  | {
      readonly type: 'members-merged';
      readonly data: { readonly kept: string; readonly merged: string; readonly reason: Commitment };
    }
  | { readonly type: 'name-withheld'; readonly data: { readonly member: string; readonly isWithheld: boolean } }
  /** All that is kept about these persons was deleted: the one asked for, and those that were the same one. */
  | { readonly type: 'person-erased'; readonly data: { readonly persons: readonly string[] } }
  | { readonly type: 'evening-added'; readonly data: AddedEvening }
  | {
      readonly type: 'players-identified';
      readonly data: { readonly tournament: string; readonly players: readonly IdentifiedPlayer[] };
    }
  | { readonly type: 'evening-closed'; readonly data: EveningClosed }
  | { readonly type: 'season-planned'; readonly data: Season }
  | { readonly type: 'action-undone'; readonly data: { readonly event: string } };

export type ClubEventType = ClubEventBody['type'];

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
