import type { EveningClosed, IdentifiedPlayer } from './events.ts';
import type { MemberCard } from './members/card.ts';
import type { Season } from './season/season.ts';

/** Whoever runs the installation, a club, or one of its evenings. */
export type ClubRole = 'installation' | 'club' | 'tournament';

/** Who asks. Chance comes in with the command: a salt of his own, always the same, for his name. */
export interface ClubActor {
  readonly role: ClubRole;
  readonly id: string;
  readonly name: string;
  readonly salt: string;
}

/** A text about a person, with the salt that it is committed to with. */
export interface SaltedText {
  readonly text: string;
  readonly salt: string;
}

export interface NewMember {
  readonly id: string;
  readonly card: MemberCard;
  readonly salt: string;
  readonly since: string;
  /** Another person than the member of the same name: somebody was asked. */
  readonly isNamesake?: boolean;
}

/** Somebody on a list that is brought; one who left again has the day when he did. */
export interface ListedMember extends NewMember {
  readonly until?: string;
}

export interface CardCorrection {
  readonly member: string;
  readonly card: MemberCard;
  readonly salt: string;
  readonly isNamesake?: boolean;
  /** The commitment of the card that was corrected: another one written meanwhile is not lost. */
  readonly basis?: string;
}

/** Everything that can be asked of a club. */
export type ClubCommandBody =
  | { readonly type: 'create-club'; readonly data: { readonly name: string } }
  | {
      readonly type: 'describe-club';
      readonly data: { readonly name: string; readonly withheldCategories: readonly string[] };
    }
  | { readonly type: 'add-members'; readonly data: { readonly members: readonly NewMember[] } }
  | { readonly type: 'correct-member'; readonly data: CardCorrection }
  /** A whole list at once, so that it is taken back at once. */
  | {
      readonly type: 'import-members';
      readonly data: { readonly members: readonly ListedMember[]; readonly corrections: readonly CardCorrection[] };
    }
  | {
      readonly type: 'note-leaving';
      readonly data: { readonly member: string; readonly on: string; readonly reason?: SaltedText };
    }
  | { readonly type: 'note-return'; readonly data: { readonly member: string; readonly on: string } }
  /** Two records of one person: `merged` is from now on read as `kept`. */
  | {
      readonly type: 'merge-members';
      readonly data: { readonly kept: string; readonly merged: string; readonly reason: SaltedText };
    }
  | { readonly type: 'withhold-name'; readonly data: { readonly member: string; readonly isWithheld: boolean } }
  | { readonly type: 'erase-person'; readonly data: { readonly person: string } }
  | {
      readonly type: 'add-evening';
      readonly data: { readonly tournament: string; readonly title: string; readonly date: string };
    }
  | {
      readonly type: 'identify-players';
      readonly data: { readonly tournament: string; readonly players: readonly IdentifiedPlayer[] };
    }
  /** `accepted`: why the ranking is provisional, as whoever closes the evening read it. */
  | { readonly type: 'close-evening'; readonly data: EveningClosed & { readonly accepted?: string } }
  /** A season of the same id is changed. */
  | { readonly type: 'plan-season'; readonly data: Season }
  /** Takes back the action named, else one's last one. */
  | { readonly type: 'undo'; readonly data: { readonly event?: string } };

export type ClubCommandType = ClubCommandBody['type'];
export type ClubCommandData<Type extends ClubCommandType> = Extract<ClubCommandBody, { readonly type: Type }>['data'];

/** A command: its id makes it done once, however often it is sent. */
export type ClubCommand = ClubCommandBody & {
  readonly id: string;
  readonly actor: ClubActor;
  /** Milliseconds since 1970. */
  readonly at: number;
};
