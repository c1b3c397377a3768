import type { AdoptedLexicon } from '../events.ts';
import { lexiconInForce } from '../lexicons.ts';
import { askedOfClub, checkDay, type DecideClub, decided, MANAGERS } from './context.ts';
import { clubRefused } from './refusals.ts';

const adoptLexicon: DecideClub<AdoptedLexicon> = ({ state }, { hash, name, from }) => {
  const day = checkDay(from);
  if (!day.ok) return day;
  const already = lexiconInForce(state.lexicons.values(), from);
  if (already?.hash === hash) return clubRefused('lexicon-in-force', already.name, already.from);
  return decided({ type: 'lexicon-adopted', data: { hash, name, from } });
};

export const LEXICONS_COMMANDS = {
  'adopt-lexicon': askedOfClub({ action: 'changer le dictionnaire du club', others: MANAGERS, decide: adoptLexicon }),
};
