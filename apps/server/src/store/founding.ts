import { ClubJournal, type RecordedClubEvent } from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import type { Kysely } from 'kysely';
import { newId, newSalt } from '../access/tokens.ts';
import { insertClub } from './clubrows.ts';
import type { Tables } from './schema.ts';

/** What the club of an installation is called until somebody names it. */
const UNNAMED = 'Mon club';

/** The program itself, where nobody asked. */
const PROGRAM = { role: 'installation', id: 'raccord', name: 'Raccord' } as const;

/** Begins the club of an installation that has none. Answers its id. */
export async function foundClub(db: Kysely<Tables>, at: number): Promise<string> {
  const id = `club-${newId()}`;
  await insertClub(db, id, [firstEvent(UNNAMED, at)]);
  return id;
}

function firstEvent(name: string, at: number): RecordedClubEvent {
  const actor = { ...PROGRAM, salt: newSalt() };
  return unwrap(new ClubJournal().submit({ type: 'create-club', data: { name }, id: newId(), actor, at }));
}
