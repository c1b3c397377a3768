import { lexiconInForce, type OfferedPlayer } from '@raccord/club';
import type { AnswerOf } from '@raccord/contract';
import { editionInForce } from '@raccord/regulation';
import { defaultSettings, type Person, type Settings } from '@raccord/tournament';
import { homeTexts } from '../../../texts/home.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { isSamePerson, type PresentPlayer, presentKey, presentRows, tickRows } from './present.ts';

/** An evening as the server tells it. */
export interface EveningBefore {
  readonly hall: Pick<AnswerOf<'seeHall'>, 'date' | 'place' | 'edition' | 'lexicon' | 'settings' | 'games'>;
  readonly people: Pick<AnswerOf<'seePeople'>, 'officials' | 'entrants'>;
}

/**
 * A new evening as one before it: its settings and officials, and its players, ticked where the club offers them.
 * @param offered those who may come, of the club.
 * @param adopted the dictionaries of the club: one that is in force today is taken by itself.
 */
export function draftLike(
  { hall, people }: EveningBefore,
  offered: readonly OfferedPlayer[],
  adopted: AnswerOf<'listLexicons'>['adopted'],
  today: string,
): Draft {
  const [game] = hall.games;
  const named = (office: string): readonly string[] =>
    people.officials.filter((official) => official.office === office).map(({ name }) => name);
  const usual = usualOf(people.entrants, offered);
  const there = offered.some(({ wasThere }) => wasThere) ? offered : usual;
  const isOwnChoice = hall.edition !== editionInForce(hall.date);
  const referees = named('referee');
  return {
    ...emptyDraft(today),
    name: homeTexts.draft.evening(today),
    place: hall.place,
    ...(isOwnChoice ? { edition: hall.edition } : {}),
    ...(lexiconInForce(adopted, today) ? {} : { lexicon: hall.lexicon.hash }),
    ...(game ? { formula: game.formula, rhythm: game.rhythm } : {}),
    settings: chosenOf(hall),
    ...(offered.length > 0 ? {} : { usual }),
    present: presentAgain(there),
    ...(referees.length > 0 ? { referees: referees.map((name) => ({ name })) } : {}),
    secondReferee: named('second-referee')[0] ?? '',
    commission: named('commission')[0] ?? '',
    like: hall.date,
  };
}

/** Everybody of the last evening, those of a pair as a pair. */
function presentAgain(offered: readonly OfferedPlayer[]): readonly PresentPlayer[] {
  const isPairs = offered.some(({ partner }) => partner !== undefined);
  const partners = new Map(offered.map((player) => [presentKey(player), player.partner]));
  const there: readonly PresentPlayer[] = offered
    .filter(({ wasThere }) => wasThere)
    .map(({ member, person }) => ({ ...(member === undefined ? {} : { member }), person }));
  return tickRows(
    [],
    presentRows(there, (player) => partners.get(presentKey(player)), isPairs),
  );
}

/** The settings that are not those of the edition. */
function chosenOf({ edition, settings }: EveningBefore['hall']): Partial<Settings> {
  const defaults: Readonly<Record<string, unknown>> = { ...defaultSettings(edition) };
  const isOther = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(defaults[name]);
  return Object.fromEntries(Object.entries(settings).filter(isOther));
}

/** Whoever played, as the club offers him or, where it does not, by his name; those of a pair as a pair. */
function usualOf(
  entrants: EveningBefore['people']['entrants'],
  offered: readonly OfferedPlayer[],
): readonly OfferedPlayer[] {
  const known = (person: Person): Pick<OfferedPlayer, 'member' | 'person'> => {
    const { member, person: card } = offered.find((one) => isSamePerson(one.person, person)) ?? { person };
    return { ...(member === undefined ? {} : { member }), person: card };
  };
  return entrants.flatMap(({ members }) => {
    const [first, second] = members.map(known);
    const seen = { wasThere: true, attendance: 1 };
    if (!second) return [{ ...first, ...seen }];
    return [
      { ...first, ...seen, partner: second },
      { ...second, ...seen, partner: first },
    ];
  });
}
