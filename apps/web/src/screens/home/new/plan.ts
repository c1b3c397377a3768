import type { Asked } from '@raccord/contract';
import { foldAccents } from '@raccord/scrabble';
import { type CommandBody, type SeatedEntrant, type Settings, settingsOf } from '@raccord/tournament';
import { texts } from '../../../texts/index.ts';
import { type Draft, editionOf, formulaOf, refereesOf } from './draft.ts';
import { tablesOf } from './sharing.ts';

export type Lexicon = Asked<'createTournament'>['body']['data']['lexicon'];
export type Creating = Asked<'createTournament'>['body'];
type Step = Exclude<CommandBody, { readonly type: 'create-tournament' }> & { readonly id: string };

/** What is sent to the server, in order, with names made beforehand: sent twice, each is done once. */
export interface Creation {
  readonly tournament: Creating;
  readonly steps: readonly Step[];
  /** How many of them the server has, the tournament itself being the first. */
  readonly done: number;
}

export const isFinished = ({ steps, done }: Creation): boolean => done > steps.length;

const CENTRE = 'salle';

/** Everything that makes the tournament of a draft. `mark` tells it from others of the same name. */
export function planCreation(
  draft: Draft,
  entrants: readonly SeatedEntrant[],
  lexicon: Lexicon,
  mark: string,
): Creation {
  const { name, place, date, rhythm } = draft;
  const edition = editionOf(draft);
  const id = tournamentId(name, mark);
  const bodies = [
    { type: 'add-centre', data: { id: CENTRE, name: place.trim() || texts.home.draft.centre } },
    {
      type: 'register-entrants',
      data: {
        entrants: entrants.map(({ members, table }, index) => ({
          id: `j${index + 1}`,
          members,
          centre: CENTRE,
          table,
        })),
      },
    },
    ...officialsOf(draft, entrants),
    { type: 'plan-game', data: { id: 'p1', name: texts.home.draft.game(1), formula: formulaOf(draft), rhythm } },
  ] as const satisfies readonly CommandBody[];
  return {
    tournament: {
      id,
      data: { name: name.trim(), place: place.trim(), date, edition, lexicon, settings: settingsFor(draft) },
    },
    steps: bodies.map((body, index) => ({ ...body, id: `${id}-${index + 1}` })),
    done: 0,
  };
}

/** What was chosen of what the edition leaves to choose: what was chosen under another one may not be. */
function settingsFor(draft: Draft): Partial<Settings> {
  const left: readonly string[] = settingsOf(editionOf(draft));
  // A number that was wiped and kept by the browser comes back as null.
  return Object.fromEntries(
    Object.entries(draft.settings).filter(([name, value]) => left.includes(name) && value !== null),
  );
}

function officialsOf(draft: Draft, entrants: readonly SeatedEntrant[]) {
  const tables = entrants.map(({ table }) => table);
  const referees = refereesOf(draft, tables.length);
  const shares = tablesOf(referees, tables);
  const appoint = (id: string, name: string, office: 'referee' | 'second-referee' | 'commission') =>
    ({ type: 'appoint-official', data: { id, name: name.trim(), centre: CENTRE, office } }) as const;
  return [
    ...referees.flatMap(({ name }, index) => [
      appoint(`a${index + 1}`, name, 'referee'),
      { type: 'assign-tables', data: { official: `a${index + 1}`, tables: shares[index] ?? [] } } as const,
    ]),
    ...(draft.secondReferee.trim() === '' ? [] : [appoint('d1', draft.secondReferee, 'second-referee')]),
    ...(draft.commission.trim() === '' ? [] : [appoint('c1', draft.commission, 'commission')]),
  ];
}

const LONGEST_SLUG = 40;

/** What reads well in an address. */
export function tournamentId(name: string, mark: string): string {
  const slug = foldAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');
  return `${slug || 'tournoi'}-${mark}`;
}
