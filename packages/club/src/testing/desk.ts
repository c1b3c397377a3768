import { type Result, unwrap } from '@raccord/scrabble';
import { NO_EVENT } from '@raccord/stream';
import type { ClubActor, ClubCommand, ClubCommandBody, ClubCommandData, ClubCommandType } from '../commands.ts';
import type { ClubRefusalCode } from '../decide/refusals.ts';
import { ClubJournal, type RecordedClubEvent } from '../journal.ts';
import type { MemberCard } from '../members/card.ts';

export const saltOf = (number: number): string => number.toString(16).padStart(64, '0');

const actor = (role: ClubActor['role'], id: string, salt: number): ClubActor => ({
  ...{ role, id, name: `Responsable ${id}`, salt: saltOf(salt) },
});

export const INSTALLATION = actor('installation', 'i', 1_000_001);
export const MANAGER = actor('club', 'r', 1_000_002);
export const HOST = actor('tournament', 't', 1_000_003);

/** A club to which commands are given one after the other; salts are counted, which no program should do. */
export class ClubDesk {
  readonly journal: ClubJournal;
  #count: number;

  constructor(journal = new ClubJournal()) {
    this.journal = journal;
    this.#count = journal.events.length;
  }

  salt(): string {
    return saltOf(++this.#count);
  }

  command<Type extends ClubCommandType>(type: Type, data: ClubCommandData<Type>, by = MANAGER): ClubCommand {
    this.#count++;
    return { ...({ type, data } as ClubCommandBody), id: `c${this.#count}`, actor: by, at: this.#count * 1000 };
  }

  ask<Type extends ClubCommandType>(
    type: Type,
    data: ClubCommandData<Type>,
    by?: ClubActor,
  ): Result<RecordedClubEvent, ClubRefusalCode> {
    return this.journal.submit(this.command(type, data, by));
  }

  tell<Type extends ClubCommandType>(type: Type, data: ClubCommandData<Type>, by?: ClubActor): RecordedClubEvent {
    return unwrap(this.ask(type, data, by));
  }

  /** Adds a member from 2026-09-01 on, under his id. */
  add(id: string, card: MemberCard, isNamesake = false): RecordedClubEvent {
    return this.tell('add-members', { members: [{ id, card, salt: this.salt(), since: '2026-09-01', isNamesake }] });
  }

  reason(text = 'même personne') {
    return { text, salt: this.salt() };
  }

  evening(tournament: string, date: string, players: Readonly<Record<string, string | null>> = {}): void {
    this.tell('add-evening', { tournament, title: `Soirée ${tournament}`, date });
    const identified = Object.entries(players).map(([entrant, member]) => ({ entrant, place: 0 as const, member }));
    if (identified.length > 0) this.tell('identify-players', { tournament, players: identified });
  }

  close(tournament: string, sequence = 10): void {
    this.tell('close-evening', { tournament, sequence, hash: NO_EVENT });
  }
}

export function openClub(): ClubDesk {
  const desk = new ClubDesk();
  desk.tell('create-club', { name: 'Club d’essai' }, INSTALLATION);
  return desk;
}

/** A club with three members, `a`, `b` and `c`. */
export function openSmallClub(): ClubDesk {
  const desk = openClub();
  desk.add('a', { familyName: 'ALPHA', firstName: 'Anne', licence: '111' });
  desk.add('b', { familyName: 'BETA', firstName: 'Bruno', licence: '222' });
  desk.add('c', { familyName: 'GAMMA', firstName: 'Cléa' });
  return desk;
}

/** The code of a refusal, or the type of the event. */
export const outcomeOf = (answer: Result<RecordedClubEvent, ClubRefusalCode>): string =>
  answer.ok ? answer.value.event.type : answer.fault.code;
