import { EDITION_NAMES, EDITIONS, type EditionName, RHYTHM_NAMES } from '@raccord/regulation';
import { accept, type Result } from '@raccord/scrabble';
import type { Description, GamePlan, Moment } from '../events.ts';
import type { Actor, Centre, Official, TableRange } from '../people.ts';
import { completeSettings, type Settings } from '../settings.ts';
import {
  asked,
  type Context,
  checkCentre,
  checkId,
  type Decide,
  type Decision,
  findEntrant,
  findGame,
  isBlank,
  momentForReferee,
} from './context.ts';
import { isTable } from './entrants.ts';
import { type RefusalCode, refused } from './refusals.ts';

export interface TournamentAsked extends Description {
  readonly edition: EditionName;
  readonly lexicon: { readonly name: string; readonly hash: string };
  /** Those that are not left to the edition. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export function createTournament({ state }: Context, data: TournamentAsked): Decision {
  if (state.charter) return refused('tournament-exists');
  const { name, place, date, edition, lexicon } = data;
  const settings = checkCharter(data);
  if (!settings.ok) return settings;
  return accept({
    type: 'tournament-created',
    data: { name, place, date, edition, lexicon: { name: lexicon.name, hash: lexicon.hash }, settings: settings.value },
  });
}

/** The settings of a tournament that has a name and an edition. */
export function checkCharter({
  name,
  edition,
  settings = {},
}: Pick<TournamentAsked, 'name' | 'edition' | 'settings'>): Result<Settings, RefusalCode> {
  if (isBlank(name)) return refused('name-missing', 'du tournoi');
  if (!EDITION_NAMES.includes(edition)) return refused('unknown-edition', edition, EDITION_NAMES.join(', '));
  const completed = completeSettings(settings, edition);
  return completed.ok ? completed : refused('bad-setting', completed.fault.text);
}

const describeTournament: Decide<Description> = (_, { name, place, date }) =>
  isBlank(name)
    ? refused('name-missing', 'du tournoi')
    : accept({ type: 'tournament-described', data: { name, place, date } });

const addCentre: Decide<Centre> = ({ state }, { id, name }) => {
  if (isBlank(name)) return refused('name-missing', 'du centre');
  const free = checkId(state.centres, id);
  if (!free.ok) return free;
  return accept({ type: 'centre-added', data: { id, name } });
};

const appointOfficial: Decide<Official> = (context, { id, name, centre, office }, { actor }) => {
  if (isBlank(name)) return refused('name-missing', 'de l’arbitre');
  const free = checkId(context.state.officials, id);
  if (!free.ok) return free;
  if (!context.state.centres.has(centre)) return refused('unknown-centre', centre);
  // The commission decides for everybody: it is not for one centre to choose.
  if (office === 'commission') {
    const ofAll = checkChiefOfAll(actor);
    if (!ofAll.ok) return ofAll;
  }
  const inCentre = checkCentre(context, actor, centre);
  return inCentre.ok ? accept({ type: 'official-appointed', data: { id, name, centre, office } }) : inCentre;
};

const assignTables: Decide<{
  readonly official: string;
  readonly tables: readonly TableRange[];
  readonly from?: Moment;
}> = (context, { official: id, tables, from }, { actor }) => {
  const official = context.state.officials.get(id);
  if (!official) return refused('unknown-official', id);
  const inCentre = checkCentre(context, actor, official.centre);
  if (!inCentre.ok) return inCentre;
  if (official.office !== 'referee') return refused('not-a-referee', official.name);
  const wrong = tables.find(({ from, to }) => !isTable(from) || !isTable(to) || from > to);
  if (wrong) return refused('bad-tables', wrong.from, wrong.to);
  const moment = momentForReferee(context, from, official.centre);
  return moment.ok ? accept({ type: 'tables-assigned', data: { official: id, tables, from: moment.value } }) : moment;
};

const planGame: Decide<Omit<GamePlan, 'separatesTies'> & { readonly separatesTies?: boolean }> = (context, data) => {
  const { id, name, formula, rhythm, entrants, separatesTies = false } = data;
  if (isBlank(name)) return refused('name-missing', 'de la partie');
  const free = checkId(context.state.games, id);
  if (!free.ok) return free;
  const { formulas } = EDITIONS[context.charter.edition].game;
  if (!formulas.includes(formula)) return refused('unknown-formula', formula, formulas.join(', '));
  if (!RHYTHM_NAMES.includes(rhythm)) return refused('unknown-rhythm', rhythm, RHYTHM_NAMES.join(', '));
  if (separatesTies && rhythm !== 'mort-subite') return refused('sudden-death-only');
  for (const entrant of entrants ?? []) {
    const known = findEntrant(context, entrant);
    if (!known.ok) return known;
  }
  return accept({
    type: 'game-planned',
    data: { id, name, formula, rhythm, separatesTies, ...(entrants ? { entrants } : {}) },
  });
};

const cancelGame: Decide<{ readonly game: string; readonly reason: string }> = (context, { game: id, reason }) => {
  const game = findGame(context, id);
  if (!game.ok) return game;
  if (game.value.finished) return refused('game-finished', game.value.plan.name);
  if (game.value.turns.length > 0) return refused('game-begun', game.value.plan.name);
  return isBlank(reason) ? refused('reason-missing') : accept({ type: 'game-cancelled', data: { game: id, reason } });
};

const checkChiefOfAll = (actor: Actor): Decision<void> =>
  actor.role === 'chief' && actor.centre !== undefined
    ? refused('not-allowed', actor.role, 'nommer la commission')
    : accept(undefined);

export const SETUP_COMMANDS = {
  'create-tournament': asked({ action: 'créer le tournoi', others: [], decide: createTournament }),
  'describe-tournament': asked({ action: 'changer la description du tournoi', others: [], decide: describeTournament }),
  'add-centre': asked({ action: 'ajouter un centre', others: [], decide: addCentre }),
  'appoint-official': asked({ action: 'nommer un arbitre', others: [], inCentre: true, decide: appointOfficial }),
  'assign-tables': asked({ action: 'répartir les tables', others: [], inCentre: true, decide: assignTables }),
  'plan-game': asked({ action: 'ajouter une partie', others: [], decide: planGame }),
  'cancel-game': asked({ action: 'annuler une partie', others: [], decide: cancelGame }),
};
