import type { CLUB_COMMANDS } from './decide/asked.ts';
import type { MemberCard } from './members/card.ts';

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

export type ClubCommandType = keyof typeof CLUB_COMMANDS;
export type ClubCommandData<Type extends ClubCommandType> = Parameters<(typeof CLUB_COMMANDS)[Type]['decide']>[1];

/** Everything that can be asked of a club, read off the table of what decides it. */
export type ClubCommandBody = {
  readonly [Type in ClubCommandType]: { readonly type: Type; readonly data: ClubCommandData<Type> };
}[ClubCommandType];

/** A command: its id makes it done once, however often it is sent. */
export type ClubCommand = ClubCommandBody & {
  readonly id: string;
  readonly actor: ClubActor;
  /** Milliseconds since 1970. */
  readonly at: number;
};
