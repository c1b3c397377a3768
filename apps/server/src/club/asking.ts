import type { ClubCommandBody, EveningResult } from '@raccord/club';
import type { SentClubCommand } from '@raccord/contract';
import { newSalt } from '../access/tokens.ts';

/** A command as the club takes it: each text about a person gets a salt, and a closed evening its place in the tournament. */
export function bodyOf(sent: SentClubCommand, result?: EveningResult): ClubCommandBody {
  const salted = (text: string) => ({ text, salt: newSalt() });
  switch (sent.type) {
    case 'add-members': {
      const members = sent.data.members.map((member) => ({ ...member, salt: newSalt() }));
      return { type: sent.type, data: { members } };
    }
    case 'correct-member':
      return { type: sent.type, data: { ...sent.data, salt: newSalt() } };
    case 'import-members': {
      const members = sent.data.members.map((member) => ({ ...member, salt: newSalt() }));
      const corrections = sent.data.corrections.map((correction) => ({ ...correction, salt: newSalt() }));
      return { type: sent.type, data: { members, corrections } };
    }
    case 'note-leaving': {
      const { reason, ...data } = sent.data;
      return { type: sent.type, data: { ...data, ...(reason === undefined ? {} : { reason: salted(reason) }) } };
    }
    case 'merge-members':
      return { type: sent.type, data: { ...sent.data, reason: salted(sent.data.reason) } };
    case 'erase-person':
      return { type: sent.type, data: { person: sent.data.person } };
    case 'close-evening': {
      const { tournament, provisional: accepted } = sent.data;
      const { sequence = 0, hash = '', provisional } = result ?? {};
      return {
        type: sent.type,
        data: {
          ...{ tournament, sequence, hash },
          ...(provisional === undefined ? {} : { provisional }),
          ...(accepted === undefined ? {} : { accepted }),
        },
      };
    }
    default:
      return sent;
  }
}
