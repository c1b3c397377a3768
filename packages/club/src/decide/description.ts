import { tidy } from '@raccord/tournament';
import { askedOfClub, checkName, type DecideClub, decided, MANAGERS } from './context.ts';
import { clubRefused } from './refusals.ts';

const createClub: DecideClub<{ readonly name: string }> = ({ state }, data) => {
  if (state.description) return clubRefused('club-exists');
  const name = checkName(data.name, 'du club');
  return name.ok ? decided({ type: 'club-created', data: { name: name.value } }) : name;
};

const describeClub: DecideClub<{ readonly name: string; readonly withheldCategories: readonly string[] }> = (
  _,
  data,
) => {
  const name = checkName(data.name, 'du club');
  if (!name.ok) return name;
  const withheldCategories = data.withheldCategories.map(tidy).filter((category) => category !== '');
  return decided({ type: 'club-described', data: { name: name.value, withheldCategories } });
};

export const DESCRIPTION_COMMANDS = {
  'create-club': askedOfClub({ action: 'créer un club', others: [], decide: createClub }),
  'describe-club': askedOfClub({ action: 'changer les réglages du club', others: MANAGERS, decide: describeClub }),
};
